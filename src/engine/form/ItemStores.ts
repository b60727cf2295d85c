import type { FieldsPlan, InPlaceEntry } from '../plan/FormPlan.ts'
import { fieldsBelow } from '../record/fillFields.ts'
import { listOf, wordPath, type Json } from '../record/path.ts'
import type { FormRules } from './evaluate.ts'
import { FormStore, type Submission } from './FormStore.ts'

/** The items of a form that are typed in place and not added yet. They stay while their tab is closed. */
export class ItemStores {
  readonly #form: FormStore
  readonly #rules: FormRules
  readonly #onChange: () => void
  readonly #stores = new Map<string, FormStore>()

  /** @param onChange called when something changes in an item */
  constructor(form: FormStore, rules: FormRules, onChange: () => void) {
    this.#form = form
    this.#rules = rules
    this.#onChange = onChange
  }

  /** The form of the item that is typed in a list. */
  at(path: string, { plan }: InPlaceEntry): FormStore {
    const known = this.#stores.get(path)
    if (known) return known
    const initial = fieldsBelow(wordPath(path), this.#rules.validation.initial)
    const store = new FormStore({ rules: this.#itemRules(path, plan), record: plan.start, initial })
    this.#stores.set(path, store)
    store.subscribe(() => this.#form.setPending(path, store.isStarted() && isWhole(store)))
    store.subscribe(this.#onChange)
    return store
  }

  /** Puts back what was typed in items, by the paths of their lists. */
  restore(records: Readonly<Record<string, Json>> = {}): void {
    for (const { path, entry } of this.#rules.plan.fields) {
      const record = records[path]
      if (record && entry && 'plan' in entry) this.at(path, entry).restore(record)
    }
  }

  /** Adds the item to its list and starts the next one, or shows what is wrong. @returns whether it was added */
  add(path: string, at?: string): boolean {
    const store = this.#stores.get(path)
    return store !== undefined && this.#submit(path, store, at).ready
  }

  /** Throws away what is typed for a list. @param at field of the item that gets the focus */
  clear(path: string, at?: string): void {
    this.#stores.get(path)?.restart(at)
    if (this.#form.status().unfinished === path) this.#form.update({ unfinished: undefined })
  }

  /** Adds all that are typed; gives the list of the first that is not whole, and the field that is wrong in it. */
  finish(): { path: string; field: string | undefined } | undefined {
    for (const [path, store] of this.started()) {
      const submission = this.#submit(path, store)
      if (submission.ready) continue
      this.#form.update({ unfinished: path })
      return { path, field: submission.first ?? store.plan.fields[0]?.path }
    }
    return undefined
  }

  #submit(path: string, store: FormStore, at?: string): Submission {
    const submission = store.submit()
    if (submission.ready) {
      this.#form.commit(path, [...listOf(this.#form.valueAt(path)), store.evaluation().record])
      this.clear(path, at)
    }
    return submission
  }

  /** The items in which something is typed, by the paths of their lists. */
  started(): [string, FormStore][] {
    const { fields } = this.#form.layout()
    return [...this.#stores].filter(([path, store]) => fields.has(path) && store.isStarted())
  }

  #itemRules(path: string, plan: FieldsPlan): FormRules {
    const { validation } = this.#rules
    const computed = fieldsBelow(wordPath(path), validation.computed)
    return {
      ...this.#rules,
      plan,
      validation: {
        ...validation,
        computed,
        demanded: () => new Set(),
        record: (item) => validation.entry(path, item),
      },
    }
  }
}

const isWhole = (store: FormStore) => store.status().problems.length === 0
