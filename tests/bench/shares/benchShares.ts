import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { land, multipart } from '../../api/requests.ts'
import { startPostgres } from '../../databases/embeddedPostgres.ts'
import { freshDatabase } from '../../databases/freshDatabase.ts'
import { signInAt } from '../../databases/postgres/client.ts'
import { followedProject } from '../../project/followedProject.ts'
import { atMost, type BenchPart, inHundredths, median, type Verdict } from '../Bench.ts'
import { heavy, others, startServer } from './crowdedServer.ts'
import type { Pouring } from './pour.ts'

type Server = Awaited<ReturnType<typeof startServer>>

const rounds = { warmUp: 10, measured: 40 }
/** How much longer calls of another account may take while one account calls all the time. */
const maxTimes = 3
/** Seconds of processor time in a second that count as idle. */
const idle = 0.1

/**
 * What one account does to a server on which others work, and how long their calls take then, on both databases. A load that
 * misses a bound is measured as long again, once.
 */
export const benchShares: BenchPart = async ({ keep }) => {
  if (process.platform !== 'linux') {
    console.log('The processor time of a process is not told on this system; shares were not measured.')
    return []
  }
  const project = followedProject()
  const postgres = await startPostgres({ durable: false })
  try {
    await project.add('lease', { words: { fr: 'bail', en: 'lease' } })
    project.enter('leases.md')
    const { code, output } = await project.run('npm run -s generate')
    if (code !== 0) throw new Error(output)
    const found = []
    for (const database of ['SQLite', 'PostgreSQL']) {
      const place = () => freshDatabase(database === 'SQLite' ? undefined : postgres.url)
      const crowded = await startServer(project.folder, await place(), true)
      const quiet = await startServer(project.folder, await place(), false)
      try {
        found.push(...(await measure(database, crowded, quiet)))
      } finally {
        await crowded.end()
        await quiet.end()
      }
    }
    keep('shares', found)
    console.log(
      'Calls of another account while one account calls all the time, and on an idle server, in milliseconds.',
    )
    console.table(found.flatMap(({ rows }) => rows))
    return found.flatMap(({ verdicts }) => verdicts)
  } finally {
    await postgres.close()
    project.remove()
  }
}

/** What an account calls without end. */
async function loads({ address, bearer, lease }: Server): Promise<Record<string, Pouring>> {
  const headers = await bearer()
  const get = { address: `${address}/api`, method: 'GET', headers }
  const create = await multipart(land)
  const wrong = await multipart({ ...land, label: '' })
  const post = (path: string, { payload, headers: own }: { payload: Buffer; headers: Record<string, string> }) => ({
    ...get,
    method: 'POST',
    path,
    headers: { ...headers, ...own },
    body: payload.toString('base64'),
  })
  if (!lease) throw new Error('There is no lease')
  const search = (text: string) => ({ ...get, path: `/restapi/tenant/people?search=${text}` })
  return {
    'searches that find nothing, hung up': { ...search('nobody'), atOnce: 200, hangUpAfter: 500 },
    'searches that find all, hung up': { ...search('foule'), atOnce: 200, hangUpAfter: 500 },
    'saves that a unique rule refuses': { ...post('/restapi/lease', lease), atOnce: 300 },
    creates: { ...post('/restapi/realestate', create), atOnce: 1000 },
    'saves that are wrong': { ...post('/restapi/realestate', wrong), atOnce: 300 },
    lists: { ...get, path: '/restapi/tenant/', atOnce: 100 },
    exports: { ...get, path: '/authentication/account/export', atOnce: 50 },
    contents: { ...get, path: '/authentication/account/contents', atOnce: 100 },
  }
}

const calls = ['read', 'write', 'sign-in'] as const
type Times = Record<(typeof calls)[number], number[]>

async function measure(database: string, crowded: Server, quiet: Server) {
  const found: { rows: object[]; verdicts: Verdict[] }[] = []
  const own = await probe(crowded)
  for (const [index, [load, pouring]] of Object.entries(await loads(crowded)).entries()) {
    const about = `${database}, ${load}`
    const email = others[index] ?? ''
    const probes = { crowded: await probe(crowded, email), quiet: await probe(quiet, email) }
    const go = async (count: number, times = { crowded: noTimes(), quiet: noTimes() }) => {
      for (let round = 0; round < count; round += 1) {
        // Sign-ins have a limit of their own.
        for (const call of round % 2 === 0 ? calls : calls.slice(0, 2)) {
          for (const name of ['crowded', 'quiet'] as const) times[name][call].push(await probes[name](call))
        }
      }
      return times
    }
    const pourWhile = async <Result>(work: () => Promise<Result>) => {
      const stop = pour(pouring)
      await pause(1000)
      const result = await work()
      return { result, answers: JSON.stringify(await stop()) }
    }
    const once = async (times?: Parameters<typeof go>[1]) => {
      const { result, answers } = await pourWhile(() => go(rounds.measured, times))
      await pause(1000)
      const before = crowded.used()
      await pause(1000)
      const after = crowded.used() - before
      console.log(`${about}: ${answers}, then ${inHundredths(after)} s of processor time in a second`)
      // No call of those who went keeps a place of the account.
      await own('read')
      return { times: result, ...judge(about, result, after) }
    }
    // A server that has just begun compiles what it does.
    await pourWhile(() => go(rounds.warmUp))
    const first = await once()
    found.push(first.verdicts.every(({ kept }) => kept) ? first : await once(first.times))
  }
  return found
}

function judge(about: string, times: Record<'crowded' | 'quiet', Times>, after: number) {
  const rows = calls.map((call) => {
    const [busy, usual] = [median(times.crowded[call]), median(times.quiet[call])]
    const longest = inHundredths(Math.max(...times.crowded[call]))
    return {
      about,
      call,
      busy: inHundredths(busy),
      usual: inHundredths(usual),
      times: inHundredths(busy / usual),
      longest,
    }
  })
  const verdicts = rows.map((row) =>
    atMost(`times the usual time of a ${row.call} of others: ${about}`, row.times, maxTimes),
  )
  return {
    rows,
    verdicts: [...verdicts, atMost(`processor time in the second after the first: ${about}`, after, idle)],
  }
}

const noTimes = (): Times => ({ read: [], write: [], 'sign-in': [] })

/** Makes calls of an account, and gives the milliseconds that each took. Throws if one is refused. */
async function probe({ address, bearer }: Server, email = heavy) {
  const headers = await bearer(email)
  const { payload, headers: own } = await multipart(land)
  const estates = `${address}/api/restapi/realestate`
  const make: Record<(typeof calls)[number], () => Promise<Response>> = {
    read: () => fetch(estates, { headers }),
    write: () => fetch(estates, { method: 'POST', headers: { ...headers, ...own }, body: payload }),
    'sign-in': () => signInAt(address, email),
  }
  return async (call: keyof typeof make) => {
    const began = performance.now()
    const answer = await make[call]()
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A ${call} of ${email} was refused (${answer.status})`)
    return performance.now() - began
  }
}

/** Begins to call, in a program of its own. The function ends it, and gives how often each status was answered. */
function pour(pouring: Pouring): () => Promise<Record<string, number>> {
  const program = ['--import', 'tsx', 'tests/bench/shares/pour.ts', JSON.stringify(pouring)]
  const child = spawn(process.execPath, program, { stdio: ['pipe', 'pipe', 'inherit'] })
  const printed = text(child.stdout)
  return async () => {
    child.stdin.end()
    return JSON.parse(await printed) as Record<string, number>
  }
}
