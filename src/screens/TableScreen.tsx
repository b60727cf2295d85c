import Button from 'antd/es/button'
import Input from 'antd/es/input/Input'
import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { isObject, storedId, type Json } from '#engine/record/path.ts'
import { createRecordReader } from '#engine/wire/answer.ts'
import type { TablePlan, PlanColumn } from '#engine/plan/ReadPlan.ts'
import type { ConditionTest } from '#engine/validation/createValidation.ts'
import { useColumnText } from '#fields/columns/columnText.ts'
import { EmptyState, Page, Skeletons } from '#ui/Page.tsx'
import { icons } from '#ui/icons.tsx'
import { PrintButton } from '#ui/print/PrintButton.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { useText } from '#ui/text/useText.ts'
import { useSameFunction } from '#ui/useSameFunction.ts'
import { ApartActions, backLinkOf, LinkButton, sortApart } from './actions/ActionButtons.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { useScreenServices } from './ScreenServices.ts'
import { TableFilters } from './table/TableFilters.tsx'
import { PrintedFilters } from './table/PrintedFilters.tsx'
import { useTableColumns } from './table/useTableColumns.tsx'
import { useTablePlace } from './table/useTablePlace.ts'
import { useTableState } from './table/useTableState.ts'
import { sumsOf, useTableRows } from './table/useTableRows.ts'
import { useRowMenus } from './table/useRowMenus.tsx'
import { useLoad, type Loading } from './useLoad.ts'
import { useRecordActions } from './actions/useRecordActions.tsx'
import './screens.css'

interface TableScreenProps {
  plan: TablePlan
}

const none: readonly Json[] = []
/** An `apart` action stands below the table and is for no single row. */
const noRow: Json = {}

/** Shows records in a table. Heading and search field are shown at once, the rows when they have loaded. */
export function TableScreen({ plan }: TableScreenProps) {
  const { words, filters } = plan
  const { loading, retry, reload, change } = useLoad<readonly Json[]>(plan, ({ data }) =>
    Array.isArray(data) ? data.filter(isObject).map(createRecordReader(plan.spelt)) : undefined,
  )
  const { isTrueOf } = useScreenServices()
  const text = useText()
  const sheet = useRef<HTMLDivElement>(null)
  const rows = loading.state === 'loaded' ? loading.data : none
  const planned = useMemo(() => plan.columns.map((column) => withTest(column, isTrueOf)), [plan, isTrueOf])
  const nameOf = useNames(planned)
  const columns = useTableColumns(plan, planned)
  const table = useTableState(plan)
  const { sort } = table
  // Typing stays quick however many rows there are.
  const query = useDeferredValue(table.query).trim()
  const shown = useTableRows({ plan: planned, filters, rows, query, chosen: table.chosen, sort })
  const isFiltered = query !== '' || Object.keys(table.chosen).length > 0
  const sums = useMemo(() => sumsOf(planned, shown), [planned, shown])
  // The button that had the focus goes with the row.
  const keepFocus = () => {
    if (document.activeElement === document.body) sheet.current?.focus()
  }
  const removeRow = (row: Json): void => {
    change((all) => all.filter((other) => other !== row))
    sheet.current?.focus()
  }
  const { itemsFor, dialog } = useRecordActions({
    plan,
    nameOf,
    handlersFor: (row) => ({ removeRow: () => removeRow(row), reload }),
    onClosed: keepFocus,
  })
  const menus = useRowMenus(plan, itemsFor, nameOf)
  const [, apartActions] = sortApart(plan.actions, itemsFor(noRow))
  const sortBy = useSameFunction(table.sortBy)

  const isEmpty = loading.state === 'loaded' && rows.length === 0
  const isFilteredOut = rows.length > 0 && shown.length === 0
  const { place, note } = useTablePlace(sheet, rows.length, shown.length)
  const word = (key: string): string => `${words}.${key}`
  const filterLabel = text([word('filter'), 'app:table.filter'])
  const newLink = plan.new !== undefined && <LinkButton primary to={plan.new} icon="add" label={text(word('new'))} />

  return (
    <Page
      back={backLinkOf(plan, text)}
      title={text(word('title'))}
      count={countOf(loading, shown.length, isFiltered)}
      actions={shown.length > 0 && <PrintButton />}
    >
      {!isEmpty && (
        <>
          <div className="table-tools">
            <Input
              type="search"
              className="table-filter"
              value={table.query}
              prefix={<icons.search />}
              placeholder={filterLabel}
              aria-label={filterLabel}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => table.filterBy(event.target.value)}
              onBlur={table.flush}
              onPressEnter={table.flush}
            />
            {newLink}
          </div>
          <TableFilters
            filters={filters}
            rows={rows}
            chosen={table.chosen}
            isOwn={table.isOwn}
            onChoose={table.choose}
            onClear={table.clearChosen}
          />
          <PrintedFilters filters={filters} rows={rows} chosen={table.chosen} query={query} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {isFiltered && text('app:table.found', { count: shown.length })}
      </p>
      <div ref={sheet} tabIndex={-1} className="table-place" onClickCapture={note}>
        {loading.state === 'loading' && <Skeletons of="rows" count={8} />}
        {loading.state === 'failed' && <LoadFailure onRetry={retry} />}
        {isEmpty && (
          <EmptyState title={text(word('empty.title'))} text={text.optional(word('empty.text'))} action={newLink} />
        )}
        {isFilteredOut && <NoneLeft query={query} onClear={table.clear} />}
        {shown.length > 0 && (
          <DataTable
            label={text(word('title'))}
            columns={columns}
            rows={shown}
            keyOf={storedId}
            sort={sort[0]}
            sums={sums}
            isOrdered={plan.order !== undefined}
            onSort={sortBy}
            place={place}
            actions={menus}
          />
        )}
      </div>
      {shown.length > 0 && <ApartActions words={words} items={apartActions} />}
      {dialog}
    </Page>
  )
}

/** Shown instead of rows when no row passes the filter. */
function NoneLeft({ query, onClear }: { query: string; onClear: () => void }) {
  const text = useText()
  return (
    <EmptyState
      title={query === '' ? text('app:table.noneLeft') : text('app:table.noMatch', { query })}
      action={<Button onClick={onClear}>{text('app:table.clearFilter')}</Button>}
    />
  )
}

/** A column that is there for some rows only knows for which. */
const withTest = (column: PlanColumn, isTrueOf: ConditionTest): PlanColumn => {
  const { show } = column
  return show === undefined ? column : { ...column, isShown: (row) => isTrueOf(show, row) }
}

/** How people call a record: by the column that leads to it, else by the first one. */
function useNames(plan: readonly PlanColumn[]): (row: Json) => string {
  const shownText = useColumnText()
  const text = useText()
  const named = plan.find(({ to }) => to !== undefined) ?? plan[0]
  return useCallback(
    (row) => (named ? shownText(named, row) || (text.optional(`${named.words}.none`) ?? '') : ''),
    [named, shownText, text],
  )
}

/** How many rows there are, and how many of them the filter has left. */
function countOf(loading: Loading<readonly Json[]>, found: number, isFiltered: boolean) {
  if (loading.state !== 'loaded') return undefined
  const all = loading.data.length
  return isFiltered ? `${found} / ${all}` : all
}
