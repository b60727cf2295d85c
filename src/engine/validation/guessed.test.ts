import { expect, it } from 'vitest'
import { normalForm } from '../text/normalForm.ts'
import commonPasswords from './commonPasswords.json' with { type: 'json' }
import { guessed } from './guessed.ts'

it.each(['', '@', 'jeanne@', '@example.org'])('an address that is typed in part, %j, is in no password', (address) => {
  for (const password of ['', '!?', 'Maison bleue et 3 chats']) expect(guessed(password, [address])).toBeUndefined()
})

it.each(['jeanne@', 'jeanne@example.org'])('what is there of an address, %j, is no password', (address) => {
  for (const password of ['Jeanne', 'Jeanne-7!']) expect(guessed(password, [address])).toBe('ownAddress')
})

it('the list of common passwords holds each once, written as passwords are looked up', () => {
  const words = commonPasswords.words.flatMap((line) => line.split(' '))
  expect(words).toHaveLength(49_233)
  expect(new Set(words.map((word) => normalForm(word, 'NFKC').trim().toLowerCase()))).toEqual(new Set(words))
  expect(words.filter((word, index) => word <= (words[index - 1] ?? ''))).toEqual([])
})
