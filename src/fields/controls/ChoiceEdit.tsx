import { lookupOf } from '#engine/schema/kindOf.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { OpenEdit } from './OpenEdit.tsx'
import { RadioButtons } from './RadioButtons.tsx'
import { SearchEdit } from './SearchEdit.tsx'
import { useChoiceOptions } from './select.tsx'
import { TypedSelect } from './TypedSelect.tsx'

/** The control of a choice: as the values come, and as the form wishes. */
export function ChoiceEdit(props: EditProps) {
  const { lookups } = useFieldServices()
  const { schema, placed } = props.field
  const lookup = lookupOf(schema)
  if (schema.open && lookup !== undefined) return <OpenEdit {...props} lookup={lookup} />
  if (lookup !== undefined && lookups.asksAsTyped(lookup)) return <SearchEdit {...props} lookup={lookup} />
  return placed.as === 'radio' ? <RadioEdit {...props} /> : <SelectEdit {...props} />
}

/** A select with all values of the field, filtered while the user types. */
function SelectEdit(props: EditProps) {
  const { field, value } = props
  const text = useText()
  const chosen = typeof value === 'string' ? value : undefined
  const stored = chosen === undefined ? [] : [chosen]
  const { options, named, loading } = useChoiceOptions(field, field.schema, stored)
  return (
    <TypedSelect
      edit={props}
      chosen={chosen}
      options={options}
      named={named}
      placeholder="app:form.choose"
      nothing={text(loading ? 'app:form.choicesLoading' : 'app:form.noChoice')}
      busy={loading}
      icon={<icons.down />}
    />
  )
}

function RadioEdit(props: EditProps) {
  const { field, value } = props
  const { options } = useChoiceOptions(field, field.schema, typeof value === 'string' ? [value] : [])
  return <RadioButtons edit={props} options={options} />
}
