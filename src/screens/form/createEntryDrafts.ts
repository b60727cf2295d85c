import type { FormPlan } from '#engine/form/formPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { createEntryDraft, type EntryDraft } from '#fields/createEntryDraft.ts'
import type { FormServices } from '#fields/FormServices.ts'
import { listOf } from '#fields/listOf.ts'
import type { FormStore } from './FormState.ts'

/** The entries of a form that are typed in place and not added yet; they stay while their tab is closed. */
export interface EntryDrafts {
  /** The one of a list. @param fresh what an entry of it starts with */
  at: (path: string, fresh: Json) => EntryDraft
  /** Lists whose entry has something typed in it. */
  started: () => string[]
  /** Adds each that is whole to its list; gives the field that is wrong in the first that is not, and its list. */
  settle: () => { path: string; field: string } | undefined
}

interface EntryDraftsParts extends Pick<FormServices, 'entryProblems'> {
  plan: FormPlan
  store: FormStore
}

export function createEntryDrafts({ plan, store, entryProblems }: EntryDraftsParts): EntryDrafts {
  const drafts = new Map<string, EntryDraft>()
  const started = () => [...drafts].filter(([path, draft]) => store.layout().fields.has(path) && draft.started())

  function add(path: string, fresh: Json): EntryDraft {
    const draft = createEntryDraft(fresh)
    drafts.set(path, draft)
    draft.subscribe(() => {
      store.setPending(path, draft.started() && entryProblems(path, draft.state().entry).length === 0)
      if (store.status().unfinished === path && !draft.state().refused) store.setUnfinished(undefined)
    })
    return draft
  }

  return {
    at: (path, fresh) => drafts.get(path) ?? add(path, fresh),
    started: () => started().map(([path]) => path),
    settle() {
      for (const [path, draft] of started()) {
        const { entry } = draft.state()
        const planned = plan.fields.find((field) => field.path === path)?.entry
        const paths = planned && 'fields' in planned ? planned.fields.map((field) => field.path) : []
        const [wrong] = entryProblems(path, entry)
        if (wrong) {
          draft.touch(paths, true)
          store.setUnfinished(path)
          const field = paths.find((own) => wrong.path === own || wrong.path.startsWith(`${own}.`))
          return { path, field: field ?? paths[0] ?? '' }
        }
        store.commit(path, [...listOf(store.valueAt(path)), entry])
        draft.clear()
      }
      return undefined
    },
  }
}
