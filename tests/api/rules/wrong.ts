import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import { setAt } from '#engine/record/path.ts'
import { named } from '../requests.ts'

/** The items that demand it, a field, a wrong value for it (undefined: missing), and the code that names it. */
export type Wrong = [items: string, path: string, value: unknown, code: string]

/** Wrong values of a kind of field. */
type Kind = (items: string, path: string) => Wrong[]

const each =
  (...wrongs: [value: unknown, code: string][]): Kind =>
  (items, path) =>
    wrongs.map(([value, code]): Wrong => [items, path, value, code])

/** Today and some days, as dd/mm/yyyy. */
export function day(days: number): string {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return date.toLocaleDateString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })
}

export const required = each([undefined, 'required'], [' ', 'required'])
export const choice = each([undefined, 'required'], ['MME', 'enum'])
export const offered = each(['Something else', 'enum'], [7, 'type'])
export const email = each(
  ['jean.example.org', 'format'],
  ['a@b@example.org', 'format'],
  ['a@example', 'format'],
  ['a b@example.org', 'format'],
  [12, 'type'],
)
export const mobile = each(['0145678901', 'format'], ['061234567', 'format'])
export const landline = each(['0612345678', 'format'], ['014567890', 'format'], ['abc', 'format'])
export const amount = each(['1000', 'type'], [-1, 'minimum'])
export const website = each(['not a site', 'format'], ['javascript:alert(1)', 'format'])
/** Two days on, so that the test may run over midnight. */
export const pastDate = each(['31/02/1980', 'format'], ['1980-02-01', 'format'], [day(2), 'format'])
export const unknown = each(['x', 'unknown'])

/** One kind of wrong values at several fields. */
export const all = (kind: Kind, items: string, ...paths: string[]): Wrong[] =>
  paths.flatMap((path) => kind(items, path))

type Send = (record: object) => Promise<LightMyRequestResponse>

/** Sends a record with one wrong value in each way that there is; none of them leaves a trace. */
export function refuses(base: object, wrongs: Wrong[], ways: Send[], state: () => Promise<unknown>): void {
  const titled = wrongs.map((wrong) => {
    const [items, path, value, code] = wrong
    return [`${items} ${path}: ${JSON.stringify(value)} is refused as ${code}`.trim(), wrong] as const
  })
  it.each(titled)('%s', async (_, [, path, value, code]) => {
    const before = await state()
    for (const send of ways) {
      const answer = await send(setAt(base, path, value))
      expect([answer.statusCode, named(answer)]).toEqual([422, [{ fieldName: path, message: code }]])
    }
    expect(await state()).toEqual(before)
  })
}
