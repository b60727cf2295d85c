import { folderOf } from '#engine/schema/definitionName.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import type { Domain } from './domain.ts'
import { compileExpression, type Purpose } from './expressions/compileExpression.ts'
import type { Scope } from './expressions/Scope.ts'
import { mapProperties } from './mapProperties.ts'

/** Names of the properties of definitions whose values are conditions. */
const conditionNames = ['show', 'disable', 'only']

type Holder = RecordSchema | PropertySchema

/** The scope of a condition on a record, or on a part of one. */
export const scopeOf = (schema: Holder, formats: FormatsDefinition): Scope => ({
  names: new Map([['self', schema]]),
  isDate: (property) => kindOf(property, formats) === 'date',
})

/** The JavaScript function of an expression on a record, or on a part of one. Throws where it is wrong, which is a finding before. */
export function expressionCode(
  text: string,
  holder: Holder,
  formats: FormatsDefinition,
  purpose: Purpose = 'condition',
): string {
  const compiled = compileExpression(text, scopeOf(holder, formats), purpose)
  if (Array.isArray(compiled)) throw new Error(`${text}: ${compiled.map(({ message }) => message).join('; ')}`)
  return `(self) => ${compiled.code}`
}

/**
 * Puts the place of each condition in its place: among those of its folder, of definitions and of rules of records; those
 * that say the same share one. Gives those of each folder as JavaScript functions of the record, over `cel`.
 */
export function placeConditions<Part extends Pick<Domain, 'records' | 'definitions' | 'formats'>>(domain: Part) {
  const places = new Map<string, string[]>()
  const placeOf = (id: string, text: string, schema: Holder): number => {
    const folder = folderOf(id)
    const code = expressionCode(text, schema, domain.formats)
    const known = places.get(folder) ?? []
    const all = known.includes(code) ? known : [...known, code]
    places.set(folder, all)
    return all.indexOf(code)
  }
  const inDefinition = (id: string, part: unknown, whole: RecordSchema, holder: Holder): unknown =>
    mapProperties(part, (key, value, inner, owner) => {
      // What is shown depends on the whole record, wherever it stands; a choice of addresses on what offers it.
      if (conditionNames.includes(key) && typeof value === 'string')
        return placeOf(id, value, key === 'only' ? holder : whole)
      return key === 'entry' ? inDefinition(id, value, whole, itemOf(holder, owner)) : inner(value)
    })
  const definitions = domain.definitions.map((definition) => {
    const { record = '' } = definition.value as { record?: string }
    const schema = domain.records.get(record)
    return schema ? { ...definition, value: inDefinition(definition.id, definition.value, schema, schema) } : definition
  })
  const records = [...domain.records].map(([id, schema]): [string, RecordSchema] => {
    // What may not be false, and what occurs once, is checked by the validators alone.
    const rules = schema.rules?.filter(({ then }) => then !== undefined)
    const placed = rules?.map((rule) => ({ ...rule, if: placeOf(id, String(rule.if), schema) }))
    return [id, { ...schema, ...(placed && { rules: placed }) }]
  })
  return { placed: { ...domain, definitions, records: new Map(records) }, conditions: places }
}

/** The declaration of the items of a list; of the first one where several are shown together. */
function itemOf(holder: Holder, { path }: { path?: unknown }): Holder {
  const [list] = [path].flat()
  const property = typeof list === 'string' ? propertyAt(holder, list)?.schema : undefined
  return property?.items ?? property ?? holder
}
