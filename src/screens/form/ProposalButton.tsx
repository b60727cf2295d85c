import Button from 'antd/es/button'
import type { PlanField } from '#engine/form/formPlan.ts'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { useFormContext } from './FormContext.ts'
import { focusControl } from './focusControl.ts'

/** Offers a value that follows from other fields; one click takes it over. */
export function ProposalButton({ field: { path, schema }, value }: { field: PlanField; value: string }) {
  const { store, idOf } = useFormContext()
  const { formats } = useScreenServices()
  const text = useText()
  const shown = formats[schema.format ?? '']?.show(value) ?? value
  return (
    <Button
      type="link"
      size="small"
      onClick={() => {
        store.replace(path, value)
        // The button goes with the offer, and the focus must not go with it. The control is another one by then.
        requestAnimationFrame(() => focusControl(idOf(path)))
      }}
    >
      {text('app:form.takeOver', { value: shown })}
    </Button>
  )
}
