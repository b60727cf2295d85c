import type { Finding } from '#compiler/text/Finding.ts'
import sentences from '#compiler/text/sentences.json' with { type: 'json' }

const gap = /\{(\d)\}/
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a finding would say with two neighbouring parts of its sentence in each other's place; none where they touch. */
export function swappedParts({ code, cause, cure }: Pick<Finding, 'code' | 'cause' | 'cure'>): string[] {
  const sentence = sentences[code].slice(0, 2).join('; ')
  if (sentence.includes('}{')) return []
  const places: number[] = []
  const pattern = sentence.split(/(\{\d\})/).map((piece) => {
    const place = Number(gap.exec(piece)?.[1] ?? NaN)
    if (Number.isNaN(place)) return literally(piece)
    if (places.includes(place)) return '.*?'
    places.push(place)
    return '(.*?)'
  })
  const given = new RegExp(`^${pattern.join('')}$`, 's').exec(`${cause}; ${cure}`)?.slice(1) ?? []
  const parts = places.map((_, place) => given[places.indexOf(place)] ?? '')
  return parts.slice(1).flatMap((part, before) => {
    const other = parts.with(before, part).with(before + 1, parts[before] ?? '')
    return part === parts[before] ? [] : [sentence.replaceAll(/\{(\d)\}/g, (_, place) => other[Number(place)] ?? '')]
  })
}
