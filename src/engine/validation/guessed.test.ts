import { expect, it } from 'vitest'
import { guessed } from './guessed.ts'

it.each(['', '@', 'jeanne@', '@example.org'])('an address that is typed in part, %j, is in no password', (address) => {
  for (const password of ['', '!?', 'Maison bleue et 3 chats']) expect(guessed(password, [address])).toBeUndefined()
})

it.each(['jeanne@', 'jeanne@example.org'])('what is there of an address, %j, is no password', (address) => {
  for (const password of ['Jeanne', 'Jeanne-7!']) expect(guessed(password, [address])).toBe('ownAddress')
})
