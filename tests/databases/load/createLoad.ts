import { createHash } from 'node:crypto'
import { createRandom } from '../../random.ts'
import { land, picture } from '../../api/requests.ts'
import { formOf, type Caller } from './createCaller.ts'

/** One change of one record. */
export interface Write {
  key: string
  /** What the record is called after it; undefined if it removes the record. */
  label: string | undefined
  /** SHA-256 of each picture that the record has after it. */
  pictures: string[]
  /** When it was sent, and when it was acknowledged. */
  begun: number
  answered?: number
}

/** The writes on one record, each begun after the one before it was acknowledged. */
export interface Slot {
  id?: string
  writes: Write[]
}

export type Load = ReturnType<typeof createLoad>

const path = '/api/restapi/realestate'

/** Bytes of a picture that no other one has. @param size more bytes behind it */
const uniquePicture = (text: string, size: number) =>
  Buffer.concat([picture().bytes, Buffer.from(text), Buffer.alloc(size)])

/**
 * Writes on records of one account: creates with one or two pictures, updates that replace them, removals. What is
 * written follows from the seed alone.
 * @param name tells it from other loads on the same account
 */
export function createLoad(
  headers: Record<string, string>,
  { seed, name = 'load', pictureSize = 0 }: { seed: number; name?: string; pictureSize?: number },
) {
  const random = createRandom(seed)
  const slots: Slot[] = []
  const idle: Slot[] = []
  const refused: number[] = []
  let begun = 0
  let acknowledged = 0

  /** The next write, and the record that it is about. */
  function plan(): { slot: Slot; write: Write } {
    const dice = random()
    const known = idle.length > 0 && dice > 0.5 ? idle.splice(Math.floor(random() * idle.length), 1)[0] : undefined
    const slot = known ?? { writes: [] }
    if (!known) slots.push(slot)
    begun += 1
    const label = known && dice > 0.9 ? undefined : `${name} ${seed} ${begun}`
    const some = () => (random() > 0.7 ? 2 : 1)
    const count = label === undefined ? 0 : some()
    const names = Array.from({ length: count }, (_, index) => `${label}/${index}`)
    const pictures = names.map((text) => createHash('sha256').update(uniquePicture(text, pictureSize)).digest('hex'))
    const write = { key: `${name}-${seed}-${begun}`, label, pictures, begun: performance.now() }
    slot.writes.push(write)
    return { slot, write }
  }

  /** Whether it was acknowledged. */
  async function send(caller: Caller, slot: Slot, write: Write, again = false): Promise<boolean> {
    const own = slot.id === undefined ? path : `${path}/${slot.id}`
    try {
      const answer = await call()
      const removedBefore = again && write.label === undefined && answer.status === 404
      if (answer.status !== 200 && !removedBefore) {
        refused.push(answer.status)
        return false
      }
      if (slot.id === undefined) slot.id = (JSON.parse(answer.body) as { resourceUuid: string }).resourceUuid
    } catch {
      refused.push(0)
      return false
    }
    write.answered = performance.now()
    acknowledged += 1
    if (write.label !== undefined) idle.push(slot)
    return true

    function call() {
      if (write.label === undefined) return caller.send('DELETE', own, headers)
      const bytes = write.pictures.map((_, index) => uniquePicture(`${write.label}/${index}`, pictureSize))
      const form = formOf({ ...land, label: write.label }, bytes)
      const method = slot.id === undefined ? 'POST' : 'PUT'
      return caller.send(method, own, { ...headers, ...form.headers, 'idempotency-key': write.key }, form.payload)
    }
  }

  return {
    slots,
    /** How many writes were begun. */
    begun: () => begun,
    /** How many writes were acknowledged. */
    acknowledged: () => acknowledged,
    /** Statuses of answers that were no acknowledgement; 0 where none came. */
    refused,
    /** Writes until a write gets no acknowledgement, or as many were sent as are wanted, counting from the first. */
    async write(caller: Caller, wanted: number, onAnswer: (acknowledged: number) => void = () => undefined) {
      const writer = async () => {
        while (begun < wanted) {
          const { slot, write } = plan()
          if (!(await send(caller, slot, write))) return
          onAnswer(acknowledged)
        }
      }
      await Promise.all(Array.from({ length: 8 }, writer))
    },
    /** Sends what was not acknowledged once more, under its key, until it is. */
    async repeat(caller: Caller) {
      const open = slots.flatMap((slot) => {
        const last = slot.writes.at(-1)
        return last && last.answered === undefined ? [{ slot, last }] : []
      })
      for (const { slot, last } of open) {
        if (!(await send(caller, slot, last, true))) {
          throw new Error(`"${last.label}" was refused when it was repeated: ${refused.at(-1)}`)
        }
      }
    },
  }
}
