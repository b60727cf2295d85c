import { namedKeys } from '#engine/text/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import type { ShowProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { formatOf, normalText } from './formatOf.ts'

/** The named groups of a value, each under its words; nothing while the value does not fill them all. */
export function ValueParts({ path, schema, value }: Omit<ShowProps, 'record'>) {
  const { namespace, formats } = useFieldServices()
  const text = useText()
  if (typeof value !== 'string') return null
  const parts = formatOf(schema, formats)?.parts(normalText(value, schema, formats)) ?? []
  if (parts.length === 0) return null
  return (
    <span className="field-parts">
      {parts.map((part) => (
        <span key={part.name}>
          <span className="field-part-name">{text(namedKeys(namespace, path, 'parts', part.name))}</span>{' '}
          <span className="field-figure">{part.text}</span>
        </span>
      ))}
    </span>
  )
}
