import { use, useRef, useState } from 'react'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { FormPanel } from '#screens/form/FormPanel.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useText } from '#ui/text/useText.ts'
import { useApplication, type Application } from '../Application.ts'
import { ScreenServicesProvider } from '../screens/GenericScreen.tsx'
import type { PreparedScreen } from '../screens/openScreens.tsx'
import { screensDefinition } from '../screensDefinition.ts'

const prepared = new WeakMap<Application, Map<string, Promise<PreparedScreen>>>()

function prepare(application: Application, form: string): Promise<PreparedScreen> {
  const forms = prepared.get(application) ?? new Map<string, Promise<PreparedScreen>>()
  prepared.set(application, forms)
  const known = forms.get(form)
  if (known) return known
  const data = application.prepareScreen('form', form)
  data.catch(() => forms.delete(form))
  forms.set(form, data)
  return data
}

/** Sign-in over the screen. It closes by itself as soon as there is a session; closing it by hand gives up. */
export function SignInModal() {
  const text = useText()
  const application = useApplication()
  const form = useRef<HTMLDivElement>(null)
  const { signInAgain, confirmSignIn } = screensDefinition
  const [name] = useState(application.signInAgain.isConfirmation() ? confirmSignIn : signInAgain)
  const { parts } = use(prepare(application, name))
  return (
    <Dialog
      open
      centered
      width={440}
      footer={null}
      title={text(definitionKey(name, 'form', 'title.create'))}
      closable={{ 'aria-label': text('app:common.close') }}
      mask={{ closable: false }}
      onCancel={application.signInAgain.giveUp}
      afterOpenChange={(opened) => {
        // A field that has the focus keeps it: typing may start before the dialog has opened.
        if (opened && !form.current?.contains(document.activeElement)) form.current?.querySelector('input')?.focus()
      }}
    >
      <div ref={form}>
        <ScreenServicesProvider parts={parts}>
          <FormPanel name={name} />
        </ScreenServicesProvider>
      </div>
    </Dialog>
  )
}
