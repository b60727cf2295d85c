import { isObject, type Json } from '#engine/record/path.ts'

/** The entries of a list; none where there is no list. */
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
