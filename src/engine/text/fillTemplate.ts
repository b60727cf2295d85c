/** The names that a template is filled with. @example templateNames('/bien/{id}') → ['id'] */
export function templateNames(template: string): string[] {
  return [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
}

/**
 * Puts values in the place of `{name}`; undefined if one of them is missing.
 * @example fillTemplate('/bien/{id}', () => '7') === '/bien/7'
 */
export function fillTemplate(template: string, valueOf: (name: string) => string | undefined): string | undefined {
  const values = new Map(templateNames(template).map((name) => [name, valueOf(name) ?? '']))
  if ([...values.values()].includes('')) return undefined
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => values.get(name) ?? '')
}

/** The first template whose names all have values, else the last one. */
export const firstFilled = (templates: readonly string[], valueOf: (name: string) => string): string =>
  templates.find((template) => templateNames(template).every((name) => valueOf(name) !== '')) ?? templates.at(-1) ?? ''

/** Fills the first template whose names all have values, else the last one with the values that exist. */
export function fillFirst(templates: readonly string[], valueOf: (name: string) => string): string {
  const chosen = firstFilled(templates, valueOf)
  const filled = fillTemplate(chosen, valueOf)
  return filled ?? joinParts(chosen, Object.fromEntries(templateNames(chosen).map((name) => [name, valueOf(name)])))
}

/**
 * Puts the parts of a text together. The text of the template before a missing part is left out with it.
 * @example joinParts('{streetNumber}, {street} - {country}', { street: 'rue X', country: 'France' }) === 'rue X - France'
 */
export function joinParts(template: string, parts: Record<string, unknown>): string {
  let text = ''
  for (const [, before = '', name = ''] of template.matchAll(/([^{}]*)\{([^{}]+)\}/g)) {
    const part = parts[name]
    const shown = typeof part === 'string' || typeof part === 'number' ? String(part).trim() : ''
    if (shown !== '') text += (text === '' ? '' : before) + shown
  }
  return text
}
