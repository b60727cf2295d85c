import { hash, verify, type Options } from '@node-rs/argon2'

/** argon2id (the package's default algorithm) at the least strength that OWASP names: 19 MiB, two rounds. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long without a hash (unknown account) as with one, and is then false. */
  matches(password: string, hash: string | undefined): Promise<boolean>
}

/** @param options other strength, for tests that sign in a thousand times */
export function createPasswords(options: Options = strength): Passwords {
  const dummy = hash('the account that nobody has', options)
  return {
    hash: (password) => hash(written(password), options),
    async matches(password, stored) {
      const right = await verify(stored ?? (await dummy), written(password))
      return right && stored !== undefined
    },
  }
}

/** One letter is one letter, however a keyboard puts it together. */
const written = (password: string) => password.normalize('NFKC')
