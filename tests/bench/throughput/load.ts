import autocannon from 'autocannon'
import { saving } from './prepareData.ts'
import type { ServerProcess } from './startProcess.ts'

export const operations = ['list', 'details', 'create', 'update'] as const
export type OperationName = (typeof operations)[number]

export interface Target {
  server: ServerProcess
  headers: Record<string, string>
  /** Headers of more people who call. */
  others?: Record<string, string>[]
  /** Ids of records that are read and changed. */
  ids: string[]
}

/** What one operation did under load for a moment. */
export interface Load {
  /** Requests answered in a second. */
  rate: number
  /** Milliseconds that 99 of 100 answers stayed below. */
  p99: number
  /** Microseconds of processor time for each request. */
  processor: number | undefined
}

/** Calls one operation over and over from many connections. Throws if one of the answers is no success. */
export async function load(
  name: OperationName,
  { server, headers, others = [], ids }: Target,
  /** Seconds that it lasts, and the seconds at its beginning whose times do not count. */
  { settled = 0, ...effort }: { connections: number; duration: number; settled?: number },
): Promise<Load> {
  const path = '/restapi/realestate'
  const writes = name === 'create' || name === 'update'
  const call = {
    method: ({ list: 'GET', details: 'GET', create: 'POST', update: 'PUT' } as const)[name],
    ...(writes && { body: saving.payload }),
  }
  const prefix = new URL(server.api).pathname.replace(/\/$/, '')
  const paths = name === 'details' || name === 'update' ? ids.map((id) => `${path}/${id}`) : [path]
  const before = server.used()
  const times: number[] = []
  const counted = performance.now() + settled * 1000
  const result = await autocannon({
    url: server.api,
    ...effort,
    // Its own figures are whole milliseconds. The first call of a connection waits until all of them have been opened.
    setupClient: (client) =>
      client.once('response', () =>
        client.on('response', (_status, _bytes, time) => void (performance.now() > counted && times.push(time))),
      ),
    requests: [headers, ...others].flatMap((person) =>
      paths.map((one) => ({ ...call, headers: { ...person, ...(writes && saving.headers) }, path: prefix + one })),
    ),
  })
  const after = server.used()
  const answered = result['2xx']
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${name}: ${answered} answers, ${result.non2xx} refusals, ${result.errors} errors`)
  }
  return {
    rate: answered / result.duration,
    p99: times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
    processor: before === undefined || after === undefined ? undefined : ((after - before) * 1e6) / answered,
  }
}
