import { customizeValidator } from '@rjsf/validator-ajv8'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFormats } from '#engine/formats/createFormats.ts'
import { setAt } from '#engine/record/path.ts'
import { leafPaths, propertyAt, wayTo } from '#engine/schema/propertyAt.ts'
import { ownersOf } from '#engine/schema/uniteVariants.ts'
import { createRuntime } from '#engine/validation/createValidation.ts'
import { toProblems, type ValidatorError } from '#engine/validation/toProblems.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { formats as definition } from '#generated/formats.gen.ts'
import { screens } from '#generated/plans.gen.ts'
import { records } from '#generated/records.gen.ts'
import { changed, documentOf } from '../../arbitraries/documentOf.ts'
import { pathsIn, schemaOf } from '../../arbitraries/judgeOf.ts'

// docs/take-forms-away.md promises that the validator of a stock form judges what we compile as we do, but for what the
// page names.

/** Documents of each form; `VERDICTS=5000` for a release. */
const most = Number(process.env['VERDICTS'] ?? 1_000)
const seed = Number(process.env['SEED'] ?? 20_261_128)

const clock = () => new Date()
const formats = createFormats(definition, clock)
const validator = customizeValidator({
  extenderFn(ajv) {
    for (const [name, { type, validate }] of Object.entries(formats)) {
      ajv.addFormat(name, type === 'number' ? { type, validate } : validate)
    }
    return ajv
  },
})

type Judged = Omit<RecordSchema, 'title' | 'rules'>

const forms = await Promise.all(
  Object.entries(screens.form).map(async ([name, { fetch }]): Promise<[string, string, Judged]> => {
    const { record, schema } = (await fetch()).plan
    return [`the form ${name}`, record, schema]
  }),
)
const bare = Object.entries(records).map(([name, { schema }]): [string, string, Judged] => {
  const { title: _, rules: __, ...rest } = schema
  return [`the record ${name}`, name, rest]
})

it.each([...forms, ...bare])(
  '%s is judged by a stock form as by us, field by field, but for what JSON Schema cannot say',
  { timeout: 300_000 },
  (_, record, schema) => {
    // As the definition says, not as the plan does: a limit that got lost on the way would be lost in the documents too.
    const pool = fc.sample(documentOf(schemaOf(record)), { numRuns: 300, seed })
    let taken = 0
    const documents = [...fc.sample(changed(pool), { numRuns: most, seed }), ...atLimits(record, pool[0])]
    for (const made of documents) {
      const theirs = stockPaths(schema, made)
      const { said, beyond } = ownPaths(record, made)
      const missed = said.filter((path) => !theirs.includes(path) && !isAt(record, path, isOnlySent))
      const stricter = theirs.filter((path) => !said.includes(path) && !beyond.includes(path))
      const wrong = { missed, stricter: stricter.filter((path) => !isAt(record, path, isLeft)) }
      if (wrong.missed.length + wrong.stricter.length > 0) {
        expect(wrong, JSON.stringify(made)).toEqual({ missed: [], stricter: [] })
      }
      if (theirs.length === 0) taken += 1
    }
    // Neither a judge that takes everything nor one that refuses everything would prove anything.
    expect(taken).toBeGreaterThan(most / 100)
    expect(taken).toBeLessThan(documents.length)
  },
)

/** A document with a text of the greatest length in one field, and with one of a letter more, for each such field. */
function atLimits(record: string, document: unknown): unknown[] {
  const schema = schemaOf(record)
  return leafPaths(schema).flatMap((path) => {
    const { maxLength } = propertyAt(schema, path)?.schema ?? {}
    const lengths = maxLength === undefined ? [] : [maxLength, maxLength + 1]
    return lengths.map((length) => setAt(document, path, 'x'.repeat(length)))
  })
}

function stockPaths(schema: Judged, value: unknown): string[] {
  const { errors = [], validationError } = validator.rawValidation<ValidatorError>(schema, value)
  if (validationError) throw validationError
  return pathsIn(toProblems(errors))
}

/** What our validator finds: by words of JSON Schema, and by those that only our language has. */
function ownPaths(record: string, value: unknown): { said: string[]; beyond: string[] } {
  const found = records[record]
  if (!found) throw new Error(`${record} is no record`)
  const validate = found.validators(formats, createRuntime(clock)).record
  const errors = validate(value) ? [] : (validate.errors ?? [])
  const paths = (all: readonly ValidatorError[]) => pathsIn(toProblems(all))
  return {
    said: paths(errors.filter((error) => !isOurs(error))),
    beyond: paths(errors.filter(isOurs)),
  }
}

/** Whether a mistake is one against a rule, a variant, a lookup or another field. */
const isOurs = ({ keyword, schemaPath = '' }: ValidatorError & { schemaPath?: string }): boolean =>
  keyword === 'rules' || keyword === 'lookup' || /\/(allOf|sameAs)(\/|$)/.test(schemaPath)

const isAt = (record: string, path: string, test: (field: PropertySchema) => boolean): boolean =>
  wayTo(schemaOf(record), path).some(({ schema }) => test(schema))

const isOnlySent = ({ writeOnly }: PropertySchema): boolean => writeOnly === true

/** Fields that a stock form judges in every record: they are only sent, computed, or of one variant. */
const isLeft = (field: PropertySchema): boolean =>
  isOnlySent(field) || field.computed !== undefined || ownersOf(field) !== undefined
