import type { Handler } from '../../request/Call.ts'

/** Countries that a name, a code or a nationality finds; all of them without one. */
export const listCountries: Handler = (call, { lookups }) =>
  Promise.resolve({ kind: 'json', body: lookups.countries(call.query['countryName'] ?? '', call.language()) })
