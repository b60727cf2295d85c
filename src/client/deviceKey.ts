const storageKey = 'deviceKey'

/**
 * The random text by which the server knows this browser again. It outlives sessions, so that the guesses of others keep
 * nobody out who has signed in here before.
 */
export function createDeviceKey(storage: Pick<Storage, 'getItem' | 'setItem'>): () => string {
  let key: string | undefined
  return () => (key ??= stored() ?? keep(randomKey()))

  function stored(): string | undefined {
    try {
      const text = storage.getItem(storageKey)
      return text !== null && /^[0-9a-f]{32}$/.test(text) ? text : undefined
    } catch {
      return undefined
    }
  }

  function keep(text: string): string {
    try {
      storage.setItem(storageKey, text)
    } catch {
      // The key then lives as long as the page.
    }
    return text
  }
}

/** `crypto.randomUUID` is not there where the page came without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
