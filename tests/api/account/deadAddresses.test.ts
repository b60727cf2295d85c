import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { serverOperations } from '#generated/serverContract.gen.ts'
import { copiedAddresses, deadAddresses } from '../../typed/writings.ts'
import { newcomer, ownBrowser } from '../people.ts'
import { named } from '../requests.ts'
import { testServer, type TestServer } from '../server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const plans = import.meta.glob<FormPlan>('/src/generated/*/*.form.gen.ts', { eager: true, import: 'plan' })

/** The forms of visitors that ask for a mail address: we send to it, for nothing else is known of them. */
const forms = Object.values(plans).flatMap(({ name, fields, create, record }) => {
  const operation = serverOperations.find(({ id }) => id === create?.operation)
  if (!create || !operation || operation.bearer) return []
  return fields
    .filter(({ kind }) => kind === 'email')
    .map(({ path }) => ({ name: `${name} ${path}`, path, create, record, operation }))
})

it('are asked by forms of visitors', () => expect(forms.length).toBeGreaterThan(2))

describe.each(forms)('the form $name', ({ path, create, record, operation }) => {
  const send = (address: string, remoteAddress: string) => {
    const query = operation.query.some(({ name }) => name === path) ? `?${path}=${encodeURIComponent(address)}` : ''
    return server.inject({
      method: operation.method,
      url: `/api${operation.path}${query}`,
      headers: ownBrowser,
      remoteAddress,
      ...(operation.body && { payload: operation.body.record === record ? { ...newcomer, [path]: address } : {} }),
    })
  }

  it('is told of an address to which no mail can be sent, at its field', async () => {
    for (const [index, address] of deadAddresses.entries()) {
      const answer = await send(address, `192.0.2.${index + 1}`)
      expect([address, answer.statusCode, named(answer)]).toEqual([
        address,
        422,
        [{ fieldName: path, message: 'format' }],
      ])
    }
    expect(create.outcomes['422'] ?? []).toContainEqual({ mark: path })
  })

  it('has its mail sent to the address that is meant', async () => {
    const address = 'jean.dupont@example.org'
    await server.signUp({ [path]: address })
    const before = (await server.linksTo(address)).length
    for (const [index, copied] of copiedAddresses(address).entries()) {
      const answer = await send(copied, `192.0.2.${index + 1}`)
      expect([copied, answer.statusCode]).toEqual([copied, 200])
    }
    expect((await server.linksTo(address)).length).toBe(before + copiedAddresses(address).length)
  })
})
