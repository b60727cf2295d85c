import { languages, type Language } from '#generated/languages.gen.ts'

/** A language of ours by its name; the first one for any other name. */
export const knownLanguage = (name?: string): Language => languages.find((one) => one === name) ?? languages[0]

/** The language that a caller prefers (`Accept-Language`): the first one of ours if none of them is asked for. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: Number(weight ?? 1) }
  })
  // Of wishes of one weight the first counts: sorting keeps their order.
  const known = wishes.filter(({ language, weight }) => languages.some((one) => one === language) && weight > 0)
  return knownLanguage(known.sort((left, right) => right.weight - left.weight)[0]?.language)
}
