import { Button, Input } from 'antd'
import { useState } from 'react'
import { useText } from '#ui/text/useText.ts'
import type { EditProps, Field } from './Field.ts'
import { useFormServices } from './FormServices.ts'
import { controlAttributes } from './TextEdit.tsx'
import { useDraft } from './useDraft.ts'

const same = (text: string) => text

function Edit(props: EditProps) {
  const text = useText()
  const { submit } = useFormServices()
  const [visible, setVisible] = useState(false)
  const draft = useDraft(
    typeof props.value === 'string' ? props.value : '',
    // Never trimmed: white space may belong to it.
    (typed) => props.onCommit(typed === '' ? undefined : typed),
    same,
  )
  return (
    <Input
      {...controlAttributes(props)}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        draft.commit()
        submit()
      }}
      onFocus={props.onFocus}
      onBlur={() => {
        draft.leave()
        props.onBlur()
      }}
      suffix={
        <Button
          type="text"
          size="small"
          className="field-secret-toggle"
          aria-pressed={visible}
          aria-controls={props.id}
          // The focus stays in the field, so that showing it does not count as leaving it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setVisible(!visible)}
        >
          {text(visible ? 'app:form.hideSecret' : 'app:form.showSecret')}
        </Button>
      }
    />
  )
}

const hidden = '••••••••'

function Show({ value }: { value: unknown }) {
  return typeof value === 'string' && value !== '' ? <span aria-hidden="true">{hidden}</span> : null
}

/** A text that nobody else should read over one's shoulder. It is never shown again. */
export const secretField: Field = { Edit, Show, Cell: Show, text: () => '', drafts: true, labelled: () => 'control' }
