import type { Handler } from '../../request/Call.ts'

/** Values of the list that the contract names, those that `input` finds. */
export const listValues: Handler = ({ operation: { operate }, query }, { lookups }) => {
  const name = 'values' in operate ? operate.values : undefined
  return Promise.resolve({ kind: 'json', body: lookups.values(name ?? '', query['input'] ?? '') })
}
