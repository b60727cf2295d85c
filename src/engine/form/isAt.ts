/**
 * Whether an address holds a word, as a step of its path or as a value of its query.
 * @param address path and query below the base path
 * @example isAt('/boat/new?type=sail', 'sail') and isAt('/boat/sail/7/edit', 'sail')
 */
export function isAt(address: string, word: string): boolean {
  const [path = '', query = ''] = address.split('?')
  // The words that a definition may ask for are written as they are in any address.
  const values = query.split('&').map((pair) => pair.split('=')[1])
  return path.split('/').includes(word) || values.includes(word)
}
