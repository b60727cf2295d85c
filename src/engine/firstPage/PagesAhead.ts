/** First pictures that the build has rendered, by the path of their route; the server sends them, the script takes over. */
export type PagesAhead = Record<string, PageAhead>

export interface PageAhead {
  /** Whom it is for: anyone, a visitor without a session, or a user with one. */
  guard: 'anyone' | 'visitor' | 'signedIn'
  /** By language. */
  languages: Record<string, RenderedPage>
}

interface RenderedPage extends PageFiles {
  /** What stands in `#root`; links begin with `__BASE_PATH__`. */
  html: string
}

/** Files of the build that a page asks for, beside those of every page. */
export interface PageFiles {
  /** Those that are imported at once. */
  modules: string[]
  /** Those that are fetched as they are, before they are imported. */
  scripts: string[]
  styles: string[]
}
