const key = 'wanted'

/** Remembers, for this tab, the address that sign-in came before. */
export function rememberWanted(address: string): void {
  try {
    sessionStorage.setItem(key, address)
  } catch {
    // Sign-in then leads to the home page.
  }
}

/** The remembered address below the base path. */
export function peekWanted(): string | undefined {
  try {
    const address = sessionStorage.getItem(key)
    return address?.startsWith('/') && !address.startsWith('//') ? address : undefined
  } catch {
    return undefined
  }
}

/** Forgets it, as after a sign-in or sign-out. */
export function forgetWanted(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there is nothing to forget.
  }
}
