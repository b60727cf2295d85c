import { describe, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { corporation, individual } from '../people.ts'
import { named, refusal } from '../requests.ts'
import { me, server, withTwoAccounts } from '../twoAccounts.ts'
import { today } from './today.ts'

withTwoAccounts()

it.each([
  ['ACC-39 a company with nothing but its contact', corporation],
  ['ACC-46 any bank data', setAt(individual, 'bankAccounts', [{ rib: '?!', iban: 'x', bic: '😀', bankName: '-' }])],
  ['ACC-34 no birth date', { ...individual, birthDate: '' }],
  ['ACC-34 today as birth date', { ...individual, birthDate: today() }],
  ['ACC-40 a website without scheme', { ...individual, website: 'example.org' }],
  ['ACC-31 no landline', setAt(individual, 'contacts.0.phone', '')],
  ['ACC-26 an empty id of a picture that is not kept', { ...individual, oldSignaturePicture: '', oldStampPicture: '' }],
  ['ACC-36 a siren with a wrong key', { ...corporation, siren: '111111111' }],
])('a profile may have %s', async (_, profile) => {
  const answer = await me.profile.save(profile)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(me.id)])
})

describe('a sign-up is refused, and sends no mail, with a password that is', () => {
  const send = (password: string | undefined, passwordConfirm = password, email = 'wrong@example.org') =>
    server.signUp({ email, password, passwordConfirm })
  const common = ['Password1!', 'P@ssw0rd', '  Azerty1!', 'Welcome-2024!', 'Aa123456!', '1qaz@WSX', 'Qwerty123456!']
  const own = ['Jeanne.Martin7@Lilas.example', 'My jeanne.martin7@lilas.example', 'Jeanne.Martin7!', 'Lilas.example-7']

  it.each([
    ['SIGNUP-13 none', [undefined], 'required'],
    ['a weak one', ['Abcdefg!'], 'format'],
    ['one that is guessed first', common, 'common'],
    ['the address', own, 'ownAddress'],
  ])('%s', async (_, passwords, message) => {
    for (const [index, password] of passwords.entries()) {
      const email = message === 'ownAddress' ? 'jeanne.martin7@lilas.example' : `${message}${index}@example.org`
      const answer = await send(password, password, email)
      expect([answer.statusCode, named(answer)[0]]).toEqual([422, { fieldName: 'password', message }])
      expect(await server.linksTo(email)).toEqual([])
    }
  })

  it('PWD-06 confirmed otherwise', async () => {
    for (const confirm of ['Canary-7pass words', 'canary-7pass word', ' Canary-7pass word']) {
      expect(await refusal(send('Canary-7pass word', confirm))).toEqual([422, 'passwordConfirm const'])
    }
  })
})

it('a sign-up takes good passwords, with spaces around them as they are', async () => {
  const good = ['Trousseau-2026', 'Canary-7pass word', 'Jeanne & 7 chats', 'Soleil-97531-86420', 'Un soleil-7']
  for (const [index, password] of good.entries()) {
    const answer = await server.signUp({ email: `good${index}@example.org`, password, passwordConfirm: password })
    expect([password, answer.statusCode]).toEqual([password, 200])
  }
  const [email, password] = ['spaces@example.org', '  A secret-7  ']
  await server.join({ email, password, passwordConfirm: password })
  for (const [typed, status] of [
    [password.trim(), 401],
    [password, 200],
  ] as const) {
    expect((await server.signIn({ username: email, password: typed })).statusCode).toBe(status)
  }
})
