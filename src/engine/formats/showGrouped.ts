import type { Format } from '#generated/definitions.gen.ts'

/** A number in the groups in which people read it: `732 829 320 00074`, `06 12 34 56 78`, `+33 6 12 34 56 78`. */
export function showGrouped(text: string, format: Format): string {
  if (format.kind === 'phone') return showPhone(text)
  if (!format.groups) return text
  const groups: string[] = []
  let rest = text
  for (let index = 0; rest !== ''; index += 1) {
    const length = format.groups[Math.min(index, format.groups.length - 1)] ?? rest.length
    groups.push(rest.slice(0, length))
    rest = rest.slice(length)
  }
  return groups.join(' ')
}

function showPhone(text: string): string {
  const match = /^(\+33|0033|0)?(\d)(\d{8})$/.exec(text)
  if (!match) return text
  const [, prefix = '', first = '', others = ''] = match
  const pairs = (others.match(/\d\d/g) ?? []).join(' ')
  return prefix === '0' ? `0${first} ${pairs}` : `${prefix} ${first} ${pairs}`.trim()
}
