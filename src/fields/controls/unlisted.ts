import { isObject } from '#engine/record/path.ts'

/**
 * What was typed into a choice and is none of its values. It stands in the record in the place of one, so that it is kept
 * with all else that is typed, and no record with it can be saved.
 */
export interface Unlisted {
  unlisted: string
}

/** The text that is none of the values; undefined where there is none. */
export function unlistedText(value: unknown): string | undefined {
  return isObject(value) && typeof value['unlisted'] === 'string' ? value['unlisted'] : undefined
}
