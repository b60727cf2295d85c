import { createStore, type Store } from '../createStore.ts'

/** A picture that has to be fetched before it can be shown. */
export interface FetchedPicture {
  state: 'loading' | 'shown' | 'failed'
  /** Address under which the browser shows the bytes. */
  src?: string
}

/** The pictures that are kept, by id. */
export interface PictureStore extends Pick<Store<Readonly<Record<string, FetchedPicture>>>, 'get' | 'subscribe'> {
  /** Fetches pictures and keeps them until the returned function is called. */
  keep: (ids: readonly string[]) => () => void
  retry: (id: string) => void
}

/** Fetches the bytes of pictures that an `<img>` cannot fetch by itself, and takes them back when they are not shown. */
export function createPictureStore(load: (id: string) => Promise<Blob>): PictureStore {
  const pictures = createStore<Readonly<Record<string, FetchedPicture>>>({})
  // An answer counts only for the round that asked for it.
  let round = 0

  const set = (id: string, picture: FetchedPicture) => pictures.set({ ...pictures.get(), [id]: picture })

  async function fetchOne(id: string): Promise<void> {
    const asked = round
    set(id, { state: 'loading' })
    const blob = await load(id).catch(() => undefined)
    if (asked !== round) return
    set(id, blob ? { state: 'shown', src: URL.createObjectURL(blob) } : { state: 'failed' })
  }

  function letGo(): void {
    round += 1
    for (const { src } of Object.values(pictures.get())) if (src !== undefined) URL.revokeObjectURL(src)
    pictures.set({})
  }

  return {
    keep(ids) {
      letGo()
      for (const id of ids) void fetchOne(id)
      return letGo
    },
    retry: (id) => void fetchOne(id),
    get: pictures.get,
    subscribe: pictures.subscribe,
  }
}
