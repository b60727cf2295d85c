import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { Project } from '../Project.ts'
import type { Contract, ContractOperation } from '../read/readContract.ts'
import type { Path } from '../read/Source.ts'
import { checkName } from './paths.ts'

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
