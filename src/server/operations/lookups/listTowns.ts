import type { Handler } from '../../request/Call.ts'

/** Towns of a country that a name or a postal code finds, the largest first. */
export const listTowns: Handler = async ({ query }, { lookups }) => ({
  kind: 'json',
  body: await lookups.towns(query['countryName'] ?? 'France', query['input'] ?? ''),
})
