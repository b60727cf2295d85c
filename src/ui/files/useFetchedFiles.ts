import { useEffect, useRef, useState } from 'react'

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
  const [files, setFiles] = useState<Readonly<Record<string, FetchedFile>>>({})
  const fetchOne = useRef<(id: string) => Promise<void>>(undefined)
  const wanted = JSON.stringify(ids)
  useEffect(() => {
    const addresses: string[] = []
    let isGone = false
    fetchOne.current = async (id) => {
      const put = (file: FetchedFile) => setFiles((others) => ({ ...others, [id]: file }))
      put({ state: 'loading' })
      const blob = await load(id).catch(() => undefined)
      if (isGone) return
      if (!blob) {
        put({ state: 'failed' })
        return
      }
      const src = URL.createObjectURL(blob)
      addresses.push(src)
      put({ state: 'loaded', src, type: blob.type })
    }
    for (const id of JSON.parse(wanted) as string[]) void fetchOne.current(id)
    return () => {
      isGone = true
      for (const address of addresses) URL.revokeObjectURL(address)
    }
  }, [load, wanted])
  return {
    fileOf: (id: string): FetchedFile => files[id] ?? { state: 'loading' },
    retry: (id: string) => fetchOne.current?.(id),
  }
}
