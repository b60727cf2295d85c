import { attempt } from '#ui/attempt.ts'

const key = 'wanted'

/** Remembers, for this tab, the address that sign-in came before; without storage, sign-in leads to the home page. */
export function rememberWanted(address: string): void {
  attempt(() => sessionStorage.setItem(key, address), undefined)
}

/** The remembered address below the base path. */
export function peekWanted(): string | undefined {
  const address = attempt(() => sessionStorage.getItem(key), null)
  return address?.startsWith('/') && !address.startsWith('//') ? address : undefined
}

/** Forgets it, as after a sign-in or sign-out. */
export function forgetWanted(): void {
  attempt(() => sessionStorage.removeItem(key), undefined)
}
