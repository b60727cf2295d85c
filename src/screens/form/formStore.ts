import type { ClearRule } from '#generated/definitions.gen.ts'
import type { CheckedForm } from '#engine/form/checkForm.ts'
import type { FormPlan } from '#engine/form/formPlan.ts'
import { shownFields, type Holds } from '#engine/form/shown.ts'
import { getAt, setAt, wordPath, type Json } from '#engine/record/path.ts'
import type { FieldProposal } from '#engine/proposals/proposalsOf.ts'
import type { FieldRemark } from '#engine/remarks/remarksOf.ts'
import type { Words } from '#ui/text/useText.ts'
import { clearedBy, withCleared, type Cleared } from './clearedValues.ts'
import {
  keepField,
  keepLayout,
  type FieldState,
  type FormMemory,
  type FormStatus,
  type FormStore,
} from './FormState.ts'
import { layoutOf } from './layoutOf.ts'
import { changedPaths, problemsByPath, sortProblems } from './problemsByPath.ts'

interface FormStoreParts {
  plan: FormPlan
  record: Json
  clears: readonly ClearRule[]
  /** Fields whose absence is told when a save is tried. */
  asked: readonly string[]
  holds: Holds
  check: (record: Json) => CheckedForm
  /** Advice on a record in normal form. */
  advise: (record: Json) => FieldRemark[]
  /** What follows from a record in normal form for its empty fields. */
  propose: (record: Json) => FieldProposal[]
  /** What is said above the form when it opens. */
  alert?: FormStatus['alert']
  /** What stood in the form that this one takes the place of. */
  before?: FormMemory | undefined
}

/**
 * The one owner of what stands in a form. rjsf draws the fields and hears of nothing: it would go through the whole
 * form at each change, while here only the fields that show something else are drawn again.
 */
export function createFormStore(parts: FormStoreParts): FormStore {
  const { plan, record: initial, clears, asked, holds, check, advise, propose, alert, before } = parts
  const fieldListeners = new Map<string, Set<() => void>>()
  const listeners = new Set<() => void>()
  const fields = new Map<string, FieldState>()
  const epochs = new Map<string, number>(before?.epochs)
  const marks = new Map<string, Words>()
  const touched = new Set<string>(before?.touched)
  let focused = before?.focused
  let ledTo: string | undefined
  const cleared = new Map<string, Cleared>()
  const pending = new Set<string>()
  const typed = before?.changed === true
  let record = typed ? before.record : initial
  let checked = check(record)
  let remarks = remarksByPath()
  let proposals = proposalsByPath()
  let problems = problemsByPath(checked.problems)
  let layout = layoutOf(plan, record, checked, holds)
  let status: FormStatus = {
    ...sortProblems(checked.problems, asked, record),
    marked: [],
    changed: typed,
    saving: false,
    saved: false,
    unfinished: undefined,
    alert,
  }

  function remarksByPath(): ReadonlyMap<string, string> {
    return new Map(advise(checked.record).map(({ path, name }) => [path, name]))
  }

  function proposalsByPath(): ReadonlyMap<string, string> {
    return new Map(propose(checked.record).map(({ path, value }) => [path, value]))
  }

  function fieldOf(path: string): FieldState {
    const here = focused === path
    const state = keepField(fields.get(path), {
      epoch: epochs.get(path) ?? 0,
      problem: here || !touched.has(path) || pending.has(path) ? undefined : problems.get(path),
      mark: here ? undefined : marks.get(path),
      remark: here ? undefined : remarks.get(path),
      proposal: proposals.get(path),
      cleared: cleared.get(path),
      required: layout.required.has(path),
      disabled: layout.disabled.has(path),
    })
    fields.set(path, state)
    return state
  }

  function tell(paths: Iterable<string>): void {
    for (const path of paths) for (const listener of fieldListeners.get(path) ?? []) listener()
    for (const listener of listeners) listener()
  }

  function setStatus(next: Partial<FormStatus>): void {
    status = { ...status, ...next }
  }

  function announce(next: Partial<FormStatus>): void {
    setStatus(next)
    tell([])
  }

  /** @param paths fields whose value is another now */
  function change(next: Json, paths: readonly string[]): void {
    const before = { problems, remarks, proposals, layout }
    record = next
    checked = check(record)
    problems = problemsByPath(checked.problems, before.problems)
    remarks = remarksByPath()
    proposals = proposalsByPath()
    layout = keepLayout(layout, layoutOf(plan, record, checked, holds))
    const otherwise = changedPaths(before.problems, problems)
    if (otherwise.length > 0 || !status.changed) {
      setStatus({ ...sorted(), changed: true, saved: false })
    }
    const advised = [before.remarks, remarks, before.proposals, proposals].flatMap((advice) => [...advice.keys()])
    const placed = layout === before.layout ? [] : fieldListeners.keys()
    tell(new Set([...paths, ...otherwise, ...advised, ...placed]))
  }

  /** A save adds what is typed for a list first. */
  const isOpen = ({ path }: { path: string }) => !pending.has(path)
  const sorted = () => sortProblems([...problems.values()].filter(isOpen), asked, record)

  function unmark(path: string): void {
    if (marks.delete(path)) setStatus({ marked: [...marks.keys()] })
  }

  function startAnew(path: string): string[] {
    const paths = plan.fields.map((field) => field.path).filter((own) => own === path || own.startsWith(`${path}.`))
    for (const own of paths) {
      epochs.set(own, (epochs.get(own) ?? 0) + 1)
      touched.delete(own)
      unmark(own)
    }
    return paths
  }

  /** @returns the fields at which something else stands now */
  function forgetCleared(): string[] {
    const noticed = [...cleared.keys()]
    cleared.clear()
    return noticed
  }

  return {
    field: fieldOf,
    layout: () => layout,
    status: () => status,
    valueAt: (path) => getAt(record, path),
    record: () => record,
    checked: () => checked,
    commit(path, value) {
      if (Object.is(getAt(record, path), value)) return
      unmark(path)
      let next = setAt(record, path, value)
      const paths = [path]
      const ruled = clears.filter(({ when }) => when === path || when === wordPath(path)).flatMap(({ clear }) => clear)
      const taken = ruled.length > 0 && clearedBy(plan, record, path, ruled, cleared.get(path))
      if (taken) cleared.set(path, taken)
      for (const gone of ruled) {
        if (getAt(next, gone) === undefined) continue
        next = setAt(next, gone, undefined)
        paths.push(...startAnew(gone))
      }
      change(next, paths)
    },
    replace(path, value) {
      change(setAt(record, path, value), startAnew(path))
    },
    putBack(when) {
      const gone = cleared.get(when)
      if (!gone) return
      cleared.delete(when)
      const here = withCleared(record, gone)
      const shown = shownFields(plan, here, holds)
      const isShown = gone.fields.every(({ path }) => shown.has(path))
      const paths = [...gone.values.map(([path]) => path), ...(isShown ? [] : [when])].flatMap(startAnew)
      change(isShown ? here : setAt(here, when, gone.before), [when, ...paths])
    },
    restore(next) {
      const others = plan.fields.filter(({ path }) => !Object.is(getAt(record, path), getAt(next, path)))
      change(next, [...forgetCleared(), ...others.flatMap(({ path }) => startAnew(path))])
    },
    focus(path) {
      if (ledTo !== path) focused = path
      ledTo = undefined
      if (status.alert) setStatus({ alert: undefined })
      tell([path])
    },
    leave(path) {
      if (focused === path) focused = undefined
      touched.add(path)
      tell([path])
    },
    reveal(led) {
      focused = undefined
      ledTo = led
      for (const { path } of plan.fields) touched.add(path)
      tell(fieldListeners.keys())
    },
    lead(path) {
      focused = undefined
      ledTo = path
    },
    mark(path, words) {
      marks.set(path, words)
      setStatus({ marked: [...marks.keys()] })
      tell([path])
    },
    forgetAnswer() {
      const paths = [...marks.keys()]
      marks.clear()
      setStatus({ alert: undefined, marked: [] })
      tell(paths)
    },
    setAlert: (alert) => announce({ alert }),
    setSaved() {
      setStatus({ changed: false, saved: true })
      tell(forgetCleared())
    },
    setSaving: (saving) => announce({ saving }),
    setPending(path, isPending) {
      if (pending.has(path) === isPending) return
      if (isPending) pending.add(path)
      else pending.delete(path)
      setStatus(sorted())
      tell([path])
    },
    setUnfinished: (unfinished) => announce({ unfinished }),
    memory: () => ({ record, epochs, touched, focused, changed: status.changed }),
    subscribeField(path, listener) {
      const own = fieldListeners.get(path) ?? new Set()
      fieldListeners.set(path, own.add(listener))
      return () => own.delete(listener)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
