import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useFieldServices } from '../FieldServices.ts'
import type { Attachments } from './Attachments.ts'

interface StoredFile {
  src: string | undefined
  /** The file is a picture, as its bytes say. */
  isPicture: boolean
  loading: boolean
  failed: boolean
  retry: () => void
}

/** Fetches a stored file and gives an address for it, as long as it is shown. @param id undefined for no file */
export function useStoredFile(operation: string, id: string | undefined): StoredFile {
  const { fileBytes } = useFieldServices()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ id: string; src?: string; isPicture: boolean }>()
  useEffect(() => {
    if (id === undefined) return undefined
    let wanted = true
    let src: string | undefined
    fileBytes(operation, id).then(
      (blob) => {
        if (!wanted) return
        src = URL.createObjectURL(blob)
        setAnswer({ id, src, isPicture: blob.type.startsWith('image/') })
      },
      () => wanted && setAnswer({ id, isPicture: false }),
    )
    return () => {
      wanted = false
      if (src !== undefined) URL.revokeObjectURL(src)
    }
  }, [fileBytes, operation, id, attempt])

  const known = answer?.id === id ? answer : undefined
  const retry = useCallback(() => {
    setAnswer(undefined)
    setAttempt((count) => count + 1)
  }, [])
  return {
    src: known?.src,
    isPicture: known?.isPicture ?? false,
    loading: id !== undefined && known === undefined,
    failed: known !== undefined && known.src === undefined,
    retry,
  }
}

interface UploadState {
  /** How much of a new file has gone up, 0 to 1; undefined while nothing is sent. */
  share: number | undefined
  /** The last try to send it did not arrive. */
  failed: boolean
}

export function useUploadState({ subscribe, progress, failed }: Attachments, id: string): UploadState {
  return {
    share: useSyncExternalStore(subscribe, () => progress(id)),
    failed: useSyncExternalStore(subscribe, () => failed(id)),
  }
}

/** Fetches the bytes of a file: one that was chosen in a form is not stored yet. */
export function useFileBytes(): (operation: string, id: string) => Promise<Blob> {
  const { fileBytes, form } = useFieldServices()
  return (operation, id) => {
    const chosen = form?.attachments.get(id)
    return chosen ? Promise.resolve(chosen) : fileBytes(operation, id)
  }
}
