import { itemsIn } from '#engine/record/path.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import { choiceField, choicesField } from './choiceField.tsx'
import { dateField } from './dateField.tsx'
import { emailField, phoneField, websiteField } from './linkField.tsx'
import type { Field, ReadField } from '../Field.ts'
import { filesField } from './filesField.tsx'
import { flagField } from './flagField.tsx'
import { numberField } from './numberField.tsx'
import { secretField } from './secretField.tsx'
import { paragraphField, textField } from './textField.tsx'
import { unknownField } from './unknownField.tsx'
import '../fields.css'

/** A list of items, by their number. They are typed in forms, not in a control. */
const entriesField: ReadField = {
  text: ({ value }) => String(itemsIn(value).length || ''),
  labelled: () => 'group',
}

/** How each kind of value is edited and shown. A kind that is missing here does not compile. */
export const fields: Record<Exclude<Kind, 'entries'>, Field> & Record<'entries', ReadField> = {
  text: textField,
  paragraph: paragraphField,
  number: numberField,
  date: dateField,
  choice: choiceField,
  choices: choicesField,
  flag: flagField,
  email: emailField,
  phone: phoneField,
  website: websiteField,
  secret: secretField,
  files: filesField,
  entries: entriesField,
  unknown: unknownField,
}
