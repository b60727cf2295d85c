import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { FormatsDefinition, PropertySchema } from '#generated/definitions.gen.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { fieldAt } from '../names/paths.ts'

/** Checks what a field says of who gives its value, and of how it is shown. */
export function checkMarks(project: Project, record: RecordDefinition, property: PropertySchema, path: Path): void {
  const { source } = record
  const { identity, numbered, derivedFrom } = property
  const type = typeOf(property)
  const formats = project.formats.value
  const wrong = (name: string, what: string, why: string, mend: string) =>
    project.report('mark', source, [...path, name], { what, why, mend }, 'name')
  if (identity && path.at(-1) !== 'resourceUuid')
    wrong('identity', 'this field is no id', 'the id of a part is its `resourceUuid`', 'take "identity" out')
  else if (identity && formats.formats[property.format ?? '']?.check !== 'uuid')
    wrong('identity', 'this id is no uuid', 'ids are told apart by their format', 'write "format": "uuid"')
  if (identity && (property.readOnly || property.writeOnly))
    wrong('identity', 'this id does not travel both ways', 'it is answered and sent back', 'take the other mark out')
  if (numbered !== undefined && type !== 'string')
    wrong(
      'numbered',
      `a running number is no ${type ?? 'value without type'}`,
      'it stands in a text',
      'write "type": "string"',
    )
  if (numbered !== undefined && (property.readOnly || property.writeOnly))
    wrong(
      'numbered',
      'this number does not travel both ways',
      'it is answered and sent back',
      'take the other mark out',
    )
  checkShown(property, wrong, formats)
  if (derivedFrom && !property.readOnly)
    wrong('derivedFrom', 'this field could be sent', 'its value comes from other fields', 'add "readOnly": true')
  if (derivedFrom) checkOrigins(project, record, property, derivedFrom, [...path, 'derivedFrom'])
}

/** What is said of how the value is chosen and shown. */
function checkShown(
  property: PropertySchema,
  wrong: (name: string, what: string, why: string, mend: string) => void,
  formats: FormatsDefinition,
): void {
  const { expiresSoon, open, copy, lookup } = property
  const type = typeOf(property)
  if (expiresSoon !== undefined && kindOf(property, formats) !== 'date')
    wrong('expiresSoon', 'this field is no date', 'only a day can pass', 'take "expiresSoon" out')
  if (open && lookup === undefined)
    wrong('open', 'there is nothing to choose from', '`open` speaks of a lookup', 'add "lookup" or take "open" out')
  if (copy && !['string', 'number', 'integer'].includes(type ?? ''))
    wrong('copy', 'this field has no text', `it is of type ${type ?? 'unknown'}`, 'take "copy" out')
}

function checkOrigins(
  project: Project,
  { source, whole }: RecordDefinition,
  property: PropertySchema,
  derivedFrom: string[],
  path: Path,
): void {
  if (!whole) return
  derivedFrom.forEach((name, index) => {
    const here = [...path, index]
    const wrong = (what: string, why: string) =>
      project.report('mark', source, here, { what, why, mend: 'name another field' })
    fieldAt(project, source, here, whole, name)
    const origin = propertyAt(whole, name)?.schema
    if (!origin) return
    if (origin.derivedFrom) wrong(`"${name}" is derived itself`, 'its value is stored nowhere')
    else if (typeOf(origin) !== typeOf(property) && property.$ref === undefined)
      wrong(`"${name}" is a ${typeOf(origin) ?? 'field without type'}`, `this field is a ${typeOf(property) ?? ''}`)
  })
}
