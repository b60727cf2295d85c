import { runInThisContext } from 'node:vm'
import { createFormats } from '#engine/formats/createFormats.ts'
import { wordPath } from '#engine/record/path.ts'
import { createValidation, type ValidatorFactory } from '#engine/validation/createValidation.ts'
import { blocks } from '#engine/record/problem.ts'
import type { FormatsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { arrivedRecord, fillDates, type RecordOrder } from '../demo/readOrders.ts'
import { validatorsModule } from '#compiler/emit/validators/validatorsModule.ts'
import type { Project } from '#compiler/project/readProject.ts'
import type { Path, Source } from '#compiler/text/Source.ts'
import { didYouMean } from '#compiler/text/nearest.ts'
import { sentences } from '#compiler/text/sentences.ts'

/** Checks that the schemas take the records of the demo, with the days and files that it fills in itself. */
export function checkDemo(project: Project): void {
  for (const source of project.sources.filter(({ file }) => file.startsWith('scripts/demo/records/'))) {
    const orders = (source.value ?? []) as RecordOrder[]
    const refused = orders.flatMap((order, index) => problemsOfOrder(project, source, order, [index]))
    // A new requirement is missing in many records: the first record is named, with the number of the others.
    refused.forEach(({ path, what }, index) => {
      const alike = refused.filter((one) => one.what === what).length
      if (refused.findIndex((one) => one.what === what) < index) return
      project.report(
        { source, path },
        sentences.demo({ cause: alike > 1 ? `${what}, here and in ${alike - 1} more` : what }),
      )
    })
  }
}

/**
 * The problems that the server would find in one record of the demo: as it is sent, and as it is stored. Dates count
 * from today, so a record may become invalid without a change.
 */
function problemsOfOrder(
  project: Project,
  source: Source,
  order: RecordOrder,
  path: Path,
): { path: Path; what: string }[] {
  const { operations } = project.contract
  const operation = operations.get(order.operation)
  if (!operation) {
    project.report(
      { source, path: [...path, 'operation'] },
      sentences.noOrder({ operation: order.operation, cure: didYouMean(order.operation, operations.keys()) }),
    )
  }
  const record = project.records.get(operation?.body?.record ?? '')?.whole
  const validators = record && validatorsOf(record, project.formats)
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

type Validators = ReturnType<typeof compileValidators>
const compiled = new Map<string, Validators>()

/**
 * The generated validators may be older than the schemas, so these are made anew, once for each text. Undefined where
 * that cannot be done: the schema reports its mistakes at their place.
 */
function validatorsOf(record: RecordSchema, definition: FormatsDefinition): Validators {
  const key = JSON.stringify([record, definition])
  if (!compiled.has(key)) compiled.set(key, compileValidators(record, definition))
  return compiled.get(key)
}

/** Compiles the validators of a record from its present schema; undefined if the schema has mistakes. */
function compileValidators(record: RecordSchema, definition: FormatsDefinition) {
  const formats = createFormats(definition, () => new Date())
  try {
    const text = validatorsModule('demo/demo', record, definition)
    const factory = runInThisContext(`(${text.slice(text.indexOf('function factory'))})`) as ValidatorFactory
    const { wire, record: check } = createValidation(factory, formats)
    return { formats, wire, stored: (value: unknown) => check(value).filter(blocks) }
  } catch {
    return undefined
  }
}
