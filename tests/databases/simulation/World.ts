import { filesOf } from '../../api/requests.ts'
import { faults } from '../faults/faults.ts'
import { Model } from './Model.ts'
import { SimulatedServer, type Plant, type Surroundings } from './SimulatedServer.ts'
import { tabs, type Step } from './steps.ts'
import { Tab, type Send } from './Tab.ts'
import type { Turns } from './Turns.ts'

const second = 1000
const minute = 60 * second
/** Calls that are under way at once. */
const sideBySide = 6

/** A data folder with the accounts of all people, from which each run starts. */
export interface Start {
  folder: string
  headers: { authorization: string }[]
  time: number
}

/** Server, network and people of one run. */
export class World {
  readonly model = new Model()
  readonly #around: Pick<Surroundings, 'dataDir' | 'turns' | 'plant' | 'delivered'>
  readonly #tabs: Tab[]
  #server: SimulatedServer | undefined
  #time: number
  #numbers = 0
  #underWay = new Set<Promise<void>>()

  constructor(start: Start, dataDir: string, turns: Turns, plant: Plant | undefined) {
    this.#around = { dataDir, turns, plant, delivered: [] }
    this.#time = start.time
    this.#tabs = start.headers.flatMap((headers, person) => {
      const number = () => (this.#numbers += 1)
      const given = { person, headers, model: this.model, send: this.#send, number }
      return Array.from({ length: tabs }, () => new Tab({ ...given, ignoresVersions: plant === 'If-Match ignored' }))
    })
  }

  async play(script: readonly Step[]): Promise<void> {
    await this.#open()
    for (const step of script) {
      this.#time += second
      await this.#begin(step)
      // Some go on before the next one begins, some do not.
      do await this.#around.turns.next()
      while (this.#underWay.size >= sideBySide)
      if (this.model.faults.length > 0) break
    }
    await this.#allEnd()
    this.#server?.trap.disarm()
    if (this.model.faults.length === 0) await this.#judge()
    await this.#allEnd()
    await this.#server?.close()
  }

  async #open(): Promise<void> {
    this.#server = await SimulatedServer.open({ ...this.#around, clock: () => new Date(this.#time) })
    // Mails that an earlier process has left.
    this.#begun(this.#server.mails())
  }

  async #allEnd(): Promise<void> {
    await this.#around.turns.until(Promise.all(this.#underWay))
  }

  #begun(work: Promise<void>): void {
    const noted = work
      .catch((error: unknown) =>
        this.model.require(false, error instanceof Error ? String(error.stack) : String(error)),
      )
      .finally(() => this.#underWay.delete(noted))
    this.#underWay.add(noted)
  }

  async #begin(step: Step): Promise<void> {
    switch (step.does) {
      case 'fail':
        this.#server?.trap.arm(faults[step.fault], step.after)
        return
      case 'wait':
        this.#time += step.minutes * minute
        return
      case 'mail':
        this.#begun(this.#server?.mails() ?? Promise.resolve())
        return
      case 'stop':
        if (this.#server && step.killed) this.#server.isDead = true
        await this.#allEnd()
        await this.#server?.close()
        return this.#open()
      default: {
        const tab = this.#tabs[step.person * tabs + step.tab]
        if (tab) this.#begun(tab.begin(step))
      }
    }
  }

  /** Sends a call over the network, which may cut, double and delay it. An answer that says nothing is none. */
  #send: Send = async (call, network) => {
    await this.#around.turns.wait()
    if (network === 'cut before') return undefined
    const server = this.#server
    const once = async () => {
      await this.#around.turns.wait()
      return server?.send(call)
    }
    const answers = await Promise.all(network === 'twice' ? [once(), once()] : [once()])
    await this.#around.turns.wait()
    if (network === 'cut after') return undefined
    const good = answers.filter((answer) => answer?.statusCode === 200)
    const key = call.headers?.['idempotency-key']
    const alike = new Set(good.map((answer) => `${answer?.headers['etag']} ${answer?.body}`)).size <= 1
    if (key !== undefined) this.model.require(alike, `two answers to one call: ${String(key)}`)
    return good[0] ?? answers.find((one) => one && one.statusCode < 500)
  }

  /** At the end, when nothing fails any more: all that was begun is ended, and all that is there is what must be. */
  async #judge(): Promise<void> {
    await this.#server?.close()
    await this.#open()
    const all = async () => {
      for (const tab of this.#tabs) this.model.require(await tab.repeat('as sent'), 'a repeated call has no answer')
      for (const tab of this.#tabs) await tab.list('as sent')
      for (const [id, { owner, removed }] of this.model.records) {
        const isThere = await this.#tabs[owner * tabs]?.show(id, 'as sent')
        this.model.require(removed !== isThere, `${id} is ${removed ? 'there' : 'gone'}`)
      }
      // A mail whose claim got no answer is due again by now.
      this.#time += 10 * minute
      await this.#server?.mails()
    }
    await this.#around.turns.until(all())
    for (const [email, due] of this.model.mailsDue) {
      const came = new Set(this.#around.delivered.filter(({ to }) => to === email).map(({ id }) => id)).size
      this.model.require(came >= due, `${came} of ${due} mails came to ${email}`)
    }
    const kept = [...this.model.records.values()].filter(({ removed }) => !removed).length
    const count = (folder: string) => filesOf(this.#around.dataDir, folder)
    this.model.require(count('files') === kept, `${count('files')} uploads for ${kept} records`)
    this.model.require(count('incoming') === 0, 'uploads are still waiting')
  }
}
