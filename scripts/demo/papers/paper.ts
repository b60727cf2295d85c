import type { Sheet } from './createSheet.ts'

/** A paper of somebody in the record. Who it is about is read from there. */
export interface PaperOrder {
  /** One of papers/kinds. */
  kind: string
  issuer: string
  issuerAddress: string
  /** Color of the issuer, as `#RRGGBB`. */
  color: string
  /** Day on which it was written. */
  date: string
  /** Where in the record the person or company stands; `person` if it is not said. */
  about?: string
  /** Month or year that it is about. */
  period?: string
  /** What the person earns each month, after contributions. */
  income?: number
  /** Work, studies, or what is insured. */
  subject?: string
  /** Day on which the work, the school year or the insurance begins. */
  start?: string
}

/** Everything that a page says. */
export interface Paper extends Required<Omit<PaperOrder, 'about'>> {
  name: string
  address: string
  birth: string
}

/** Writes a paper of one kind on an empty page. */
export type PaperKind = (sheet: Sheet, paper: Paper) => void

/** An amount as it is written in France. The font of the page knows the wide unbreakable space only. */
export const euros = (amount: number) =>
  `${amount.toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace(/\u202F/g, '\u00A0')}\u00A0€`
