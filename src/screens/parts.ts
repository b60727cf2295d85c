import type { Kind } from '#engine/schema/kindOf.ts'
import type { ScreenPart } from '#engine/plan/ScreenSources.ts'
import { AnswerEdit } from '#fields/controls/answerAhead.ts'
import { fetchedAhead } from '#ui/fetchedAhead.tsx'
import { controls } from './form/draw/controls.ts'

// What opens over a screen, and what only some screens show. `fetchParts` fetches what a plan names of it before its screen
// is drawn.
export const ChangeDialog = fetchedAhead(async () => (await import('./actions/ChangeDialog.tsx')).ChangeDialog)
export const ConfirmDialog = fetchedAhead(async () => (await import('#ui/Dialog.tsx')).ConfirmDialog)
export const ActionQuestion = fetchedAhead(async () => (await import('./actions/ActionQuestion.tsx')).ActionQuestion)
export const DraftOffer = fetchedAhead(async () => (await import('./form/saving/DraftOffer.tsx')).DraftOffer)
export const FormActions = fetchedAhead(async () => (await import('./form/saving/FormActions.tsx')).FormActions)
export const ItemDialog = fetchedAhead(async () => (await import('./form/items/ItemDialog.tsx')).ItemDialog)
export const LeaveGuard = fetchedAhead(async () => (await import('./form/LeaveGuard.tsx')).LeaveGuard)
export const MergeDialog = fetchedAhead(async () => (await import('./form/merge/MergeDialog.tsx')).MergeDialog)
export const StoredForm = fetchedAhead(async () => (await import('./form/StoredForm.tsx')).StoredForm)

const partsOf = {
  question: [ActionQuestion],
  asking: [ChangeDialog, ConfirmDialog, LeaveGuard],
  answer: [AnswerEdit],
  items: [ItemDialog],
  stored: [ConfirmDialog, DraftOffer, FormActions, LeaveGuard, MergeDialog, StoredForm],
} satisfies Record<ScreenPart, unknown>

/**
 * Fetches the code that a screen needs beside that of all screens of its kind: a sign-in does not carry what a large form
 * needs, and no form that is being filled in waits for any of it.
 * @param kinds kinds of the values that are edited
 */
export async function fetchParts(parts: readonly ScreenPart[], kinds: readonly Kind[] = []): Promise<void> {
  const wanted = kinds.map((kind) => controls[kind].Edit)
  await Promise.all([
    ...parts.flatMap((part) => partsOf[part].map((dialog) => dialog.fetch())),
    ...wanted.map(async (control) => 'fetch' in control && control.fetch()),
  ])
}
