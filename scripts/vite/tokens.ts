import type { Plugin } from 'vite'
import { tokensCss } from '../../src/ui/theme/tokens.ts'

const name = 'virtual:tokens.css'

/** Serves the design tokens as a style sheet, so that the first paint already has its colours. */
export function tokens(): Plugin {
  return {
    name: 'tokens',
    resolveId: (id) => (id === name ? name : undefined),
    load: (id) => (id === name ? tokensCss() : undefined),
  }
}
