import type { Format, Proposal } from '#generated/definitions.gen.ts'
import { ibanKeyIsRight, ibanOfRib, ribKeyIsRight, ribOfIban } from './bankAccounts.ts'
import { luhn, sirenOfSiret, siretKeyIsRight, vatKeyIsRight, vatOfSiren } from './companyNumbers.ts'

/** The rules of French numbers, by the names under which definitions ask for them: another country adds a table like this. */
export const frenchRules: {
  checks: Record<NonNullable<Format['advice']>, (value: string) => boolean>
  derivations: Record<Proposal, (value: string) => string | undefined>
} = {
  checks: {
    siren: luhn,
    siret: siretKeyIsRight,
    vat: vatKeyIsRight,
    rib: ribKeyIsRight,
    iban: ibanKeyIsRight,
  },
  derivations: { sirenOfSiret, vatOfSiren, ibanOfRib, ribOfIban },
}
