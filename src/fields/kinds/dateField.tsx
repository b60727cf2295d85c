import Button from 'antd/es/button'
import { lazy, Suspense, useState } from 'react'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { EditProps, Field, ShowProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { formatOf, shownText } from '../values/formatOf.ts'
import { ExpiryBadge } from '../values/ExpiryBadge.tsx'
import { readDate } from '../values/readDate.ts'
import { TextEdit } from '../controls/TextEdit.tsx'

const DatePopup = lazy(async () => ({ default: (await import('../controls/DatePopup.tsx')).DatePopup }))

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** The day stays the text dd/mm/yyyy from end to end, so that no time zone can shift it. */
function Edit(props: EditProps) {
  const { formats } = useFieldServices()
  const text = useText()
  const [picking, setPicking] = useState(false)
  const [picked, setPicked] = useState(0)
  const { id, field, value, readOnly } = props
  const format = formatOf(field.schema, formats)
  const take = (day: string) => {
    props.onCommit(day)
    // The typed text is a draft of its own: a new one starts with the picked day.
    setPicked(picked + 1)
    setPicking(false)
  }
  return (
    <div className="field-date">
      <TextEdit
        {...props}
        key={picked}
        show={asText}
        read={readDate}
        inputMode="numeric"
        placeholder={text('app:form.datePlaceholder')}
        suffix={
          readOnly ? undefined : (
            <Button
              type="text"
              size="small"
              icon={<icons.calendar />}
              aria-label={text('app:form.calendar', { field: props.label })}
              aria-expanded={picking}
              aria-controls={picking ? `${id}-calendar` : undefined}
              onClick={() => setPicking(!picking)}
            />
          )
        }
      />
      {picking && (
        <Suspense fallback={null}>
          <DatePopup
            id={`${id}-calendar`}
            label={props.label}
            value={asText(value)}
            allowed={(day) => format?.validate(day) ?? true}
            onPick={take}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Show({ path, schema, value }: ShowProps) {
  const { formats } = useFieldServices()
  return (
    <span className="field-dated">
      <span className="field-figure">{shownText(value, schema, formats)}</span>
      <ExpiryBadge path={path} schema={schema} value={value} />
    </span>
  )
}

/** A day, typed or picked, carried and shown as dd/mm/yyyy. */
export const dateField: Field = {
  Edit,
  Show,
  Cell: Show,
  text: ({ schema, value }, { formats }) => shownText(value, schema, formats),
  labelled: () => 'control',
}
