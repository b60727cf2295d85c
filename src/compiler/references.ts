import type { ContractOperation } from './contract/ContractOperation.ts'

/** The call that answers all records of a kind, among which a reference chooses; undefined where the contract has none. */
export function listCallOf(operations: Iterable<ContractOperation>, record: string): ContractOperation | undefined {
  return [...operations].find(
    ({ operate, pathParameters }) =>
      operate['verb'] === 'list' && operate['record'] === record && pathParameters.length === 0,
  )
}
