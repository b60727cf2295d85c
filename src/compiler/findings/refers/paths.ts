import { wordPath } from '#engine/record/path.ts'
import { remainingPaths } from '#engine/form/remainingPaths.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { isNullable, typeOf } from '#engine/schema/typeOf.ts'
import { templateNames } from '#engine/text/fillTemplate.ts'
import type { FormDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import { needLabel, needOptionWords } from '../words/needWords.ts'
import { type Asked, type Holder, holdersOf, say } from './Asked.ts'
import type { Reference } from './Notes.ts'
import { beside } from './spotsOf.ts'

/** Checks a path, or `*`. */
export function checkPath(asked: Asked, reference: Reference): void {
  const path = String(asked.spot.value)
  if (path !== reference.or) checkField(asked, reference, path)
  else if (reference.labelled && asked.definition.kind === 'form') needLabelsOfRest(asked)
}

/** Checks a template: it names fields, and has its turn among those of which the first counts that can be filled. */
export function checkTemplate(asked: Asked, reference: Reference): void {
  const { value, path, above } = asked.spot
  const names = templateNames(String(value))
  if (names.length === 0)
    say(asked, 'template', [`"${String(value)}" names no field`, 'every record would show the same', 'write {name}'])
  for (const name of names) checkField(asked, reference, name)
  if (!Array.isArray(above?.value)) return
  const texts = above.value as string[]
  const index = Number(path.at(-1))
  // The last one also counts where none can be filled.
  const earlier = texts.slice(0, index).find((other) => templateNames(other).every((name) => names.includes(name)))
  if (earlier !== undefined && index < texts.length - 1)
    say(asked, 'template', [
      `"${String(value)}" never has its turn`,
      `"${earlier}" can be filled whenever it can`,
      'put it before that one',
    ])
}

/** The field that a path leads to; a path that leads nowhere is a finding. */
export function checkField(asked: Asked, reference: Reference, path: string): PropertySchema | undefined {
  const holders = holdersOf(asked)
  const holder = holders?.find(({ schema }) => propertyAt(schema, path)) ?? holders?.[0]
  const field = holder && propertyAt(holder.schema, path)?.schema
  if (!holder) return undefined
  if (!field) {
    reportLost(asked, holder, path)
    return undefined
  }
  checkIs(asked, reference, path, field)
  if (reference.shown) checkShown(asked, holder, path, field)
  const words = holder.prefix + wordPath(path)
  if (reference.labelled && beside(asked.spot, 'constant') === undefined) needLabel(asked, holder, words)
  if (reference.shown || reference.labelled) needOptionWords(asked, holder, words, field)
  return field
}

/** Names the step that leads nowhere. */
function reportLost(asked: Asked, { schema }: Holder, path: string): void {
  const steps = path.split('.')
  const good = steps.findIndex((_, index) => !propertyAt(schema, steps.slice(0, index + 1).join('.')))
  const before = steps.slice(0, good).join('.')
  const parent = good === 0 ? (schema as PropertySchema) : propertyAt(schema, before)?.schema
  const step = steps[good] ?? ''
  say(asked, 'path', [
    `there is no field "${path}"`,
    `${before === '' ? 'the record' : `"${before}"`} has no "${step}"`,
    didYouMean(step, Object.keys((parent?.items ?? parent)?.properties ?? {})),
  ])
}

function checkIs(asked: Asked, { is, marked }: Reference, path: string, field: PropertySchema): void {
  const kind = kindOf(field, asked.project.formats.value)
  // Where lists are shown together, a single object is one as well.
  const isList =
    kind === 'entries' || (Array.isArray(asked.spot.above?.value) && typeOf(field) === 'object' && !field.upload)
  if (is === 'files' && kind !== 'files')
    say(asked, 'path', [`"${path}" holds no file`, 'nothing is uploaded there', 'name a field with "upload"'])
  if (is === 'entries' && !isList)
    say(asked, 'path', [
      `"${path}" is not a list of entries`,
      'a list shows one line an entry',
      'show it under "fields"',
    ])
  if (is === 'optional' && !(isNullable(field) && typeOf(field) === 'object'))
    say(asked, 'path', [
      `"${path}" cannot be absent`,
      'the tick box makes a whole object present or absent, so its type is ["object", "null"]',
      'name such an object',
    ])
  if (marked && !field[marked]) reportUnmarked(asked, path, marked)
}

export function reportUnmarked(asked: Asked, name: string, mark: 'readOnly' | 'writeOnly'): void {
  const [kind, reason] =
    mark === 'readOnly' ? ['read', 'answered and never sent'] : ['write', 'sent and never answered']
  say(asked, 'path', [`"${name}" is not ${kind}-only`, `it is ${reason}`, `add "${mark}": true to it`])
}

/** What people read must be answered, stand in the rows of a list, and be of a kind that can be shown. */
function checkShown(asked: Asked, { schema, prefix }: Holder, path: string, field: PropertySchema): void {
  const { project, definition } = asked
  if (field.writeOnly)
    say(asked, 'shown', [`"${path}" is never answered`, 'it is only sent, so there is nothing to read', 'take it out'])
  else if (kindOf(field, project.formats.value) === 'unknown')
    say(asked, 'shown', [`"${path}" cannot be read as it stands`, 'it is of no known kind', 'name a field inside it'])
  else if (definition.kind === 'table' && prefix === '' && !isListed(schema, path, field))
    say(asked, 'shown', [
      `"${path}" is not in the rows of lists`,
      'its record says `listed: false`',
      'take the column out, or "listed" out of the record',
    ])
}

const isListed = (record: RecordSchema | PropertySchema, path: string, field: PropertySchema) =>
  field.listed !== false && record.properties?.[path.split('.')[0] ?? '']?.listed !== false

/** Asks for the labels of what `*` stands for in a form. */
function needLabelsOfRest(asked: Asked): void {
  const [holder] = holdersOf(asked) ?? []
  if (!holder) return
  for (const path of remainingPaths(asked.definition.value as FormDefinition, holder.schema as RecordSchema)) {
    const field = propertyAt(holder.schema, path)?.schema
    needLabel(asked, holder, wordPath(path))
    if (field) needOptionWords(asked, holder, wordPath(path), field)
  }
}
