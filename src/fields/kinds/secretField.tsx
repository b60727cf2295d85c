import Button from 'antd/es/button'
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { useText } from '#ui/text/useText.ts'
import { Demands } from '../controls/Demands.tsx'
import type { EditProps, Field } from '../Field.ts'
import { useFieldServices, useFormServices } from '../FieldServices.ts'
import { formatOf } from '../values/formatOf.ts'
import { controlAttributes } from '../controls/TextEdit.tsx'
import { useDraft } from '../controls/useDraft.ts'

const same = (text: string) => text

function Edit(props: EditProps) {
  const text = useText()
  const { formats } = useFieldServices()
  const { submit } = useFormServices()
  const { schema, words } = props.field
  const format = formatOf(schema, formats)
  const names = Object.keys(format?.definition.demands ?? {})
  const [visible, setVisible] = useState(false)
  const draft = useDraft(
    typeof props.value === 'string' ? props.value : '',
    // Never trimmed: white space may belong to it.
    (typed) => props.onCommit(typed === '' ? undefined : typed),
    same,
  )
  const demandsId = `${props.id}--demands`
  const describedBy = [props.describedBy, names.length > 0 && demandsId].filter(Boolean).join(' ')
  return (
    <>
      <Input
        {...controlAttributes({ ...props, describedBy: describedBy || undefined }, draft)}
        type={visible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          draft.commit()
          submit()
        }}
        suffix={
          <Button
            type="text"
            size="small"
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
      {names.length > 0 && (
        <Demands id={demandsId} words={words} names={names} unmet={format?.unmet(draft.text) ?? []} />
      )}
    </>
  )
}

const hidden = '••••••••'

function Show({ value }: { value: unknown }) {
  return typeof value === 'string' && value !== '' ? <span aria-hidden="true">{hidden}</span> : null
}

/** A text that is masked as it is typed, and never shown again. */
export const secretField: Field = { Edit, Show, Cell: Show, text: () => '', drafts: true, labelled: () => 'control' }
