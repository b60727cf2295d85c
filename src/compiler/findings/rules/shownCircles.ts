import { isShownOnly } from '#engine/schema/property.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { Condition, FormDefinition, FormField } from '#generated/definitions.gen.ts'
import { scopeOf } from '../../conditions.ts'
import { compileCondition } from '../../expressions/compileExpression.ts'
import { asPlaced } from '../../plans/fieldsPlan.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
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
export function checkShownCircles(project: Project, { source, value }: Definition<FormDefinition>): void {
  const schema = project.records.get(value.record)?.whole
  if (!schema) return
  const scope = scopeOf(schema, project.formats.value)
  /** Fields that must be filled in for a condition to hold. */
  const demanded = (condition: Condition): string[] => {
    const compiled = compileCondition(String(condition), scope)
    return Array.isArray(compiled) ? [] : [...compiled.demands].map((path) => path.replace(/^self\./, ''))
  }
  const isGiven = (field: FormField) => isShownOnly(propertyAt(schema, asPlaced(field).path)?.schema ?? {})
  const hanging = value.sections.flatMap((section, index): Hanging[] => {
    const rows = fieldsWithPlaces(section, index)
    const own = rows.flatMap(({ field, path }): Hanging[] =>
      // A value that the server gives is there without being filled in.
      typeof field === 'string' || field.show === undefined || isGiven(field)
        ? []
        : [{ path: [...path, 'show'], decides: [field.path], speaksOf: demanded(field.show) }],
    )
    if (section.show === undefined) return own
    const decides = rows.flatMap(({ field }) => (isGiven(field) ? [] : [asPlaced(field).path]))
    return [{ path: ['sections', index, 'show'], decides, speaksOf: demanded(section.show) }, ...own]
  })
  for (const one of hanging) {
    const back = one.speaksOf.find((field) => leadsTo(field, one, hanging))
    if (back !== undefined) project.report({ source, path: one.path }, 'circle', back)
  }
}

function leadsTo(field: string, goal: Hanging, all: Hanging[], seen = new Set<string>()): boolean {
  if (goal.decides.includes(field)) return true
  if (seen.has(field)) return false
  seen.add(field)
  const next = all.filter(({ decides }) => decides.includes(field)).flatMap(({ speaksOf }) => speaksOf)
  return next.some((other) => leadsTo(other, goal, all, seen))
}
