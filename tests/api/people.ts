import { newLink } from '#server/accounts/links.ts'
import type { Services } from '#server/services.ts'
import { password } from './password.ts'
import { contentOf, sendForm, type Inject, type SentFile } from './requests.ts'

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
/** The browser in which people sign up and activate, unless a test says otherwise. */
export const ownBrowser = { 'device-key': 'b'.repeat(32) }
/** From where, and with what, a call comes. */
type Caller = { remoteAddress?: string; headers?: Headers }

/** What is asked of a server by those who are not signed in yet. */
export function accountCalls(inject: Inject, services: () => Services, printed: () => string) {
  /** The secrets in the links of all mails that were sent to an address, oldest first, as the console shows them. */
  async function linksTo(email: string): Promise<string[]> {
    await services().mailWorker.settled()
    return printed()
      .split(/^(?=Mail to )/m)
      .filter((mail) => mail.startsWith(`Mail to ${email}:`))
      .map((mail) => /(?:subscription|password)\/([^/\s]+)\/(?:validate|reset)/.exec(mail)?.[1] ?? '')
  }
  const validate = (link: string, payload: object = contact, headers: Headers = ownBrowser) =>
    inject({ method: 'POST', url: `/api/authentication/subscription/${link}/validate`, payload, headers })
  return {
    linksTo,
    validate,
    lastLinkTo: async (email: string) => (await linksTo(email)).at(-1) ?? 'no mail came',
    signUp: (changes: object = {}, headers: Headers = ownBrowser, remoteAddress = '127.0.0.1') => {
      const payload = { ...newcomer, ...changes }
      return inject({ method: 'POST', url: '/api/authentication/user', payload, headers, remoteAddress })
    },
    /** Activates a sign-up without its mail. */
    async activate(id: string) {
      const { store, clock } = services()
      const { secret, row } = newLink('activation', { sign_up_id: id }, clock())
      await store.links.add(row)
      await validate(secret)
    },
    resend: (id: string, remoteAddress = '127.0.0.1') =>
      inject({ method: 'POST', url: `/api/authentication/subscription/${id}/resentEmail`, remoteAddress }),
    renewSubscription(query: string, remoteAddress = '127.0.0.1', payload: object | string = {}) {
      const headers = { 'content-type': 'application/json' }
      const url = `/api/authentication/subscription/?${query}`
      return inject({ method: 'PUT', url, payload, headers, remoteAddress })
    },
    renewPassword: (query: string, remoteAddress = '127.0.0.1', headers: Headers = {}) =>
      inject({ method: 'POST', url: `/api/authentication/password/renew?${query}`, remoteAddress, headers }),
    resetPassword(link: string, secret: string, confirm = secret, from: Caller = {}) {
      const payload = { password: secret, passwordConfirm: confirm }
      return inject({ method: 'PUT', url: `/api/authentication/password/${link}/reset`, payload, ...from })
    },
  }
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

/** What somebody may ask of the own profile. */
export const profileCalls = (inject: Inject, id: string) => ({
  /** Saves it as an individual or as a company. */
  save(
    profile: { type: string } & Record<string, unknown>,
    options: { id?: string; files?: SentFile[]; headers?: Headers } = {},
  ) {
    const part = profile.type.toLowerCase()
    const parts = { json: part, files: 'signaturePicture' }
    return sendForm(inject, { url: `/api/authentication/account/${part}`, record: profile, parts, id, ...options })
  },
  async read() {
    const { resourceUuid, type } = contentOf<Profile>(await inject({ url: '/api/authentication/account/details' }))
    return contentOf<Profile>(await inject({ url: `/api/authentication/account/${resourceUuid}/${type}` }))
  },
})
