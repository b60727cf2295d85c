import Button from 'antd/es/button'
import { useEffect, useRef } from 'react'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { useColumnText } from '#fields/columns/columnText.ts'
import { EmptyState } from '#ui/Page.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'
import type { Draft } from '../Draft.ts'

interface DraftOfferProps {
  draft: Draft
  plan: FormPlan
  onResume: () => void
  onDiscard: () => void
}

/** Replaces the form until the user resumes or discards the earlier draft. */
export function DraftOffer({ draft, plan, onResume, onDiscard }: DraftOfferProps) {
  const text = useText()
  const language = useLanguage()
  const textOf = useColumnText()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.ant-btn-primary')?.focus()
  }, [])
  const when = new Date(draft.savedAt).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
  const name = plan.title ? textOf(plan.title, draft.record) : ''
  return (
    <section ref={box} aria-label={text('app:draft.title')}>
      <EmptyState
        title={text('app:draft.title')}
        text={text(name === '' ? 'app:draft.text' : 'app:draft.named', { name, when })}
        action={
          <div className="dialog-actions">
            <Button onClick={onDiscard}>{text('app:draft.discard')}</Button>
            <Button type="primary" onClick={onResume}>
              {text('app:draft.resume')}
            </Button>
          </div>
        }
      />
    </section>
  )
}
