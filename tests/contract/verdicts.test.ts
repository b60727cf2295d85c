import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formats } from '#generated/formats.gen.ts'
import { recordSchema, wireSchema } from '#compiler/emit/validators/wireSchema.ts'
import { changed, documentOf } from '../arbitraries/documentOf.ts'
import { judgesOf, pathsIn, plainOf, recordNames, schemaOf } from '../arbitraries/judgeOf.ts'
import { validationOf } from './validationOf.ts'

/** Documents of each record and each of its two shapes; `VERDICTS=5000` for a release. */
const maxRuns = Number(process.env['VERDICTS'] ?? 1_000)
const seed = Number(process.env['SEED'] ?? 20_261_120)

/** What browser and server run, against schemas that are compiled anew by another compiler with formats of its own. */
it.each(recordNames)(
  'the verdicts of browser and server on documents of %s are those of an independent judge, field by field',
  { timeout: 300_000 },
  (name) => {
    const generated = validationOf(name)
    const schema = schemaOf(name)
    const judges = judgesOf(plainOf(name))
    const taken: number[] = []
    for (const shape of ['record', 'wire'] as const) {
      const valid = documentOf(shape === 'record' ? recordSchema(schema, formats) : wireSchema(schema))
      const made = fc.sample(valid, { numRuns: 300, seed })
      const kept = made.filter((document) => judges[shape](document).length === 0)
      // Rules over several fields are seldom kept by chance: what keeps them comes as often as what does not.
      const pool = [...made, ...Array.from({ length: 300 }, (_, index) => kept[index % kept.length])]
      const documents = fc.sample(changed(pool), { numRuns: maxRuns, seed })
      let count = 0
      for (const document of documents) {
        const [ours, theirs] = [generated[shape](document), judges[shape](document)]
        if (ours.length === 0) count += 1
        if (ours.length > 0 || theirs.length > 0) {
          const about = () => `${shape} ${JSON.stringify(document)}`
          if (pathsIn(ours).join('\n') !== pathsIn(theirs).join('\n')) {
            expect(pathsIn(ours), about()).toEqual(pathsIn(theirs))
          }
        }
      }
      taken.push(count)
    }
    console.log(
      `${name}: ${2 * maxRuns} documents, the same verdict on each; taken ${taken.join(' records, ')} as they travel`,
    )
    // Neither a judge that takes everything nor one that refuses everything would prove anything.
    for (const count of taken) expect(count).toBeGreaterThan(maxRuns / 100)
    for (const count of taken) expect(count).toBeLessThan(maxRuns)
  },
)
