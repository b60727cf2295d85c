import { createLookups } from '#fields/lookups/createLookups.ts'
import type { Call } from '#client/createClient.ts'
import contractTypes from '../../../../schemas/lookups/contract-types.values.json'
import countries from '../../../../schemas/lookups/countries.values.json'
import documentTypes from '../../../../schemas/lookups/document-types.values.json'
import identificationDocumentTypes from '../../../../schemas/lookups/identification-document-types.values.json'
import jobs from '../../../../schemas/lookups/jobs.values.json'
import legalStatuses from '../../../../schemas/lookups/legal-statuses.values.json'
import lookupsDefinition from '../../../../schemas/lookups.json'

const answers: Record<string, () => unknown> = {
  listContractTypes: () => contractTypes.values,
  listCountries: () =>
    countries.values.map(({ codeIso3, words }) => ({ codeIso3, frName: words?.split(',')[0], enName: codeIso3 })),
  listDocumentTypes: () => documentTypes.values,
  listIdentificationDocumentTypes: () => identificationDocumentTypes.values,
  listJobs: () => jobs.values,
  listLegalStatuses: () => legalStatuses.values,
  getFile: () => new Blob([new Uint8Array(8)], { type: 'image/png' }),
}

/** Answers at once what the server would, so that no network is measured. */
export const call = ((operation: string) => {
  const answer = answers[operation]
  if (!answer) return Promise.reject(new Error(`The bench does not answer ${operation}`))
  return Promise.resolve({ status: 200, ok: true, data: answer(), headers: new Headers() })
}) as Call

/** The lists of values that the form offers. */
export const lookups = createLookups(lookupsDefinition, call)
