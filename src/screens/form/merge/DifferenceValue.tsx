import { useMemo } from 'react'
import type { Difference, Side, Sides } from '#engine/merge/Difference.ts'
import { isEmpty } from '#engine/merge/isSame.ts'
import type { Json } from '#engine/record/path.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { ItemFacts } from '#fields/values/ItemFacts.tsx'
import { FieldServicesContext, useFieldServices } from '#fields/FieldServices.ts'
import { fields } from '#fields/kinds/fields.ts'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../../ScreenServices.ts'
import { holderOf, type DifferencePlace } from './differencePlace.ts'
import { absentKey } from './differenceText.ts'

interface DifferenceValueProps {
  place: DifferencePlace
  difference: Difference
  sides: Sides<Json>
  side: Side | 'base'
}

/** What one side has at a difference, shown as forms and details show it. */
export function DifferenceValue({ place, difference, sides, side }: DifferenceValueProps) {
  const { formatsDefinition } = useScreenServices()
  const services = useFieldServices()
  const text = useText()
  const { namespace, words, columns } = place
  // What is in an entry may have words of its own.
  const own = useMemo(() => ({ ...services, namespace }), [services, namespace])
  const { schema, [side]: value } = difference
  if (isEmpty(value)) return <span className="merge-absent">{text(absentKey(place, difference, side))}</span>
  const record = holderOf(sides, difference, side)
  const { Show } = fields[kindOf(schema, formatsDefinition)]
  return (
    <FieldServicesContext value={own}>
      {columns.length > 0 ? (
        <div className="entries-item">
          <ItemFacts columns={columns} item={record} />
        </div>
      ) : (
        <Show path={words} schema={schema} value={value} record={record} />
      )}
    </FieldServicesContext>
  )
}
