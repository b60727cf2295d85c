/** What the server wrote into the page it served. */
export interface PageSettings {
  /** Path that every address of the product starts with; ends with a slash. */
  basePath: string
  /** Path that every call starts with, without a slash at its end. */
  apiPrefix: string
}

/** Reads the settings of the page; a page without them stands at the root and calls `/api`. */
export function pageSettings(page: ParentNode): PageSettings {
  const { basePath = '/', apiPrefix = '/api' } = page.querySelector<HTMLElement>('meta[name=trousseau]')?.dataset ?? {}
  return {
    basePath: `/${basePath}/`.replace(/\/{2,}/g, '/'),
    apiPrefix: apiPrefix.replace(/\/+$/, ''),
  }
}
