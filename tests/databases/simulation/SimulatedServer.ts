import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { Writable } from 'node:stream'
import type { MailMessage, Transport } from '#server/mail/transports.ts'
import { openServer, type OpenServer } from '#server/openServer.ts'
import { readSettings } from '#server/settings.ts'
import type { Services } from '#server/services.ts'
import type { Repositories } from '#server/store/openStore.ts'
import { manyWrites } from '../../api/manyWrites.ts'
import { intercept } from '../faults/intercept.ts'
import { Trap } from '../faults/Trap.ts'
import type { Turns } from './Turns.ts'

/** A weakness of the server that the simulation must find. */
export type Plant = 'If-Match ignored' | 'mail removed before it is sent'

/** Hashes cost nothing here: what takes long is not what is looked for. */
const passwords: Services['passwords'] = {
  hash: (password) => Promise.resolve(`hash of ${password}`),
  verify: (password, stored) => Promise.resolve(stored === `hash of ${password}`),
}

/** What lasts from one process to the next. */
export interface Surroundings {
  dataDir: string
  turns: Turns
  clock: () => Date
  delivered: MailMessage[]
  plant: Plant | undefined
}

/** One process of the server, from its start to its stop or its death. */
export class SimulatedServer {
  #opened: OpenServer | undefined
  /** Calls to store, files and mail wait for their turn while it serves. */
  #serves = false
  readonly trap = new Trap()
  isDead = false

  static async open(around: Surroundings): Promise<SimulatedServer> {
    const server = new SimulatedServer()
    const settings = readSettings({ ...manyWrites, DATA_DIR: around.dataDir, LOG_LEVEL: 'silent' })
    const gates = {
      before: async (name: string) => {
        if (!server.#serves) return
        await around.turns.wait()
        if (server.isDead) throw new Error(`The process has gone before ${name}`)
        server.trap.spring(name, false)
      },
      after: async (name: string) => {
        if (server.#serves) server.trap.spring(name, true)
        await Promise.resolve()
      },
    }
    server.#opened = await openServer(settings, {
      clock: around.clock,
      passwords,
      print: () => undefined,
      logStream: new Writable({ write: (_chunk, _encoding, done) => done() }),
      intercept: (name, part) => {
        const transport: Transport = {
          send(message) {
            around.delivered.push(message)
            return Promise.resolve()
          },
          forget: () => Promise.resolve(),
        }
        const real = name === 'mail' ? Object.assign({}, part, transport) : part
        return planted(intercept(name, real, gates), around.plant)
      },
    })
    server.#serves = true
    return server
  }

  /** The answer to a call; none where the process dies before it is sent. */
  async send(options: InjectOptions): Promise<LightMyRequestResponse | undefined> {
    if (this.isDead) return undefined
    const answer = await this.#opened?.app.inject(options).catch(() => undefined)
    return this.#unlessDead(answer)
  }

  /** It may have died meanwhile. */
  #unlessDead = (answer: LightMyRequestResponse | undefined) => (this.isDead ? undefined : answer)

  mails = () => this.services.mailWorker.settled()

  get services(): Services {
    if (!this.#opened) throw new Error('The server is not open')
    return this.#opened.services
  }

  async close(): Promise<void> {
    this.#serves = false
    await this.#opened?.app.close()
  }
}

function planted<Part extends object>(part: Part, plant: Plant | undefined): Part {
  if (plant !== 'mail removed before it is sent' || !('outbox' in part)) return part
  const { outbox } = part as { outbox: Repositories['outbox'] }
  const claim: Repositories['outbox']['claim'] = async (...given) => {
    const mail = await outbox.claim(...given)
    if (mail) await outbox.remove(mail.id)
    return mail
  }
  const given: Record<string, unknown> = { outbox: Object.assign(Object.create(outbox) as object, { claim }) }
  return new Proxy(part, { get: (target, key) => given[String(key)] ?? (Reflect.get(target, key) as unknown) })
}
