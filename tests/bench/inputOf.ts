/** The control of a field: the product names its id by the path with dots, antd with underscores. */
export function inputOf(path: string): HTMLInputElement {
  const ends = [path, path.replaceAll('.', '_')].map((end) => `input[id$="${end}"]`)
  const input = document.querySelector<HTMLInputElement>(ends.join())
  if (!input) throw new Error(`There is no field ${path}`)
  return input
}
