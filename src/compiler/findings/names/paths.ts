import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { Path, Source } from '../read/Source.ts'

/** The field that a path of a definition leads to; reports the step that leads nowhere. */
export function fieldAt(
  project: Project,
  source: Source,
  path: Path,
  holder: RecordSchema | PropertySchema,
  field: string,
): PropertySchema | undefined {
  const found = propertyAt(holder, field)
  if (found) return found.schema
  const steps = field.split('.')
  const good = steps.findIndex((_, index) => !propertyAt(holder, steps.slice(0, index + 1).join('.')))
  const before = steps.slice(0, good).join('.')
  const parent = good === 0 ? (holder as PropertySchema) : propertyAt(holder, before)?.schema
  const names = Object.keys((parent?.items ?? parent)?.properties ?? {})
  project.report('path', source, path, {
    what: `there is no field "${field}"`,
    why: `${before === '' ? 'the record' : `"${before}"`} has no "${steps[good] ?? ''}"`,
    mend: didYouMean(steps[good] ?? '', names),
  })
  return undefined
}

/** Reports an entry of a list of names that stands there twice. */
export function checkOnce(project: Project, source: Source, names: { name: string; path: Path }[], what: string): void {
  names.forEach(({ name, path }, index) => {
    if (names.findIndex((other) => other.name === name) === index) return
    project.report('twice', source, path, {
      what: `${what} "${name}" stands here twice`,
      why: 'each may occur once',
      mend: 'take one of them out',
    })
  })
}

/** Reports a name that is not among the known ones; true if it is known. */
export function checkName(
  project: Project,
  source: Source,
  path: Path,
  name: string,
  names: Iterable<string> | undefined,
  what: string,
  why: string,
): boolean {
  if (names === undefined) return true
  const all = [...names]
  if (all.includes(name)) return true
  project.report('name', source, path, { what: `there is no ${what} "${name}"`, why, mend: didYouMean(name, all) })
  return false
}
