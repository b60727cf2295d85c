import { useState } from 'react'
import type { Choices } from '#engine/merge/Difference.ts'
import { normaliseRecord } from '#engine/record/normaliseRecord.ts'
import type { Json } from '#engine/record/path.ts'
import { useLanguage, useText } from '#ui/text/useText.ts'
import { performLoad } from '../../performLoad.ts'
import { useScreenServices } from '../../ScreenServices.ts'
import { commitTyping } from '../draw/focusControl.ts'
import type { OpenedForm } from '../openForm.ts'
import { readSeen, type SeenRecord } from '../saving/SeenRecord.ts'
import type { Question } from './joinChanges.ts'
import type { MergeDialogProps } from './MergeDialog.tsx'

interface Merging {
  /** Joins what was typed with what is stored by now; true if that can be saved without a question. */
  merge: () => Promise<boolean>
  /** What the dialog shows that asks where both changed the same; it stands in the form. */
  asked: MergeDialogProps | undefined
}

/** What happens when the record that is being changed was saved elsewhere. */
export function useMerging(form: OpenedForm): Merging {
  const services = useScreenServices()
  const text = useText()
  const language = useLanguage()
  const [question, setQuestion] = useState<Question>()
  const [open, setOpen] = useState(false)
  const { plan, store, origin, toasts } = form
  const { schema } = plan

  function take(record: Json, seen: SeenRecord): void {
    store.restore(record)
    origin.set(seen)
  }

  function sayRefused(): void {
    const word = (part: string) => `app:merge.refused.${part}`
    toasts.add({ type: 'error', title: (text) => text(word('title')), message: (text) => text(word('message')) })
  }

  async function merge(): Promise<boolean> {
    const { load, namespace } = plan
    const before = origin.get()
    if (!load || !before) return false
    store.setSaving(true)
    try {
      const answer = await performLoad(services, { load, namespace })
      const seen = answer.ok ? readSeen(schema, answer) : undefined
      if (!seen) return false
      // Joining the same once more would go round in circles.
      if (seen.version === before.version) {
        sayRefused()
        return false
      }
      commitTyping()
      const mine = normaliseRecord(schema, store.record(), services.formats)
      const { questionOf, tellJoined } = await import('./joinChanges.ts')
      const next = questionOf(form, { base: before.record, mine, theirs: seen.record }, seen)
      if (next.mustBeAsked) {
        setQuestion(next)
        setOpen(true)
        return false
      }
      take(next.resolve({}), seen)
      void tellJoined(next, { services, form: plan, text, language })
      return true
    } finally {
      store.setSaving(false)
    }
  }

  const asked = question && {
    form: plan,
    question,
    open,
    onResolve(choices: Choices) {
      take(question.resolve(choices), question.seen)
      setOpen(false)
    },
    onGiveUp: () => setOpen(false),
  }
  return { merge, asked }
}
