import { useStore } from './useStore.ts'

/** Calls back when the browser goes online or offline. */
function subscribeToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network, now and whenever that changes. A network does not mean that the server answers. */
export const useOnline = (): boolean =>
  useStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
