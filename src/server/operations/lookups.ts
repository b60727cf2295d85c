import type { Handler } from '../request/Call.ts'
import { operateOf } from './recordCall.ts'

/** Countries that a name, a code or a nationality finds; all of them without one. */
export const listCountries: Handler = (call, { lookups }) =>
  Promise.resolve({ kind: 'json', body: lookups.countries(call.query['countryName'] ?? '', call.language()) })

/** Towns of a country that a name or a postal code finds, the largest first. */
export const listTowns: Handler = async ({ query }, { lookups }) => ({
  kind: 'json',
  body: await lookups.towns(query['countryName'] ?? 'France', query['input'] ?? ''),
})

/** Values of the list that the contract names, those that `input` finds. */
export const listValues: Handler = (call, { lookups }) => {
  const { lookup } = operateOf(call, 'lookup')
  return Promise.resolve({ kind: 'json', body: lookups.values(lookup, call.query['input'] ?? '') })
}

/** The values of the enumeration that the contract names. */
export const listEnumeration: Handler = (call) =>
  Promise.resolve({ kind: 'json', body: operateOf(call, 'values').values })
