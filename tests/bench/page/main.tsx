import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '#ui/base.css'
import { kinds } from '#engine/schema/kindOf.ts'
import { fetchParts } from '#screens/fetchParts.ts'
import { textFields, type Size, type FormName } from './benchForm.ts'
import { AntdForm } from './forms/AntdForm.tsx'
import { OurForm } from './forms/OurForm.tsx'
import { inputOf, typeInto } from './inputs.ts'
import { createStopwatch } from './stopwatch.ts'
import { createTyping } from './typing.tsx'

const stopwatch = createStopwatch()

/** Milliseconds, one for each action. */
export interface Measured {
  firsts: number[]
  keys: number[]
  leaves: number[]
}

export interface FormSteps {
  measure: (name: FormName, size: Size) => Promise<Measured>
}

const word = 'maison'
const fieldsPerPage = 8
/** How often the form is opened on a page; the last one is typed into. */
const openings = 4

/** Shows a form and types into it, as a person would who is in no hurry. */
async function measure(name: FormName, size: Size): Promise<Measured> {
  const place = document.getElementById('root')
  if (!place) throw new Error('There is no place for a form')
  await fetchParts(['answer'], kinds)
  const measured: Measured = { firsts: [], keys: [], leaves: [] }
  const Form = name === 'ours' ? OurForm : AntdForm
  for (let count = 1; count <= openings; count += 1) {
    const root = createRoot(place)
    const draw = () =>
      root.render(
        <Profiler id={name} onRender={(_, __, duration) => stopwatch.addRender(duration)}>
          <Form size={size} />
        </Profiler>,
      )
    measured.firsts.push(await stopwatch.measure(() => flushSync(draw), 800))
    if (count < openings) root.unmount()
  }
  const names = textFields(size)
  const step = Math.max(1, Math.floor(names.length / fieldsPerPage))
  for (let index = 0; index < Math.min(fieldsPerPage, names.length); index += 1) {
    await useField(names[index * step] ?? '', measured)
  }
  return measured
}

async function useField(name: string, measured: Measured): Promise<void> {
  const input = inputOf(name)
  input.focus()
  await stopwatch.measure(() => undefined, 50)
  for (let length = 1; length <= word.length; length += 1) {
    measured.keys.push(await stopwatch.measure(() => typeInto(input, word.slice(0, length)), 30))
  }
  await stopwatch.measure(() => undefined, 250)
  // A last key without a pause, so that leaving has something to take over.
  await stopwatch.measure(() => typeInto(input, `${word}s`), 30)
  // Long enough for the draft that is kept a while after the last change.
  measured.leaves.push(await stopwatch.measure(() => input.blur(), 450))
}

const forms: FormSteps = { measure }
Object.assign(window, { forms, typing: createTyping() })
