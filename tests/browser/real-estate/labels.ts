import type { Language } from '../support/words.ts'

/** Types of property in the order of the specification. */
export const types = [
  ...['BUILDING_LAND', 'HOUSE', 'APARTEMENT', 'BUILDING', 'PARKING', 'BOX', 'COMMERCIAL_SPACE', 'LAND', 'WAREHOUSE'],
  ...['CASTEL', 'OFFICE', 'OTHER'],
]
export const habitableTypes = ['HOUSE', 'APARTEMENT', 'COMMERCIAL_SPACE', 'CASTEL', 'OFFICE']
export const componentTypes = [
  ...['LIVING_ROOM', 'KITCHEN', 'BED_ROOM', 'LAUNDRY_ROOM', 'TOILET', 'SHOWER', 'TOILET_SHOWER', 'GARDEN', 'TERRACE'],
  ...['BALCONY', 'CLOSET', 'CAVE'],
]

const pairs: Record<string, [fr: string, en: string]> = {
  BUILDING_LAND: ['Terrain à bâtir', 'Building land'],
  HOUSE: ['Maison', 'House'],
  APARTEMENT: ['Appartement', 'Apartment'],
  BUILDING: ['Immeuble', 'Building'],
  PARKING: ['Parking', 'Parking space'],
  BOX: ['Box', 'Lock-up garage'],
  COMMERCIAL_SPACE: ['Local commercial', 'Commercial space'],
  LAND: ['Terrain', 'Land'],
  WAREHOUSE: ['Entrepôt', 'Warehouse'],
  CASTEL: ['Château', 'Castle'],
  OFFICE: ['Bureau', 'Office'],
  OTHER: ['Autre', 'Other'],
  LIVING_ROOM: ['Séjour', 'Living room'],
  KITCHEN: ['Cuisine', 'Kitchen'],
  BED_ROOM: ['Chambre', 'Bedroom'],
  LAUNDRY_ROOM: ['Buanderie', 'Laundry room'],
  TOILET: ['Toilettes', 'Toilet'],
  SHOWER: ['Douche', 'Shower'],
  TOILET_SHOWER: ['Salle d’eau avec WC', 'Shower room with toilet'],
  GARDEN: ['Jardin', 'Garden'],
  TERRACE: ['Terrasse', 'Terrace'],
  BALCONY: ['Balcon', 'Balcony'],
  CLOSET: ['Placard', 'Closet'],
  CAVE: ['Cave', 'Cellar'],
  SQUARE_METERS: ['Mètres carrés', 'Square metres'],
  HECTARES: ['Hectares', 'Hectares'],
}

/** Label of each value, written out here so that a wrong word in the locale files is seen. */
export const labels: Record<string, Record<Language, string>> = Object.fromEntries(
  Object.entries(pairs).map(([value, [fr, en]]) => [value, { fr, en }]),
)
