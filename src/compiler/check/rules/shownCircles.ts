import { isShownOnly } from '#engine/schema/property.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { FormSection, PlacedField, RecordSchema } from '#generated/definitions.gen.ts'
import { scopeOf } from '../../emit/conditions.ts'
import { compileExpression } from '../../expressions/compileExpression.ts'
import { placedFields } from '../../project/implied/withRest.ts'
import type { Path } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import type { Subject } from '../../project/Subject.ts'
import { reportAt } from '../report.ts'

interface ShowCondition {
  path: Path
  /** Fields that it decides upon. */
  decides: string[]
  /** Fields that it speaks of. */
  speaksOf: string[]
}

/**
 * Reports fields that are shown only if they are filled in already: by themselves, or by fields that hang on them.
 * Hidden fields do not count, so no field of the circle could ever be typed.
 */
export function checkShownCircles(subject: Subject, schema: RecordSchema): void {
  const scope = scopeOf(schema, subject.project.formats)
  const inSections = subject.definition.spots.filter(({ path }) => path[0] === 'sections' && !path.includes('entry'))
  const hanging = inSections.flatMap(({ path, value, above }): ShowCondition[] => {
    const compiled = path.at(-1) === 'show' ? compileExpression(String(value), scope, 'condition') : []
    if (Array.isArray(compiled)) return []
    const holder = above?.value as PlacedField | FormSection
    const fields = 'path' in holder ? [holder] : placedFields(holder.fields)
    // A value that the server gives is there without being filled in.
    const typed = fields.filter((field) => !isShownOnly(propertyAt(schema, field.path)?.schema ?? {}))
    const speaksOf = [...compiled.demands].map((one) => one.replace(/^self\./, ''))
    return [{ path, decides: typed.map((field) => field.path), speaksOf }]
  })
  for (const one of hanging) {
    const back = one.speaksOf.find((field) => fieldsReached(field, hanging).some((name) => one.decides.includes(name)))
    if (back !== undefined) reportAt(subject, one.path, sentences.circle({ path: back }))
  }
}

/** The field, and all fields on which its visibility depends, directly or through others. */
function fieldsReached(field: string, all: ShowCondition[]): string[] {
  const found = new Set([field])
  for (const one of found) {
    for (const { speaksOf } of all.filter(({ decides }) => decides.includes(one))) {
      for (const next of speaksOf) found.add(next)
    }
  }
  return [...found]
}
