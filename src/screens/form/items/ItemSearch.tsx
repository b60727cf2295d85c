import Button from 'antd/es/button'
import Input from 'antd/es/input/Input'
import { useId, useState } from 'react'
import type { FormEntry } from '#engine/plan/FormPlan.ts'
import { isObject, type Json } from '#engine/record/path.ts'
import { createRecordReader } from '#engine/wire/answer.ts'
import { useSearch } from '#fields/lookups/useSearch.ts'
import { ItemFacts } from '#fields/columns/ColumnCell.tsx'
import { icons, spinning } from '#ui/icons.tsx'
import { useText } from '#ui/text/useText.ts'
import { callSignedIn } from '../../outcomes/performCall.ts'
import { useScreenServices } from '../../ScreenServices.ts'

/** How long after the last key the server is asked, in milliseconds. */
const searchDelayMs = 400

interface ItemSearchProps {
  entry: FormEntry
  search: NonNullable<FormEntry['search']>
  onChoose: (found: Json) => void
}

/** Looks for items that were typed before; the chosen one is taken over. */
export function ItemSearch({ entry, search, onChoose }: ItemSearchProps) {
  const services = useScreenServices()
  const [typed, setTyped] = useState('')
  /** Fetches stored items that match the typed text. Throws for `useSearch` if the answer is no list. */
  const fetchMatches = async (wanted: string) => {
    const { ok, data } = await callSignedIn(services, search.operation, { query: { [search.query]: wanted } })
    if (!ok || !Array.isArray(data)) throw new Error(`${search.operation} found nothing that can be read`)
    const { schema } = services.formOf(entry.form).plan
    return data.filter(isObject).map(createRecordReader(schema))
  }
  const { search: result, type, askNow } = useSearch<Json>(fetchMatches, searchDelayMs)
  const text = useText()
  const id = useId()
  const count = result.state === 'found' ? result.found.length : 0
  return (
    <div className="entry-search">
      <label htmlFor={id} className="field-label">
        {text('app:entries.search.label')}
      </label>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={100}
        prefix={result.state === 'waiting' ? spinning : <icons.search />}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          type(target.value)
        }}
        onPressEnter={(event) => {
          event.preventDefault()
          askNow(typed)
        }}
      />
      <p className="entry-search-state" role="status">
        {text(`app:entries.search.${result.state === 'found' && count === 0 ? 'none' : result.state}`, { count })}
      </p>
      {result.state === 'failed' && (
        <Button icon={<icons.retry />} onClick={() => askNow(typed)}>
          {text('app:entries.search.retry')}
        </Button>
      )}
      {result.state === 'found' && count > 0 && (
        <ul className="entries-list">
          {result.found.map((item, index) => (
            <li className="entries-item" key={index}>
              <ItemFacts columns={entry.columns} item={item}>
                {(name) => (
                  <Button aria-label={text('app:entries.search.chooseNamed', { name })} onClick={() => onChoose(item)}>
                    {text('app:entries.search.choose')}
                  </Button>
                )}
              </ItemFacts>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
