import { use, useRef } from 'react'
import Modal from 'antd/es/modal/Modal'
import { definitionKey } from '#engine/text/wordKeys.ts'
import { FormPanel } from '#screens/form/FormPanel.tsx'
import { useText } from '#ui/text/useText.ts'
import { useApplication, type Application } from '../Application.ts'
import type { ScreenData } from '../screens/ScreenData.ts'
import { ScreenServicesProvider } from '../screens/ScreenServicesProvider.tsx'
import { screensDefinition } from '../screensDefinition.ts'

const prepared = new WeakMap<Application, Promise<ScreenData>>()

function prepare(application: Application): Promise<ScreenData> {
  const known = prepared.get(application)
  if (known) return known
  const data = application.prepareScreen('form', screensDefinition.signInAgain)
  data.catch(() => prepared.delete(application))
  prepared.set(application, data)
  return data
}

/** Sign-in over the screen. It closes by itself as soon as there is a session; closing it by hand gives up. */
export function SignInModal() {
  const text = useText()
  const application = useApplication()
  const form = useRef<HTMLDivElement>(null)
  const { parts, name } = use(prepare(application))
  return (
    <Modal
      open
      centered
      width={440}
      footer={null}
      title={text(definitionKey(name, 'form', 'title.create'))}
      closable={{ 'aria-label': text('app:common.close') }}
      mask={{ closable: false }}
      onCancel={application.signInAgain.giveUp}
      afterOpenChange={(opened) => {
        // Somebody who is quicker than the opening types already, and must not be moved to another field.
        if (opened && !form.current?.contains(document.activeElement)) form.current?.querySelector('input')?.focus()
      }}
    >
      <div ref={form}>
        <ScreenServicesProvider parts={parts}>
          <FormPanel name={name} />
        </ScreenServicesProvider>
      </div>
    </Modal>
  )
}
