import type { Project } from '../project/readProject.ts'
import { checkAddress } from './refers/addresses.ts'
import { checkOutcomeTable, checkMessage } from './refers/answers.ts'
import { type Subject, declaredAround, holderAround, subjectsOf } from '../project/Subject.ts'
import { checkDemand } from './refers/conditions.ts'
import { checkCandidate, checkExpression, checkFieldValue, checkRemoval } from './refers/expressions.ts'
import { checkFieldOf, checkItemProperty, checkPart, checkSentField } from './refers/fields.ts'
import { checkName, checkUsed } from './refers/names.ts'
import { checkPath, checkTemplate, checkUnit } from './refers/paths.ts'
import { type Reference, referencesIn } from '../project/Spot.ts'
import { checkStructure } from './refers/structure.ts'
import * as values from './refers/values.ts'
import { checkAction, checkCall } from './rules/calls.ts'
import { checkHeadings } from './rules/columns.ts'
import { checkDeclaration } from './rules/declarations.ts'
import { checkDetails, checkPointingField } from './rules/details.ts'
import { checkOrderColumn, checkTable } from './rules/tables.ts'
import { checkEntryForm, checkForm, checkSearch } from './rules/forms.ts'
import { checkEntryFields, checkPlaced } from './rules/placed.ts'
import { checkAskedFields, checkRecord } from './rules/records.ts'
import { checkScreens } from './rules/screens.ts'
import { checkFormatDefinition, checkLookup } from './rules/shared.ts'
import { checkNotedWords, checkRuleWords } from './words/requireWords.ts'

/** Checks of references that are more than a name, by `to` of their note. */
const references: Record<string, (subject: Subject, reference: Reference) => void> = {
  path: checkPath,
  template: checkTemplate,
  unit: checkUnit,
  address: checkAddress,
  condition: checkExpression,
  expression: checkFieldValue,
  candidate: checkCandidate,
  holder: checkRemoval,
  demand: checkDemand,
  value: values.checkValue,
  binding: values.checkBinding,
  given: values.checkSetValue,
  'offered values': values.checkOfferedValues,
  part: checkPart,
  message: checkMessage,
  answers: checkOutcomeTable,
  'field of the object': checkFieldOf(declaredAround),
  'field beside': checkFieldOf(holderAround),
  'sent field': checkSentField,
  'property of an item': checkItemProperty,
  'words of a rule': checkRuleWords,
  column: checkOrderColumn,
  'pointing field': checkPointingField,
}

/** Checks by the name that a meta-schema notes as `rule`. */
const rules: Record<string, (subject: Subject) => void> = {
  record: checkRecord,
  'asked fields': checkAskedFields,
  declaration: checkDeclaration,
  form: checkForm,
  'placed field': checkPlaced,
  'form of an entry': checkEntryForm,
  'fields of an entry': checkEntryFields,
  search: checkSearch,
  table: checkTable,
  details: checkDetails,
  screens: checkScreens,
  format: checkFormatDefinition,
  lookup: checkLookup,
  call: checkCall,
  action: checkAction,
}

/**
 * Runs the checks that the meta-schemas note on the values of the definitions. `"refers": "operation"` on a text runs
 * the check of a reference, `"rule": "form"` on a form runs `checkForm`.
 */
export function checkDefinitions(project: Project): void {
  const parts = subjectsOf(project)
  for (const subject of parts) {
    for (const reference of referencesIn(subject.notes)) (references[reference.to] ?? checkName)(subject, reference)
    checkStructure(subject)
    checkNotedWords(subject)
  }
  for (const subject of parts) {
    checkHeadings(subject)
    checkUsed(subject)
    const { rule } = subject.notes
    if (rule === undefined) continue
    if (!rules[rule]) throw new Error(`The meta-schemas name the rule "${rule}", which nothing checks`)
    rules[rule](subject)
  }
}
