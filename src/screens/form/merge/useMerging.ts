import { useState } from 'react'
import type { Choices } from '#engine/merge/Difference.ts'
import { normaliseRecord } from '#engine/record/normaliseRecord.ts'
import type { Json } from '#engine/record/path.ts'
import type { FormDefinition } from '#generated/definitions.gen.ts'
import { useLanguage, useText } from '#ui/text/useText.ts'
import type { Toasts } from '#ui/toast/toasts.ts'
import { performLoad } from '../../performLoad.ts'
import { useScreenServices, type RecordParts } from '../../ScreenServices.ts'
import { commitTyping } from '../commitTyping.ts'
import type { OpenedForm } from '../openForm.ts'
import { readSeen, type SeenRecord } from '../SeenRecord.ts'
import type { Question } from './Question.ts'

export interface Merging {
  /** Joins what was typed with what is stored by now; true if that can be saved without a question. */
  meet: () => Promise<boolean>
  /** What the user is asked; it stays until the next one. */
  question: Question | undefined
  open: boolean
  /** Puts the outcome into the form. */
  settle: (choices: Choices) => void
  /** Leaves the form as it is. */
  giveUp: () => void
}

interface MergingParts {
  /** The form, as `folder/name`. */
  name: string
  definition: FormDefinition
  parts: RecordParts
  form: OpenedForm
  toasts: Toasts
}

/** What happens when somebody else has saved the record that is being changed. */
export function useMerging({ name, definition, parts, form, toasts }: MergingParts): Merging {
  const services = useScreenServices()
  const text = useText()
  const language = useLanguage()
  const [question, setQuestion] = useState<Question>()
  const [join, setJoin] = useState<(choices: Choices) => void>()
  const [open, setOpen] = useState(false)
  const { schema, validation } = parts
  const { store, plan, check, origin } = form

  function take(record: Json, seen: SeenRecord): void {
    store.restore(record)
    origin.goOnFrom(seen)
  }

  async function meet(): Promise<boolean> {
    const { load, record: kind } = definition
    const before = origin.seen()
    if (!load || !before) return false
    store.setSaving(true)
    try {
      const answer = await performLoad(services, { load, namespace: kind.split('/')[0] ?? kind })
      const seen = answer.ok ? readSeen(schema, answer) : undefined
      if (!seen) return false
      // Joining the same once more would go round in circles.
      if (seen.version === before.version) {
        const word = (part: string) => `app:merge.refused.${part}`
        toasts.add({
          type: 'error',
          title: (text) => text(word('title')),
          message: (text) => text(word('message')),
        })
        return false
      }
      commitTyping()
      const mine = normaliseRecord(schema, store.record(), services.formats)
      const { mergeRecords, questionOf, tellJoined } = await import('./joining.ts')
      const sides = { base: before.record, mine, theirs: seen.record }
      const next = questionOf({ plan, schema, holds: validation.holds }, sides, seen)
      const { record } = mergeRecords(schema, sides)
      const asks = next.differences.some(({ by }) => by === 'both') || next.hidden.size > 0
      if (asks || check(record).problems.length > 0) {
        setQuestion(next)
        setJoin(() => (choices: Choices) => take(mergeRecords(schema, sides, choices).record, seen))
        setOpen(true)
        return false
      }
      take(record, seen)
      void tellJoined(next, { services, form: name, text, language })
      return true
    } finally {
      store.setSaving(false)
    }
  }

  return {
    meet,
    question,
    open,
    settle(choices) {
      join?.(choices)
      setOpen(false)
    },
    giveUp: () => setOpen(false),
  }
}
