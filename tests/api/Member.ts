import type { LightMyRequestResponse } from 'fastify'
import { profileCalls } from './people.ts'
import { estateCalls, inTheNameOf, type Inject } from './requests.ts'
import { tenantCalls } from './tenants.ts'

/** Who is signed in by an answer. */
export type Person = ReturnType<typeof personOf>

export function personOf(id: string, email: string, signedIn: LightMyRequestResponse) {
  const { access_token: token } = signedIn.json<{ access_token: string }>()
  return { id, email, token, bearer: { authorization: `Bearer ${token}` } }
}

/** Somebody who is signed in, and what may be asked in that name. */
export type Member = ReturnType<typeof memberOf>

export function memberOf(inject: Inject, person: Person) {
  const own = inTheNameOf(person, inject)
  return {
    ...person,
    inject: own,
    estates: estateCalls(own),
    tenants: tenantCalls(own),
    profile: profileCalls(own, person.id),
    fetchFile: (id: string | undefined) => own({ url: `/api/restapi/file/${id}` }),
  }
}
