import Button from 'antd/es/button'
import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import type { Choices } from '#engine/merge/mergeRecords.ts'
import { questionOf, type Question } from '#engine/merge/question.ts'
import { normaliseRecord } from '#engine/formats/normaliseRecord.ts'
import type { Json } from '#engine/record/path.ts'
import { useTextSurroundings } from '#fields/values/valueText.ts'
import { useFormServices } from '#fields/FieldServices.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useText, type Translate } from '#ui/text/useText.ts'
import { performLoad } from '../useLoad.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { commitTyping } from '../form/draw/focusControl.ts'
import type { OpenedForm } from '../form/openForm.ts'
import { readSeen, type SeenRecord } from '../SeenRecord.ts'
import { DifferenceGroups } from './Differences.tsx'
import { differenceLabel, differenceText } from './differenceText.ts'
import './merge.css'

/**
 * Runs when the record was saved elsewhere: merges the typed values with the stored record and saves the result, after
 * a question if both changed the same value.
 */
export type Merge = () => Promise<void>

/** Shows the changes saved elsewhere beside the typed values, with a choice for each conflict. */
export function MergeDialog({ form, ref }: { form: OpenedForm; ref: Ref<Merge> }) {
  const services = useScreenServices()
  const { submit } = useFormServices()
  const around = useTextSurroundings()
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const statusId = useId()
  const [conflict, setConflict] = useState<{ question: Question; seen: SeenRecord }>()
  const [choices, setChoices] = useState<Choices>({})
  const [state, setState] = useState<'open' | 'resolved' | 'closed'>('closed')
  const { plan, store, origin, toasts } = form

  /** Replaces the record of the form by the merged one, which is now based on the stored version. */
  function acceptMerged(record: Json, seen: SeenRecord): void {
    origin.set(seen)
    store.restore(record)
  }

  /** Shows, field by field, the changes of the other editor that were merged without a question. */
  async function announceJoined({ differences }: Question): Promise<void> {
    await Promise.allSettled(plan.lookups.map((name) => services.lookups.load(name)))
    const theirs = differences.filter((one) => one.by === 'theirs' && differenceLabel(one, around) !== undefined)
    const title = (text: Translate) => text('app:merge.joined.title')
    const message = (text: Translate) =>
      theirs.map((difference) => ({
        fieldName: differenceLabel(difference, { ...around, text }) ?? '',
        message: differenceText(difference, 'theirs', { ...around, text }),
      }))
    if (theirs.length > 0) services.toasts.add({ type: 'warning', title, message })
  }

  /** The stored record. Undefined if it cannot be fetched, or if merging it would never end. */
  async function loadStored(before: SeenRecord): Promise<SeenRecord | undefined> {
    const answer = plan.load && (await performLoad(services, { name: plan.name, load: plan.load }))
    const seen = answer?.ok ? readSeen(plan.schema, answer) : undefined
    if (seen?.version !== before.version) return seen
    const say = (part: string) => (text: Translate) => text(`app:merge.refused.${part}`)
    if (seen) toasts.add({ type: 'error', title: say('title'), message: say('message') })
    return undefined
  }

  /**
   * Loads the stored record and merges the typed values with it. Saves at once if no conflict needs a decision, else
   * opens the dialog.
   */
  async function mergeWithStored(): Promise<void> {
    const before = origin.get()
    if (!before) return
    store.update({ saving: true })
    const seen = await loadStored(before).finally(() => store.update({ saving: false }))
    if (!seen) return
    commitTyping()
    const mine = normaliseRecord(plan.schema, store.record(), services.formats)
    const sides = { base: before.record, mine, theirs: seen.record }
    const question = questionOf(plan, store.evaluate, sides, (name) => services.formOf(name).plan)
    setChoices({})
    if (question.mustBeAsked) {
      setConflict({ question, seen })
      setState('open')
      return
    }
    acceptMerged(question.resolve({}), seen)
    void announceJoined(question)
    submit()
  }
  useImperativeHandle(ref, () => mergeWithStored)

  if (!conflict) return null
  const { question, seen } = conflict
  const left = question.differences.filter(({ by, key }) => by === 'both' && !choices[key]).length
  return (
    <Dialog
      open={state === 'open'}
      title={text('app:merge.title')}
      width={720}
      className="entry-dialog"
      closable={{ 'aria-label': text('app:merge.back') }}
      mask={{ closable: false }}
      onCancel={() => setState('closed')}
      afterOpenChange={(opened) => {
        if (opened) box.current?.focus({ preventScroll: true })
      }}
      afterClose={() => {
        if (state === 'resolved') submit()
      }}
      footer={
        <div className="dialog-actions">
          <p className="merge-left" role="status" id={statusId}>
            {text(left > 0 ? 'app:merge.left' : 'app:merge.leftNone', { count: left })}
          </p>
          <Button onClick={() => setState('closed')}>{text('app:merge.back')}</Button>
          <Button
            type="primary"
            disabled={left > 0}
            aria-describedby={statusId}
            onClick={() => {
              acceptMerged(question.resolve(choices), seen)
              setState('resolved')
            }}
          >
            {text('app:merge.save')}
          </Button>
        </div>
      }
    >
      {/* What has happened is read before anything is chosen. */}
      <div ref={box} tabIndex={-1} className="merge-body">
        <p>{text('app:merge.lead')}</p>
        <DifferenceGroups
          question={question}
          choices={choices}
          onChoose={({ key }, side) => setChoices({ ...choices, [key]: side })}
        />
      </div>
    </Dialog>
  )
}
