import type { RegistryFieldsType } from '@rjsf/utils'
import { kinds } from '#engine/schema/kindOf.ts'
import { FieldControl } from './FieldControl.tsx'
import { FieldTemplate } from './FieldTemplate.tsx'
import { Sections } from './Sections.tsx'
import { layoutField } from './uiSchema.ts'

const kindFields = kinds.map((kind) => [kind, FieldControl] as const)

/** What rjsf draws our forms with: a field for each kind of value, and one that lays them out. */
export const theme: { fields: RegistryFieldsType; templates: { FieldTemplate: typeof FieldTemplate } } = {
  fields: { ...Object.fromEntries(kindFields), [layoutField]: Sections },
  templates: { FieldTemplate },
}
