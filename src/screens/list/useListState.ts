import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { TableSort } from '#ui/table/TableColumn.ts'
import type { ChosenFilters } from './ListFilters.tsx'

/** Pause in typing after which the address holds the filter, in milliseconds. */
const pause = 300

/** How the address names the filter of a field. */
const nameOf = (path: string) => `filter.${path}`

function readSort(text: string | null, columns: readonly string[]): TableSort | undefined {
  if (!text) return undefined
  const descending = text.startsWith('-')
  const column = descending ? text.slice(1) : text
  return columns.includes(column) ? { column, descending } : undefined
}

/**
 * What the list is searched, filtered and sorted by. It stands in the address (`?q=elan&filter.type=HOUSE&sort=-surface`),
 * so that coming back from a record finds the list as it was left.
 */
export function useListState(columns: readonly string[], filters: readonly string[]) {
  const [search, setSearch] = useSearchParams()
  const [query, setQuery] = useState(search.get('q') ?? '')
  const [sort, setSort] = useState(() => readSort(search.get('sort'), columns))
  const [chosen, setChosen] = useState((): ChosenFilters => {
    const written = filters.map((path) => [path, search.get(nameOf(path)) ?? ''])
    return Object.fromEntries(written.filter(([, value]) => value !== '')) as ChosenFilters
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // All that was said here, not only the last: an address that is still on its way is overtaken, and must not be missed.
  const said = useRef<Record<string, string>>({})

  const flush = useCallback(() => {
    if (timer.current === undefined) return
    clearTimeout(timer.current)
    timer.current = undefined
    const change = (before: URLSearchParams): URLSearchParams => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(said.current)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    }
    setSearch(change, { replace: true, preventScrollReset: true })
  }, [setSearch])

  const tell = (name: string, value: string): void => {
    said.current[name] = value
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, pause)
  }
  // A late address must not lead back to a list that was left.
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    query,
    chosen,
    sort,
    /** Writes to the address what it does not tell yet. */
    flush,
    filterBy: (next: string): void => {
      setQuery(next)
      tell('q', next.trim())
    },
    choose: (path: string, value: string): void => {
      const { [path]: _, ...others } = chosen
      setChosen(value === '' ? others : { ...others, [path]: value })
      tell(nameOf(path), value)
    },
    clearChosen: (): void => {
      setChosen({})
      for (const path of filters) tell(nameOf(path), '')
    },
    sortBy: (next: TableSort | undefined): void => {
      setSort(next)
      tell('sort', next ? `${next.descending ? '-' : ''}${next.column}` : '')
    },
  }
}
