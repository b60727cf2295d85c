import AutoComplete from 'antd/es/auto-complete'
import { useEffect, useEffectEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { useFieldServices, useFormServices } from '../FieldServices.ts'
import { useChoices, useLookup } from '../useLookup.ts'
import type { Choice } from '../lookups/createLookups.ts'
import { useSearch } from '../lookups/useSearch.ts'
import { searchDelayMs } from './SearchEdit.tsx'
import { inOwnElement, shortening, useChoiceNames, useSelectAttributes } from './select.tsx'
import { useDraft } from './TextEdit.tsx'

/** A text that is typed freely, while a lookup proposes values by their names. A text that is such a name is its value. */
export function OpenEdit(props: EditProps & { lookup: string }) {
  const { lookups } = useFieldServices()
  return lookups.asksAsTyped(props.lookup) ? <SearchedEdit {...props} /> : <ListedEdit {...props} />
}

function ListedEdit(props: EditProps) {
  const { choices } = useChoices(props.field.schema)
  return <ProposingEdit edit={props} known={choices} proposed={choices} />
}

/**
 * Searches the server for the typed text, and once more when the field is left: the server knows more names than are
 * shown.
 */
function SearchedEdit({ lookup, ...edit }: EditProps & { lookup: string }) {
  const { lookups } = useFieldServices()
  const { valueAt } = useFormServices()
  const value = textOf(edit.value)
  const { valueNamed } = useChoiceNames(edit.field.words)
  const all = useLookup(value === '' ? undefined : lookup)?.byValue.values() ?? []
  const { search, type } = useSearch((typed) => lookups.load(lookup, typed), searchDelayMs)
  const found = search.state === 'found' ? search.found : []
  return (
    <ProposingEdit
      edit={edit}
      known={[...all, ...found]}
      proposed={found}
      onSearch={type}
      onLeft={async (typed) => {
        const named = valueNamed(await lookups.load(lookup, typed).catch(() => []), typed)
        const isSame = textOf(valueAt(edit.field.path)).trim() === typed
        if (named !== undefined && isSame) edit.onCommit(named)
      }}
    />
  )
}

interface ProposingProps {
  edit: EditProps
  /** Choices with known names, such as the stored value. */
  known: readonly Choice[]
  /** Choices that the list holds. */
  proposed: readonly Choice[]
  /** Searches for the typed text, instead of filtering the list. */
  onSearch?: (typed: string) => void
  /** The field was left with a text that is no known name. */
  onLeft?: (typed: string) => Promise<void>
}

/**
 * A text input with proposals. A text that equals the name of a choice stands for its value: `France` is stored as
 * `FR`.
 */
function ProposingEdit({ edit, known, proposed, onSearch, onLeft }: ProposingProps) {
  const { field, onBlur } = edit
  const attributes = useSelectAttributes(edit)
  const text = useText()
  const { nameOf, optionOf, valueNamed } = useChoiceNames(field.words)
  const nameOfValue = (value: string) => nameOf(known.find((one) => one.value === value) ?? { value })
  const draft = useDraft(
    edit,
    (value) => nameOfValue(textOf(value)).trim(),
    (typed) => (typed.trim() === '' ? undefined : (valueNamed(known, typed) ?? typed)),
  )
  const name = nameOfValue(textOf(edit.value))
  const renew = useEffectEvent(() => draft.renew())
  useEffect(() => renew(), [name])
  // The list fills in names: they are what stands in the control.
  const options = new Map(proposed.map(optionOf).map((option) => [option.label, { ...option, value: option.label }]))
  return (
    <AutoComplete
      key={draft.start.key}
      {...attributes}
      defaultValue={draft.start.text}
      options={[...options.values()]}
      labelRender={inOwnElement}
      showSearch={onSearch ? { filterOption: false } : shortening}
      placeholder={text.optional(`${field.words}.placeholder`)}
      onChange={(typed: string | undefined) => {
        draft.change(typed ?? '')
        onSearch?.(typed ?? '')
      }}
      onInputKeyDown={(event: KeyboardEvent) => {
        attributes.onInputKeyDown(event)
        if (event.key === 'Enter') draft.commit()
      }}
      onBlur={(event: FocusEvent<HTMLElement>) => {
        draft.leave(event)
        onBlur()
        const typed = event.target instanceof HTMLInputElement ? event.target.value.trim() : ''
        if (typed !== '' && valueNamed(known, typed) === undefined) void onLeft?.(typed)
      }}
    />
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
