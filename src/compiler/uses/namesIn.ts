import { targetOf } from '#engine/schema/dereference.ts'
import { messageKeys, ruleKeys } from '#engine/words/wordKeys.ts'
import { routeOf } from '../project/routeOf.ts'
import type { Reference } from '../project/Spot.ts'
import type { Subject } from '../project/Subject.ts'
import { readsFields } from './fieldsIn.ts'
import type { Named } from './Use.ts'

/** References that name nothing: values, and the rows of an outcome table. */
const namesNothing = ['value', 'given', 'answers']

/** References that are more than a name, by `to` of their note. Any other `to` is the type of the thing named. */
const readers: Record<string, (subject: Subject, reference: Reference) => Named[]> = {
  address: ({ project, value }) => {
    const route = routeOf(project, String(value))
    return route ? [{ type: 'address', name: route.path, start: 0, end: String(value).length }] : []
  },
  binding: ({ value }) => {
    const parameter = /^\{(\w+)\}$/.exec(String(value))?.[1]
    return parameter === undefined
      ? []
      : [{ type: 'path parameter', name: parameter, start: 1, end: parameter.length + 1 }]
  },
  'offered values': ({ value }) => [all(String(value).includes('#') ? 'part' : 'values', String(value))],
  part: ({ value, definition }) => {
    const { file, pointer } = targetOf(String(value), definition.id)
    return [{ type: 'part', name: partName(file, pointer), start: 0, end: String(value).length }]
  },
  message: ({ value, definition }, { parts = [] }) =>
    parts.flatMap((part) => messageKeys(definition.folder, String(value), part).map((key) => word(key, value))),
  'words of a rule': ({ value, definition }) =>
    ruleKeys(definition.folder, String(value)).map((key) => word(key, value)),
}

/** Returns the things other than fields to which a value of a definition refers. */
export function namesIn(subject: Subject, reference: Reference): Named[] {
  const { to } = reference
  const read = readers[to]
  if (read) return read(subject, reference)
  return readsFields(to) || namesNothing.includes(to) ? [] : [all(to, String(subject.value))]
}

/** `folder/name#/pointer` of a part; `#` alone stands for the whole record. @param file `folder/name.schema.json` */
export const partName = (file: string, pointer: string) => `${file.replace(/\.schema\.json$/, '')}#${pointer}`

const all = (type: string, name: string): Named => ({ type, name, start: 0, end: name.length })

const word = (key: string, value: unknown): Named => ({ ...all('word', key), end: String(value).length })
