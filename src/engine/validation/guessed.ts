import { normalForm } from '../text/normalForm.ts'
import commonPasswords from './commonPasswords.json' with { type: 'json' }

export type Guessed = 'common' | 'ownAddress'

/** The passwords that people choose most, in small letters. */
const common = new Set(commonPasswords.words.flatMap((line) => line.split(' ')))

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
const maxRound = 6

/**
 * Returns why a password is easily guessed; undefined if it is not.
 * @param addresses e-mails of the person who chooses it, in their normal form
 */
export function guessed(password: string, addresses: readonly string[]): Guessed | undefined {
  const small = normalForm(password, 'NFKC').trim().toLowerCase()
  const words = wordsIn(small)
  // A partly typed address has empty parts, and every password contains an empty text.
  const whole = addresses.filter((address) => address !== '')
  const addressParts = whole.flatMap((address) => [address, ...address.split('@')]).filter((part) => part !== '')
  if (whole.some((address) => small.includes(address)) || words.some((word) => addressParts.includes(word))) {
    return 'ownAddress'
  }
  return words.some((word) => common.has(word)) ? 'common' : undefined
}

/** The password, also without signs and digits around it, and with letters in place of similar signs. */
function wordsIn(small: string): string[] {
  const bare = [/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, /^\P{L}+|\P{L}+$/gu].map((round) => small.replace(round, ''))
  const words = [small, ...bare.filter((word) => word.length >= small.length - maxRound)]
  return words.flatMap((word) => [word, word.replace(/[013457@$!]/g, (sign) => lettersFor[sign] ?? sign)])
}
