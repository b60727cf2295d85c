import { Readable } from 'node:stream'

/** What happens around each call of a part: either may throw, before the call was carried out or after it. */
export interface Around {
  before: (name: string) => Promise<void>
  after: (name: string) => Promise<void>
}

/** They never reject: what they leave is swept, or a copy for trying. */
const silent = new Set(['files.remove', 'files.discard', 'mail.forget'])

type Work = (tables: object) => Promise<unknown>

/**
 * Stands before store, file storage or mail transport. A transaction is two calls, `begin` and `commit`, around those of its
 * repositories; what is read a page at a time is one call a page.
 */
export function intercept<Part extends object>(name: string, part: Part, around: Around): Part {
  const calling = async <Result>(path: string, carryOut: () => Result) => {
    await around.before(path)
    const result = await carryOut()
    try {
      await around.after(path)
    } catch (error) {
      // Nobody gets the file that was opened.
      if (result instanceof Readable) result.destroy()
      throw error
    }
    return result
  }
  return new Proxy(part, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      const path = `${name}.${String(key)}`
      if (typeof value === 'object' && value !== null) return intercept(path, value, around)
      if (typeof value !== 'function') return value
      const carryOut = (...given: unknown[]): unknown => Reflect.apply(value, target, given)
      if (key === 'transaction') return (work: Work) => transaction(path, work, carryOut)
      if (Object.prototype.toString.call(value) !== '[object AsyncGeneratorFunction]') {
        return (...given: unknown[]) => {
          const result = calling(path, () => carryOut(...given))
          return silent.has(path) ? result.catch(() => undefined) : result
        }
      }
      return async function* (...given: unknown[]) {
        const rows = carryOut(...given) as AsyncGenerator
        for (;;) {
          const next = await calling(path, () => rows.next())
          if (next.done) return
          yield next.value
        }
      }
    },
  })

  async function transaction(path: string, work: Work, carryOut: (work: Work) => unknown): Promise<unknown> {
    await calling(`${path} begin`, () => undefined)
    const result = await carryOut(async (tables) => {
      const done = await work(intercept(name, tables, around))
      await around.before(`${path} commit`)
      return done
    })
    await around.after(`${path} commit`)
    return result
  }
}
