import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { runSimulations } from './runSimulations.ts'

/** `SEED=<number>` plays the run of that number again, and those behind it. */
const seed = Number(process.env['SEED'] ?? randomInt(2 ** 30))
const operations = Number(process.env['OPERATIONS'] ?? 1_250)

describe(
  'people, tabs, processes and a network that cuts, doubles and delays',
  { timeout: 600_000 + operations * 20 },
  () => {
    it('lose nothing that was acknowledged, enter nothing twice, overwrite nothing unseen, see nothing of others', async () => {
      const { failure, ...played } = await runSimulations({ seed, operations })
      expect(failure).toBeUndefined()
      console.log(`SEED=${seed}: ${played.operations} operations in ${played.runs} runs`)
    })

    it.each([
      ['If-Match ignored', /saw \d+ and became|version \d+|is both|oldPictures/],
      ['mail removed before it is sent', /\d of \d mails came/],
    ] as const)(
      'are found out with a server that has this weakness, and shrunk to a few steps: %s',
      async (plant, fault) => {
        const { failure = '' } = await runSimulations({ seed: 4000, operations: 4_000, plant, tries: 14 })
        expect(failure).toMatch(fault)
        const [, fewer, all] = /(\d+) of (\d+) steps/.exec(failure) ?? []
        expect(Number(fewer)).toBeLessThan(Number(all))
      },
    )
  },
)
