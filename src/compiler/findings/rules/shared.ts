import { typeOfFormat } from '#engine/formats/formatText.ts'
import { itemProperties } from '../refers/fields.ts'
import type { Project } from '../Project.ts'
import type { Told } from '../Finding.ts'
import { backtracksAt } from '../../backtracksAt.ts'
import { leavesOf, type Path, type Source } from '../read/Source.ts'

/** Checks what the parts of a format have to do with each other. */
export function checkFormats({ formats: { source, value }, report }: Project): void {
  for (const [name, format] of Object.entries(value.formats)) {
    const { pattern = '', parts, groups } = format
    const wrong = (place: string, ...told: Told) => report({ source, path: ['formats', name, place] }, ...told)
    if (parts && parts.length !== groups?.length) wrong('parts', 'namelessGroup')
    if (pattern && typeOfFormat(format) === 'number') wrong('pattern', 'patternOfNumber')
    if (pattern.startsWith('^') !== pattern.endsWith('$')) wrong('pattern', 'tiedAtOneEnd')
  }
}

/** Checks that a lookup says what of an item is stored and shown, in every language. */
export function checkLookups(project: Project): void {
  const { source, value } = project.lookups
  for (const [name, { operation, value: stored, label }] of Object.entries(value.lookups)) {
    const path = ['lookups', name]
    const names = itemProperties({ project }, operation)
    if (names.length > 0 && stored === undefined) project.report({ source, path }, 'noItem', 'stored', 'value')
    if (names.length > 0 && label === undefined && !names.includes('label') && !names.includes('name'))
      project.report({ source, path }, 'noItem', 'shown', 'label')
    if (typeof label !== 'object') continue
    for (const language of project.words.languages.filter((one) => label[one] === undefined))
      project.report({ source, path: [...path, 'label'] }, 'namelessItem', language)
  }
}

/** Refuses regular expressions that can backtrack: one long text would hold up the page, or the server and all it serves. */
export function checkPatterns(project: Project): void {
  for (const source of project.sources)
    if (/^(schemas|openapi)\//.test(source.file))
      for (const [path, value] of leavesOf(source))
        if (path.at(-1) === 'pattern' && typeof value === 'string') checkPattern(project, source, path, value)
  const { source, value } = project.formats
  for (const [name, { demands = {} }] of Object.entries(value.formats))
    for (const [demand, pattern] of Object.entries(demands))
      checkPattern(project, source, ['formats', name, 'demands', demand], pattern)
}

function checkPattern(project: Project, source: Source, path: Path, pattern: string): void {
  const place = backtracksAt(pattern)
  if (place !== '') project.report({ source, path }, 'backtracking', place)
}
