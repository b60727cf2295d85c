import { createStore } from '#ui/createStore.ts'
import { useStore } from '#ui/useStore.ts'

/**
 * Chosen files that are not sent yet. Their bytes stay out of the record, which holds only their ids. Files removed
 * from a list wait too, since the removal can be undone.
 */
export type Attachments = ReturnType<typeof createAttachments>

interface Chosen {
  file: File
  at: Date
}

/** How much of a new file has gone up, 0 to 1, while it is sent; or that the last try did not arrive, or was refused for it. */
type Progress = number | 'failed' | 'refused'

/** Keeps the chosen files of a form by the ids of their entries, and the progress of their upload. */
export function createAttachments() {
  const files = new Map<string, Chosen>()
  const uploads = createStore<ReadonlyMap<string, Progress>>(new Map())

  return {
    /** Takes a file in and gives the id of its entry. */
    add(file: File): string {
      const id = newId()
      files.set(id, { file, at: new Date() })
      return id
    },
    get: (id: string) => files.get(id)?.file,
    has: (id: string) => files.has(id),
    /** When the file was chosen; undefined for an id that stands for no file of the form. */
    chosenAt: (id: string) => files.get(id)?.at,
    /** Shares the progress of a whole body (0 to 1) out among the files that it carries, in their order. */
    setProgress(ids: readonly string[], share: number) {
      const sizes = ids.map((id) => files.get(id)?.file.size ?? 0)
      const sent = share * sizes.reduce((sum, size) => sum + size, 0)
      let before = 0
      const shares = ids.map((id, index): [string, number] => {
        const size = sizes[index] ?? 0
        const part = size === 0 ? share : Math.min(1, Math.max(0, (sent - before) / size))
        before += size
        return [id, part]
      })
      uploads.set(new Map(shares))
    },
    /** Nothing is sent any more. @param fate what became of files that are not stored */
    endProgress(fate: (id: string) => 'failed' | 'refused' | undefined = () => undefined) {
      const left = [...uploads.get().keys()].flatMap((id): [string, Progress][] => {
        const now = fate(id)
        return now ? [[id, now]] : []
      })
      uploads.set(new Map(left))
    },
    uploads,
  }
}

export function useProgress({ uploads }: Attachments, id: string): Progress | undefined {
  return useStore(uploads.subscribe, uploads.get).get(id)
}

/** A random UUID; `crypto.randomUUID` is missing where a page is neither secure nor local. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
