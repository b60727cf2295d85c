/**
 * Puts the parts of a text together. What the template holds before a part is left out with it when the part is missing.
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
