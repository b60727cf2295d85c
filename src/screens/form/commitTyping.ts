/** What is being typed counts as soon as its field is left; whoever goes on typing finds the focus where it was. */
export function commitTyping(): void {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return
  activeElement.blur()
  activeElement.focus({ preventScroll: true })
}
