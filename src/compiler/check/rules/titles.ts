import { wordPath } from '#engine/record/path.ts'
import { demandedPaths } from '#engine/schema/demandedPaths.ts'
import { propertyAt, wayTo } from '#engine/schema/propertyAt.ts'
import { templateNames } from '#engine/text/fillTemplate.ts'
import { sentences } from '../../text/sentences.ts'
import type { RecordDefinition, Records } from '../../project/Definition.ts'
import type { Subject } from '../../project/Subject.ts'
import { reportAt } from '../report.ts'

/**
 * Checks the title of a record: at least one field of it is always filled in, and it does not read the title of a
 * record whose title reads this one.
 */
export function checkRecordTitle(subject: Subject, record: RecordDefinition): void {
  const { whole } = record
  const names = titleNames(record)
  if (!whole || names.length === 0 || !names.every((name) => propertyAt(whole, name))) return
  const { records } = subject.project
  const demanded = new Set(whole.rules?.flatMap(({ then }) => demandedPaths(then)))
  const isThere = (name: string) =>
    demanded.has(wordPath(name)) ||
    wayTo(whole, name).every(
      ({ required, schema, path }) => required || isFilledByItself(schema) || demanded.has(wordPath(path)),
    )
  const circle = names.find((name) => titleTargets(record, name, records).includes(record.id))
  if (circle !== undefined) reportAt(subject, ['title'], sentences.titleCircle({ record: circle }))
  else if (!names.some(isThere)) reportAt(subject, ['title'], sentences.mayBeNameless({ names: names.join('", "') }))
}

/** Whether a new record has the field without its being filled in. */
const isFilledByItself = ({
  numbered,
  computed,
  initial,
  readOnly,
  default: first,
}: {
  numbered?: string
  computed?: string
  initial?: string
  readOnly?: boolean
  default?: unknown
}) =>
  numbered !== undefined ||
  computed !== undefined ||
  initial !== undefined ||
  (readOnly === true && first !== undefined)

const titleNames = ({ value }: RecordDefinition) => [value.title ?? []].flat().flatMap(templateNames)

/**
 * Records whose titles are needed to show a field of a title, because it refers to them, directly or through their own
 * titles.
 */
function titleTargets(record: RecordDefinition, name: string, records: Records): string[] {
  const found = new Set(referredRecords(record, [name]))
  for (const id of found) {
    const next = records.get(id)
    if (next) for (const target of referredRecords(next, titleNames(next))) found.add(target)
  }
  return [...found]
}

/** The records to which the named fields refer. */
const referredRecords = ({ whole }: RecordDefinition, names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const field = whole && propertyAt(whole, name)?.schema
    return (field?.items ?? field)?.refers ?? []
  })
