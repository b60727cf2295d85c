import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { kinds } from '#engine/schema/kindOf.ts'
import { fetchControls } from '#fields/fetchControls.ts'
import { textFields } from './benchForm.ts'
import { formOf, type FormName } from './forms/formOf.tsx'
import { inputOf } from './inputOf.ts'
import { createStopwatch } from './stopwatch.ts'
import { isTenant, type Subject } from './subjects.ts'
import { lastGuarantor, secondTabField, textFields as tenantFields } from './tenant/storedTenant.ts'
import { prepareTenant } from './tenant/TenantForm.tsx'
import { createTyping } from './typing.tsx'
import '#ui/base.css'

const stopwatch = createStopwatch()

/** Milliseconds, one for each action. */
export interface Measured {
  firsts: number[]
  keys: number[]
  pauses: number[]
  leaves: number[]
  /** Of opening the second tab, where there is one. */
  tabs: number[]
}

const word = 'maison'
const fieldsPerPage = 8
/** How often the form is opened on a page; the last one is typed into. */
const openings = 4

/** Shows a form and types into it, as a person would who is in no hurry. */
async function run(name: FormName, subject: Subject): Promise<Measured> {
  const place = document.getElementById('root')
  if (!place) throw new Error('There is no place for a form')
  await fetchControls(kinds)
  if (isTenant(subject)) await prepareTenant()
  const measured: Measured = { firsts: [], keys: [], pauses: [], leaves: [], tabs: [] }
  for (let count = 1; count <= openings; count += 1) {
    const root = createRoot(place)
    const draw = () =>
      root.render(
        <Profiler id={name} onRender={(_, __, duration) => stopwatch.addRender(duration)}>
          {formOf(name, subject)}
        </Profiler>,
      )
    measured.firsts.push(await stopwatch.measure(() => flushSync(draw), 800))
    if (count === openings) await useFields(isTenant(subject) ? tenantFields : textFields(subject), measured)
    if (isTenant(subject)) await openSecondTab(subject === 'stored tenant' ? lastGuarantor : undefined, measured)
    if (count < openings) root.unmount()
  }
  return measured
}

async function useFields(names: readonly string[], measured: Measured): Promise<void> {
  const step = Math.max(1, Math.floor(names.length / fieldsPerPage))
  for (let index = 0; index < Math.min(fieldsPerPage, names.length); index += 1) {
    await useField(names[index * step] ?? '', measured)
  }
}

async function useField(name: string, measured: Measured): Promise<void> {
  const input = inputOf(name)
  input.focus()
  await stopwatch.measure(() => undefined, 50)
  for (let length = 1; length <= word.length; length += 1) {
    measured.keys.push(await stopwatch.measure(() => typeInto(input, word.slice(0, length)), 30))
  }
  measured.pauses.push(await stopwatch.measure(() => undefined, 250))
  // A last key without a pause, so that leaving has something to take over.
  await stopwatch.measure(() => typeInto(input, `${word}s`), 30)
  // Long enough for the draft that is kept a while after the last change.
  measured.leaves.push(await stopwatch.measure(() => input.blur(), 450))
}

function typeInto(input: HTMLInputElement, text: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** @param words what the tab must show, beside its fields */
async function openSecondTab(words: string | undefined, measured: Measured): Promise<void> {
  const [, second] = document.querySelectorAll<HTMLElement>('[role=tab]')
  if (!second) throw new Error('There is no second tab')
  measured.tabs.push(await stopwatch.measure(() => second.click(), 300))
  inputOf(secondTabField)
  if (words !== undefined && !document.body.innerText.includes(words)) throw new Error(`The tab does not show ${words}`)
}

Object.assign(window, { run, typing: createTyping() })
