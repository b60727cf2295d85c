import { expect, test as base } from '../support/test.ts'
import { recordList, type RecordList } from '../support/recordList.ts'
import { sentBody, type SentBody } from '../support/sentBody.ts'
import type { Relay } from '../support/startRelay.ts'
import { estateForm, type EstateForm } from './EstateForm.ts'

/** The same `test` with the screens of real estates. */
export const test = base.extend<{ form: EstateForm; list: RecordList; filledForm: EstateForm }>({
  form: ({ page, language }, use) => use(estateForm(page, language)),
  list: ({ page, language }, use) => use(recordList(page, language, 'real-estate')),
  /** The form of a new real estate with the least that can be saved. */
  filledForm: async ({ open, form }, use) => {
    await open('bien/new')
    await form.fillLeast()
    await use(form)
  },
})

export { expect }

/** The last real estate that went over the line with a method. */
export async function sentForm(relay: Relay, method: 'POST' | 'PUT'): Promise<SentBody> {
  const call = relay.calls().findLast((other) => other.method === method && other.path.includes('/restapi/realestate'))
  if (!call) throw new Error(`No real estate was sent with ${method}`)
  return sentBody(call, 'commondata')
}
