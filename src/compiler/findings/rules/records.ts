import { variantValue } from '#engine/schema/variants.ts'
import { type RecordDefinition, shapesFolder } from '../Definition.ts'
import type { Project } from '../read/readProject.ts'
import { type Asked, sayAt } from '../refers/Asked.ts'
import { isInside } from '../refers/fields.ts'

/** Checks what the parts of a record have to do with each other. */
export function checkRecord(asked: Asked): void {
  const { project, record } = asked
  if (!record) return
  const { value, isCircle, spots } = record
  if (isCircle && !spots.some((spot) => isInside(record, spot))) sayAt(asked, [], 'insideItself')
  checkVariants(asked, record)
  if (!isTaken(project, record)) sayAt(asked, [], 'unused', `the shape "${record.name}"`)
  for (const name of Object.keys(value.$defs ?? {}))
    if (!isUsed(project, record, name)) sayAt(asked, ['$defs', name], 'unused', `the part "${name}"`)
}

function isUsed({ sources, contract }: Project, { id, name, source }: RecordDefinition, part: string): boolean {
  const pointer = `#/$defs/${part}"`
  const isNamed = sources.some(({ text }) => text.includes(`${name}.schema.json${pointer}`))
  return isNamed || source.text.includes(`"${pointer}`) || contract.source.text.includes(`${id}#/$defs/${part}`)
}

/** Whether some record takes a shape over: it is there for those, and none by itself. */
function isTaken({ sources }: Project, { folder, name }: RecordDefinition): boolean {
  const naming = new RegExp(`"([^"]*/)?${name}\\.schema\\.json[#"]`)
  return folder !== shapesFolder || sources.some(({ text }) => naming.test(text))
}

/** Checks that each value of the discriminator has one variant. */
function checkVariants(asked: Asked, { whole, variants }: RecordDefinition): void {
  if (!whole || !variants) return
  const { propertyName } = variants.discriminator
  const values = (whole.properties[propertyName]?.enum ?? []).map(String)
  const named = variants.oneOf.map((variant) => variantValue(variants, variant))
  if (values.length === 0) sayAt(asked, ['discriminator', 'propertyName'], 'noDiscriminator', propertyName)
  for (const one of values.filter((other) => !named.includes(other))) sayAt(asked, ['oneOf'], 'noVariant', one)
  named.forEach((name, index) => {
    if (name === undefined) sayAt(asked, ['oneOf', index], 'namelessVariant', propertyName)
    else if (named.indexOf(name) < index) sayAt(asked, ['oneOf', index], 'twice', `the variant "${name}"`)
  })
}
