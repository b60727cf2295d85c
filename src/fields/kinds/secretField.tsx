import Button from 'antd/es/button'
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { formatOf } from '#engine/formats/createFormats.ts'
import { fetchedLate } from '#ui/fetchedLate.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { controlAttributes, useDraft, useSaveOnEnter } from '../controls/TextEdit.tsx'
import { belowIdOf, type EditProps, type Field } from '../Field.ts'
import { useFieldServices, useFormServices } from '../FieldServices.ts'

/** The dictionary that it looks into is fetched when somebody begins to type, and by no page before. */
const GuessRemark = fetchedLate(async () => (await import('../controls/GuessRemark.tsx')).GuessRemark)

/**
 * A masked input. For a new password it shows which demands of the format are met, and warns if the password is easy to
 * guess.
 */
function Edit(props: EditProps) {
  const text = useText()
  const { formats } = useFieldServices()
  const { schema, words } = props.field
  const format = formatOf(schema, formats)
  const names = Object.keys(format?.definition.demands ?? {})
  const [visible, setVisible] = useState(false)
  const draft = useDraft(
    props,
    (value) => (typeof value === 'string' ? value : ''),
    // Never trimmed: white space may belong to it.
    (typed) => (typed === '' ? undefined : typed),
  )
  const [typed, setTyped] = useState(draft.start.text)
  const onKeyDown = useSaveOnEnter(draft)
  const unmet = format?.unmet(typed) ?? []
  const demandsId = `${props.id}--demands`
  const guessId = `${props.id}--guess`
  const isChosen = names.length > 0
  const { valuesOf } = useFormServices()
  const belowId = belowIdOf(props.id)
  return (
    <>
      <Input
        {...controlAttributes(props, draft)}
        onInput={(event) => setTyped(event.currentTarget.value)}
        aria-describedby={isChosen ? `${belowId} ${demandsId} ${guessId}` : belowId}
        type={visible ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        onKeyDown={onKeyDown}
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
      {isChosen && (
        // The demands of its format, and which of them are met so far.
        <ul id={demandsId} className="field-demands">
          {names.map((name) => {
            const isMet = !unmet.includes(name)
            const Icon = icons[isMet ? 'success' : 'open']
            return (
              <li key={name} data-met={isMet || undefined}>
                <Icon />
                <span>{text([`${words}.demands.${name}`, `app:demands.${name}`])}</span>
                {isMet && <span className="visually-hidden">{` ${text('app:form.demandMet')}`}</span>}
              </li>
            )
          })}
        </ul>
      )}
      {isChosen && (
        // Nothing is remarked before somebody has typed, and nothing twice.
        <div id={guessId} className="field-below" aria-live="polite">
          {typed !== '' && !props.invalid && (
            <GuessRemark typed={unmet.length > 0 ? '' : typed} addresses={valuesOf('email')} words={words} />
          )}
        </div>
      )}
    </>
  )
}

/** A text that is masked as it is typed, and never shown again. */
export const secretField: Field = {
  Edit,
  text: () => '',
}
