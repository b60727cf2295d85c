import { readsToday } from '../../expressions/fieldsRead.ts'
import type { carryShape } from '#engine/migration/carryShape.ts'
import type { MigrationDefinition, RecordChange } from '#generated/definitions.gen.ts'
import { expressionWords } from '#engine/migration/changeRecord.ts'
import { calculatingChanges, compileCalculation } from '../../emit/calculations.ts'
import { calculationOf, tryChanges, type FunctionOf, type RunModule, type FailedTrial } from './tryChanges.ts'
import type { OfferedValues } from '../../emit/validators/validatorsModule.ts'
import type { Definition } from '../../project/Definition.ts'
import type { Project } from '../../project/readProject.ts'
import type { Path } from '../../text/Source.ts'
import { type Sentence, sentences } from '../../text/sentences.ts'

type Step = Definition<MigrationDefinition>

/** Stands in a printed cure for what only the analyst knows. */
export const blank = '…'

/** Whether a change is not whole yet. */
export const isOpen = ({ values = [], ...words }: RecordChange) =>
  [...values.flat(), ...Object.values(words)].includes(blank)

/**
 * Checks a change of a migration step without running it: the blank of a suggestion is filled in, no old value is
 * mapped twice, and a replacement that loses values states `because`.
 */
export function checkChange(project: Project, { source }: Step, change: RecordChange, index: number): void {
  const { values = [], otherwise, because } = change
  const report = (path: Path, sentence: Sentence) =>
    project.report({ source, path: ['changes', index, ...path] }, sentence)
  for (const [word, value] of Object.entries(change)) if (value === blank) report([word], sentences.blank())
  for (const [position, pair] of values.entries()) {
    for (const side of [0, 1]) if (pair[side] === blank) report(['values', position, side], sentences.blank())
  }
  const twice = values.findIndex(([old], position) => values.findIndex(([other]) => other === old) < position)
  if (twice >= 0) report(['values', twice, 0], sentences.twice({ what: JSON.stringify(values[twice]?.[0]) }))
  if (otherwise !== undefined && because === undefined) {
    report(['otherwise'], sentences.loss({ cause: 'values are replaced that do not come back' }))
  }
}

/** Runs the changes of new steps on generated records and reports stored values that they would break or lose. */
export function checkTrials(
  project: Project,
  steps: readonly Step[],
  { made, records }: ReturnType<typeof carryShape>,
  { offered, run }: { offered: OfferedValues; run: RunModule },
): void {
  const functionOf = checkCalculations(project, steps, run)
  for (const tried of tryChanges(project, made, records, { offered, run, functionOf })) {
    const source = steps[tried.step]?.source
    if (source) {
      project.report({ source, path: ['changes', tried.position, keywordAtFault(tried)] }, trialFinding(tried))
    }
  }
}

/** The keyword of a change at which its finding is reported, as in `retype`. */
function keywordAtFault({ change, how }: FailedTrial): keyof RecordChange {
  if (how === 'unfit' && change.to !== undefined) return 'to'
  return change.values ? 'values' : changeKeyword(change)
}

function changeKeyword({ retype, set }: RecordChange) {
  if (retype !== undefined) return 'retype'
  return set === undefined ? 'calculate' : 'set'
}

/**
 * The finding of a failed trial, with the generated value that failed: `"rent" holds "12,5" in some records, which
 * comes back as "12.5"`.
 */
function trialFinding(tried: FailedTrial): Sentence {
  const { path, change } = tried
  const value = tried.value === undefined ? 'nothing' : JSON.stringify(tried.value)
  if (tried.how === 'unfit') {
    const what = `"${path}" would hold ${value}, which breaks its ${tried.code}`
    const narrow = JSON.stringify({ record: change.record, narrow: path, because: blank })
    return sentences.step({
      cause: what,
      cure: `give it what it takes, or let stored records be beyond it with ${narrow}`,
    })
  }
  const back = tried.back === undefined ? 'nothing' : JSON.stringify(tried.back)
  if (tried.how === 'overwritten') {
    return sentences.step({
      cause: `"${path}" holds ${value} in some records already, and going back makes ${back} of it`,
      cure: `put [${value}, ${value}] first, so that it stays`,
    })
  }
  return sentences.loss({ cause: `"${path}" holds ${value} in some records, which comes back as ${back}` })
}

/**
 * Checks the expressions of the changes that calculate a field. Returns the compiled functions, for the trials; an
 * expression with a mistake has none.
 */
function checkCalculations(project: Project, steps: readonly Step[], run: RunModule): FunctionOf {
  const functions = new Map<string, ReturnType<typeof calculationOf>>()
  for (const one of calculatingChanges(project)) {
    const step = steps.find(({ name }) => name === one.step)
    if (!step) continue
    for (const word of Object.values(expressionWords)) {
      const text = one.change[word]
      const place = { source: step.source, path: ['changes', one.position, word] }
      if (text === undefined) continue
      if (typeof text !== 'string') {
        project.report(
          place,
          sentences.step({ cause: 'the value of a field is calculated by an expression', cure: 'write it as text' }),
        )
        continue
      }
      if (readsToday(text)) project.report(place, sentences.hangsOnDay())
      const compiled = compileCalculation(project, one, text)
      if (!Array.isArray(compiled)) {
        functions.set(calculationKey(one.step, one.position, word), calculationOf(compiled.code, run))
      } else {
        for (const { message, cure, start } of compiled) {
          project.report({ ...place, character: start }, sentences.wrongExpression({ cause: message, cure }))
        }
      }
    }
  }
  return ({ step, position }, way) =>
    functions.get(calculationKey(steps[step]?.name ?? '', position, expressionWords[way]))
}

const calculationKey = (step: string, position: number, word: string) => `${step} ${position} ${word}`
