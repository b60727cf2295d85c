import { kindOf } from '#engine/schema/kindOf.ts'
import { isShownOnly, typeOf } from '#engine/schema/property.ts'
import { variantValue } from '#engine/schema/variants.ts'
import type { FormatsDefinition, PropertySchema, RecordChangeOfState } from '#generated/definitions.gen.ts'
import { type RecordDefinition, shapesFolder } from '../../project/Definition.ts'
import type { Project } from '../../project/readProject.ts'
import type { Subject } from '../../project/Subject.ts'
import { usesOf } from '../../uses/usesOf.ts'
import { reportAt } from '../report.ts'
import { refersToOwnHolder } from '../refers/fields.ts'
import { checkChanges } from './changes.ts'
import { checkRecordTitle } from './titles.ts'
import { sentences } from '../../text/sentences.ts'

/**
 * Checks a record as a whole: it does not contain itself, its variants, title and changes of state fit its fields, and
 * no shape or part is unused.
 */
export function checkRecord(subject: Subject): void {
  const { project, record } = subject
  if (!record) return
  const { value, isCircle, spots } = record
  if (isCircle && !spots.some((spot) => refersToOwnHolder(record, spot))) {
    reportAt(subject, [], sentences.insideItself())
  }
  checkVariants(subject, project, record)
  checkRecordTitle(subject, record)
  checkChanges(subject, record)
  if (!isShapeUsed(project, record)) reportAt(subject, [], sentences.unused({ what: `the shape "${record.name}"` }))
  for (const name of Object.keys(value.$defs ?? {})) {
    if (!isPartUsed(project, record, name)) {
      reportAt(subject, ['$defs', name], sentences.unused({ what: `the part "${name}"` }))
    }
  }
}

const isPartUsed = (project: Project, { id }: RecordDefinition, part: string): boolean =>
  project.isPartial || usesOf(project).of('part', `${id}#/$defs/${part}`).length > 0

/** Whether a file of the folder of shapes is included by a record. Other records need no user. */
const isShapeUsed = (project: Project, { folder, id }: RecordDefinition): boolean =>
  folder !== shapesFolder || project.isPartial || usesOf(project).recordsWith(id).length > 0

/**
 * Checks the fields that the dialog of a change of state asks for: each is a single control at the top of the record
 * that is not set by the change itself.
 */
export function checkAskedFields(subject: Subject): void {
  const { project, record, value, above } = subject
  const { sets = {} } = (above?.value ?? {}) as Partial<RecordChangeOfState>
  for (const [index, name] of (value as string[]).entries()) {
    const wrong = (sentence: 'askedInside' | 'askedReadOnly' | 'askedAndSet' | 'askedApart') =>
      reportAt(subject, [index], sentences[sentence]({ path: name }))
    const field = record?.whole?.properties[name]
    if (name.includes('.')) wrong('askedInside')
    if (!field) continue
    if (isShownOnly(field)) wrong('askedReadOnly')
    else if (Object.keys(sets).some((path) => path.split('.')[0] === name)) wrong('askedAndSet')
    else if (['files', 'entries', 'unknown'].includes(kindOf(field, project.formats)) || typeOf(field) === 'object') {
      wrong('askedApart')
    }
  }
}

/**
 * Checks that each value of the discriminator has exactly one variant, and that variants agree on the kind of each
 * field.
 */
function checkVariants(subject: Subject, project: Project, { whole, variants }: RecordDefinition): void {
  if (!whole || !variants) return
  const { propertyName } = variants.discriminator
  const values = (whole.properties[propertyName]?.enum ?? []).map(String)
  for (const path of otherKinds([...variants.shapes.values(), variants.base], project.formats)) {
    reportAt(subject, ['oneOf'], sentences.otherKind({ path }))
  }
  const named = variants.oneOf.map((variant) => variantValue(variants, variant))
  if (values.length === 0) {
    reportAt(subject, ['discriminator', 'propertyName'], sentences.noDiscriminator({ name: propertyName }))
  }
  for (const one of values.filter((other) => !named.includes(other))) {
    reportAt(subject, ['oneOf'], sentences.noVariant({ value: one }))
  }
  named.forEach((name, index) => {
    if (name === undefined) reportAt(subject, ['oneOf', index], sentences.namelessVariant({ name: propertyName }))
    else if (named.indexOf(name) < index) {
      reportAt(subject, ['oneOf', index], sentences.twice({ what: `the variant "${name}"` }))
    }
  })
}

/** Paths of fields that variants declare as other kinds of value: forms and tables show a field in one way. */
function otherKinds(shapes: readonly PropertySchema[], formats: FormatsDefinition, prefix = ''): string[] {
  const names = new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))
  return [...names].flatMap((name) => {
    const fields = shapes.flatMap(({ properties = {} }) => properties[name] ?? [])
    // A declaration that only adds limits need not repeat the type.
    const kinds = new Set(fields.filter(({ type, kind }) => type ?? kind).map((field) => shownAs(field, formats)))
    const inside = fields.map((field) => field.items ?? field)
    return kinds.size > 1 ? [prefix + name] : otherKinds(inside, formats, `${prefix}${name}.`)
  })
}

/** The kind of a field, or the type of one that is shown by the fields inside. */
const shownAs = (field: PropertySchema, formats: FormatsDefinition) =>
  typeOf(field) === 'object' && !field.upload ? 'object' : kindOf(field, formats)
