import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import type { Field, ShowProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { shownText } from '../values/formatOf.ts'

const Edit = fetchedAhead(async () => (await import('../controls/ParagraphEdit.tsx')).ParagraphEdit)

function Show({ schema, value }: ShowProps) {
  const { formats } = useFieldServices()
  return <span className="field-paragraph">{shownText(value, schema, formats)}</span>
}

function Cell({ schema, value }: ShowProps) {
  const { formats } = useFieldServices()
  return <span className="field-one-line">{shownText(value, schema, formats)}</span>
}

/** Text of several lines. */
export const paragraphField: Field = {
  Edit,
  Show,
  Cell,
  text: ({ schema, value }, { formats }) => shownText(value, schema, formats),
  drafts: true,
  labelled: () => 'control',
}
