import type { EditProps, Field, ShowProps } from '../Field.ts'
import { useFieldServices, useValueAt } from '../FieldServices.ts'
import { formatOf, shownText } from '../values/formatOf.ts'
import { TextEdit } from '../controls/TextEdit.tsx'
import { ValueParts } from '../values/ValueParts.tsx'

function Edit(props: EditProps) {
  const { formats } = useFieldServices()
  return (
    <>
      <TextEdit {...props} />
      {formatOf(props.field.schema, formats)?.definition.parts && <TypedParts field={props.field} />}
    </>
  )
}

function TypedParts({ field: { path, words, schema } }: Pick<EditProps, 'field'>) {
  return <ValueParts path={words} schema={schema} value={useValueAt(path)} />
}

function Show({ path, schema, value }: ShowProps) {
  const { formats } = useFieldServices()
  return (
    <>
      {shownText(value, schema, formats)}
      {formatOf(schema, formats)?.definition.parts && <ValueParts path={path} schema={schema} value={value} />}
    </>
  )
}

function Cell({ schema, value }: ShowProps) {
  const { formats } = useFieldServices()
  return <>{shownText(value, schema, formats)}</>
}

/** One line of text, in the normal form and the groups of its format. */
export const textField: Field = {
  Edit,
  Show,
  Cell,
  text: ({ schema, value }, { formats }) => shownText(value, schema, formats),
  drafts: true,
  labelled: () => 'control',
}
