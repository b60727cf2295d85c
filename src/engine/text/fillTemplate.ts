/**
 * Puts values in the place of `{name}`; undefined if one of them is missing.
 * @example fillTemplate('/bien/{id}', () => '7') === '/bien/7'
 */
export function fillTemplate(template: string, valueOf: (name: string) => string | undefined): string | undefined {
  let whole = true
  const filled = template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = valueOf(name)
    if (value === undefined || value === '') whole = false
    return value ?? ''
  })
  return whole ? filled : undefined
}
