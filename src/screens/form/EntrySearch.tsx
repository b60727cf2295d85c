import Button from 'antd/es/button'
import Input from 'antd/es/input/Input'
import { useId, useState, type KeyboardEvent } from 'react'
import type { FormEntry } from '#engine/form/formPlan.ts'
import type { Json } from '#engine/record/path.ts'
import { FieldServicesContext } from '#fields/FieldServices.ts'
import { EntryFacts } from '#fields/EntryFacts.tsx'
import { icons } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { folderOfForm } from '../folderOfForm.ts'
import { useScreenServices } from '../ScreenServices.ts'
import { useScreenFields } from '../useScreenFields.ts'
import { useEntrySearch } from './useEntrySearch.ts'

interface EntrySearchProps {
  /** The form that is filled with what is chosen, as `folder/name`. */
  form: string
  search: NonNullable<FormEntry['search']>
  onChoose: (found: Json) => void
}

/** Looks for entries that somebody typed before; the chosen one is taken over. */
export function EntrySearch({ form, search, onChoose }: EntrySearchProps) {
  const { formOf, recordOf } = useScreenServices()
  const definition = formOf(form)
  const fieldServices = useScreenFields(folderOfForm(formOf, form))
  const [typed, setTyped] = useState('')
  const { search: asked, type, askNow } = useEntrySearch(search, recordOf(definition.record).schema)
  const text = useText()
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    askNow(typed)
  }
  const count = asked.state === 'found' ? asked.found.length : 0
  return (
    <FieldServicesContext value={fieldServices}>
      <div className="entry-search">
        <label htmlFor={id} className="field-label">
          {text('app:entries.search.label')}
        </label>
        <Input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          prefix={asked.state === 'waiting' ? <icons.retry className="form-spinning" /> : <icons.search />}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            type(target.value)
          }}
          onKeyDown={onKeyDown}
        />
        <p className="entry-search-state" role="status">
          {text(`app:entries.search.${asked.state === 'found' && count === 0 ? 'none' : asked.state}`, { count })}
        </p>
        {asked.state === 'failed' && (
          <Button icon={<icons.retry />} onClick={() => askNow(typed)}>
            {text('app:entries.search.retry')}
          </Button>
        )}
        {asked.state === 'found' && count > 0 && (
          <ul className="entries-list">
            {asked.found.map((entry, index) => (
              <li className="entries-item" key={index}>
                <EntryFacts columns={search.columns} entry={entry}>
                  {(name) => (
                    <Button
                      aria-label={text('app:entries.search.chooseNamed', { name })}
                      onClick={() => onChoose(entry)}
                    >
                      {text('app:entries.search.choose')}
                    </Button>
                  )}
                </EntryFacts>
              </li>
            ))}
          </ul>
        )}
      </div>
    </FieldServicesContext>
  )
}
