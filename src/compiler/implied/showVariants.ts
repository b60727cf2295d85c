import { propertyAt } from '#engine/schema/propertyAt.ts'
import { isOf, type Variants } from '#engine/schema/variants.ts'
import type {
  Condition,
  DetailsDefinition,
  FormDefinition,
  FormField,
  RecordSchema,
  TableColumn,
} from '#generated/definitions.gen.ts'
import type { Said } from '../findings/Definition.ts'
import type { Project } from '../findings/read/readProject.ts'
import { restPaths, sectionPaths } from '../plans/detailsPlan.ts'
import { asPlaced, placedFields, remainingPaths } from '../plans/fieldsPlan.ts'

/** Values of the variants that have a field; undefined where all have it. */
type OwnersOf = (path: string) => readonly string[] | undefined

function ownersIn({ base, shapes }: Variants): OwnersOf {
  return (path) => {
    const owners = [...shapes].flatMap(([value, shape]) => (propertyAt(shape, path) ? [value] : []))
    const isCommon = owners.length === 0 || owners.length === shapes.size || propertyAt(base, path) !== undefined
    return isCommon ? undefined : owners
  }
}

/** What the address of a new record says of its variant, where only one of them has a field; it ends on `&`. */
export function variantQuery(variants: Variants, path: string): string {
  const [owner, another] = ownersIn(variants)(path) ?? []
  return owner === undefined || another !== undefined ? '' : `${variants.discriminator.propertyName}=${owner}&`
}

/** The variants that have all of some fields and no others; undefined where the fields are not alike in that. */
function ownersOfAll(paths: readonly string[], ownersOf: OwnersOf): readonly string[] | undefined {
  const [first, ...others] = paths.map(ownersOf)
  return first && others.every((one) => one?.join() === first.join()) ? first : undefined
}

/** The variants whose fields make up a section of a form, and no other fields. */
const formOwners = ({ fields }: FormDefinition['sections'][number], ownersOf: OwnersOf) =>
  ownersOfAll(
    placedFields(fields).map(({ path }) => path),
    ownersOf,
  )

/** Whether `disable` says something of a section: it stands for a condition where its fields are those of some variants. */
export const canDisable = (section: FormDefinition['sections'][number], variants: Variants | undefined): boolean =>
  section.disable !== true || (variants !== undefined && formOwners(section, ownersIn(variants)) !== undefined)

/** What a definition shows, where its record has variants: each field under the condition that a record is of one that has it. */
export function ofVariants({ kind, value }: Said, { records }: Pick<Project, 'records'>): unknown {
  const { record = '' } = value as { record?: string }
  const { whole, variants } = records.get(record) ?? {}
  if (!whole || !variants) return value
  if (kind === 'form') return formOfVariants(value as FormDefinition, whole, variants)
  return kind === 'details' ? detailsOfVariants(value as DetailsDefinition, whole, variants) : value
}

/** A form that shows what only some variants of its record have for those alone, and asks for it there. */
function formOfVariants(form: FormDefinition, record: RecordSchema, variants: Variants): FormDefinition {
  const ownersOf = ownersIn(variants)
  const rest = remainingPaths(form, record)
  const placed = (field: FormField): FormField => {
    const { path, show } = asPlaced(field)
    const owners = ownersOf(path)
    return owners ? { ...asPlaced(field), show: both(show, isOf(variants, owners)) } : field
  }
  const sections = form.sections.map((section) => {
    const fields = section.fields.flatMap((row) => (row === '*' ? rest : [row]))
    const owners = formOwners({ ...section, fields }, ownersOf)
    if (!owners)
      return { ...section, fields: fields.map((row) => (Array.isArray(row) ? row.map(placed) : placed(row))) }
    if (section.disable !== true) return { ...section, fields, show: both(section.show, isOf(variants, owners)) }
    const others = [...variants.shapes.keys()].filter((one) => !owners.includes(one))
    return { ...section, fields, disable: isOf(variants, others) }
  })
  return { ...form, sections }
}

/** Details that show what only some variants have for those alone; an answer may say nothing of its variant. */
export function detailsOfVariants(details: DetailsDefinition, record: RecordSchema, variants: Variants) {
  const ownersOf = ownersIn(variants)
  const rest = restPaths(details, record)
  const isUnsaid = `!has(self.${variants.discriminator.propertyName})`
  const shownTo = (owners: readonly string[], own?: Condition) => ({
    show: both(own, `(${isUnsaid} || ${isOf(variants, owners)})`),
  })
  const placed = (field: TableColumn): TableColumn => {
    const whole = typeof field === 'string' ? { path: field } : field
    const owners = 'path' in whole ? ownersOf(whole.path) : undefined
    return 'path' in whole && owners ? { ...whole, ...shownTo(owners, whole.show) } : field
  }
  const sections = details.sections.map((section) => {
    const fields = section.fields?.flatMap((field) => (field === '*' ? rest : [field]))
    const whole = { ...section, ...(fields && { fields }) }
    const owners = ownersOfAll(sectionPaths(whole), ownersOf)
    if (owners) return { ...whole, ...shownTo(owners, section.show) }
    const folds = Object.entries(section.folds ?? {}).map(([name, columns]) => [name, columns.map(placed)] as const)
    return {
      ...whole,
      ...(fields && { fields: fields.map(placed) }),
      ...(section.folds && { folds: Object.fromEntries(folds) }),
    }
  })
  return { ...details, sections }
}

const both = (own: Condition | undefined, implied: string): Condition =>
  // As it is written, a condition is a text.
  own === undefined ? implied : `(${own as string}) && ${implied}`
