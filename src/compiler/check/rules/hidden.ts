import { propertyAt, wayTo } from '#engine/schema/propertyAt.ts'
import { isShownOnly } from '#engine/schema/property.ts'
import type { FormDefinition, PlacedField, RecordSchema } from '#generated/definitions.gen.ts'
import { asPlaced } from '../../project/implied/withRest.ts'
import type { Path } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import type { Subject } from '../../project/Subject.ts'
import { reportAt } from '../report.ts'

/**
 * Reports conditions on fields that the record demands of every record: without the field, which is not sent while the
 * condition hides or disables it, no record can be saved.
 */
export function checkHidden(subject: Subject, { sections }: FormDefinition, whole: RecordSchema): void {
  sections.forEach((section, index) => {
    const fields = section.fields.flatMap((row, at): [PlacedField, Path][] =>
      Array.isArray(row) ? row.map((field, turn) => [asPlaced(field), [at, turn]]) : [[asPlaced(row), [at]]],
    )
    const demanded = fields.filter(([{ path }]) => isAlwaysRequired(whole, path, section.optional))
    const [first] = demanded
    for (const word of ['show', 'disable'] as const) {
      // A part that goes as a whole demands nothing.
      if (first && section.optional === undefined && typeof section[word] === 'string') {
        reportAt(subject, ['sections', index, word], sentences.hidesDemanded({ path: first[0].path }))
      }
      for (const [field, at] of demanded) {
        if (field[word] !== undefined) {
          reportAt(subject, ['sections', index, 'fields', ...at, word], sentences.hidesDemanded({ path: field.path }))
        }
      }
    }
  })
}

/** Whether every record must have a field that people fill in; in an optional part, every one that has the part. */
function isAlwaysRequired(whole: RecordSchema, path: string, optional: string | undefined): boolean {
  const way = wayTo(whole, path)
  const inside = way.filter((step) => optional === undefined || step.path.startsWith(`${optional}.`))
  const field = propertyAt(whole, path)?.schema
  if (!field || inside.length === 0 || isShownOnly(field) || field.computed !== undefined) return false
  return inside.every(({ required, schema }) => required && schema.computed === undefined)
}

/** Reports a field of an entry whose position is beyond those that the form places: the entries before it stay empty. */
export function checkPositions(subject: Subject): void {
  const placed = subject.definition.spots.filter(
    ({ path, value, isName }) => path[0] === 'sections' && typeof value === 'string' && !isName,
  )
  const paths = placed.map(({ value }) => String(value))
  for (const { value, path } of placed) {
    const steps = /^(.*?)\.(\d+)\./.exec(`${String(value)}.`)
    const [, list = '', position = '0'] = steps ?? []
    const before = Number(position) - 1
    if (before >= 0 && isFieldPath(path) && !paths.some((one) => `${one}.`.startsWith(`${list}.${before}.`))) {
      reportAt(subject, path, sentences.skipsEntry({ path: String(value), before: `${list}.${before}` }))
    }
  }
}

/** Whether a field is placed there: alone, in a row, or as the path of one. */
const isFieldPath = (path: Path) =>
  path.includes('fields') && (typeof path.at(-1) === 'number' || path.at(-1) === 'path')
