import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { multipart } from '../api/requests.ts'
import { corporation } from '../api/tenants.ts'
import { measureLargeAccount } from '../databases/load/largeAccount.ts'
import { bearerAt, enterAccount, startInstance, type Instance } from '../databases/postgres/client.ts'
import { atMost, type BenchPart } from './Bench.ts'

const mebibyte = 1024 * 1024
const count = 20
const sizes = { small: mebibyte / 2, large: 5 * mebibyte }
/** What a server that held the bodies would need more for the large upload. */
const difference = (count * (sizes.large - sizes.small)) / mebibyte
const email = 'bench@example.org'

/** The memory that large uploads take, and whether an account with many large records is served in little of it. */
export const benchMemory: BenchPart = async ({ keep }) => {
  if (process.platform !== 'linux') {
    console.log('The memory of a process is not told on this system; it was not measured.')
    return []
  }
  const uploads = { '20 × 0.5 MiB': await measureUpload(sizes.small), '20 × 5 MiB': await measureUpload(sizes.large) }
  const grown = ({ before, peak }: Memory) => peak - before
  const more = grown(uploads['20 × 5 MiB']) - grown(uploads['20 × 0.5 MiB'])
  console.log('Memory of the server in MiB, before an upload and at its peak.')
  console.table(uploads)
  const large = await measureLargeAccount({ records: 2000, bytes: 256_000, heap: 512 })
  console.log('2000 tenants of 256 kB, listed, searched and exported in a heap of 512 MiB; milliseconds.')
  console.table([large])
  keep('memory', { uploads, large })
  return [
    atMost('MiB of memory that 20 files of 5 MiB take more than 20 of 0.5 MiB', more, difference / 2),
    atMost('ms of processor time for which calls for 2000 large records keep another one waiting', large.busiest, 100),
  ]
}

/** Resident memory of the server in MiB. */
type Memory = Awaited<ReturnType<typeof measureUpload>>

/** Sends one tenant with files to a server of its own, and watches how much memory that takes. */
async function measureUpload(bytes: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'trousseau-bench-'))
  await enterAccount({ DATA_DIR: dataDir }, email)
  const server = await startInstance({ DATA_DIR: dataDir })
  try {
    const headers = await bearerAt(server.address, email)
    // One small upload first: what is loaded once is no matter of size.
    await send(server, headers, 1024)
    const before = residentOf(server)
    let peak = before
    const timer = setInterval(() => (peak = Math.max(peak, residentOf(server))), 5)
    await send(server, headers, bytes).finally(() => clearInterval(timer))
    return { before, peak: Math.max(peak, residentOf(server)) }
  } finally {
    await server.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function send({ address }: Instance, headers: Record<string, string>, bytes: number): Promise<void> {
  const files = Array.from({ length: count }, (_, index) => ({ name: `${index}.bin`, bytes: Buffer.alloc(bytes, 1) }))
  const record = { ...corporation, documents: files.map(({ name }) => ({ metaData: { fileName: name } })) }
  const { payload, headers: own } = await multipart(record, files, { json: 'tenant', files: 'documents' })
  const sent = { method: 'POST', body: payload, headers: { ...own, ...headers } }
  const answer = await fetch(`${address}/api/restapi/tenant/corporation`, sent)
  if (!answer.ok) throw new Error(`The upload was refused (${answer.status}): ${await answer.text()}`)
}

function residentOf({ process: { pid } }: Instance): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) * 1024) / mebibyte
}
