import { getAt } from '#engine/record/path.ts'
import { typeOf, unitPath } from '#engine/schema/property.ts'
import { unitKeys } from '#engine/words/wordKeys.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { type Translate, useLanguage, useText } from '#ui/text/useText.ts'
import { TextEdit } from '../controls/TextEdit.tsx'
import type { EditProps, Field, ShowProps, TextSurroundings } from '../Field.ts'
import { useValueAt } from '../FieldServices.ts'
import { formatterOf, readNumber, typedNumber } from '../values/readNumber.ts'

/**
 * The sign of a field's unit; undefined for a number without one.
 * @param named value of the field that names the unit, where one does
 */
function unitOf(schema: PropertySchema, named: unknown, text: Translate): string | undefined {
  if (unitPath(schema) === undefined) return schema.unit
  return typeof named === 'string' && named !== '' ? (text.optional(unitKeys(named)) ?? named) : undefined
}

/** A text input that reads and shows numbers in the language of the page, with the unit behind. */
function Edit(props: EditProps) {
  const text = useText()
  const language = useLanguage()
  const { schema } = props.field
  const unit = unitOf(schema, useValueAt(unitPath(schema)), text)
  return (
    <TextEdit
      {...props}
      show={(value) => typedNumber(value, language)}
      read={(typed) => readNumber(typed, language, unit)}
      inputMode={typeOf(schema) === 'integer' ? 'numeric' : 'decimal'}
      suffix={unit}
    />
  )
}

/** A number with its unit, as the language writes it: `1 234,50 €`. Years get no group separators. */
function numberText({ schema, value, record }: ShowProps, { text, language }: TextSurroundings): string {
  // A text that is no number was never accepted. It is shown unchanged.
  if (typeof value !== 'number') return typeof value === 'string' ? value : ''
  const path = unitPath(schema)
  const unit = unitOf(schema, path === undefined ? undefined : getAt(record, path), text)
  if (unit === '€') return formatterOf(language, 'amount').format(value)
  const isYear = schema.format !== undefined && typeOf(schema) === 'integer' && unit === undefined
  const figure = formatterOf(language, isYear ? 'plain' : 'grouped').format(value)
  return unit === undefined ? figure : `${figure}\u00a0${unit}`
}

export const numberField: Field = {
  Edit,
  text: numberText,
  Show: ({ text }) => <span className="field-figure">{text}</span>,
}
