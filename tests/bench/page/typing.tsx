import { createRoot } from 'react-dom/client'
import { kinds } from '#engine/schema/kindOf.ts'
import { fetchParts } from '#screens/fetchParts.ts'
import { textFields, isTenant, type Subject } from './benchForm.ts'
import { OurForm } from './forms/OurForm.tsx'
import { inputOf } from './inputs.ts'
import { paintedWhen } from './painted.ts'
import { textFields as tenantFields } from './tenant/storedTenant.ts'
import { prepareTenant, TenantForm } from './tenant/TenantForm.tsx'

/** Milliseconds from what a person does to the picture that shows it. */
export interface Typed {
  keys: number[]
  leaves: number[]
}

/** A form that is typed into from outside, with true keys. */
export type TypingSteps = ReturnType<typeof createTyping>

let pressed = 0

/** The browser tells when a key was pressed, so that what kept it from being heard counts too. */
function watch(typed: Typed): void {
  const painted = async (into: number[]) => {
    const start = pressed
    into.push((await paintedWhen(() => true)) - start)
  }
  document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true)
  document.addEventListener('input', () => void painted(typed.keys), true)
  document.addEventListener('focusout', () => void painted(typed.leaves), true)
}

/** Makes the page ready to be typed into. */
export function createTyping() {
  const typed: Typed = { keys: [], leaves: [] }
  watch(typed)
  return {
    typed,
    /** Fetches what a form needs before it is shown. */
    async prepare(subject: Subject) {
      await fetchParts(['answer'], kinds)
      if (isTenant(subject)) await prepareTenant()
    },
    /** Shows a form; milliseconds until it is painted. */
    async open(subject: Subject) {
      const place = document.getElementById('root')
      if (!place) throw new Error('There is no place for a form')
      const [first = ''] = isTenant(subject) ? tenantFields : textFields(subject)
      const start = performance.now()
      createRoot(place).render(isTenant(subject) ? <TenantForm subject={subject} /> : <OurForm size={subject} />)
      return (await paintedWhen(() => document.querySelector(`[id$="${first}"]`) !== null)) - start
    },
    /** Gives the focus to one of as many fields, spread over the form. */
    focus(subject: Subject, index: number, of: number) {
      const names = isTenant(subject) ? tenantFields : textFields(subject)
      inputOf(names[Math.floor((index * names.length) / of)] ?? '').focus()
    },
    /** Forgets what was measured. */
    clear() {
      typed.keys.length = 0
      typed.leaves.length = 0
    },
  }
}
