/** The element that can take the focus inside a group. */
export const focusable = 'input:not([type=hidden]):not([hidden]), select, textarea, button, a[href]'

/** Puts the focus on the control with this id, or on the first one inside a group, and brings it into sight. */
export function focusControl(id: string): void {
  const element = document.getElementById(id)
  if (!element) return
  const isGroup = element.getAttribute('role') === 'radiogroup' || element.getAttribute('role') === 'group'
  const target = isGroup ? (element.querySelector<HTMLElement>(focusable) ?? element) : element
  // Scrolls at once: while a page glides, the next target moves away under the pointer.
  target.scrollIntoView({ block: 'center' })
  target.focus({ preventScroll: true })
}

/** Commits the text being typed as if its field was left; the focus stays. */
export function commitTyping(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.blur()
  activeElement.focus({ preventScroll: true })
}
