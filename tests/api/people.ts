import type { LightMyRequestResponse } from 'fastify'
import type { Json } from '#engine/record/path.ts'
import { enterAccount } from '#server/accounts/createAccount.ts'
import { password } from './password.ts'
import { sendForm, type SentFile } from './requests.ts'
import { personOf, type Person, type TestServer } from './server.ts'

/** What somebody sends to sign up. */
export const newcomer = {
  accountType: 'INDIVIDUAL',
  surname: 'Martin',
  firstName: 'Jeanne',
  email: 'jeanne@example.org',
  password,
  passwordConfirm: password,
}

/** The contact that activation asks for. */
export const contact = { mobile: '06 12 34 56 78', phone: '01 45 67 89 01', address: '12 rue de la Paix, Paris' }

type Headers = Record<string, string>
/** From where, and with what, a call comes. */
type Caller = { remoteAddress?: string; headers?: Headers }

export function signUp(server: TestServer, changes: object = {}, headers: Headers = {}, address = '127.0.0.1') {
  const payload = { ...newcomer, ...changes }
  return server.inject({ method: 'POST', url: '/api/authentication/user', payload, headers, remoteAddress: address })
}

export function validate(server: TestServer, link: string, payload: object = contact, headers: Headers = {}) {
  const url = `/api/authentication/subscription/${link}/validate`
  return server.inject({ method: 'POST', url, payload, headers })
}

/** Activates a sign-up without its mail. */
export async function activate({ services: { store, clock } }: TestServer, id: string): Promise<void> {
  const signUp = await store.signUps.byId(id)
  if (!signUp) return
  const { email, language, password_hash, introduction } = signUp
  const account = { id, email, language, password_hash, authorities: '[]', active: 1 }
  await store.transaction(async (tables) => {
    await enterAccount(account, JSON.parse(introduction) as Json, {}, tables, clock())
    await tables.signUps.removeOf(email)
  })
}

export function resend(server: TestServer, id: string, address = '127.0.0.1') {
  const url = `/api/authentication/subscription/${id}/resentEmail`
  return server.inject({ method: 'POST', url, remoteAddress: address })
}

export function renewSubscription(server: TestServer, query: string, payload: object | string = {}) {
  const headers = { 'content-type': 'application/json' }
  return server.inject({ method: 'PUT', url: `/api/authentication/subscription/?${query}`, payload, headers })
}

export function renewPassword(server: TestServer, query: string, address = '127.0.0.1', headers: Headers = {}) {
  const url = `/api/authentication/password/renew?${query}`
  return server.inject({ method: 'POST', url, remoteAddress: address, headers })
}

export function resetPassword(server: TestServer, link: string, secret: string, confirm = secret, from: Caller = {}) {
  const payload = { password: secret, passwordConfirm: confirm }
  return server.inject({ method: 'PUT', url: `/api/authentication/password/${link}/reset`, payload, ...from })
}

/** The secrets in the links of all mails that were sent to an address, oldest first, as the console shows them. */
export async function linksTo(server: TestServer, email: string): Promise<string[]> {
  await server.services.mailWorker.settled()
  const mails = server.printed().split(/^(?=Mail to )/m)
  return mails
    .filter((mail) => mail.startsWith(`Mail to ${email}:`))
    .map((mail) => /(?:subscription|password)\/([^/\s]+)\/(?:validate|reset)/.exec(mail)?.[1] ?? '')
}

export async function lastLinkTo(server: TestServer, email: string): Promise<string> {
  return (await linksTo(server, email)).at(-1) ?? 'no mail came'
}

type Introduction = { email: string; password?: string } & Record<string, unknown>

/** Signs up, activates by the link of the mail, and signs in. */
export async function join(server: TestServer, changes: Introduction): Promise<Person> {
  const { email } = changes
  const id = (await signUp(server, changes)).body
  const activation = await validate(server, await lastLinkTo(server, email))
  if (activation.statusCode !== 200) throw new Error(`${email} could not be activated: ${activation.body}`)
  const answer = await server.signIn({ username: email, password: changes.password ?? password })
  return personOf(id, email, answer)
}

/** What an individual sends to save the profile. */
export const individual = {
  type: 'INDIVIDUAL',
  surname: 'Martin',
  firstName: 'Jeanne',
  contacts: [{ email: 'jeanne@example.org', mobile: '0612345678' }],
  creationStep: 2,
}

/** What a company sends to save the profile. */
export const corporation = {
  type: 'CORPORATION',
  contacts: [{ email: 'sci@example.org', mobile: '0612345678' }],
  creationStep: 2,
}

export interface Profile {
  resourceUuid: string
  type: string
  signaturePicture?: { label: string; resourceUuid: string }
  stampPicture?: { label: string; resourceUuid: string }
  [name: string]: unknown
}

/** Saves the profile as an individual or as a company. */
export async function saveProfile(
  server: TestServer,
  person: Person,
  profile: { type: string } & Record<string, unknown>,
  options: { id?: string; files?: SentFile[]; headers?: Headers } = {},
): Promise<LightMyRequestResponse> {
  const part = profile.type.toLowerCase()
  const parts = { json: part, files: 'signaturePicture' }
  const url = `/api/authentication/account/${part}`
  return sendForm(server, person, { url, record: profile, parts, id: person.id, ...options })
}

export async function readProfile(server: TestServer, person: Person): Promise<Profile> {
  const { bearer: headers } = person
  const details = (await server.inject({ url: '/api/authentication/account/details', headers })).json<{
    resourceUuid: string
    type: string
  }>()
  const answer = await server.inject({
    url: `/api/authentication/account/${details.resourceUuid}/${details.type}`,
    headers,
  })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json<Profile>()
}
