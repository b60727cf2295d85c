import Select from 'antd/es/select'
import { fieldKeys } from '#engine/text/wordKeys.ts'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { choiceText } from '../values/choiceText.ts'
import type { EditProps } from '../Field.ts'
import { useFieldServices } from '../FieldServices.ts'
import type { Choice } from '../lookups/ChoiceStore.ts'
import { useChosen } from '../lookups/useLookup.ts'
import { useSearch, type Search } from '../lookups/useSearch.ts'
import { isEmptied, useTypedChoice } from './useTypedChoice.ts'
import { useTextSurroundings } from './useTextSurroundings.ts'
import { NoOption, useSelectAttributes } from './select.tsx'

interface SearchEditProps extends EditProps {
  lookup: string
  /** How long after the last key the server is asked, in milliseconds. */
  delay: number
}

const saying: Record<Search<Choice>['state'], string> = {
  nothingTyped: 'app:form.searchHint',
  waiting: 'app:form.choicesLoading',
  failed: 'app:form.searchFailed',
  found: 'app:form.searchEmpty',
}

/** A choice among more values than are worth loading: the server is asked for what is typed. */
export function SearchEdit(props: SearchEditProps) {
  const { field, value, lookup, delay } = props
  const attributes = useSelectAttributes(props)
  const { namespace, lookups } = useFieldServices()
  const text = useText()
  const surroundings = useTextSurroundings()
  const chosen = useChosen(lookup, value)
  const { search, type, askNow } = useSearch((typed) => lookups.load(lookup, typed), delay)
  const own = useTypedChoice(props, (typed) => {
    askNow(typed)
    return lookups.load(lookup, typed)
  })
  const offered = search.state === 'found' ? search.found : []
  // What is chosen keeps its name while nothing is searched for.
  const choices = search.state === 'nothingTyped' && chosen ? [chosen] : offered
  const options = choices.map((choice) => ({
    value: choice.value,
    label: choiceText(field.words, choice, surroundings),
  }))
  const said = text(saying[search.state])
  return (
    <>
      <Select<string | undefined, (typeof options)[number]>
        {...attributes}
        {...own.attributes}
        value={own.left ?? chosen?.value}
        options={options}
        labelRender={({ label, value: shown }) => label ?? shown}
        showSearch={{
          filterOption: false,
          searchValue: own.searchValue,
          onSearch(typed) {
            if (typed === '' && !isEmptied()) return
            own.type(typed)
            type(typed)
          },
        }}
        onClear={() => own.take(undefined)}
        placeholder={text([...fieldKeys(namespace, field.words, 'placeholder'), 'app:form.searchPlaceholder'])}
        notFoundContent={
          <NoOption className="field-search-state">
            {search.state === 'waiting' && <icons.retry className="form-spinning" />}
            {said}
          </NoOption>
        }
        suffix={search.state === 'waiting' ? <icons.retry className="form-spinning" /> : <icons.search />}
        onChange={(next: string | undefined) => {
          type('')
          own.take(next)
        }}
      />
      <span className="visually-hidden" role="status">
        {search.state === 'failed' || (search.state === 'found' && options.length === 0) ? said : ''}
      </span>
    </>
  )
}
