import Button from 'antd/es/button'
import Compact from 'antd/es/space/Compact'
import { useState } from 'react'
import { formatOf } from '#engine/formats/createFormats.ts'
import { daysBetween, parseDate, today } from '#engine/formats/dates.ts'
import { hasShortYear, readDay } from '#engine/formats/readDay.ts'
import { fetchedLate } from '#ui/fetchedLate.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { TextEdit } from '../controls/TextEdit.tsx'
import type { EditProps, Field, ShowProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import { formattedText } from '../values/valueText.ts'

const DatePopup = fetchedLate(async () => (await import('../controls/DatePopup.tsx')).DatePopup)

/** The day stays the text dd/mm/yyyy from end to end, so that no time zone can shift it. */
function Edit(props: EditProps) {
  const { formats } = useFieldServices()
  const text = useText()
  const [picking, setPicking] = useState(false)
  const [picked, setPicked] = useState(0)
  const { id, field, value, readOnly } = props
  const format = formatOf(field.schema, formats)
  const { expiresSoon } = field.schema
  const isAllowed = (day: string) => format?.validate(day) ?? true
  /** Commits a day picked in the calendar. A new key mounts the text input anew with it. */
  const commitDay = (day: string) => {
    props.onCommit(day)
    // The typed text is a draft of its own: a new one starts with the picked day.
    setPicked(picked + 1)
    setPicking(false)
  }
  return (
    <div className="field-date">
      <Compact block>
        <TextEdit
          {...props}
          key={picked}
          read={(typed) => readDay(typed, isAllowed)}
          inputMode="numeric"
          placeholder={text('app:form.datePlaceholder')}
        />
        {!readOnly && (
          // Not in the control: it could be drawn anew between press and click.
          <Button
            icon={<icons.calendar />}
            aria-label={text('app:form.calendar', { field: props.label })}
            aria-expanded={picking}
            aria-controls={picking ? `${id}-calendar` : undefined}
            onClick={() => setPicking(!picking)}
          />
        )}
      </Compact>
      {expiresSoon !== undefined && (
        <div className="field-date-mark" aria-live="polite">
          <ExpiryBadge words={field.words} value={value} expiresSoon={expiresSoon} />
        </div>
      )}
      {picking && (
        <DatePopup
          id={`${id}-calendar`}
          label={props.label}
          value={typeof value === 'string' ? value : ''}
          allowed={isAllowed}
          onPick={commitDay}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}

/** Marks a day of expiry that has passed, or that comes soon; nothing while there is time. */
function ExpiryBadge({ words, value, expiresSoon }: Pick<ShowProps, 'words' | 'value'> & { expiresSoon: number }) {
  const text = useText()
  const day = typeof value === 'string' ? parseDate(value) : undefined
  if (day === undefined) return null
  const now = today(() => new Date())
  const count = daysBetween(now, day)
  if (count > expiresSoon) return null
  const [tone, word] = count < 0 ? (['error', 'expired'] as const) : (['warning', 'expiresSoon'] as const)
  const Icon = icons[tone]
  return (
    <span className="field-badge" data-tone={tone}>
      <Icon />
      <span>{text([`${words}.${word}`, `app:dates.${word}`], { count })}</span>
    </span>
  )
}

/** A day, typed or picked, carried and shown as dd/mm/yyyy. */
export const dateField: Field = {
  Edit,
  text: formattedText,
  problemCode: (code, value) =>
    code === 'format' && typeof value === 'string' && hasShortYear(value) ? 'shortYear' : code,
  /** The day, with a badge if it is a date of expiry that is near or past. */
  Show({ text, words, value, schema: { expiresSoon } }) {
    const day = <span className="field-figure">{text}</span>
    if (expiresSoon === undefined) return day
    return (
      <span className="field-dated">
        {day}
        <ExpiryBadge words={words} value={value} expiresSoon={expiresSoon} />
      </span>
    )
  },
}
