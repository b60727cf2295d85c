/** Puts the focus on the heading of the page, or on its content where there is no heading yet. */
export function focusContent(): void {
  const main = document.querySelector<HTMLElement>('main')
  const target = main?.querySelector<HTMLElement>('h1[tabindex]') ?? main
  target?.focus({ preventScroll: true })
}
