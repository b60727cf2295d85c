/** How long the address of a file is kept for the browser to take its bytes over, in milliseconds. */
const revokeDelayMs = 60_000

/** Gives bytes to the user as a file, as a link with `download` does. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelayMs)
}
