import type { PlanColumn } from '#engine/plan/ListPlan.ts'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { useText } from '#ui/text/useText.ts'
import { useFieldServices } from '../FieldServices.ts'
import { normalText } from './formatOf.ts'

interface CopyValueProps {
  column: PlanColumn
  value: unknown
}

/** The button that copies a value: in its normal form, as other forms want it, without the gaps in which it is read. */
export function CopyValue({ column: { words, schema }, value }: CopyValueProps) {
  const { namespace, formats } = useFieldServices()
  const text = useText()
  const label = text(fieldKeys(namespace, words, 'label'))
  return <CopyButton label={label} value={normalText(String(value), schema, formats)} />
}
