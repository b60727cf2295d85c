import { runInNewContext } from 'node:vm'
import { Ajv } from 'ajv'
import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { createFormats, type Formats } from '#engine/formats/createFormats.ts'
import { wordPath } from '#engine/record/path.ts'
import { type Problem, toProblems } from '#engine/validation/problem.ts'
import { createRuntime } from '#engine/validation/runtime.ts'
import type { FormatsDefinition, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { arrivedRecord } from '../demo/arrivedRecord.ts'
import { fillDates } from '../demo/fillDates.ts'
import type { RecordOrder } from '../demo/readOrders.ts'
import { recordSchema, wireSchema } from '#compiler/validators/wireSchema.ts'
import type { Project } from '#compiler/findings/Project.ts'
import type { Path, Source } from '#compiler/findings/read/Source.ts'
import { didYouMean } from '#compiler/findings/nearest.ts'

/** Checks that the schemas take the records of the demo, with the days and files that it fills in itself. */
export function checkDemo(project: Project): void {
  for (const source of project.sources.filter(({ file }) => file.startsWith('scripts/demo/records/'))) {
    const orders = (source.value ?? []) as RecordOrder[]
    const refused = orders.flatMap((order, index) => refusedIn(project, source, order, [index]))
    // What a schema demands anew is missing in many records: the first one is named, with the number of the others.
    refused.forEach(({ path, what }, index) => {
      const alike = refused.filter((one) => one.what === what).length
      if (refused.findIndex((one) => one.what === what) < index) return
      project.report({ source, path }, 'demo', alike > 1 ? `${what}, here and in ${alike - 1} more` : what)
    })
  }
}

interface Refused {
  path: Path
  what: string
}

function refusedIn(project: Project, source: Source, order: RecordOrder, path: Path): Refused[] {
  const { operations } = project.contract
  const operation = operations.get(order.operation)
  if (!operation)
    project.report(
      { source, path: [...path, 'operation'] },
      'noOrder',
      order.operation,
      didYouMean(order.operation, operations.keys()),
    )
  const record = project.records.get(operation?.body?.record ?? '')?.whole
  const validators = record && validatorsOf(record, project.formats.value)
  if (!record || !validators) return []
  try {
    const { sent, whole, problems } = arrivedRecord(record, validators.formats, fillDates(order, new Date()))
    const found = [...problems, ...validators.wire(sent), ...validators.stored(whole)]
    return [...new Map(found.map((problem) => [problem.path, problem])).values()].map(({ path: field, code }) => ({
      path: [...path, 'json', ...field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))],
      what: `the record refuses "${wordPath(field)}" (${code})`,
    }))
  } catch (cause) {
    return [{ path: [...path, 'json'], what: (cause as Error).message }]
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
 * that cannot be done: the schema reports its mistakes at their place.
 */
function validatorsOf(record: RecordSchema, definition: FormatsDefinition): Validators | undefined {
  const key = JSON.stringify([record, definition])
  if (!compiled.has(key))
    compiled.set(
      key,
      compile(
        record,
        definition,
        createFormats(definition, () => new Date()),
      ),
    )
  return compiled.get(key)
}

const { cel } = createRuntime(() => new Date())
const functionOf = (code: string) => runInNewContext(code, { cel }) as (record: unknown) => unknown

/** What may not be false of a record. */
function checkOfRules(rules: RecordRule[]): DataValidateFunction {
  const all = rules
    .filter(({ severity }) => severity !== 'warning')
    .map(({ rule, ...shown }) => ({ shown, run: functionOf(String(rule)) }))
  const check: DataValidateFunction = (record: unknown) => {
    const broken = all.filter(({ run }) => run(record) === false)
    check.errors = broken.map(({ shown: { field, words } }) => ({ keyword: 'rules', params: { field, words } }))
    return broken.length === 0
  }
  return check
}

function compile(record: RecordSchema, definition: FormatsDefinition, formats: Formats): Validators | undefined {
  const ajv = new Ajv({ allErrors: true, strict: false, $data: true, logger: false })
  for (const [name, { type, validate }] of Object.entries(formats))
    ajv.addFormat(name, type === 'number' ? { type, validate } : { type, validate })
  ajv.addKeyword({
    keyword: 'matches',
    compile: (code: string) => {
      const matches = functionOf(code)
      return (record: unknown) => matches(record) === true
    },
  })
  ajv.addKeyword({ keyword: 'rules', errors: true, compile: checkOfRules })
  ajv.addKeyword({ keyword: 'sameAs', macro: (name: string) => ({ const: { $data: `1/${name}` } }) })
  const validator = (schema: RecordSchema): Validate => {
    const check = ajv.compile(schema)
    return (value) => (check(value) ? [] : toProblems(check.errors ?? []))
  }
  try {
    return { formats, wire: validator(wireSchema(record)), stored: validator(recordSchema(record, definition)) }
  } catch {
    return undefined
  }
}
