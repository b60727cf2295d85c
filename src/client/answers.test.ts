// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { answerWith, client, json } from '../../tests/fixtures/calls/thingServer.ts'

describe('what comes back', () => {
  it('takes an empty answer for no data', async () => {
    answerWith((response) => response.writeHead(204).end())
    expect(await client().call('send', { json: {} })).toMatchObject({ status: 204, ok: true, data: undefined })
  })

  it('gives the problem and the reason of a refusal', async () => {
    answerWith(json({ functionnalDetails: '[{"fieldName":"label"}]' }, 422))
    const answer = await client().call('send', { json: {} })
    expect(answer).toMatchObject({ status: 422, ok: false, problem: { details: [{ path: 'label', code: 'refused' }] } })
    expect(answer.data).toBeUndefined()
    expect(answer.reason).toBe('422 Unprocessable Entity')
  })

  it('bears a refusal whose body is rubbish', async () => {
    answerWith((response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<html>'))
    const answer = await client().call('read', { id: '7' })
    expect(answer).toMatchObject({ status: 502, ok: false, reason: '502 Bad Gateway' })
    expect(answer.problem).toBeUndefined()
  })

  it('takes a broken success for a failure', async () => {
    answerWith((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"resourceUuid":'))
    const answer = await client().call('read', { id: '7' })
    expect(answer).toMatchObject({ status: 'network', ok: false })
    expect(answer.reason).toMatch(/JSON/)
  })

  it('takes a line that breaks in the middle for a network failure', async () => {
    answerWith((response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{"a":')
      setTimeout(() => response.destroy(), 10)
    })
    expect(await client().call('read', { id: '7' })).toMatchObject({ status: 'network', ok: false })
  })

  it('takes a server that is not there for a network failure', async () => {
    const { call } = client({ prefix: 'http://127.0.0.1:9/api' })
    const answer = await call('read', { id: '7' })
    expect(answer).toMatchObject({ status: 'network', ok: false })
    expect(answer.reason).toBeTruthy()
  })

  it('gives up when it is aborted', async () => {
    const controller = new AbortController()
    answerWith(() => controller.abort())
    const answer = await client().call('read', { id: '7', signal: controller.signal })
    expect(answer).toMatchObject({ status: 'network', ok: false })
  })
})
