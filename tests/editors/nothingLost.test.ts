import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import { compileForms } from '../fixtures/toy/compileForms.ts'
import { written } from './crate.ts'
import { openEditor, type Desk } from './Editor.ts'
import { faultsOf, strangersIn } from './faults.ts'
import { createShelf, formats, formatsDefinition } from './shelf.ts'

/** `SEED=<number>` plays a run again, `EDITOR_RUNS` says how many there are. */
const seed = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1_000_000))
const runs = Number(process.env['EDITOR_RUNS'] ?? 75)

const forms = await compileForms(written, formatsDefinition, formats)
const formOf: Desk['formOf'] = (name) => {
  const form = forms.get(name)
  if (!form) throw new Error(`There is no form ${name}`)
  return form
}

async function play(one: number): Promise<string[]> {
  const random = createRandom(one)
  let count = 0
  const fresh = (kind: string) => `${kind}${(count += 1)}`
  const newId = () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}`
  const shelf = createShelf(formOf('crate/crate').validation, newId)
  const desk: Desk = { shelf, formOf, random, fresh, newId }
  const faults: string[] = []
  const first = openEditor(desk)
  for (let step = 0; step < 25; step += 1) first.change()
  await first.save()
  // Another program stores what no form would: values that are not shown.
  const { record, version } = shelf.read()
  const unseen = { onlyA: fresh('text'), notB: fresh('text'), onlyB: [{ tag: fresh('tag') }] }
  await shelf.save({ ...record, ...unseen }, version, new Set())
  let editors = [1, 2, 3].map(() => openEditor(desk))
  for (let step = 0; step < 30; step += 1) {
    const at = Math.floor(random() * editors.length)
    const editor = editors[at]
    if (random() < 0.75) editor?.change()
    else {
      const saved = await editor?.save()
      if (saved) faults.push(...faultsOf(saved), ...strangersIn(saved))
      editors = editors.with(at, openEditor(desk))
    }
  }
  return faults
}

describe('three people who change one record with lists of every sort', () => {
  it(`lose nothing that was saved, and bring nothing back, unless its author chose so (SEED=${seed})`, async () => {
    console.log(`${runs} runs of three editors (SEED=${seed})`)
    for (let run = 0; run < runs; run += 1) {
      const faults = await play(seed + run).catch((error: unknown) => [String((error as Error).stack)])
      expect(faults, `SEED=${seed + run} EDITOR_RUNS=1 plays it again`).toEqual([])
    }
  }, 600_000)
})
