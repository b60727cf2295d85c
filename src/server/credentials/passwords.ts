import { hash, type Options, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { normalForm } from '#engine/text/normalForm.ts'
import { guessed } from '#engine/validation/guessed.ts'
import { problemAt } from '#engine/record/problem.ts'
import { refuse } from '../errors.ts'
import { normalEmail } from './emails.ts'

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
    /** Whether the password belongs to a hash. Takes as long without one (unknown account): the answer is no then. */
    async verify(password: string, stored: string | undefined): Promise<boolean> {
      const isRight = await matches(password, stored ?? (await dummy))
      return isRight && stored !== undefined
    },
  }
}

/** A composed letter counts as one letter on every keyboard. */
const written = (password: string) => normalForm(password, 'NFKC')

/**
 * Throws 422 if a password is one of those that are guessed first, or the address of its account.
 * @param path of the field in which it was sent
 */
export function requireUncommon(password: string, email: string, path = 'password'): void {
  const why = guessed(password, [normalEmail(email)])
  if (why !== undefined) refuse([problemAt(path, why)])
}
