/**
 * Puts values in the place of `{name}`; undefined if one of them is missing.
 * @example fillTemplate('/bien/{id}', () => '7') === '/bien/7'
 */
export function fillTemplate(template: string, valueOf: (name: string) => string | undefined): string | undefined {
  const names = [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
  const values = new Map(names.map((name) => [name, valueOf(name) ?? '']))
  if ([...values.values()].includes('')) return undefined
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => values.get(name) ?? '')
}
