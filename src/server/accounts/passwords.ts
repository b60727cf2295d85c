import { hash, type Options, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'
import { normalForm } from '#engine/text/normalForm.ts'
import { problemAt } from '#engine/validation/problem.ts'
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

/** One letter is one letter, however a keyboard puts it together. */
const written = (password: string) => normalForm(password, 'NFKC')

/** What people choose most, in small letters. */
const common = new Set(dictionary['passwords-common'])

/** Signs that stand for letters in words. */
const lettersFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Signs round a word that guesses add as well: a year and a sign, say. */
const mostRound = 6

/** Throws 422 if a password is one of those that are guessed first, or the address of its account. */
export function requireUncommon(password: string, email: string): void {
  const small = normalForm(password, 'NFKC').trim().toLowerCase()
  const words = wordsIn(small)
  const address = normalEmail(email)
  const own = [address, ...address.split('@')]
  if (small.includes(address) || words.some((word) => own.includes(word))) refuse([problemAt('password', 'ownAddress')])
  if (words.some((word) => common.has(word))) refuse([problemAt('password', 'common')])
}

/** The password and what is left of it without signs and digits round it, with letters for the signs in it. */
function wordsIn(small: string): string[] {
  const bare = [/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, /^\P{L}+|\P{L}+$/gu].map((round) => small.replace(round, ''))
  const words = [small, ...bare.filter((word) => word.length >= small.length - mostRound)]
  return words.flatMap((word) => [word, word.replace(/[013457@$!]/g, (sign) => lettersFor[sign] ?? sign)])
}
