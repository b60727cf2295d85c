import type { Problem } from '#engine/validation/problem.ts'
import { useTextSurroundings } from '#fields/controls/useTextSurroundings.ts'
import { RecordLink } from '#fields/values/RecordLink.tsx'
import { useText } from '#ui/text/useText.ts'

/** The records that keep another one from being removed, with links to them. */
export function RecordUsers({ users }: { users: readonly Problem[] }) {
  const text = useText()
  const { nameOf, titleOf } = useTextSurroundings()
  const count = Number(users[0]?.params['count'] ?? users.length)
  const known = users.flatMap(({ params: { record, id } }) => nameOf?.(String(record), String(id))?.record ?? [])
  return (
    <div role="alert">
      <p>{text('app:confirm.inUse', { count })}</p>
      <ul>
        {known.map((record) => (
          <li key={String(record.row['resourceUuid'])}>
            <RecordLink record={record}>{titleOf?.(record)}</RecordLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
