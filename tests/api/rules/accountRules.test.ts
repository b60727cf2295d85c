import { beforeAll, describe, expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import {
  corporation,
  individual,
  join,
  lastLinkTo,
  linksTo,
  newcomer,
  saveProfile,
  signUp,
  validate,
} from '../people.ts'
import { named, refusal } from '../requests.ts'
import { me, server } from '../twoAccounts.ts'
import { day, refuses, type Wrong } from './wrong.ts'

const ofProfile: Wrong[] = [
  ['ACC-29', 'contacts', [], 'minItems'],
  ['ACC-29', 'contacts.0.email', ' ', 'required'],
  ['ACC-29', 'contacts.0.email', 'jean.example.org', 'format'],
  ['ACC-30', 'contacts.0.mobile', undefined, 'required'],
  ['ACC-30', 'contacts.0.mobile', '0145678901', 'format'],
  ['ACC-31', 'contacts.0.phone', '0612345678', 'format'],
  ['ACC-40', 'website', 'javascript:alert(1)', 'format'],
  ['ACC-27', 'creationStep', 3, 'const'],
  // An id of its own, and pictures among the fields.
  ['', 'resourceUuid', 'x', 'unknown'],
  ['', 'signaturePicture', 'x', 'unknown'],
]
const ofIndividual: Wrong[] = [
  ...ofProfile,
  ['ACC-32', 'surname', undefined, 'required'],
  ['ACC-33', 'firstName', ' ', 'required'],
  ['ACC-34', 'birthDate', '31/02/1980', 'format'],
  // Two days on, so that the test may run over midnight.
  ['ACC-34', 'birthDate', day(2), 'format'],
  ['ACC-28', 'gender', 'DR', 'enum'],
]
const ofCorporation: Wrong[] = [
  ['ACC-35', 'shareCapital', '1000', 'type'],
  ['ACC-35', 'shareCapital', -1, 'minimum'],
  ['ACC-36', 'siren', '73282932', 'format'],
  ['ACC-37', 'siret', '7328293200007', 'format'],
  ['ACC-38', 'vatNumber', 'DE123456789', 'format'],
]

describe('a profile with one mistake is refused', () => {
  const save = (record: object) => saveProfile(server, me, record as typeof individual)
  describe('of a person', () => refuses(individual, ofIndividual, save))
  describe('of a company', () => refuses(corporation, ofCorporation, save))
})

it.each([
  ['ACC-39 a company with nothing but its contact', corporation],
  ['ACC-46 any bank data', setAt(individual, 'bankAccounts', [{ rib: '?!', iban: 'x', bic: '😀', bankName: '-' }])],
  ['ACC-34 no birth date', { ...individual, birthDate: '' }],
  ['ACC-34 today as birth date', { ...individual, birthDate: day(0) }],
  ['ACC-40 a website without scheme', { ...individual, website: 'example.org' }],
  ['ACC-31 no landline', setAt(individual, 'contacts.0.phone', '')],
  ['ACC-26 an empty id of a picture that is not kept', { ...individual, oldSignaturePicture: '', oldStampPicture: '' }],
  ['ACC-36 a siren with a wrong key', { ...corporation, siren: '111111111' }],
])('a profile may have %s', async (_, profile) => {
  const answer = await saveProfile(server, me, profile)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(me.id)])
})

describe('a sign-up with one mistake is refused, and sends no mail', () => {
  const address = 'wrong@example.org'
  const wrongs: Wrong[] = [
    ['SIGNUP-08', 'email', undefined, 'required'],
    ['SIGNUP-08', 'email', 'a@b@example.org', 'format'],
    ['', 'email', 'jeanne@example.org\r\nBcc: x@example.org', 'format'],
    ['SIGNUP-10', 'accountType', undefined, 'required'],
    ['SIGNUP-10', 'accountType', 'individual', 'enum'],
    ['', 'authorities', 'x', 'unknown'],
  ]
  const none = Object.fromEntries(Object.keys(newcomer).map((name) => [name, undefined]))
  refuses({ ...newcomer, email: address }, wrongs, (record) => signUp(server, { ...none, ...record }))

  it('sends none', async () => expect(await linksTo(server, address)).toEqual([]))

  const send = (password: string | undefined, passwordConfirm = password, email = address) =>
    signUp(server, { email, password, passwordConfirm })
  const common = ['Password1!', 'P@ssw0rd', '  Azerty1!', 'Welcome-2024!', 'Aa123456!', '1qaz@WSX', 'Qwerty123456!']
  const own = ['Jeanne.Martin7@Lilas.example', 'My jeanne.martin7@lilas.example', 'Jeanne.Martin7!', 'Lilas.example-7']

  it.each([
    ['SIGNUP-13 none', [undefined], 'required'],
    ['a weak one', ['Abcdefg!'], 'format'],
    ['one that is guessed first', common, 'common'],
    ['the address', own, 'ownAddress'],
  ])('a password that is %s', async (_, passwords, message) => {
    for (const [index, password] of passwords.entries()) {
      const email = message === 'ownAddress' ? 'jeanne.martin7@lilas.example' : `${message}${index}@example.org`
      const answer = await send(password, password, email)
      expect([answer.statusCode, named(answer)[0]]).toEqual([422, { fieldName: 'password', message }])
    }
  })

  it('PWD-06 a confirmation that differs', async () => {
    for (const confirm of ['Canary-7pass words', 'canary-7pass word', ' Canary-7pass word']) {
      expect(await refusal(send('Canary-7pass word', confirm))).toEqual([422, 'passwordConfirm const'])
    }
  })
})

it('a sign-up takes good passwords, with spaces around them as they are', async () => {
  const good = ['Trousseau-2026', 'Canary-7pass word', 'Jeanne & 7 chats', 'Soleil-97531-86420', 'Un soleil-7']
  for (const [index, password] of good.entries()) {
    const answer = await signUp(server, { email: `good${index}@example.org`, password, passwordConfirm: password })
    expect([password, answer.statusCode]).toEqual([password, 200])
  }
  const [email, password] = ['spaces@example.org', '  A secret-7  ']
  await join(server, { email, password, passwordConfirm: password })
  for (const [typed, status] of [
    [password.trim(), 401],
    [password, 200],
  ] as const)
    expect((await server.signIn({ username: email, password: typed })).statusCode).toBe(status)
})

describe('ACT-10 an activation with one mistake is refused, and the link still works', () => {
  let link: string
  beforeAll(async () => {
    await signUp(server, { email: 'waits@example.org' })
    link = await lastLinkTo(server, 'waits@example.org')
  })
  const wrongs: Wrong[] = [
    ['ACT-04', 'mobile', undefined, 'required'],
    ['ACT-04', 'mobile', '0145678901', 'format'],
    ['ACT-05', 'phone', '0612345678', 'format'],
    ['', 'email', 'x', 'unknown'],
  ]
  refuses({ mobile: '0612345678' }, wrongs, (record) => validate(server, link, record))

  it('works', async () => expect((await validate(server, link)).statusCode).toBe(200))
})

describe('a sign-in with one mistake is refused', () => {
  const wrongs: Wrong[] = [
    ['', 'username', ' ', 'required'],
    ['', 'password', 12, 'type'],
    ['', 'password', 'x'.repeat(129), 'maxLength'],
    ['', 'grant_type', 'refresh_token', 'const'],
  ]
  const right = { username: 'jeanne@example.org', password: newcomer.password }
  refuses(right, wrongs, (record) => server.signIn({ ...record }))
})
