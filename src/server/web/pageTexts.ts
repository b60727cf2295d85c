import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PagesAhead } from '#engine/firstPage/PagesAhead.ts'
import type { Language } from '#generated/languages.gen.ts'

/** What a page is filled with. */
interface PageParts {
  /** Path of the route, such as `/bien/{realestateUuid}/details`. */
  path: string
  language: Language
  /** What search engines show of it, as HTML text. */
  description: string
}

interface Places {
  basePath: string
  apiPrefix: string
}

/**
 * Reads the page of a built browser app, `index.html`, and what the build has rendered of each route, `pages.json`. What
 * comes back fills the page for a route in a language: with its first picture, and with the files that it will ask for.
 * A route that was not rendered comes empty, and is drawn by the script alone.
 */
export function readPageTexts(folder: string, { basePath, apiPrefix }: Places): (parts: PageParts) => string {
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const rendered = join(folder, 'pages.json')
  const pages = existsSync(rendered) ? (JSON.parse(readFileSync(rendered, 'utf8')) as PagesAhead) : {}

  return ({ path, language, description }) => {
    const page = pages[path]
    const { html = '', modules = [], scripts = [], styles = [] } = page?.languages[language] ?? {}
    const files = [
      ...styles.map((file) => `<link rel="stylesheet" crossorigin href="./${file}">`),
      ...modules.map((file) => `<link rel="modulepreload" crossorigin href="./${file}">`),
      // The script fetches each file as it is, before it makes it a module: see scripts/vite/fetchedFirst.ts.
      ...scripts.map((file) => `<link rel="preload" as="fetch" crossorigin href="./${file}">`),
    ].join('')
    const values: Record<string, string> = {
      // After the styles of every page, which say what layers there are.
      '</head>': `${files}</head>`,
      '<!--page-->': html,
      __PAGE__: path,
      __GUARD__: page?.guard ?? '',
      __LANGUAGE__: language,
      __DESCRIPTION__: description,
    }
    const names = new RegExp(Object.keys(values).join('|'), 'g')
    return template
      .replace(names, (name) => values[name] ?? '')
      .replaceAll('__BASE_PATH__', basePath)
      .replaceAll('__API_PREFIX__', apiPrefix)
  }
}

type Encoding = 'br' | 'gzip'

/** A text as it is sent: whole, and compressed for who can read that, which is done when it is asked for first. */
export function createCompressed(text: string) {
  const compressors = { br: brotliCompressSync, gzip: gzipSync }
  const made = new Map<Encoding, Buffer>()
  /** @param accepted the header `Accept-Encoding` */
  return (accepted: string | undefined): { encoding?: Encoding; body: Buffer | string } => {
    const encoding = (['br', 'gzip'] as const).find((name) => isAccepted(accepted, name))
    if (encoding === undefined) return { body: text }
    const body = made.get(encoding) ?? compressors[encoding](text)
    made.set(encoding, body)
    return { encoding, body }
  }
}

/** Whether an encoding is named, and not with the weight 0. */
function isAccepted(accepted = '', name: Encoding): boolean {
  return accepted
    .split(',')
    .some((wish) => new RegExp(`^\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$)[\\d.]+\\s*)?$`).test(wish))
}
