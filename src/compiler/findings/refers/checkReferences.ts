import type { Project } from '../Project.ts'
import { checkNotedWords, checkRuleWords } from '../words/needWords.ts'
import { checkAddress, checkAddressWord } from './addresses.ts'
import { checkAnswers, checkMessage } from './answers.ts'
import type { Asked } from './Asked.ts'
import {
  checkDemand,
  checkEnumeration,
  checkExpression,
  checkFieldBeside,
  checkFieldValue,
  checkItemProperty,
  checkOwnField,
  checkPart,
  checkValue,
} from './fields.ts'
import { checkBinding, checkGiven, checkName, checkUsed, type Referred } from './names.ts'
import { type Reference, referencesIn } from './Notes.ts'
import { checkPath, checkTemplate } from './paths.ts'
import { checkStructure } from './structure.ts'

/** What is more than a name. */
const checks: Record<string, (asked: Asked, reference: Reference, referred: Referred) => void> = {
  path: checkPath,
  template: checkTemplate,
  address: checkAddress,
  'word of the address': checkAddressWord,
  condition: checkExpression,
  expression: checkFieldValue,
  demand: checkDemand,
  value: checkValue,
  binding: checkBinding,
  given: checkGiven,
  part: checkPart,
  enumeration: checkEnumeration,
  message: checkMessage,
  answers: checkAnswers,
  'field of the object': checkOwnField,
  'field beside': checkFieldBeside,
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
