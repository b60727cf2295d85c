import { useCallback } from 'react'
import type { Formats } from '#engine/formats/createFormats.ts'
import type { Kind } from '#engine/schema/kindOf.ts'
import type { Json } from '#engine/record/path.ts'
import type { SortKey } from '#engine/table/sortKey.ts'
import { neededContext } from '#ui/neededContext.ts'
import type { TextSurroundings } from './Field.ts'
import type { Lookups, ReferredRecord } from './lookups/createLookups.ts'
import type { Attachments } from './Attachments.ts'
import { useStore } from '#ui/useStore.ts'

export interface FieldServices {
  formats: Formats
  lookups: Omit<Lookups, 'changed'>
  /** The bytes of a stored file. Rejects when they cannot be had. */
  fileBytes: (operation: string, id: string) => Promise<Blob>
  /** How the records are called and reached at which fields point. */
  references?: {
    titleOf: (record: ReferredRecord, surroundings: TextSurroundings) => string
    /** The key by which lists sort them. */
    titleKeyOf?: (record: ReferredRecord, surroundings: TextSurroundings) => SortKey
    addressOf: (record: ReferredRecord) => string | undefined
  }
  /** The form in which the fields are edited; none where they are read. */
  form?: FormServices
}

/** Services that controls need from the form around them. All functions stay the same while the form is open. */
export interface FormServices {
  /** New files, whose bytes wait beside the form. */
  attachments: Attachments
  valueAt: (path: string) => unknown
  /** The texts in the fields of a kind. */
  valuesOf: (kind: Kind) => string[]
  /** Whether a record may be chosen in a field that points at such, as the form stands. */
  fits: (path: string, row: Json) => boolean
  /** Calls back when something in the form may have changed; returns the way to stop. */
  watch: (listener: () => void) => () => void
  submit: () => void
  /** The outer form, if this form edits one of its items in place. */
  around?: FormServices
}

export const [FieldServicesContext, useFieldServices] = neededContext<FieldServices>('FieldServices')

export function useFormServices(): FormServices {
  const { form } = useFieldServices()
  if (!form) throw new Error('A control needs a form above it')
  return form
}

/** The value of another field of the form, or of the form around it, kept up to date. */
export function useValueAt(path: string | undefined, isAround = false): unknown {
  const form = useFormServices()
  const { valueAt, watch } = (isAround && form.around) || form
  return useStore(watch, () => (path === undefined ? undefined : valueAt(path)))
}

/** Fetches the bytes of a file, from where the operation gives them: one that was chosen in a form is not stored yet. */
export function useFileBytes(operation: string): (id: string) => Promise<Blob> {
  const { fileBytes, form } = useFieldServices()
  const attachments = form?.attachments
  return useCallback(
    async (id) => attachments?.get(id) ?? fileBytes(operation, id),
    [fileBytes, attachments, operation],
  )
}
