import type { Plugin } from 'vite'

const replaced = /@rc-component\/portal\/(es|lib)\/useScrollLocker\.js$/

/** Marks the document while a modal or drawer is open, and whether its scroll bar leaves a gap; `base.css` does the rest. */
const code = `
import { useLayoutEffect } from 'react'
let locks = 0
export default function useScrollLocker(lock) {
  useLayoutEffect(() => {
    if (!lock) return
    const { clientWidth, dataset } = document.documentElement
    if (locks === 0) dataset.locked = window.innerWidth > clientWidth ? 'scrolling' : 'still'
    locks += 1
    return () => {
      locks -= 1
      if (locks === 0) delete dataset.locked
    }
  }, [lock])
}
`

/**
 * antd stops the page from scrolling with style elements that have no nonce, which the content security policy blocks.
 * This puts a hook in that place that needs none.
 */
export function scrollLock(): Plugin {
  let found = false
  return {
    name: 'scroll-lock',
    load(id) {
      if (!replaced.test(id)) return undefined
      found = true
      return code
    },
    buildEnd(error) {
      if (!error && !found) this.error('antd locks the scroll somewhere else now: mend scripts/vite/scrollLock.ts')
    },
    apply: 'build',
  }
}
