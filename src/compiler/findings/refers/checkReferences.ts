import type { Project } from '../Project.ts'
import { checkNotedWords, checkRuleWords } from '../words/needWords.ts'
import { checkAddress } from './addresses.ts'
import { checkAnswers, checkMessage } from './answers.ts'
import type { Asked } from './Asked.ts'
import { checkDemand } from './conditions.ts'
import { checkExpression, checkFieldValue } from './expressions.ts'
import { checkFieldBeside, checkItemProperty, checkOwnField, checkPart, checkSentField, checkValue } from './fields.ts'
import { checkBinding, checkGiven, checkName, checkOffered, checkUsed, type Referred } from './names.ts'
import { type Reference, referencesIn } from './Spot.ts'
import { checkEntryText, checkPath, checkTemplate, checkUnit } from './paths.ts'
import { checkStructure } from './structure.ts'

/** What is more than a name. */
const checks: Record<string, (asked: Asked, reference: Reference, referred: Referred) => void> = {
  path: checkPath,
  template: checkTemplate,
  unit: checkUnit,
  'text of entries': checkEntryText,
  address: checkAddress,
  condition: checkExpression,
  expression: checkFieldValue,
  demand: checkDemand,
  value: checkValue,
  binding: checkBinding,
  given: checkGiven,
  part: checkPart,
  'offered values': checkOffered,
  message: checkMessage,
  answers: checkAnswers,
  'field of the object': checkOwnField,
  'field beside': checkFieldBeside,
  'sent field': checkSentField,
  'property of an item': checkItemProperty,
  'words of a rule': checkRuleWords,
}

/** Walks over all that the meta-schemas know of the definitions, and checks what they note of it. */
export function checkReferences(project: Project): void {
  const referred: Referred = new Map()
  const all = project.definitions.flatMap((definition) =>
    definition.spots.map((spot): Asked => ({ project, definition, spot })),
  )
  for (const asked of all) {
    for (const reference of referencesIn(asked.spot.notes)) {
      const check = checks[reference.to] ?? checkName
      check(asked, reference, referred)
    }
    checkStructure(asked)
    checkNotedWords(asked)
  }
  for (const asked of all) checkUsed(asked, referred)
}
