import { dayNumber, daysBetween, parseDate, today } from '#engine/formats/dates.ts'
import { dateKeys } from '#engine/text/wordKeys.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { ShowProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'

/** Marks a day of expiry that has passed, or that comes soon; nothing while there is time. */
export function ExpiryBadge({ path, schema: { expiresSoon }, value }: Omit<ShowProps, 'record'>) {
  const { namespace } = useFieldServices()
  const text = useText()
  const day = typeof value === 'string' ? parseDate(value) : undefined
  if (expiresSoon === undefined || day === undefined) return null
  const now = today(() => new Date())
  if (dayNumber(day) < dayNumber(now)) {
    return (
      <span className="field-badge" data-tone="error">
        <icons.error />
        {text(dateKeys(namespace, path, 'expired'))}
      </span>
    )
  }
  const count = daysBetween(now, day)
  if (count > expiresSoon) return null
  return (
    <span className="field-badge" data-tone="warning">
      <icons.warning />
      {text(dateKeys(namespace, path, 'expiresSoon'), { count })}
    </span>
  )
}
