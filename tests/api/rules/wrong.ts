import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { refusal } from '../requests.ts'

/** The items that demand it, a field, a wrong value for it (undefined: missing), and the code that names it. */
export type Wrong = [items: string, path: string, value: unknown, code: string]

/** Today and some days, as dd/mm/yyyy. */
export function day(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return date.toLocaleDateString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })
}

/** Sends a record with one wrong value. That nothing is written of what is refused is seen in `fire`. */
export function refuses(
  base: object,
  wrongs: Wrong[],
  send: (record: object) => Promise<LightMyRequestResponse>,
): void {
  it.each(wrongs)('%s %s: %j is refused as %s', async (_, path, value, code) => {
    expect(await refusal(send(setAt(base, path, value)))).toEqual([422, `${path} ${code}`])
  })
}
