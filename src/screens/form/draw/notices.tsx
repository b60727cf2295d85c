import Button from 'antd/es/button'
import type { ReactNode } from 'react'
import type { Cleared } from '#engine/form/clearing.ts'
import type { PlanField } from '#engine/plan/FormPlan.ts'
import { entryKeys } from '#engine/words/wordKeys.ts'
import { useText } from '#ui/text/useText.ts'
import { useScreenServices } from '../../ScreenServices.ts'
import { useFormContext } from '../FormContext.tsx'
import { focusControl } from './focusControl.ts'

/** Says what a choice took out of the form, and puts it back on demand. */
export function ClearedNotice({ cleared: { when, fields: gone, hidden } }: { cleared: Cleared }) {
  const { store } = useFormContext()
  const text = useText()
  const all = [...gone, ...hidden].map(({ path, count }) => {
    const { words = path, kind } = store.fieldAt(path) ?? {}
    // A single file counts as one, as in a list of files.
    return kind === 'files' ? { keys: 'app:files.removed', count: count ?? 1 } : { words, count }
  })
  const labels = all.flatMap(({ words, count }) => (count === undefined ? [text(`${words}.label`)] : []))
  const sentences = [
    ...(labels.length > 0 ? [text('app:form.cleared', { field: labels.join(', ') })] : []),
    ...all.flatMap(({ words, keys, count }) =>
      count === undefined ? [] : [text(keys ?? entryKeys(words, 'removed'), { count })],
    ),
  ]
  return <PutBackNotice message={sentences.join(', ')} path={when} onPutBack={() => store.restoreCleared(when)} />
}

interface PutBackNoticeProps {
  message: string
  /** Field that gets the focus once all is put back. */
  path: string
  onPutBack: () => void
}

/** Reports a removal, with a button that puts the values back. */
export function PutBackNotice({ message, path, onPutBack }: PutBackNoticeProps) {
  const text = useText()
  return (
    <p className="field-notice">
      <span>{`${message} – `}</span>
      <NoticeButton onClick={onPutBack} path={path}>
        {text('app:form.putBack')}
      </NoticeButton>
    </p>
  )
}

/** Offers a value that follows from other fields; one click takes it over. */
export function Suggestion({ field: { path, schema }, value }: { field: PlanField; value: string }) {
  const { store } = useFormContext()
  const { formats } = useScreenServices()
  const text = useText()
  const shown = formats[schema.format ?? '']?.show(value) ?? value
  return (
    <p className="field-offer">
      <NoticeButton onClick={() => store.replace(path, value)} path={path}>
        {text('app:form.takeOver', { value: shown })}
      </NoticeButton>
    </p>
  )
}

/** A button that goes when it is pressed. @param path of the field that gets the focus then */
function NoticeButton({ path, onClick, children }: { path: string; onClick: () => void; children: ReactNode }) {
  const { idOf } = useFormContext()
  return (
    <Button
      type="link"
      size="small"
      onClick={() => {
        onClick()
        // The control is another one by then.
        requestAnimationFrame(() => focusControl(idOf(path)))
      }}
    >
      {children}
    </Button>
  )
}
