import { hash, verify, type Options } from '@node-rs/argon2'
import pLimit from 'p-limit'

/** argon2id (the package's default algorithm) at the least strength that OWASP names: 19 MiB, two rounds. */
const strength: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Node has four threads for files and hashes together: hashes leave half of them to the files. */
const sideBySide = 2

export type Passwords = ReturnType<typeof createPasswords>

/** @param options other strength, for tests that sign in a thousand times */
export function createPasswords(options: Options = strength) {
  const inTurn = pLimit(sideBySide)
  const dummy = hash('the account that does not exist', options)
  const matches = async (password: string, stored: string) => inTurn(() => verify(stored, written(password)))
  return {
    hash: (password: string) => inTurn(() => hash(written(password), options)),
    /** Place of the hash that the password belongs to. Takes as long without any hash (unknown account) as with one. */
    async find(password: string, hashes: readonly string[]) {
      if (hashes.length === 0) await matches(password, await dummy)
      for (const [place, stored] of hashes.entries()) if (await matches(password, stored)) return place
      return undefined
    },
  }
}

/** One letter is one letter, however a keyboard puts it together. */
const written = (password: string) => password.normalize('NFKC')
