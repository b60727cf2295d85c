import { itemProperties } from '../refers/fields.ts'
import type { Project } from '../Project.ts'

/** Checks what the parts of a format have to do with each other. */
export function checkFormats({ formats: { source, value }, report }: Project): void {
  for (const [name, format] of Object.entries(value.formats)) {
    const { pattern = '', check, notAfter, type = 'string', parts, groups } = format
    const wrong = (place: string, what: string, why: string, mend: string) =>
      report('format', source, ['formats', name, place], { what, why, mend })
    if (notAfter === 'today' && check !== 'date')
      wrong('notAfter', '"today" is compared with dates', 'this format is no date', 'add "check": "date"')
    if (notAfter === 'thisYear' && type !== 'number')
      wrong('notAfter', '"thisYear" is compared with numbers', `this format is a ${type}`, 'add "type": "number"')
    if (parts && parts.length !== groups?.length)
      wrong('parts', 'not every group has a name', 'parts are the names of the groups', 'name as many as "groups" has')
    if (pattern && type === 'number')
      wrong('pattern', 'a number has no letters to test', 'patterns are for texts', 'take it out')
    if (pattern.startsWith('^') !== pattern.endsWith('$'))
      wrong('pattern', 'the pattern is tied at one end only', 'the whole normal form must match', 'give ^ and $')
  }
}

/** Checks that a lookup says what of an item is stored and shown, in every language. */
export function checkLookups(project: Project): void {
  const { source, value } = project.lookups
  for (const [name, { operation, value: stored, label }] of Object.entries(value.lookups)) {
    const wrong = (place: string[], what: string, why: string, mend: string) =>
      project.report('lookup', source, ['lookups', name, ...place], { what, why, mend })
    const names = itemProperties({ project }, operation)
    if (names.length > 0 && stored === undefined)
      wrong([], 'nothing says what of an item is stored', 'the items have several properties', 'add "value"')
    if (names.length > 0 && label === undefined && !names.includes('label') && !names.includes('name'))
      wrong([], 'nothing says what of an item is shown', 'the items have several properties', 'add "label"')
    for (const language of typeof label === 'object' ? project.words.languages : [])
      if (typeof label === 'object' && label[language] === undefined)
        wrong(['label'], `an item has no name in ${language}`, 'no screen mixes languages', `add "${language}"`)
  }
}
