import type { Plugin } from 'vite'

const replaced = /\/node_modules\/markdown-to-jsx\//

/** Stands in for the Markdown reader that rjsf brings along; our own templates show text as text. */
export function plainText(): Plugin {
  return {
    name: 'plain-text',
    apply: 'build',
    load: (id) => (replaced.test(id) ? 'export const Markdown = ({ children }) => children' : undefined),
  }
}
