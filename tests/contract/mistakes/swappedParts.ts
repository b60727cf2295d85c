import type { Finding } from '#compiler/text/Finding.ts'
import { type Template, templates } from '#compiler/text/sentences.ts'

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The sentences of a finding with two neighbouring parts in each other's place; none if the parts touch. */
export function swappedParts({ code, cause, cure }: Pick<Finding, 'code' | 'cause' | 'cure'>): string[] {
  const template: Template = templates[code]
  const sentence = `${template.cause}; ${template.cure}`
  if (sentence.includes('><')) return []
  const names: string[] = []
  const pattern = sentence.split(/<(\w+)>/).map((piece, index) => {
    if (index % 2 === 0) return literally(piece)
    if (names.includes(piece)) return '.*?'
    names.push(piece)
    return '(.*?)'
  })
  const given = new RegExp(`^${pattern.join('')}$`, 's').exec(`${cause}; ${cure}`)?.slice(1) ?? []
  return given.slice(1).flatMap((part, before) => {
    const other = given.with(before, part).with(before + 1, given[before] ?? '')
    if (part === given[before]) return []
    return [sentence.replaceAll(/<(\w+)>/g, (_, name: string) => other[names.indexOf(name)] ?? '')]
  })
}
