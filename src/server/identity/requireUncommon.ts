import { dictionary } from '@zxcvbn-ts/language-common'
import { refusals } from '../errors.ts'
import { normalEmail } from './emails.ts'

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
  const small = password.normalize('NFKC').trim().toLowerCase()
  const words = wordsIn(small)
  const address = normalEmail(email)
  const own = [address, ...address.split('@')]
  if (small.includes(address) || words.some((word) => own.includes(word))) refuse('ownAddress')
  if (words.some((word) => common.has(word))) refuse('common')
}

function refuse(message: string): never {
  throw refusals.invalid([{ fieldName: 'password', message }])
}

/** The password and what is left of it without signs and digits round it, with letters for the signs in it. */
function wordsIn(small: string): string[] {
  const bare = [/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, /^\P{L}+|\P{L}+$/gu].map((round) => small.replace(round, ''))
  const words = [small, ...bare.filter((word) => word.length >= small.length - mostRound)]
  return words.flatMap((word) => [word, word.replace(/[013457@$!]/g, (sign) => lettersFor[sign] ?? sign)])
}
