import { typeOf } from '#engine/schema/property.ts'
import { variantValue } from '#engine/schema/variants.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { shapesFolder } from '../../domain.ts'
import type { Project, RecordDefinition } from '../Project.ts'
import { referredBy } from '../read/declarationOf.ts'
import type { Path } from '../read/Source.ts'
import { type Asked, sayAt, wholeAt } from '../refers/Asked.ts'

/** Checks that a shape is used: it is there for the records that take it over, and none by itself. */
export function checkShared(project: Project, { folder, name, source }: RecordDefinition): void {
  if (folder !== shapesFolder) return
  const naming = new RegExp(`"([^"]*/)?${name}\\.schema\\.json[#"]`)
  if (!project.sources.some(({ text }) => naming.test(text)))
    project.report({ source, path: [] }, 'unused', `the shape "${name}"`)
}

/** Checks that each value of the discriminator has one variant. */
export function checkVariants(project: Project, { source, value, whole, variants }: RecordDefinition): void {
  if (!whole || !variants) return
  const { propertyName } = variants.discriminator
  const values = (whole.properties[propertyName]?.enum ?? []).map(String)
  const named = variants.oneOf.map((variant) => variantValue(variants, variant))
  const place = (...path: Path) => ({ source, path: ['oneOf', ...path] })
  if (values.length === 0)
    project.report({ source, path: ['discriminator', 'propertyName'] }, 'noDiscriminator', propertyName)
  for (const one of values.filter((other) => value.oneOf && !named.includes(other)))
    project.report({ ...place(), isName: true }, 'noVariant', one)
  named.forEach((name, index) => {
    if (name === undefined) project.report(place(index), 'namelessVariant', propertyName)
    else if (named.indexOf(name) < index) project.report(place(index), 'twice', `the variant "${name}"`)
  })
}

/** Whether a part is only there for others to refer to, so that they complete it. */
export const isOffered = ({ definition, spot }: Asked) => definition.folder === shapesFolder || spot.path[0] === '$defs'

const uploadWords = ['part', 'accept', 'maxBytes', 'bytes'] as const

/** Checks that a field, with what it refers to, says all that a field must say. */
export function checkWhole(asked: Asked, property: PropertySchema): void {
  const { project, definition, spot } = asked
  const record = project.records.get(definition.id)
  const whole = wholeAt(record, spot.path)
  if (!record || !whole || property.const !== undefined) return
  const missing = (word: string, why: string) => sayAt(asked, [], 'missing', word, `: ${why}`)
  const type = typeOf(whole)
  if (whole.type === undefined) missing('type', 'a field says what it holds')
  if (type === 'array' && !whole.items) missing('items', 'entries of an unknown shape could not be checked')
  if (type === 'object' && !whole.properties) missing('properties', 'an object names its fields')
  else if (type === 'object' && whole.additionalProperties !== false)
    missing('additionalProperties', 'a misspelt field would be stored unseen')
  if (whole.upload && !isOffered(asked))
    for (const word of uploadWords.filter((one) => !(one in (whole.upload ?? {}))))
      sayAt(asked, ['upload'], 'missing', word, ': a file needs it')
  const base = referredBy(project, { schema: property, record })
  checkType(asked, property, base && wholeAt(base.record, base.path))
}

/** What stands beside a reference cannot make another type of it. */
function checkType(asked: Asked, { $ref, type }: PropertySchema, base: PropertySchema | undefined): void {
  if ($ref === undefined || type === undefined || base?.type === undefined) return
  const [own, given] = [type, base.type].map((one) => [one].flat().join(' or '))
  if (own !== given) sayAt(asked, ['type'], 'contradicts', own ?? '', given ?? '')
}
