import { readsToday } from '../../expressions/fieldsRead.ts'
import type { carryShape } from '#engine/migration/carryShape.ts'
import type { MigrationDefinition, RecordChange } from '#generated/definitions.gen.ts'
import { expressionWords } from '#engine/migration/changeRecord.ts'
import { calculatingChanges, compileCalculation } from '../../emit/calculations.ts'
import { calculationOf, tryChanges, type FunctionOf, type RunModule, type Tried } from './tryChanges.ts'
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

/** Checks what a change of a step says by itself: nothing that a cure left open, nothing twice, no loss that it hides. */
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

/** Makes the changes of the steps that no commit holds on made records, and names what goes wrong. */
export function checkTries(
  project: Project,
  steps: readonly Step[],
  { made, records }: ReturnType<typeof carryShape>,
  { offered, run }: { offered: OfferedValues; run: RunModule },
): void {
  const functionOf = checkCalculations(project, steps, run)
  for (const tried of tryChanges(project, made, records, { offered, run, functionOf })) {
    const source = steps[tried.step]?.source
    if (source) project.report({ source, path: ['changes', tried.position, wordOf(tried)] }, sentenceOf(tried))
  }
}

/** The word of a change at which a finding stands. */
function wordOf({ change, how }: Tried): keyof RecordChange {
  if (how === 'unfit' && change.to !== undefined) return 'to'
  return change.values ? 'values' : kindOf(change)
}

function kindOf({ retype, set }: RecordChange) {
  if (retype !== undefined) return 'retype'
  return set === undefined ? 'calculate' : 'set'
}

function sentenceOf(tried: Tried): Sentence {
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

/** Checks the expressions of the changes that calculate. Gives the functions of those that are right. */
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
        functions.set(keyOf(one.step, one.position, word), calculationOf(compiled.code, run))
      } else {
        for (const { message, cure, start } of compiled) {
          project.report({ ...place, character: start }, sentences.wrongExpression({ cause: message, cure }))
        }
      }
    }
  }
  return ({ step, position }, way) => functions.get(keyOf(steps[step]?.name ?? '', position, expressionWords[way]))
}

const keyOf = (step: string, position: number, word: string) => `${step} ${position} ${word}`
