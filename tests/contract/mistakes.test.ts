import { describe, expect, it } from 'vitest'
import { type Finding, findingLine } from '#compiler/text/Finding.ts'
import { withLeases } from '../fixtures/withLeases.ts'
import { edit, lineOf, lint, lintInGroups, read, type Seed, useTexts } from './seed.ts'
import byHand from './mistakes/byHand.json' with { type: 'json' }
import { seedMistakes } from './mistakes/seedMistakes.ts'

/** Mistakes of each kind; a kind that fits in fewer places has fewer. */
const maxEach = Number(process.env['MISTAKES'] ?? 1)

describe('mistakes made by program', { timeout: 600_000 }, async () => {
  // With a resource that says what the product has no need to say.
  const files = await withLeases()
  useTexts(files)

  it('leaves the real definitions without one', () => expect(lint().map(findingLine)).toEqual([]))

  it('finds at least 95 of 100 where they are', () => {
    const seen = new Set<string>()
    const mistakes = seedMistakes([...files.keys()], maxEach).flatMap(({ kind, message = /./, seed: plant }) => {
      const seed = plant()
      const [text = ''] = Object.values(seed.changed)
      // Two kinds of mistake may leave the same text behind, and some leave the old one.
      if (seen.has(seed.file + text) || files.get(seed.file) === text) return []
      seen.add(seed.file + text)
      return [{ kind, message, seed }]
    })
    const total = mistakes.length
    const missed: string[] = []
    const misplaced: string[] = []
    const start = performance.now()
    const lintAmongOthers = lintInGroups(mistakes.map(({ seed }) => seed))
    for (const { kind, message, seed } of mistakes) {
      const { file, line } = seed
      const isMeant = (one: Finding) => one.file === file && one.line === line && message.test(findingLine(one))
      const found = lintAmongOthers(seed, isMeant)
      if (found.length === 0) missed.push(`${kind}: ${file}:${line}`)
      else if (!found.some(isMeant)) {
        misplaced.push(`${kind}: ${file}:${line}, told at ${found.slice(0, 2).map(findingLine).join(' and ')}`)
      }
    }
    const spent = Math.round(performance.now() - start)
    const caught = total - missed.length - misplaced.length
    for (const one of missed) console.log(`not found: ${one}`)
    for (const one of misplaced) console.log(`elsewhere: ${one}`)
    console.log(
      `${caught} of ${total} mistakes found in file and line (${((100 * caught) / total).toFixed(1)} %), ` +
        `${misplaced.length} found elsewhere, ${missed.length} not found, ${spent} ms`,
    )
    expect(total).toBeGreaterThanOrEqual(50 * maxEach)
    expect(caught / total).toBeGreaterThanOrEqual(0.95)
  })

  it('finds at least 95 of 100 made by hand in expressions and references, with what mends them', () => {
    const rows = Object.entries(byHand).flatMap(([file, places]) =>
      Object.entries(places).flatMap(([place, all]) => {
        const path = place.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))
        // Mistakes in expressions hide none of the others: one of each is looked at together, all else alone.
        const alone = /\.(rule|if|computed|initial)$/.test(place) ? '' : place
        return (all as [unknown, string][]).map(([value, cure], turn) => ({
          file,
          path,
          value,
          cure,
          group: `${file} ${alone} ${turn}`,
        }))
      }),
    )
    const seeds = [...new Set(rows.map(({ group }) => group))].map((group) => {
      const some = rows.filter((row) => row.group === group)
      const [file = ''] = group.split(' ')
      const text = some.reduce((changed, { path, value }) => edit(changed, path, value), read(file))
      return { some, text, seed: { changed: { [file]: text }, file, line: 0 } satisfies Seed }
    })
    const lintAmongOthers = lintInGroups(seeds.map(({ seed }) => seed))
    const missed = seeds.flatMap(({ some, text, seed }) =>
      some.flatMap((row) => {
        const isMeant = ({ file, line, cure }: Finding) =>
          file === seed.file && line === lineOf(text, row.path) && cure.includes(row.cure)
        const found = lintAmongOthers(seed, isMeant)
        return found.some(isMeant) ? [] : [{ ...row, found: found.map(findingLine) }]
      }),
    )
    for (const { file, path, value, cure, found } of missed) {
      console.log(`${file} ${path.join('.')} ${JSON.stringify(value)}, without "${cure}":`, found)
    }
    expect(rows.length).toBeGreaterThanOrEqual(200)
    expect(1 - missed.length / rows.length).toBeGreaterThanOrEqual(0.95)
  })
})
