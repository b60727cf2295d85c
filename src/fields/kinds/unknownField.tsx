import { useEffect } from 'react'
import { useText } from '#ui/text/useText.ts'
import type { EditProps, Field, ShownProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'

const reported = new Set<string>()

/** Reports the field to the console, once each. */
function useReport(path: string, kind: string | undefined) {
  const { namespace } = useFieldServices()
  useEffect(() => {
    const place = `${namespace}:${path}`
    if (reported.has(place)) return
    reported.add(place)
    globalThis.reportError(new Error(`The field ${place} is of a kind that cannot be shown (${kind ?? 'no kind'})`))
  }, [namespace, path, kind])
}

const raw = (value: unknown) => (typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value))

function Edit({ id, field, value, labelId, describedBy }: EditProps) {
  const text = useText()
  useReport(field.words, field.schema.kind)
  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      className="field-unknown"
    >
      <p>{text('app:form.unknownKind')}</p>
      {value !== undefined && <code>{raw(value)}</code>}
    </div>
  )
}

function Show({ path, schema, text }: ShownProps) {
  useReport(path, schema.kind)
  return <code>{text}</code>
}

/** A value that no field knows how to show: it is shown as it is, and nothing of it is lost. */
export const unknownField: Field = { Edit, text: ({ value }) => raw(value), Show, labelled: () => 'group' }
