import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The fonts of the first picture, as files of their packages: of the text, and of headings. */
const fonts = ['inter-latin-wght-normal.woff2', 'source-serif-4-latin-600-normal.woff2']

/** Names these fonts in the page, so that a browser fetches them before it has read the styles that ask for them. */
export function fontsAhead(): Plugin {
  return {
    name: 'fonts-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        return fonts.map((font): HtmlTagDescriptor => {
          const file = Object.values(bundle).find((one) => one.type === 'asset' && one.names.includes(font))
          if (!file) throw new Error(`No style asks for the font ${font}`)
          const attrs = {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `./${file.fileName}`,
          }
          return { tag: 'link', attrs, injectTo: 'head' }
        })
      },
    },
  }
}
