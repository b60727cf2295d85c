import type { PropertySchema } from '#generated/definitions.gen.ts'

/** Whether a field is shown and never asked for: the server gives it. Files are the server's in the end, but given one by one. */
export const isShownOnly = ({ readOnly, upload, numbered }: PropertySchema): boolean =>
  (readOnly === true && upload === undefined) || numbered !== undefined
