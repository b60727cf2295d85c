import { createContext, use } from 'react'
import type { Formats } from '#engine/formats/createFormats.ts'

/** A value that may be chosen. Without a label its words come from the locale files. */
export interface Choice {
  value: string
  /** Its name, or its names by language. */
  label?: string | Readonly<Record<string, string>>
}

/** What fields need from the screen that shows them, whether they are edited or read. */
export interface FieldServices {
  /** Folder of the record, under which its words stand. */
  namespace: string
  formats: Formats
  /** The values of a lookup; those that fit `typed` where the server searches. Rejects when they cannot be had. */
  lookup: (name: string, typed?: string) => Promise<Choice[]>
  /** How long to wait after the last key, in milliseconds, where the server searches; undefined where it gives all. */
  searchDelay: (lookup: string) => number | undefined
  /** The bytes of a stored file. Rejects when they cannot be had. */
  fileBytes: (operation: string, id: string) => Promise<Blob>
}

export const FieldServicesContext = createContext<FieldServices | undefined>(undefined)

export function useFieldServices(): FieldServices {
  const services = use(FieldServicesContext)
  if (!services) throw new Error('A field needs FieldServices above it')
  return services
}
