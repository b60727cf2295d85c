import type { Project } from './read/readProject.ts'
import { checkAddress } from './refers/addresses.ts'
import { checkAnswers, checkMessage } from './refers/answers.ts'
import { type Asked, declaredAround, holderAround } from './refers/Asked.ts'
import { checkDemand } from './refers/conditions.ts'
import { checkExpression, checkFieldValue } from './refers/expressions.ts'
import { checkFieldOf, checkItemProperty, checkPart, checkSentField } from './refers/fields.ts'
import { checkName, checkUsed } from './refers/names.ts'
import { checkEntryText, checkPath, checkTemplate, checkUnit } from './refers/paths.ts'
import { type Reference, referencesIn } from './refers/Spot.ts'
import { checkStructure } from './refers/structure.ts'
import * as values from './refers/values.ts'
import { checkCalls } from './rules/calls.ts'
import { checkHeadings } from './rules/columns.ts'
import { checkDeclaration } from './rules/declarations.ts'
import { checkDetails, checkTable } from './rules/details.ts'
import { checkEntryShape, checkForm } from './rules/forms.ts'
import { checkPlaced } from './rules/placed.ts'
import { checkRecord } from './rules/records.ts'
import { checkScreens } from './rules/screens.ts'
import { checkFormats, checkLookups } from './rules/shared.ts'
import { checkNotedWords, checkRuleWords } from './words/needWords.ts'

/** What a text refers to that is more than a name. */
const references: Record<string, (asked: Asked, reference: Reference) => void> = {
  path: checkPath,
  template: checkTemplate,
  unit: checkUnit,
  'text of entries': checkEntryText,
  address: checkAddress,
  condition: checkExpression,
  expression: checkFieldValue,
  demand: checkDemand,
  value: values.checkValue,
  binding: values.checkBinding,
  given: values.checkGiven,
  'offered values': values.checkOffered,
  part: checkPart,
  message: checkMessage,
  answers: checkAnswers,
  'field of the object': checkFieldOf(declaredAround),
  'field beside': checkFieldOf(holderAround),
  'sent field': checkSentField,
  'property of an item': checkItemProperty,
  'words of a rule': checkRuleWords,
}

type Rule = (asked: Asked) => void

/** What no note can say of a part of a definition. */
const ofParts: Rule[] = [checkDeclaration, checkPlaced, checkEntryShape, checkHeadings, checkUsed]

/** What the parts of a definition have to do with each other, by its kind. */
const ofWhole: Partial<Record<string, Rule>> = {
  record: checkRecord,
  form: checkForm,
  table: checkTable,
  details: checkDetails,
  formats: checkFormats,
  lookups: checkLookups,
  screens: checkScreens,
}

/** Walks over all that the meta-schemas know of the definitions, and checks what they note of it, and what no note can say. */
export function checkDefinitions(project: Project): void {
  const parts = project.definitions.flatMap((definition) =>
    definition.spots.map((spot) => ({ project, definition, spot })),
  )
  for (const asked of parts) {
    for (const reference of referencesIn(asked.spot.notes)) (references[reference.to] ?? checkName)(asked, reference)
    checkStructure(asked)
    checkNotedWords(asked)
  }
  for (const asked of parts) for (const check of ofParts) check(asked)
  for (const asked of parts.filter(({ spot }) => spot.path.length === 0)) {
    checkCalls(asked)
    ofWhole[asked.definition.kind]?.(asked)
  }
}
