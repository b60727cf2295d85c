import Button from 'antd/es/button'
import { useId, useRef, useState } from 'react'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import type { Choices, Difference, Side } from '#engine/merge/Difference.ts'
import { useFormServices } from '#fields/FieldServices.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { useText } from '#ui/text/useText.ts'
import { DifferenceGroups } from './Differences.tsx'
import type { Question } from './joinChanges.ts'
import './merge.css'

export interface MergeDialogProps {
  form: FormPlan
  question: Question
  open: boolean
  /** Puts the outcome into the form. */
  onResolve: (choices: Choices) => void
  /** Leaves the form as it is. */
  onGiveUp: () => void
}

/** Shows what was changed elsewhere meanwhile beside what was typed, with a choice where both meet. */
export function MergeDialog({ form, question, open, onResolve, onGiveUp }: MergeDialogProps) {
  const { submit } = useFormServices()
  const text = useText()
  const box = useRef<HTMLDivElement>(null)
  const resolved = useRef(false)
  const statusId = useId()
  // Each question is answered afresh.
  const [answers, setAnswers] = useState<{ to: Question; choices: Choices }>({ to: question, choices: {} })
  const choices = answers.to === question ? answers.choices : {}
  const left = question.differences.filter(({ by, path }) => by === 'both' && !choices[path]).length
  const choose = ({ path }: Difference, side: Side) =>
    setAnswers({ to: question, choices: { ...choices, [path]: side } })
  return (
    <Dialog
      open={open}
      title={text('app:merge.title')}
      width={720}
      className="entry-dialog"
      closable={{ 'aria-label': text('app:merge.back') }}
      mask={{ closable: false }}
      onCancel={onGiveUp}
      afterOpenChange={(opened) => {
        if (opened) box.current?.focus({ preventScroll: true })
      }}
      afterClose={() => {
        if (resolved.current) submit()
        resolved.current = false
      }}
      footer={
        <div className="dialog-actions">
          <p className="merge-left" role="status" id={statusId}>
            {text(left > 0 ? 'app:merge.left' : 'app:merge.leftNone', { count: left })}
          </p>
          <Button onClick={onGiveUp}>{text('app:merge.back')}</Button>
          <Button
            type="primary"
            disabled={left > 0}
            aria-describedby={statusId}
            onClick={() => {
              resolved.current = true
              onResolve(choices)
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
        <DifferenceGroups form={form} question={question} choices={choices} onChoose={choose} />
      </div>
    </Dialog>
  )
}
