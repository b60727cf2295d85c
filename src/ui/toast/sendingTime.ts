const two = (value: number) => String(value).padStart(2, '0')

/** Local time as `dd/mm/yyyy, hh:MM:ss`, the same in every language. */
export function sendingTime(at: Date): string {
  const day = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${String(at.getFullYear()).padStart(4, '0')}`
  return `${day}, ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}
