import { itemsIn } from '#engine/record/path.ts'
import { headLength, mayBeAccepted, pictureType, refusalOfType } from '#engine/record/fileType.ts'
import { normalForm } from '#engine/text/normalForm.ts'
import { typeOf } from '#engine/schema/property.ts'
import type { PropertySchema, Upload } from '#generated/definitions.gen.ts'
import type { Language } from '#ui/text/useText.ts'

/** A file as it stands in a record, stored or new. */
export interface FileEntry {
  label: string
  resourceUuid: string
}

/** Why a file was refused, as a code of the server; it has the words of a problem with this code. */
export interface Refusal {
  code: ReturnType<typeof refusalOfType> | 'tooLarge' | 'empty' | 'maxItems' | 'unreadable'
  /** Its `file` is the name of the file. */
  params: Record<string, unknown> & { file: string }
}

/** The files of a field, whether it holds a list or one. */
export function entriesOf(value: unknown): FileEntry[] {
  return itemsIn(value).flatMap((entry) => {
    const { label, resourceUuid } = entry
    if (typeof resourceUuid !== 'string' || resourceUuid === '') return []
    return [{ label: typeof label === 'string' ? label : resourceUuid, resourceUuid }]
  })
}

/** The entries as the field holds them; undefined for none. */
export function valueOf(schema: PropertySchema, entries: readonly FileEntry[]): unknown {
  if (typeOf(schema) !== 'array') return entries[0]
  return entries.length > 0 ? entries : undefined
}

/** How many files a field takes; undefined for any number. */
export function limitOf(schema: PropertySchema): number | undefined {
  return typeOf(schema) === 'array' ? schema.maxItems : 1
}

/** Parts files into those that fit and those that do not; up to the limit they are kept, under their names in NFC. */
export async function sortFiles(
  files: readonly File[],
  { accept, maxBytes }: Upload,
  limit: number | undefined,
  taken: number,
): Promise<{ kept: File[]; refused: Refusal[] }> {
  const kept: File[] = []
  const refused: Refusal[] = []
  for (const file of files) {
    const name = normalForm(file.name)
    const refuse = (code: Refusal['code'], params = {}) => refused.push({ code, params: { ...params, file: name } })
    const head = await file
      .slice(0, headLength)
      .arrayBuffer()
      .catch(() => undefined)
    const type = head && pictureType(new Uint8Array(head))
    if (!head) refuse('unreadable')
    else if (file.size === 0) refuse('empty')
    else if (file.size > maxBytes) refuse('tooLarge', { limit: megabytes(maxBytes) })
    else if (!mayBeAccepted(accept, type)) refuse(refusalOfType(type))
    else if (limit !== undefined && taken + kept.length >= limit) refuse('maxItems', { limit })
    else kept.push(new File([file], name, { type: type ?? file.type, lastModified: file.lastModified }))
  }
  return { kept, refused }
}

export function megabytes(bytes: number): number {
  return Math.round((bytes / 1024 / 1024) * 10) / 10
}

export function fileSize(bytes: number, language: Language): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  const [value, unit] = kilobytes < 1024 ? [kilobytes, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte']
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
