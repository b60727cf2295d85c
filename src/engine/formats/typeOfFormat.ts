import type { Format } from '#generated/definitions.gen.ts'

/** Type of the values of which a format speaks. */
export const typeOfFormat = ({ check }: Format): 'string' | 'number' => (check === 'pastYear' ? 'number' : 'string')
