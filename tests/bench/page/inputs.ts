/** The control of a field: the product names its id by the path with dots, antd with underscores. */
export function inputOf(path: string): HTMLInputElement {
  const ends = [path, path.replaceAll('.', '_')].map((end) => `input[id$="${end}"]`)
  const input = document.querySelector<HTMLInputElement>(ends.join())
  if (!input) throw new Error(`There is no field ${path}`)
  return input
}

/** Gives a controlled input another text, as a key does. */
export function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
