import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { setImmediate as turn } from 'node:timers/promises'
import type { Random } from '../../random.ts'

/**
 * Who goes on next, when many wait: everything that is sent, and each call to store, files and mail, waits here until it is
 * picked. Only one thing goes on at a time, until it waits again; so the same numbers make the same run.
 */
export class Turns {
  readonly #waiting: (() => void)[] = []
  readonly #random: Random

  constructor(random: Random) {
    this.#random = random
  }

  wait(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Lets one of those that wait go on, and resolves when it waits again or has ended. False if none waits. */
  async next(): Promise<boolean> {
    await quiet()
    const [go] = this.#waiting.splice(Math.floor(this.#random() * this.#waiting.length), 1)
    go?.()
    await quiet()
    return go !== undefined
  }

  /** Lets all go on until something has ended. */
  async until<Result>(ending: Promise<Result>): Promise<Result> {
    const ended = new AbortController()
    const noted = ending.finally(() => ended.abort())
    noted.catch(() => undefined)
    for (let idle = 0; !ended.signal.aborted; idle += 1) {
      if (await this.next()) idle = 0
      if (idle > 10_000) throw new Error('Nothing goes on, and something has not ended')
    }
    return noted
  }
}

let signing = 0

/** Resolves when nothing but what waits is left to do: no promise, no file that is read or written, no signature. */
async function quiet(): Promise<void> {
  for (let calm = 0; calm < 2;) {
    await turn()
    const isBusy = signing > 0 || process.getActiveResourcesInfo().some((name) => name.includes('Req'))
    calm = isBusy ? 0 : calm + 1
  }
}

/** Has every id and key made from one number, and signatures counted that are being made, until it is undone. */
export function determine(random: Random): () => void {
  const { randomUUID, randomBytes } = crypto
  const { sign, verify, importKey } = SubtleCrypto.prototype
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => Math.floor(random() * 256)))
  const counted = (call: (...given: never[]) => Promise<unknown>) =>
    async function (this: SubtleCrypto, ...given: never[]) {
      signing += 1
      return Reflect.apply(call, this, given).finally(() => (signing -= 1))
    }
  const replace = (ids: object, signatures: object) => {
    Object.assign(crypto, ids)
    Object.assign(SubtleCrypto.prototype, signatures)
    syncBuiltinESMExports()
  }
  replace(
    {
      randomBytes: bytes,
      randomUUID: () =>
        bytes(16)
          .toString('hex')
          .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-'),
    },
    { sign: counted(sign), verify: counted(verify), importKey: counted(importKey) },
  )
  return () => replace({ randomUUID, randomBytes }, { sign, verify, importKey })
}
