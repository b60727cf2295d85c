import { readdirSync, readFileSync } from 'node:fs'
import refa from 'refa'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createFormats } from '#engine/formats/createFormats.ts'
import { normaliseRecord } from '#engine/formats/normaliseRecord.ts'
import { normalForm } from '#engine/text/normalForm.ts'
import { safeLabel } from '#server/files/fileLabels.ts'
import type { FormatsDefinition } from '#generated/definitions.gen.ts'
import { languageOf, readPattern } from '../../scripts/contract/language.ts'
import { processorTime } from '../processorTime.ts'

/** Letters of a text; a pattern that is far too slow is told by the short ones, before it takes minutes. */
const lengths = [25, 10_000, 250_000]
/**
 * Longest time for a text of each length, in milliseconds of the processor: five times as long as capital letters of such a
 * text take, one by one. What grows with the square takes a hundred times as long, with the middle length.
 */
const limits = new Map<number, number>()
for (const length of lengths) {
  // The shortest is over in no time at all.
  const text = 'é1 '.repeat(Math.max(length, 10_000) / 3)
  const capitals = await processorTime(() => Array.from(text, (letter) => letter.toUpperCase()).join(''))
  limits.set(length, 5 * capitals)
}
/** Texts of real values, for the formats that are tested by code. */
const everyday = ['a', 'Z', '0', '9', ' ', '\n', '.', '-', '_', '/', ':', '@', '?', '[', '\u00e9', '\ud83d\ude00']

const { formats } = JSON.parse(readFileSync('schemas/formats.json', 'utf8')) as FormatsDefinition
const working = createFormats({ $schema: '', formats }, () => new Date())

/** Every pattern below a value. */
function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'pattern' && typeof part === 'string' ? [part] : patternsIn(part),
  )
}

const read = (file: string): unknown =>
  file.endsWith('.json') ? JSON.parse(readFileSync(file, 'utf8')) : parse(readFileSync(file, 'utf8'))
const files = ['schemas', 'openapi'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
const demands = Object.values(formats).flatMap((format) => Object.values(format.demands ?? {}))
// Definitions, which meta-schemas judge, come with the product.
const definitions = files.filter((file) => /^(?!schemas\/meta\/).+\.(json|yaml)$/.test(file)).map(read)
const patterns = new Set([...definitions.flatMap(patternsIn), ...demands])

/** A letter of each kind that a pattern is made of, and one of no kind where there is one. */
function kindsOf(pattern: string): string[] {
  const letters = new Set<number>()
  const { expression, maxCharacter } = readPattern(pattern)
  let others = refa.CharSet.all(maxCharacter)
  refa.visitAst(expression, {
    onCharacterClassEnter({ characters }) {
      for (const { min, max } of [characters.ranges[0], characters.ranges.at(-1)].filter((range) => !!range)) {
        letters.add(min).add(Math.min(max, 0xffff))
      }
      others = others.without(characters)
    },
  })
  const rest = others.ranges[0]?.min
  return [...letters, ...(rest === undefined ? [] : [rest])].map((letter) => String.fromCodePoint(letter))
}

/** Beginnings of the shortest text that a pattern takes. */
function startsOf(pattern: string): string[] {
  const [word = []] = languageOf(pattern).words()
  return Array.from({ length: Math.min(word.length, 6) + 1 }, (_, length) =>
    String.fromCodePoint(...word.slice(0, length)),
  )
}

/** The first hostile text made of some letters that takes too long; empty if there is none. */
async function slowText(run: (text: string) => unknown, kinds: string[], starts: string[], ends = kinds) {
  const doubled = kinds.map((kind, index) => kind + (kinds[index + 1] ?? kind))
  for (const [length, maxMs] of limits) {
    for (const unit of [...kinds, ...doubled]) {
      const body = unit.repeat(length / unit.length)
      // What takes more than linear time is told by the middle length already, whatever it ends in.
      const tried = length === lengths.at(-1) ? ends.slice(-1) : ['', ...ends]
      for (const start of starts) {
        for (const end of tried) {
          const time = await processorTime(() => run(start + body + end), maxMs)
          if (time > maxMs) return `${JSON.stringify([start, unit, length, end])} takes ${Math.round(time)} ms`
        }
      }
    }
  }
  return ''
}

describe('no text is long enough to hold the server up', () => {
  it.each([...patterns])('with the pattern %s', { timeout: 60_000 }, async (pattern) => {
    const expression = new RegExp(pattern, 'u')
    expect(await slowText((text) => expression.test(text), kindsOf(pattern), startsOf(pattern))).toBe('')
  })

  it.each(Object.entries(working))('with the format %s', { timeout: 60_000 }, async (_, format) => {
    const run = (text: string) => format.validate(format.normalise(text))
    expect(await slowText(run, everyday, ['', 'http://'], ['\n', '@'])).toBe('')
  })

  const schema = { $schema: '', type: 'object' as const, properties: { label: { type: 'string' as const } } }
  it.each(
    Object.entries({
      'the normal form of a record': (text: string) => normaliseRecord(schema, { label: text }, {}),
      'the form NFD': (text: string) => normalForm(text, 'NFD'),
      'the form NFKC': (text: string) => normalForm(text, 'NFKC'),
      'the name of a file': safeLabel,
    }),
  )('with %s', async (_, run) => {
    // Marks that have an order among each other are put into it one by one.
    expect(await slowText(run, ['\u0300', '\u0316', '\u0e39', '\uff9e', 'a'], ['', 'a'])).toBe('')
  })
})
