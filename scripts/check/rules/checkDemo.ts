import { Ajv } from 'ajv'
import { createFormats, type Formats } from '#engine/formats/createFormats.ts'
import { type Problem, toProblems } from '#engine/validation/problem.ts'
import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { arrivedRecord } from '../../demo/arrivedRecord.ts'
import { fillDates } from '../../demo/fillDates.ts'
import type { RecordOrder } from '../../demo/readOrders.ts'
import { recordSchema, wireSchema } from '../../generate/wireSchema.ts'
import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'
import { operationAt } from './calls.ts'

/** Checks that the schemas take the records of the demo, with the days and files that it fills in itself. */
export function checkDemo(project: Project): void {
  for (const source of project.sources.filter(({ file }) => file.startsWith('scripts/demo/records/')))
    ((source.value ?? []) as RecordOrder[]).forEach((order, index) => checkOrder(project, source, order, [index]))
}

function checkOrder(project: Project, source: Source, order: RecordOrder, path: Path): void {
  const operation = operationAt(project, source, [...path, 'operation'], order.operation)
  const record = project.records.get(operation?.body ?? '')?.whole
  if (!record) return
  const wrong = (place: Path, what: string) =>
    project.report('demo', source, [...path, 'json', ...place], {
      what,
      why: 'npm run demo would stop here',
      mend: 'mend the value here, or what the schema demands',
    })
  const validators = validatorsOf(record, project.formats.value)
  if (!validators) return
  try {
    const { sent, whole, problems } = arrivedRecord(record, validators.formats, fillDates(order, new Date()))
    const found = [...problems, ...validators.wire(sent), ...validators.stored(whole)]
    for (const { path: field, code } of new Map(found.map((problem) => [problem.path, problem])).values())
      wrong(
        field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
        `the record refuses "${field}" (${code})`,
      )
  } catch (cause) {
    wrong([], (cause as Error).message)
  }
}

type Validate = (value: unknown) => Problem[]
interface Validators {
  formats: Formats
  wire: Validate
  stored: Validate
}
const compiled = new Map<string, Validators | undefined>()

/**
 * The generated validators may be older than the schemas, so these are made anew, once for each text. Undefined where
 * that cannot be done: what is wrong with the schema is told there.
 */
function validatorsOf(record: RecordSchema, definition: FormatsDefinition): Validators | undefined {
  const key = JSON.stringify([record, definition])
  if (!compiled.has(key))
    compiled.set(
      key,
      compile(
        record,
        createFormats(definition, () => new Date()),
      ),
    )
  return compiled.get(key)
}

function compile(record: RecordSchema, formats: Formats): Validators | undefined {
  const ajv = new Ajv({ allErrors: true, strict: false, $data: true, logger: false })
  for (const [name, { type, validate }] of Object.entries(formats))
    ajv.addFormat(name, type === 'number' ? { type, validate } : { type, validate })
  ajv.addKeyword({ keyword: 'sameAs', macro: (name: string) => ({ const: { $data: `1/${name}` } }) })
  const validator = (schema: RecordSchema): Validate => {
    const check = ajv.compile(schema)
    return (value) => (check(value) ? [] : toProblems(check.errors ?? []))
  }
  try {
    return { formats, wire: validator(wireSchema(record)), stored: validator(recordSchema(record)) }
  } catch {
    return undefined
  }
}
