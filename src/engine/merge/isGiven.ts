import type { PropertySchema } from '#generated/definitions.gen.ts'

/** Whether only the server gives a value: ids, numbers, and what follows from other fields. */
export function isGiven({ readOnly, upload, keptAs, identity, numbered }: PropertySchema): boolean {
  const onlyRead = readOnly === true && upload === undefined && keptAs === undefined
  return onlyRead || identity === true || numbered !== undefined
}
