import Button from 'antd/es/button'
import { useEffect, useRef } from 'react'
import { EmptyState } from '#ui/Page.tsx'
import { useLanguage, useText } from '#ui/text/useText.ts'
import type { Draft } from './Draft.ts'

interface DraftOfferProps {
  draft: Draft
  onResume: () => void
  onDiscard: () => void
}

/** Stands in the place of the form until what was typed before is taken up or thrown away. */
export function DraftOffer({ draft, onResume, onDiscard }: DraftOfferProps) {
  const text = useText()
  const language = useLanguage()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('.ant-btn-primary')?.focus()
  }, [])
  const when = new Date(draft.savedAt).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <section ref={box} aria-label={text('app:draft.title')}>
      <EmptyState
        title={text('app:draft.title')}
        text={text('app:draft.text', { when })}
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
