import { productText } from '../product/productText.ts'
import type { Estate } from './estates.ts'

const heading = (column: string) => productText(`real-estate:list.columns.${column}`)
export const headings = {
  label: heading('label'),
  type: heading('type'),
  address: heading('address'),
  surface: heading('surface'),
  acquisitionDate: heading('acquisitionDate'),
  actions: heading('actions'),
}

const figures = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 10 })

export const typeText = ({ type }: Estate) => productText(`options:${type}`)
export const surfaceText = ({ surface, measureUnity }: Estate) =>
  `${figures.format(surface)}\u00a0${productText(`options:units.${measureUnity}`)}`

/** A day as a number that grows with it. */
export function dayOf({ acquisitionDate: day }: Estate): number | undefined {
  return day === undefined ? undefined : Number(day.slice(6) + day.slice(3, 5) + day.slice(0, 2))
}

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae' }
/** A text in lower case and without accents, as people type when they search. */
export const fold = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæ]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll('’', "'")

/** All that a row shows. */
export const searchText = (estate: Estate) =>
  fold([estate.label, typeText(estate), estate.address, surfaceText(estate), estate.acquisitionDate ?? ''].join('\n'))

export const inFrench = new Intl.Collator('fr', { numeric: true })
