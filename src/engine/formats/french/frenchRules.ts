import type { Proposal, Remark } from '#generated/definitions.gen.ts'
import { ibanKeyIsRight, ibanOfRib, ribKeyIsRight, ribOfIban } from './bankAccounts.ts'
import { luhn, sirenOfSiret, siretKeyIsRight, vatKeyIsRight, vatOfSiren } from './companyNumbers.ts'

/** The rules of French numbers, by the names under which definitions ask for them: another country adds a table like this. */
export const frenchRules: {
  checks: Record<Remark['check'], (value: string) => boolean>
  derivations: Record<Proposal['by'], (value: string) => string | undefined>
} = {
  checks: {
    luhn,
    siret: siretKeyIsRight,
    vatKey: vatKeyIsRight,
    ribKey: ribKeyIsRight,
    ibanKey: ibanKeyIsRight,
  },
  derivations: { sirenOfSiret, vatOfSiren, ibanOfRib, ribOfIban },
}
