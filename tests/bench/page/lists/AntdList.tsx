import { Button, ConfigProvider, Input, Table, type TableColumnsType } from 'antd'
import type { SortOrder } from 'antd/es/table/interface'
import { useEffect, useMemo, useRef, useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { type Estate, dayOf, fold, headings, inFrench, searchText, surfaceText, typeText } from './estates.ts'

/** Rows without a day come last, whichever way they are sorted. */
function byDay(left: Estate, right: Estate, order?: SortOrder): number {
  const [first, second] = [dayOf(left), dayOf(right)]
  if (first !== undefined && second !== undefined) return first - second
  const last = order === 'descend' ? -1 : 1
  return last * (Number(first === undefined) - Number(second === undefined))
}

const columns: TableColumnsType<Estate> = [
  {
    title: headings.label,
    dataIndex: 'label',
    width: 240,
    sorter: (left, right) => inFrench.compare(left.label, right.label),
    render: (label: string, { resourceUuid }) => <Link to={`/bien/${resourceUuid}/details`}>{label}</Link>,
  },
  {
    title: headings.type,
    dataIndex: 'type',
    width: 140,
    sorter: (left, right) => inFrench.compare(typeText(left), typeText(right)),
    render: (_, estate) => typeText(estate),
  },
  {
    title: headings.address,
    dataIndex: 'address',
    width: 400,
    ellipsis: true,
    sorter: (left, right) => inFrench.compare(left.address, right.address),
  },
  {
    title: headings.surface,
    dataIndex: 'surface',
    width: 130,
    align: 'end',
    sorter: (left, right) => left.surface - right.surface,
    render: (_, estate) => surfaceText(estate),
  },
  {
    title: headings.acquisitionDate,
    dataIndex: 'acquisitionDate',
    width: 170,
    sorter: byDay,
    render: (day?: string) => day ?? '–',
  },
  {
    title: headings.actions,
    width: 90,
    render: (_, { label }) => (
      <Button type="text" aria-label={`Actions pour ${label}`}>
        ⋯
      </Button>
    ),
  },
]

/**
 * The texts that rows are searched by: made at the first key, so that nobody waits for them before, and kept, so that
 * every other key is quick.
 */
function useSearch(rows: readonly Estate[] | undefined, query: string): Estate[] | undefined {
  const texts = useRef<{ rows: readonly Estate[]; texts: string[] }>(undefined)
  return useMemo(() => {
    const words = fold(query).split(/\s+/).filter(Boolean)
    if (!rows || words.length === 0) return rows?.slice()
    if (texts.current?.rows !== rows) texts.current = { rows, texts: rows.map(searchText) }
    const known = texts.current.texts
    return rows.filter((_, index) => words.every((word) => known[index]?.includes(word)))
  }, [rows, query])
}

function Estates({ load }: { load: () => Promise<Estate[]> }) {
  const [rows, setRows] = useState<Estate[]>()
  const [query, setQuery] = useState('')
  const found = useSearch(rows, query)
  useEffect(() => void load().then(setRows), [load])
  return (
    <main style={{ maxWidth: 1180, margin: '0 auto' }}>
      <h1>
        Mes biens
        <span className="page-count">{query === '' ? rows?.length : `${found?.length} / ${rows?.length}`}</span>
      </h1>
      <Input type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      <Table
        virtual
        size="middle"
        rowKey="resourceUuid"
        loading={!rows}
        pagination={false}
        columns={columns}
        dataSource={found ?? []}
        scroll={{ x: 1170, y: 720 }}
      />
    </main>
  )
}

/** Rows as high as those of the product, so that both show as many at once. */
const theme = { components: { Table: { cellPaddingBlockMD: 7.5 } } }

/** The same list as somebody writes it by hand with the virtual table of antd, following its manual. */
export function AntdList({ load }: { load: () => Promise<Estate[]> }) {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <ConfigProvider theme={theme}>
          <Estates load={load} />
        </ConfigProvider>
      ),
    },
  ])
  return <RouterProvider router={router} />
}
