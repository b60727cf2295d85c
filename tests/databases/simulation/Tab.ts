import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { newcomer } from '../../api/people.ts'
import { land, picture, type Estate } from '../../api/requests.ts'
import { formOf } from '../load/createCaller.ts'
import type { Model } from './Model.ts'
import type { Network, Step } from './steps.ts'

const estates = '/api/restapi/realestate'

export type Call = InjectOptions & { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string }
/** The answer to a call, if one came that says what was done. */
export type Send = (call: Call, network: Network) => Promise<LightMyRequestResponse | undefined>
type TabStep = Extract<Step, { person: number }>

/** Something that was sent and not answered: it is sent again before anything else is done. */
interface Pending {
  call: Call
  settle: (answer: LightMyRequestResponse, again: boolean) => void
}

/** A record as it was loaded, or as the last save has left it. */
interface Seen {
  id: string
  version?: number
  /** Id of its picture, where it is known. */
  picture?: string | undefined
}

export const emailOf = (person: number) => `person${person}@example.org`
const bytesOf = (label: string) => Buffer.concat([picture().bytes, Buffer.from(label)])

/** A page that somebody has open, and what is asked for there. */
export class Tab {
  readonly #person: number
  readonly #headers: { authorization: string }
  readonly #model: Model
  readonly #send: Send
  readonly #number: () => number
  readonly #ignoresVersions: boolean
  #seen: Seen | undefined
  #pending: Pending | undefined
  /** Settles when what was begun here has ended. */
  #idle: Promise<void> = Promise.resolve()

  constructor(given: {
    person: number
    headers: { authorization: string }
    model: Model
    send: Send
    /** Another number each time. */
    number: () => number
    ignoresVersions: boolean
  }) {
    this.#person = given.person
    this.#headers = given.headers
    this.#model = given.model
    this.#send = given.send
    this.#number = given.number
    this.#ignoresVersions = given.ignoresVersions
  }

  async #sendSurely(pending: Pending, network: Network, again = false): Promise<void> {
    this.#pending = pending
    const answer = await this.#send(pending.call, network)
    if (!answer) return
    this.#pending = undefined
    // Of two that arrive, the first may have been carried out without an answer.
    pending.settle(answer, again || network === 'twice')
  }

  /** Does something, after whatever was begun here before. */
  begin(step: TabStep): Promise<void> {
    const done = this.#idle.then(async () => {
      await this.repeat(step.network)
      if (!this.#pending) await this.#act(step)
    })
    // What went wrong is noted by whoever began it; the tab goes on.
    this.#idle = done.catch(() => undefined)
    return done
  }

  /** Sends what has no answer again. True if it has one then. */
  async repeat(network: Network): Promise<boolean> {
    if (this.#pending) await this.#sendSurely(this.#pending, network, true)
    return !this.#pending
  }

  #act(step: TabStep): Promise<void> {
    switch (step.does) {
      case 'create':
        return this.#save(undefined, step.network)
      case 'sign up':
      case 'renew':
        return this.#askForMail(step)
      case 'list':
        return this.list(step.network)
      case 'peek':
        return this.#peek(step)
      default:
        return this.#actOn(step)
    }
  }

  /** Does something with a record of one's own: the one that is open, or any. */
  async #actOn({ does, pick, network }: TabStep): Promise<void> {
    const any = this.#pick(pick, ({ owner }) => owner === this.#person)
    const id = this.#seen?.id ?? any
    if (id === undefined) return
    if (does === 'remove') return this.#remove(id, network)
    if (does === 'save blindly') return this.#save({ id }, network)
    if (does === 'open') await this.show(any ?? id, network)
    else if (!this.#seen) await this.show(id, network)
    if (does === 'save' && this.#seen) await this.#save(this.#seen, network)
  }

  #pick(number: number, isMeant: (record: { owner: number }) => boolean): string | undefined {
    const all = [...this.#model.records].filter(([, record]) => isMeant(record))
    return all[number % Math.max(all.length, 1)]?.[0]
  }

  async #peek({ pick, network }: TabStep): Promise<void> {
    const url = `${estates}/${this.#pick(pick, ({ owner }) => owner !== this.#person) ?? 'none'}`
    const method = pick % 2 === 0 ? 'GET' : 'DELETE'
    const { statusCode = 404 } = (await this.#send({ method, url, headers: this.#headers }, network)) ?? {}
    this.#model.require(statusCode === 404, `${this.#person} had ${statusCode} for ${method} ${url}`)
  }

  #save(seen: Seen | undefined, network: Network): Promise<void> {
    const number = this.#number()
    const label = `${this.#person} wrote ${number}`
    // Most saves keep the picture that is there.
    const kept = seen?.picture !== undefined && number % 3 > 0 ? [seen.picture] : []
    const record = { ...land, label, oldPictures: kept }
    const { headers: media, payload } = formOf(record, kept.length > 0 ? [] : [bytesOf(label)])
    const isNamed = seen?.version !== undefined && !this.#ignoresVersions
    this.#model.sent.set(label, {
      owner: this.#person,
      ...(seen && { id: seen.id }),
      ...(seen?.version !== undefined && { seen: seen.version }),
    })
    const call: Call = {
      method: seen ? 'PUT' : 'POST',
      url: seen ? `${estates}/${seen.id}` : estates,
      headers: {
        ...this.#headers,
        ...media,
        'idempotency-key': `key-of-${number}`,
        ...(isNamed && { 'if-match': `"${seen.version}"` }),
      },
      payload,
    }
    const settle = (answer: LightMyRequestResponse) => {
      this.#seen = undefined
      if (answer.statusCode === 404 && seen) {
        this.#model.missed(seen.id)
        return
      }
      if (answer.statusCode === 412 && seen?.version !== undefined) return
      this.#model.require(answer.statusCode === 200, `"${label}" was answered by ${answer.statusCode} ${answer.body}`)
      if (answer.statusCode !== 200) return
      const version = Number(String(answer.headers['etag']).replaceAll('"', ''))
      const { resourceUuid: id } = answer.json<Estate>()
      this.#model.saved(label, id, version)
      this.#seen = { id, version }
    }
    return this.#sendSurely({ call, settle }, network)
  }

  async #remove(id: string, network: Network): Promise<void> {
    const record = this.#model.records.get(id)
    if (!record) return
    record.removing += 1
    const settle = ({ statusCode }: LightMyRequestResponse, again: boolean) => {
      this.#seen = undefined
      record.removing -= 1
      this.#model.require([200, 404].includes(statusCode), `a removal was answered by ${statusCode}`)
      if (statusCode === 404 && !again) this.#model.missed(id)
      record.removed = true
    }
    const call: Call = { method: 'DELETE', url: `${estates}/${id}`, headers: this.#headers }
    return this.#sendSurely({ call, settle }, network)
  }

  /** Whether it is there, or no answer came. */
  async show(id: string, network: Network): Promise<boolean> {
    const then = this.#model.moment().get(id)
    const answer = await this.#send({ method: 'GET', url: `${estates}/${id}`, headers: this.#headers }, network)
    this.#seen = undefined
    if (!answer) return true
    if (answer.statusCode === 404) {
      this.#model.missed(id)
      return false
    }
    const version = Number(String(answer.headers['etag']).replaceAll('"', ''))
    const { label, pictures } = answer.json<Estate & { label: string }>()
    this.#model.shown(this.#person, id, { label, version }, then)
    this.#model.require(pictures?.length === 1, `"${label}" has ${pictures?.length} pictures`)
    this.#seen = { id, version, picture: pictures?.[0]?.resourceUuid }
    return true
  }

  async list(network: Network): Promise<void> {
    const then = this.#model.moment()
    const answer = await this.#send({ method: 'GET', url: estates, headers: this.#headers }, network)
    if (!answer) return
    this.#model.require(answer.statusCode === 200, `a list was answered by ${answer.statusCode}`)
    this.#model.listed(this.#person, answer.json<(Estate & { label: string })[]>(), then)
  }

  async #askForMail({ does, network }: TabStep): Promise<void> {
    const email = does === 'renew' ? emailOf(this.#person) : `new${this.#number()}@example.org`
    const url = does === 'renew' ? `/api/authentication/password/renew?email=${email}` : '/api/authentication/user'
    const payload = { ...newcomer, email }
    const answer = await this.#send({ method: 'POST', url, ...(does === 'sign up' && { payload }) }, network)
    if (answer?.statusCode === 200) this.#model.mailsDue.set(email, (this.#model.mailsDue.get(email) ?? 0) + 1)
    // The second of two may find the first, and nobody gets more than some mails an hour.
    else {
      this.#model.require(
        [409, 429].includes(answer?.statusCode ?? 429),
        `${does} was answered by ${answer?.statusCode}`,
      )
    }
  }
}
