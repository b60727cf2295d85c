import { formPlan } from '#engine/form/formPlan.ts'
import { kindsIn } from '#engine/form/kindsIn.ts'
import { fetchControls } from '#fields/fetchControls.ts'
import type { Action, FormatsDefinition, FormDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { ActionQuestion, ConfirmDialog, EntryDialog, MergeDialog, StoredForm } from './dialogs.ts'

/** Fetches the code that the actions of a screen need beside that of their screen. */
export async function fetchCode({ actions = [] }: { actions?: readonly Action[] }): Promise<void> {
  if (actions.some(({ confirm }) => confirm)) await ActionQuestion.fetch()
}

/**
 * Fetches the code that a form needs beside that of all forms: a sign-in does not carry what a large form needs, and
 * nobody who fills one in waits for any of it.
 */
export async function fetchFormCode(
  definition: FormDefinition,
  record: RecordSchema,
  formats: FormatsDefinition,
): Promise<void> {
  const plan = formPlan(definition, record, formats)
  const opensForms = plan.fields.some(({ entry }) => entry && 'form' in entry)
  // A form of a stored record is not left without a question, and what others change meanwhile is joined with it.
  const stored = definition.load !== undefined
  await Promise.all([
    fetchCode(definition),
    fetchControls(kindsIn(plan)),
    opensForms && EntryDialog.fetch(),
    stored && ConfirmDialog.fetch(),
    stored && MergeDialog.fetch(),
    stored && StoredForm.fetch(),
  ])
}
