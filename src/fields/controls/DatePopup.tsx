import DatePicker from 'antd/es/date-picker'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import { useEvents } from '#ui/useEvents.ts'

dayjs.extend(customParseFormat)

interface DatePopupProps {
  id: string
  label: string
  /** dd/mm/yyyy; anything else opens the present month. */
  value: string
  /** Whether a day (dd/mm/yyyy) may be picked. */
  allowed: (day: string) => boolean
  onPick: (day: string) => void
  onClose: () => void
}

const format = 'DD/MM/YYYY'

/** The calendar under a date field. It is a help for pointers; who uses the keyboard types the day. */
export function DatePopup({ id, label, value, allowed, onPick, onClose }: DatePopupProps) {
  const day = dayjs(value, format, true)
  useEvents('document', {
    keydown({ key }) {
      if (key === 'Escape') onClose()
    },
  })
  return (
    <div id={id} className="field-calendar">
      <DatePicker
        open
        inputReadOnly
        tabIndex={-1}
        aria-label={label}
        format={format}
        value={day.isValid() ? day : null}
        disabledDate={(date) => !allowed(date.format(format))}
        allowClear={false}
        onChange={(date) => onPick(date?.format(format) ?? '')}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      />
    </div>
  )
}
