import { propertyAt } from '#engine/schema/propertyAt.ts'
import { typeOf } from '#engine/schema/typeOf.ts'
import type { RecordSchema } from '#generated/definitions.gen.ts'
import type { Project } from '../Project.ts'
import type { ContractOperation } from '../../contract/ContractOperation.ts'
import type { Contract } from '../read/createMemory.ts'
import type { Path, Source } from '../read/Source.ts'
import { checkName, fieldAt } from '../names/paths.ts'

/** Checks what `x-operate` says beside verb, record and handler: lists of values, ids, and values of the record. */
export function checkBindings(project: Project, { source }: Contract, operation: ContractOperation): void {
  const { operate, pathParameters } = operation
  const path = [...operation.place, 'x-operate']
  const name = (at: Path, value: string, among: Iterable<string>, what: string, why: string) =>
    checkName(project, source, [...path, ...at], value, among, what, why)
  if (typeof operate.values === 'string') {
    const lists = project.sources.flatMap(({ file }) => /^schemas\/lookups\/(.+)\.values\.json$/.exec(file)?.[1] ?? [])
    name(['values'], operate.values, lists, 'list', 'schemas/lookups holds no such file')
  }
  if (typeof operate.id === 'string') {
    name(['id'], operate.id, pathParameters, 'parameter', 'the path does not hold it')
  }
  const record = project.records.get(String(operate.record))?.whole
  if (!record) return
  checkSearch(project, source, path, operate, record)
  for (const part of ['only', 'sets'] as const) {
    for (const [field, value] of Object.entries((operate[part] ?? {}) as Record<string, unknown>)) {
      name([part, field], field, Object.keys(record.properties), 'field', 'the record does not have it')
      const parameter = /^\{(\w+)\}$/.exec(String(value))?.[1]
      const values = propertyAt(record, field)?.schema.enum?.map(String)
      if (parameter !== undefined) {
        name([part, field], parameter, pathParameters, 'parameter', 'the path does not hold it')
      } else if (values) {
        name([part, field], String(value), values, 'value', 'the field does not take it')
      }
    }
  }
}

/** A search looks into lists of entries, at fields that they have. */
function checkSearch(
  project: Project,
  source: Source,
  path: Path,
  operate: Record<string, unknown>,
  record: RecordSchema,
): void {
  const wrong = (at: Path, what: string, why: string, mend: string) =>
    project.report('operate', source, [...path, ...at], { what, why, mend })
  for (const name of ['lists', 'texts']) {
    if (operate.handler === 'searchEntries' && !Array.isArray(operate[name]))
      wrong([], `"${name}" is missing`, 'a search must know where to look', `add "${name}"`)
    else if (operate.handler !== 'searchEntries' && name in operate)
      wrong([name], `nobody reads "${name}"`, 'only the handler "searchEntries" does', 'take it out')
  }
  if (!Array.isArray(operate.lists) || !Array.isArray(operate.texts)) return
  const lists = (operate.lists as unknown[]).map(String)
  lists.forEach((list, index) => {
    const schema = fieldAt(project, source, [...path, 'lists', index], record, list)
    if (!schema) return
    if (typeOf(schema) !== 'array' || !schema.items) {
      wrong(['lists', index], `"${list}" is no list`, 'entries are searched', 'name a list of the record')
      return
    }
    for (const [place, text] of (operate.texts as unknown[]).map(String).entries()) {
      const field = fieldAt(project, source, [...path, 'texts', place], schema.items, text)
      if (field && typeOf(field) !== 'string')
        wrong(['texts', place], `"${text}" is no text`, 'texts are compared', 'name a field of type string')
    }
  })
}
