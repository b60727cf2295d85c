import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isObject } from '#engine/record/path.ts'

/** How many properties the schemas in a part of a meta-schema declare. */
function declaredIn(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  const { properties } = part as { properties?: unknown }
  const own = isObject(properties) ? Object.keys(properties).length : 0
  return Object.values(part).reduce<number>((sum, inner) => sum + declaredIn(inner), own)
}

it('the meta-schemas declare 240 properties at most', () => {
  const metas = readdirSync('schemas/meta').map((file) => readFileSync(`schemas/meta/${file}`, 'utf8'))
  const all = metas.reduce((sum, text) => sum + declaredIn(JSON.parse(text)), 0)
  expect(all).toBeGreaterThan(100)
  expect(all).toBeLessThanOrEqual(240)
})
