import { type Contract as Read, readContract } from '../../contract/readContract.ts'
import { object } from '../../contract/follow.ts'
import { withImpliedCalls } from '../../implied/impliedCalls.ts'
import type { Definition, Project, Report } from '../Project.ts'
import type { Metas } from './readMetas.ts'
import type { Source } from './Source.ts'

export interface Contract extends Read {
  source: Source
}

export const contractFile = 'openapi/openapi.yaml'

/**
 * The contract with the usual calls of records, whose findings point at `calls`. Undefined where the file is absent,
 * broken, or names two calls alike.
 */
export function contractOf(sources: Source[], records: Project['records'], report: Report): Contract | undefined {
  const written = sources.find(({ file }) => file === contractFile)
  if (!written || written.broken.length > 0) return undefined
  const called = [...records.values()].flatMap(({ id, value, whole }) =>
    value.calls === undefined ? [] : [{ id, path: value.calls, changes: value.changes, whole }],
  )
  const { document, holders, repeated } = withImpliedCalls(object(written.value), called)
  const sourceOf = (id: string) => records.get(id)?.source ?? written
  for (const { path, record } of repeated)
    report({ source: sourceOf(record.id), path: ['calls'] }, 'pathTaken', path, contractFile)
  const source: Source = {
    ...written,
    value: document,
    place(path, at) {
      const holder = path[0] === 'paths' ? holders.get(String(path[1])) : undefined
      if (!holder) return written.place(path, at)
      const { file, place } = sourceOf(holder.id)
      return { file, ...place(['calls']) }
    },
  }
  const contract = readContract(document)
  for (const { id, place } of contract.repeated)
    report({ source, path: [...place, 'operationId'] }, 'twice', `the operation "${id}"`)
  return contract.repeated.length > 0 || repeated.length > 0 ? undefined : { ...contract, source }
}

/** What the server does with each call: a definition of its own inside the contract. */
export function operatesOf({ source, operations }: Contract, metas: Metas, report: Report): Definition[] {
  return [...operations.values()].flatMap(({ id, place, operate }) => {
    const part: Source = {
      ...source,
      value: operate,
      place: (path, at) => source.place([...place, 'x-operate', ...path], at),
    }
    const kind = 'operate'
    // What a record implies was checked where it is written.
    const { file } = source.place(place)
    if (file !== contractFile && operate['verb'] === 'set') return []
    if (!metas.check(`${kind}.meta.json`, part, report)) return []
    return [{ kind, id, folder: '', name: id, source: part, value: operate, spots: metas.spots(part, kind) }]
  })
}
