import { propertyAt } from '#engine/schema/propertyAt.ts'
import { isOf, type Variants } from '#engine/schema/variants.ts'
import type { Condition, DetailsSection, FormField, FormSection, TableColumn } from '#generated/definitions.gen.ts'
import type { RecordDefinition, WrittenDefinition } from '../Definition.ts'
import { sectionPaths } from './withRest.ts'

/** Values of the variants that have a field; undefined where all have it. */
type OwnersOf = (path: string) => readonly string[] | undefined

/** Returns a function for the variants that have the field at a path. */
function ownersByPath({ base, shapes }: Variants): OwnersOf {
  return (path) => {
    const owners = [...shapes].flatMap(([value, shape]) => (propertyAt(shape, path) ? [value] : []))
    const isCommon = owners.length === 0 || owners.length === shapes.size || propertyAt(base, path) !== undefined
    return isCommon ? undefined : owners
  }
}

/**
 * Query for the address of a new record that sets its variant, if only one variant has the field, else empty; ends with
 * `&`.
 */
export function variantQuery(variants: Variants, path: string): string {
  const [owner, another] = ownersByPath(variants)(path) ?? []
  return owner === undefined || another !== undefined ? '' : `${variants.discriminator.propertyName}=${owner}&`
}

/** A section of a form or of details, as far as it shows fields. */
interface Section extends Omit<DetailsSection, 'fields'>, Pick<FormSection, 'disable'> {
  fields?: (Shown | Shown[])[]
}

type Shown = FormField | TableColumn

/** The variants that have all fields of a section; undefined if its fields differ in their variants. */
function sectionOwners({ fields = [], ...section }: Section, ownersOf: OwnersOf): readonly string[] | undefined {
  const [first, ...others] = sectionPaths({ ...section, fields: fields.flat() }).map(ownersOf)
  return first && others.every((one) => one?.join() === first.join()) ? first : undefined
}

/**
 * Shows each field only if the record is of a variant that has it. Details also show it if the answer names no variant.
 * If some variants have all fields of a section, `disable: true` becomes a condition; else it is unchanged.
 */
export function ofVariants(
  { kind, value }: WrittenDefinition,
  { records }: { records: ReadonlyMap<string, Pick<RecordDefinition, 'variants'>> },
): unknown {
  const { variants } = records.get((value as { record?: string }).record ?? '') ?? {}
  if (!variants || !['form', 'details'].includes(kind)) return value
  const ownersOf = ownersByPath(variants)
  const isForm = kind === 'form'
  const isUnsaid = `!has(self.${variants.discriminator.propertyName})`
  const shownTo = (owners: readonly string[], written: Condition | undefined) => {
    const implied = isForm ? isOf(variants, owners) : `(${isUnsaid} || ${isOf(variants, owners)})`
    // As it is written, a condition is a text.
    return { show: written === undefined ? implied : `(${written as string}) && ${implied}` }
  }
  const placed = (field: Shown): Shown => {
    const entry = typeof field === 'string' ? { path: field } : field
    const owners = 'path' in entry ? ownersOf(entry.path) : undefined
    return 'path' in entry && owners ? { ...entry, ...shownTo(owners, entry.show) } : field
  }
  const sections = (value as { sections: Section[] }).sections.map((section) => {
    const { fields } = section
    const owners = sectionOwners(section, ownersOf)
    const others = [...variants.shapes.keys()].filter((one) => !owners?.includes(one))
    if (owners && section.disable === true) return { ...section, disable: isOf(variants, others) }
    if (owners) return { ...section, ...shownTo(owners, section.show) }
    const folds = Object.entries(section.folds ?? {}).map(([name, columns]) => [name, columns.map(placed)] as const)
    return {
      ...section,
      ...(fields && { fields: fields.map((row) => (Array.isArray(row) ? row.map(placed) : placed(row))) }),
      ...(section.folds && { folds: Object.fromEntries(folds) }),
    }
  })
  return { ...(value as object), sections }
}
