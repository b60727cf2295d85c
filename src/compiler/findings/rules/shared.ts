import { typeOfFormat } from '#engine/formats/formatText.ts'
import type { FormatsDefinition, LookupsDefinition } from '#generated/definitions.gen.ts'
import { backtracksAt } from '../../backtracksAt.ts'
import type { Told } from '../Finding.ts'
import type { Project } from '../read/readProject.ts'
import { leavesOf } from '../read/Source.ts'
import { type Asked, sayAt } from '../refers/Asked.ts'
import { itemProperties } from '../refers/fields.ts'

/** Checks what the parts of a format have to do with each other. */
export function checkFormats(asked: Asked): void {
  const { formats } = asked.definition.value as FormatsDefinition
  for (const [name, format] of Object.entries(formats)) {
    const { pattern = '', parts, groups } = format
    const wrong = (place: string, ...told: Told) => sayAt(asked, ['formats', name, place], ...told)
    if (parts && parts.length !== groups?.length) wrong('parts', 'namelessGroup')
    if (pattern && typeOfFormat(format) === 'number') wrong('pattern', 'patternOfNumber')
    if (pattern.startsWith('^') !== pattern.endsWith('$')) wrong('pattern', 'tiedAtOneEnd')
  }
}

/** Checks that a lookup says what of an item is stored and shown, in every language. */
export function checkLookups(asked: Asked): void {
  const { lookups } = asked.definition.value as LookupsDefinition
  for (const [name, { operation, value, label }] of Object.entries(lookups)) {
    const path = ['lookups', name]
    const names = itemProperties(asked, operation)
    if (names.length > 0 && value === undefined) sayAt(asked, path, 'noItem', 'stored', 'value')
    if (names.length > 0 && label === undefined && !names.includes('label') && !names.includes('name'))
      sayAt(asked, path, 'noItem', 'shown', 'label')
    if (typeof label !== 'object') continue
    for (const language of asked.project.words.languages.filter((one) => label[one] === undefined))
      sayAt(asked, [...path, 'label'], 'namelessItem', language)
  }
}

/** Refuses regular expressions that can backtrack: one long text would hold up the page, or the server and all it serves. */
export function checkPatterns({ sources, report }: Project): void {
  for (const source of sources.filter(({ file }) => /^(schemas|openapi)\//.test(file)))
    for (const [path, value] of leavesOf(source.value)) {
      const isPattern = path.at(-1) === 'pattern' || path[2] === 'demands'
      const place = isPattern && typeof value === 'string' ? backtracksAt(value) : ''
      if (place !== '') report({ source, path }, 'backtracking', place)
    }
}
