import type { Kind } from '#engine/schema/kindOf.ts'
import type { ScreenPart } from '#engine/plan/ScreenSources.ts'
import { AnswerEdit } from '#fields/controls/answerAhead.ts'
import { ActionQuestion, ChangeDialog } from './actions/dialogsAhead.ts'
import { controls } from './form/draw/controls.ts'
import { ItemDialog } from './form/items/itemDialogAhead.ts'
import { DraftOffer, FormActions, LeaveGuard, MergeDialog, StoredForm } from './saving/storedAhead.ts'

const componentsOf = {
  question: [ActionQuestion],
  asking: [ChangeDialog],
  answer: [AnswerEdit],
  items: [ItemDialog],
  stored: [DraftOffer, FormActions, LeaveGuard, MergeDialog, StoredForm],
} satisfies Record<ScreenPart, unknown>

/**
 * Fetches the code that a screen needs beyond the code of its kind. So a sign-in does not load the code of a large
 * form, and a form being filled in waits for none.
 * @param parts named by the plan of the screen
 * @param kinds kinds of the edited values
 */
export async function fetchParts(parts: readonly ScreenPart[], kinds: readonly Kind[] = []): Promise<void> {
  const wanted = kinds.map((kind) => controls[kind].Edit)
  await Promise.all([
    ...parts.flatMap((part) => componentsOf[part].map((component) => component.fetch())),
    ...wanted.map(async (control) => 'fetch' in control && control.fetch()),
  ])
}
