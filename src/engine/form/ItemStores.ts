import type { FieldsPlan, InPlaceEntry } from '../plan/FormPlan.ts'
import { fieldsBelow } from '../record/fillFields.ts'
import { itemsIn, wordPath, type Json } from '../record/path.ts'
import type { FormRules } from './evaluate.ts'
import { FormStore, type Submission } from './FormStore.ts'

/**
 * Keeps the state of items that are typed in place and not added to their list yet. It survives while their tab is
 * closed.
 * @param onChange called when something changes in an item
 */
export function createItemStores(form: FormStore, rules: FormRules, onChange: () => void) {
  const { plan, validation } = rules
  const stores = new Map<string, FormStore>()

  /** The rules by which an item is checked: those of the entries of its list, with paths that start at the item. */
  function itemRules(path: string, item: FieldsPlan): FormRules {
    const computed = fieldsBelow(wordPath(path), validation.computed)
    return {
      ...rules,
      plan: item,
      validation: {
        ...validation,
        computed,
        pointing: fieldsBelow(wordPath(path), validation.pointing),
        demanded: () => new Set(),
        record: (value) => validation.entry(path, value),
      },
    }
  }

  /** The form of the item that is typed in a list. */
  function itemStoreAt(path: string, { plan: item }: InPlaceEntry): FormStore {
    const known = stores.get(path)
    if (known) return known
    const initial = fieldsBelow(wordPath(path), validation.initial)
    const store = new FormStore({ rules: itemRules(path, item), record: item.start, initial })
    stores.set(path, store)
    store.subscribe(() => form.setPending(path, store.isStarted() && store.status().problems.length === 0))
    store.subscribe(onChange)
    return store
  }

  /** Discards the typed item of a list. @param focused field of the item that gets the focus */
  function discardItem(path: string, focused?: string): void {
    stores.get(path)?.restart(focused)
    if (form.status().unfinished === path) form.update({ unfinished: undefined })
  }

  /** Adds an item to its list and starts the next one. If the item has problems, it shows them instead. */
  function submitItem(path: string, store: FormStore, focused?: string): Submission {
    const submission = store.submit()
    if (submission.ready) {
      form.commit(path, [...itemsIn(form.valueAt(path)), store.evaluation().record])
      discardItem(path, focused)
    }
    return submission
  }

  /** The items in which something is typed, by the paths of their lists. */
  function startedItems(): [string, FormStore][] {
    const { fields } = form.layout()
    return [...stores].filter(([path, store]) => fields.has(path) && store.isStarted())
  }

  return {
    at: itemStoreAt,
    clear: discardItem,
    started: startedItems,
    /** Other records are known than before. */
    follow: () => stores.forEach((store) => store.updateFollowing()),
    /** Restores typed items, and which of their fields follow others, by the paths of their lists. */
    resume(
      records: Readonly<Record<string, Json>> = {},
      follows: Readonly<Record<string, readonly string[]>> = {},
    ): void {
      for (const { path, entry } of plan.fields) {
        const record = records[path]
        if (record && entry && 'plan' in entry) itemStoreAt(path, entry).resume(record, follows[path])
      }
    },
    /** Adds the item to its list and starts the next one, or shows its problems and gives the first field that has one. */
    add(path: string, focused?: string): Submission {
      const store = stores.get(path)
      return store ? submitItem(path, store, focused) : { ready: false, first: undefined, deferred: [] }
    },
    /** Adds all that are typed; gives the list of the first that is not whole, and the field that is wrong in it. */
    finish(): { path: string; field: string | undefined } | undefined {
      for (const [path, store] of startedItems()) {
        const submission = submitItem(path, store)
        if (submission.ready) continue
        form.update({ unfinished: path })
        return { path, field: submission.first ?? store.plan.fields[0]?.path }
      }
      return undefined
    },
  }
}
