import type { PointingPlan } from '#engine/plan/ReadPlan.ts'
import { getAt, storedId, type Json } from '#engine/record/path.ts'
import { useFieldServices } from '#fields/FieldServices.ts'
import { useLookup } from '#fields/useLookup.ts'
import { Skeletons } from '#ui/Page.tsx'
import { useText } from '#ui/text/useText.ts'
import { LinkButton } from '../actions/ActionButtons.tsx'
import { EntryTable } from './EntryTable.tsx'
import type { SectionWord } from './Facts.tsx'

interface PointingRecordsProps {
  word: SectionWord
  label: string
  plan: PointingPlan
  /** The record at which they point. */
  record: Json
}

/** The records of another kind that point at the one that is shown, and the way to a new one that does. */
export function PointingRecords({ word, label, plan, record: target }: PointingRecordsProps) {
  const { record: name, by, columns } = plan
  const { references } = useFieldServices()
  const text = useText()
  const known = useLookup(name)
  const id = storedId(target) ?? ''
  const rows = [...(known?.byValue.values() ?? [])].flatMap(({ record }) =>
    record && [getAt(record.row, by)].flat().includes(id) ? [record.row] : [],
  )
  if (!known) return <Skeletons of="rows" count={2} />
  return (
    <>
      {known.state === 'failed' && <p>{text('app:load.failed')}</p>}
      {known.state !== 'failed' && rows.length === 0 && <p>{text([word('empty'), 'app:entries.empty'])}</p>}
      {rows.length > 0 && (
        <EntryTable
          word={word}
          label={label}
          lists={[{ path: name, columns }]}
          entriesAt={() => rows}
          addressOf={(row) => references?.addressOf({ name, row })}
        />
      )}
      {plan.new !== undefined && <LinkButton to={plan.new + id} icon="add" label={text('app:entries.add')} />}
    </>
  )
}
