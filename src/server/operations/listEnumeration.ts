import type { Handler } from '../request/Call.ts'

/** The values of the enumeration that the contract names. */
export const listEnumeration: Handler = ({ operation }, { catalogue }) => {
  const reference = 'schema' in operation.operate ? operation.operate.schema : undefined
  return Promise.resolve({ kind: 'json', body: catalogue.enumeration(reference ?? '') })
}
