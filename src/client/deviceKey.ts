const storageKey = 'deviceKey'

/**
 * The random key by which the server recognises this browser. It outlives sessions, so that wrong guesses of others never
 * lock out a device that has signed in before.
 */
export function createDeviceKey(storage: Pick<Storage, 'getItem' | 'setItem'>): () => string {
  let key: string | undefined
  return () => {
    if (key !== undefined) return key
    const stored = storage.getItem(storageKey) ?? ''
    const deviceKey = (key = /^[0-9a-f]{32}$/.test(stored) ? stored : randomKey())
    // Where it cannot be stored, the key lives as long as the page.
    storage.setItem(storageKey, deviceKey)
    return deviceKey
  }
}

/** `crypto.randomUUID` is not there where the page came without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
