/** Languages in which the server writes to people. */
export type Language = 'fr' | 'en'

/** The language that a caller prefers (`Accept-Language`): French or English, French if neither is asked for. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: Number(weight ?? 1) }
  })
  // Of wishes of one weight the first counts: sorting keeps their order.
  const known = wishes.filter(({ language, weight }) => (language === 'fr' || language === 'en') && weight > 0)
  return known.sort((left, right) => right.weight - left.weight)[0]?.language === 'en' ? 'en' : 'fr'
}
