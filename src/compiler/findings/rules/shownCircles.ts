import { isShownOnly } from '#engine/schema/property.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { Condition, FormDefinition, PlacedField, RecordSchema } from '#generated/definitions.gen.ts'
import { scopeOf } from '../../conditions.ts'
import { compileExpression } from '../../expressions/compileExpression.ts'
import type { Path } from '../read/Source.ts'
import { type Asked, sayAt } from '../refers/Asked.ts'
import { fieldsWithPlaces } from './placed.ts'

interface Hanging {
  /** Where the condition stands. */
  path: Path
  /** Fields that it decides upon. */
  decides: string[]
  /** Fields that it speaks of. */
  speaksOf: string[]
}

/**
 * Reports fields that are shown only if they are filled in already: by themselves, or by fields that hang on them. What
 * is hidden does not count, so no typing could ever begin.
 */
export function checkShownCircles(asked: Asked, { sections }: FormDefinition, schema: RecordSchema): void {
  const scope = scopeOf(schema, asked.project.formats)
  const hangingOn = (show: Condition | undefined, path: Path, fields: readonly PlacedField[]): Hanging[] => {
    const compiled = show === undefined ? [] : compileExpression(String(show), scope, 'condition')
    if (Array.isArray(compiled)) return []
    // A value that the server gives is there without being filled in.
    const typed = fields.filter((field) => !isShownOnly(propertyAt(schema, field.path)?.schema ?? {}))
    const speaksOf = [...compiled.demands].map((one) => one.replace(/^self\./, ''))
    return [{ path, decides: typed.map((field) => field.path), speaksOf }]
  }
  const hanging = sections.flatMap((section, index): Hanging[] => {
    const fields = fieldsWithPlaces(section, index)
    const all = fields.map(({ placed }) => placed)
    const own = fields.flatMap(({ placed, at }) => hangingOn(placed.show, [...at, 'show'], [placed]))
    return [...hangingOn(section.show, ['sections', index, 'show'], all), ...own]
  })
  for (const one of hanging) {
    const back = one.speaksOf.find((field) => leadsTo(field, one, hanging))
    if (back !== undefined) sayAt(asked, one.path, 'circle', back)
  }
}

function leadsTo(field: string, goal: Hanging, all: Hanging[], seen = new Set<string>()): boolean {
  if (goal.decides.includes(field)) return true
  if (seen.has(field)) return false
  seen.add(field)
  const next = all.filter(({ decides }) => decides.includes(field)).flatMap(({ speaksOf }) => speaksOf)
  return next.some((other) => leadsTo(other, goal, all, seen))
}
