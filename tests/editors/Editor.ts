import { FormStore } from '#engine/form/FormStore.ts'
import { questionOf, type Question } from '#engine/merge/question.ts'
import type { Choices, Side } from '#engine/merge/mergeRecords.ts'
import { normaliseRecord } from '#engine/formats/normaliseRecord.ts'
import { itemsIn, type Json } from '#engine/record/path.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import type { PreparedForm } from '#screens/ScreenServices.ts'
import type { Random } from '../random.ts'
import type { Shelf, Version } from './shelf.ts'

/** What all editors of a run share. */
export interface Desk {
  shelf: Shelf
  formOf: (name: string) => PreparedForm
  random: Random
  /** Gives a text that nobody has given before. */
  fresh: (kind: string) => string
  newId: () => string
}

/** A save, and what its author knew of it. */
export interface Saved {
  /** As the form was opened, as it would have been saved, as another one had saved it by then, and as it was stored. */
  base: Json
  mine: Json
  /** What stood in the form, with what was not shown any more. */
  typed: Json
  theirs: Json
  stored: Json
  /** What was chosen where both had changed the same, by the key of the difference. */
  asked: Choices
  /** Something was asked before it was saved. */
  wasAsked: boolean
  /** Paths of the fields in which the author did something. */
  touched: ReadonlySet<string>
}

const pick = <Value>(random: Random, values: readonly Value[]): Value | undefined =>
  values[Math.floor(random() * values.length)]

/** Somebody who has the record open, changes something of it, and saves, as the form and its dialogs do. */
export function openEditor(desk: Desk) {
  const { shelf, formOf, random, fresh, newId } = desk
  const chosen = new Set<string>()
  const touched = new Set<string>()
  const rulesOf = (name: string) => {
    const form = formOf(name)
    return { ...form, formats: shelf.formats, isTrueOf: shelf.isTrueOf }
  }
  const rules = rulesOf('crate/crate')
  let origin: Version = shelf.read()
  const store = new FormStore({ rules, record: origin.record, stored: () => origin.record })

  function newFile(): Json {
    const id = newId()
    chosen.add(id)
    return { label: fresh('file'), resourceUuid: id }
  }

  /** Another value for a field, as its control would give it. */
  function valueFor(field: PlanField, before: unknown): unknown {
    const { schema, entry } = field
    const removes = random() < 0.3
    if (entry) return itemsFor(field, itemsIn(before))
    if (schema.upload && schema.items) {
      const files = itemsIn(before)
      return removes ? files.slice(1) : [...files, newFile()]
    }
    if (removes) return undefined
    if (schema.upload) return newFile()
    if (schema.items) return [schema.items.format === 'uuid' ? newId() : fresh('word')]
    return schema.enum ? pick(random, schema.enum) : fresh('text')
  }

  function itemsFor({ entry, schema }: PlanField, items: Json[]): Json[] {
    const at = Math.floor(random() * items.length)
    const hasForm = entry !== undefined && 'form' in entry
    if (items.length > 0 && random() < 0.35) return items.filter((_, place) => place !== at)
    if (items.length > 0 && hasForm && random() < 0.6) return items.with(at, inDialog(entry.form, items[at]))
    const item: Json = { tag: fresh('tag'), note: fresh('text') }
    const isPaper = schema.items?.required?.includes('scan') === true
    const first = isPaper ? { ...item, scan: newFile() } : item
    return [...items, hasForm && !isPaper && random() < 0.7 ? inDialog(entry.form, first) : first]
  }

  /** Changes an entry in a form of its own. */
  function inDialog(name: string, item: Json = {}): Json {
    const inner = new FormStore({ rules: rulesOf(name), record: item, stored: () => item })
    // A paper with another file is another paper.
    const fields = inner.plan.fields.filter(
      ({ path, schema }) => path !== 'tag' && !(path === 'scan' && schema.readOnly),
    )
    const field = pick(random, fields)
    if (field) inner.commit(field.path, valueFor(field, inner.valueAt(field.path)))
    return inner.evaluation().record
  }

  function change(): void {
    if (random() < 0.1) {
      const isThere = store.valueAt('perhaps') !== undefined && store.valueAt('perhaps') !== null
      store.replace('perhaps', isThere ? undefined : {})
      return
    }
    const { fields, disabled } = store.layout()
    const active = store.plan.fields.filter(({ path }) => fields.has(path) && !disabled.has(path))
    // What is shown under a condition, and the choice that it hangs on, meet more often so.
    const meeting = active.filter(({ path }) => ['kind', 'onlyA', 'notB', 'onlyB'].includes(path))
    const field = pick(random, random() < 0.3 ? meeting : active)
    if (!field) return
    touched.add(field.path)
    store.commit(field.path, valueFor(field, store.valueAt(field.path)))
  }

  /** Saves what stands in the form, after a merge where another one has saved meanwhile. */
  async function save(): Promise<Saved> {
    const base = origin.record
    const { record: mine, typed } = store.evaluation()
    let theirs = base
    let question: Question | undefined
    const asked: Record<string, Side> = {}
    const now = shelf.read()
    if (now.version !== origin.version) {
      theirs = now.record
      const sides = { base, mine: normaliseRecord(rules.plan.schema, typed, shelf.formats), theirs }
      question = questionOf(rules.plan, store.evaluate, sides, (name) => formOf(name).plan)
      const both = question.differences.filter(({ by }) => by === 'both').map(({ key }) => key)
      for (const key of both) asked[key] = random() < 0.5 ? 'mine' : 'theirs'
      // What is kept may lack a file that it must have: then it is given up.
      if (store.evaluate(question.resolve(asked), theirs).problems.size > 0) {
        for (const key of both) asked[key] = 'theirs'
      }
      origin = now
      store.restore(question.resolve(asked))
    }
    await shelf.save(store.evaluation().record, origin.version, chosen)
    return {
      base,
      mine,
      typed,
      theirs,
      stored: shelf.read().record,
      asked,
      wasAsked: question?.mustBeAsked === true,
      touched,
    }
  }

  return { change, save }
}
