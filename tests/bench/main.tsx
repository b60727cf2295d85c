import { Profiler, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { textFields } from './benchForm.ts'
import { AntdForm } from './forms/AntdForm.tsx'
import { OurForm } from './forms/OurForm.tsx'
import { StockForm } from './forms/StockForm.tsx'
import { createStopwatch } from './stopwatch.ts'

const stopwatch = createStopwatch()

const forms: Record<string, ComponentType<{ size: number }>> = { ours: OurForm, antd: AntdForm, stock: StockForm }

/** Milliseconds, one for each action. */
export interface Measured {
  firsts: number[]
  keys: number[]
  pauses: number[]
  leaves: number[]
}

const word = 'maison'
const fieldsPerPage = 8
/** How often the form is opened on a page; the last one is typed into. */
const openings = 4

/** Shows a form and types into it, as a person would who is in no hurry. */
async function run(name: string, size: number): Promise<Measured> {
  const Form = forms[name]
  const place = document.getElementById('root')
  if (!Form || !place) throw new Error(`There is no form ${name}`)
  const measured: Measured = { firsts: [], keys: [], pauses: [], leaves: [] }
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
  const input = document.querySelector<HTMLInputElement>(`input[id$="${name}"]`)
  if (!input) throw new Error(`There is no field ${name}`)
  input.focus()
  await stopwatch.measure(() => undefined, 50)
  for (let length = 1; length <= word.length; length += 1) {
    measured.keys.push(await stopwatch.measure(() => typeInto(input, word.slice(0, length)), 30))
  }
  measured.pauses.push(await stopwatch.measure(() => undefined, 250))
  // A last key without a pause, so that leaving has something to take over.
  await stopwatch.measure(() => typeInto(input, `${word}s`), 30)
  measured.leaves.push(await stopwatch.measure(() => input.blur(), 300))
}

function typeInto(input: HTMLInputElement, text: string): void {
  const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  property?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

Object.assign(window, { run })
