import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTenant, subjects } from '../tests/bench/subjects.ts'
import { benchLists } from './bench/benchLists.ts'
import { benchTyping } from './bench/benchTyping.ts'
import { buildPage } from './bench/buildPage.ts'
import { besideAntd, inHundredths, judge, missed, nameOf } from './bench/judge.ts'
import { judgeAnswers } from './bench/judgeAnswers.ts'
import { judgeMemory } from './bench/judgeMemory.ts'
import { measureForms, openBench } from './bench/measureForms.ts'
import { summarise } from './bench/summarise.ts'

// Measures forms of the product beside the same forms written by hand and drawn by the stock theme of rjsf, typing into
// them on a slowed processor, and lists beside the virtual table of antd.
// Then times whether an answer tells if an address has an account, and watches the memory that large uploads take.
// Prints tables, writes forms.json, typing.json and lists.json to .cache/bench, and fails when a bound is not kept.
// With a word behind it (`npm run bench -- tenant`), only the forms and lists that have it in their name are measured.
const root = join(process.cwd(), 'tests', 'bench')
const directory = join(process.cwd(), '.cache', 'bench')
const page = join(directory, 'page')
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 4)
const [wanted] = process.argv.slice(2)

mkdirSync(directory, { recursive: true })
await buildPage(root, page)
const chosen = subjects.filter((subject) => wanted === undefined || nameOf({ subject }).includes(wanted))
const bench = await openBench(root, page)
const series = await measureForms(bench, chosen, rounds, missed).finally(bench.close)
const summary = summarise(series)
const typing = await benchTyping(root, directory, Math.ceil(rounds / 2), chosen)
const lists = await benchLists(root, directory, Math.ceil((3 * rounds) / 4), wanted)
const memory = wanted === undefined ? await judgeMemory() : undefined
const answers = wanted === undefined ? await judgeAnswers() : []
const verdicts = [...judge(series), ...typing, ...lists, ...answers, ...(memory?.verdicts ?? [])]
writeFileSync(
  join(directory, 'forms.json'),
  `${JSON.stringify({ rounds, summary, verdicts, series, memory: memory?.figures }, null, 2)}\n`,
)

console.log('Milliseconds, medians; in brackets the value that 95 of 100 stay below.')
console.table(
  summary.map(({ form, subject, first, key, pause, leave, tab }) => ({
    form,
    of: nameOf({ subject }),
    'first render': first.shown,
    keystroke: key.shown,
    'pause after typing': pause.shown,
    'leaving a field': leave.shown,
    'second tab': tab.shown,
  })),
)
console.log('How many times as long as antd by hand takes in the same round; the median of the rounds.')
console.table(
  series.map((one) => ({
    of: nameOf(one),
    rounds: one.rounds.length,
    'first render': inHundredths(besideAntd(one, 'firsts')),
    keystroke: inHundredths(besideAntd(one, 'keys')),
    'leaving a field': inHundredths(besideAntd(one, 'leaves')),
    ...(isTenant(one.subject) && { 'second tab': inHundredths(besideAntd(one, 'tabs')) }),
  })),
)
if (memory?.figures) {
  console.log('Memory of the server in MiB, before an upload of 20 files and at its peak.')
  console.table({ '20 × 0.5 MiB': memory.figures.small, '20 × 5 MiB': memory.figures.large })
} else if (memory) console.log('The memory of a process is not told on this system; it was not measured.')
console.table(verdicts.map(({ bound, value, limit, kept }) => ({ bound, value, limit, kept: kept ? 'yes' : 'NO' })))
if (verdicts.some(({ kept }) => !kept)) process.exitCode = 1
