import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { createStore } from '../createStore.ts'

/** A file that has to be fetched before it can be shown. */
export interface FetchedFile {
  state: 'loading' | 'loaded' | 'failed'
  /** Address under which the browser shows the bytes. */
  src?: string
  type?: string
}

/**
 * Fetches the bytes of files that an element cannot fetch by itself, and takes their addresses back when they are not
 * shown. Another function or another list fetches all anew.
 * @param load rejects when the bytes cannot be had
 */
export function useFetchedFiles(load: (id: string) => Promise<Blob>, ids: readonly string[]) {
  const store = useMemo(() => createFileStore(load), [load])
  const wanted = JSON.stringify(ids)
  useEffect(() => store.keep(JSON.parse(wanted) as string[]), [store, wanted])
  const files = useSyncExternalStore(store.subscribe, store.get)
  return { fileOf: (id: string): FetchedFile => files[id] ?? { state: 'loading' }, retry: store.fetchOne }
}

function createFileStore(load: (id: string) => Promise<Blob>) {
  const { get, set, subscribe } = createStore<Readonly<Record<string, FetchedFile>>>({})
  // An answer counts only for the round that asked for it.
  let round = 0

  async function fetchOne(id: string): Promise<void> {
    const asked = round
    const put = (file: FetchedFile) => set({ ...get(), [id]: file })
    put({ state: 'loading' })
    const blob = await load(id).catch(() => undefined)
    if (asked !== round) return
    put(blob ? { state: 'loaded', src: URL.createObjectURL(blob), type: blob.type } : { state: 'failed' })
  }

  function letGo(): void {
    round += 1
    for (const { src } of Object.values(get())) if (src !== undefined) URL.revokeObjectURL(src)
    set({})
  }

  function keep(ids: readonly string[]): () => void {
    letGo()
    for (const id of ids) void fetchOne(id)
    return letGo
  }

  return { get, subscribe, fetchOne, keep }
}
