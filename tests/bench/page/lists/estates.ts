import { createRandom } from '../../../random.ts'

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
