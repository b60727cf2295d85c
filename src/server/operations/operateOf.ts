import type { Operate } from '#engine/plan/ServerOperation.ts'
import type { Call } from '../request/Call.ts'

/** What a call is bound to, where that is of a kind. Throws for a handler that the contract gives to another kind of call. */
export function operateOf<Kind extends Operate['kind']>(
  { operation: { id, operate } }: Pick<Call, 'operation'>,
  kind: Kind,
): Extract<Operate, { kind: Kind }> {
  if (operate.kind !== kind) throw new Error(`openapi.yaml: x-operate of ${id} is no ${kind}`)
  return operate as Extract<Operate, { kind: Kind }>
}
