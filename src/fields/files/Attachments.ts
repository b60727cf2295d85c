import { createStore } from '#ui/createStore.ts'

/** Files that were chosen and not sent yet. Their bytes stay out of the record, which holds only their ids. */
export interface Attachments {
  /** Takes a file in and gives the id of its entry. */
  add: (file: File) => string
  get: (id: string) => File | undefined
  has: (id: string) => boolean
  /** When the file was chosen; undefined for an id that stands for no file of the form. */
  chosenAt: (id: string) => Date | undefined
  /** Address under which the browser shows the file; the same until the file is forgotten. */
  url: (id: string) => string | undefined
  forget: (id: string) => void
  /** Ends a form: forgets everything. */
  forgetAll: () => void
  /** Shares the progress of a whole body (0 to 1) out among the files that it carries, in their order. */
  setProgress: (ids: readonly string[], share: number) => void
  /** How much of a file has gone up, 0 to 1; undefined while nothing is sent. */
  progress: (id: string) => number | undefined
  /** Nothing is sent any more. @param failed what was sent did not arrive */
  endProgress: (failed?: boolean) => void
  /** The last try to send the file did not arrive. */
  failed: (id: string) => boolean
  subscribe: (listener: () => void) => () => void
}

/** How much of each file has gone up, and the files of the last try that did not arrive, by their ids. */
interface Upload {
  shares: ReadonlyMap<string, number>
  failures: ReadonlySet<string>
}

/** Makes the store of one form's files. */
export function createAttachments(): Attachments {
  const files = new Map<string, File>()
  const times = new Map<string, Date>()
  const urls = new Map<string, string>()
  const upload = createStore<Upload>({ shares: new Map(), failures: new Set() })

  const forget = (id: string) => {
    const url = urls.get(id)
    if (url !== undefined) URL.revokeObjectURL(url)
    urls.delete(id)
    files.delete(id)
    times.delete(id)
  }

  return {
    add(file) {
      const id = newId()
      files.set(id, file)
      times.set(id, new Date())
      return id
    },
    get: (id) => files.get(id),
    has: (id) => files.has(id),
    chosenAt: (id) => times.get(id),
    url(id) {
      const file = files.get(id)
      if (!file) return undefined
      const url = urls.get(id) ?? URL.createObjectURL(file)
      urls.set(id, url)
      return url
    },
    forget,
    forgetAll: () => {
      for (const id of [...files.keys()]) forget(id)
    },
    setProgress(ids, share) {
      const sizes = ids.map((id) => files.get(id)?.size ?? 0)
      const sent = share * sizes.reduce((sum, size) => sum + size, 0)
      let before = 0
      const shares = ids.map((id, index): [string, number] => {
        const size = sizes[index] ?? 0
        const part = size === 0 ? share : Math.min(1, Math.max(0, (sent - before) / size))
        before += size
        return [id, part]
      })
      upload.set({ shares: new Map(shares), failures: new Set() })
    },
    progress: (id) => upload.get().shares.get(id),
    failed: (id) => upload.get().failures.has(id),
    endProgress(failed = false) {
      upload.set({ shares: new Map(), failures: new Set(failed ? upload.get().shares.keys() : []) })
    },
    subscribe: upload.subscribe,
  }
}

/** `randomUUID` is missing where a page is neither secure nor local. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16)
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16)
    return byte.toString(16).padStart(2, '0')
  })
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
