import { icons, spinning } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import type { EditProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import type { Choice } from '../lookups/createLookups.ts'
import { useLookup } from '../useLookup.ts'
import { useSearch, type Search } from '../lookups/useSearch.ts'
import { useChoiceNames } from './select.tsx'
import { TypedSelect } from './TypedSelect.tsx'

/** Delay between the last key and the search on the server, in milliseconds. */
export const searchDelayMs = 1000

const messages: Record<Search<Choice>['state'], string> = {
  nothingTyped: 'app:form.searchHint',
  waiting: 'app:form.choicesLoading',
  failed: 'app:form.searchFailed',
  found: 'app:form.searchEmpty',
}

/** A choice among more values than are worth loading: the server is searched for the typed text. */
export function SearchEdit({ lookup, ...edit }: EditProps & { lookup: string }) {
  const { lookups } = useFieldServices()
  const text = useText()
  const { optionOf, valueNamed } = useChoiceNames(edit.field.words)
  const value = typeof edit.value === 'string' && edit.value !== '' ? edit.value : undefined
  const known = useLookup(value === undefined ? undefined : lookup)
  const chosen = value === undefined ? undefined : (known?.byValue.get(value) ?? { value })
  const { search, type, askNow } = useSearch((typed) => lookups.load(lookup, typed), searchDelayMs)
  const offered = search.state === 'found' ? search.found : []
  // The chosen value keeps its name while nothing is searched for.
  const choices = search.state === 'nothingTyped' && chosen ? [chosen] : offered
  const options = choices.map(optionOf)
  const waiting = search.state === 'waiting'
  const message = text(messages[search.state])
  return (
    <>
      <TypedSelect
        edit={edit}
        chosen={value}
        options={options}
        named={async (typed) => {
          askNow(typed)
          return valueNamed(await lookups.load(lookup, typed), typed)
        }}
        onSearch={type}
        onSearchNow={askNow}
        placeholder="app:form.searchPlaceholder"
        nothing={
          <>
            {waiting && spinning}
            <span>{message}</span>
          </>
        }
        busy={waiting}
        icon={<icons.search />}
      />
      <span className="visually-hidden" role="status">
        {search.state === 'failed' || (search.state === 'found' && options.length === 0) ? message : ''}
      </span>
    </>
  )
}
