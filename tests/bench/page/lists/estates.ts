import { createRandom } from '../../../random.ts'
import { productText } from '../product/productText.ts'

/** A record of the measured lists, as the API lists it. */
export interface Estate {
  resourceUuid: string
  label: string
  type: string
  address: string
  surface: number
  measureUnity: string
  constructionYear: number
  acquisitionDate?: string
}

const types = ['HOUSE', 'APARTEMENT', 'BUILDING', 'PARKING', 'BOX', 'COMMERCIAL_SPACE', 'LAND', 'CASTEL', 'OFFICE']
const names = [
  'Villa des Tilleuls',
  'Élan',
  'Œuvre',
  'Maison haute',
  'Le Mûrier',
  'Côte d’Azur',
  'Garage nord',
  'Étoile',
]
const streets = ['rue des Lilas', 'avenue de l’Été', 'place Bellecour', 'chemin du Moulin', 'quai Saint-Antoine']
const towns = ['69002 Lyon', '13001 Marseille', '75011 Paris', '44000 Nantes', '38000 Grenoble', '42000 Saint-Étienne']

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Records in no order; one of ten has no day. */
export function makeEstates(count: number): Estate[] {
  const random = createRandom(20_240_229)
  const chance = (below: number) => Math.floor(random() * below)
  const one = (of: readonly string[]) => of[chance(of.length)] ?? ''
  return Array.from({ length: count }, (_, index) => ({
    resourceUuid: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    label: `${one(names)} ${chance(count * 10)}`,
    type: one(types),
    address: `${chance(200) + 1}, ${one(streets)} ${one(towns)} - France`,
    surface: chance(100_000) / 100,
    measureUnity: chance(8) === 0 ? 'HECTARES' : 'SQUARE_METERS',
    constructionYear: 1850 + chance(170),
    ...(chance(10) > 0 && {
      acquisitionDate: `${twoDigits(chance(28) + 1)}/${twoDigits(chance(12) + 1)}/${1980 + chance(45)}`,
    }),
  }))
}

const columns = ['label', 'type', 'address', 'surface', 'acquisitionDate', 'actions'] as const
export const headings = Object.fromEntries(
  columns.map((column) => [column, productText(`real-estate:table.columns.${column}`)]),
) as Record<(typeof columns)[number], string>

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

/** What is typed into the search, key by key, and taken back. */
export const queries = ['v', 'vi', 'vil', 'vill', 'villa', 'villa 1', 'villa 12', 'etoile lyon', '']

/** What a list must show, whichever draws it. */
export interface Expected {
  /** The first row, by its name. */
  first: string
  /** The first row by column, upwards and downwards. */
  sorts: { column: string; firsts: string[] }[]
  /** How many rows each query leaves. */
  counts: string[]
}

const upwards: Record<string, (left: Estate, right: Estate) => number> = {
  [headings.label]: (left, right) => inFrench.compare(left.label, right.label),
  [headings.surface]: (left, right) => left.surface - right.surface,
}

/** Works out once, and by other code than either list, what they must show. */
export function expectations(rows: readonly Estate[]): Expected {
  const least = (compare: (left: Estate, right: Estate) => number) =>
    rows.reduce((best, row) => (compare(row, best) < 0 ? row : best)).label
  const texts = rows.map(searchText)
  return {
    first: rows[0]?.label ?? '',
    sorts: Object.entries(upwards).map(([column, compare]) => ({
      column,
      firsts: [least(compare), least((left, right) => compare(right, left))],
    })),
    counts: queries.map((query) => {
      const words = fold(query).split(' ').filter(Boolean)
      const found = texts.filter((text) => words.every((word) => text.includes(word))).length
      return query === '' ? `${rows.length}` : `${found} / ${rows.length}`
    }),
  }
}
