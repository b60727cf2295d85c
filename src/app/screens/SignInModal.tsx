import { useRef } from 'react'
import { FormPanel } from '#screens/saving/FormPanel.tsx'
import { useScreenServices } from '#screens/ScreenServices.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useText } from '#ui/text/useText.ts'
import { useApplication } from '../Application.ts'

/** Sign-in over the screen. It closes by itself as soon as there is a session; closing it by hand gives up. */
export function SignInModal({ form }: { form: string }) {
  const text = useText()
  const { signInAgain } = useApplication()
  const { formOf } = useScreenServices()
  const box = useRef<HTMLDivElement>(null)
  return (
    <Dialog
      open
      centered
      width={440}
      footer={null}
      title={text(`${formOf(form).plan.words}.title.create`)}
      closable={{ 'aria-label': text('app:common.close') }}
      mask={{ closable: false }}
      onCancel={signInAgain.giveUp}
      afterOpenChange={(opened) => {
        // A field that has the focus keeps it: typing may start before the dialog has opened.
        if (opened && !box.current?.contains(document.activeElement)) box.current?.querySelector('input')?.focus()
      }}
    >
      <div ref={box}>
        <FormPanel name={form} />
      </div>
    </Dialog>
  )
}
