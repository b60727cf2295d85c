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
 * Fetches the code that a screen needs beside that of all screens of its kind: a sign-in does not carry what a large form
 * needs, and no form that is being filled in waits for any of it.
 * @param parts as the plan of the screen names them
 * @param kinds kinds of the values that are edited
 */
export async function fetchParts(parts: readonly ScreenPart[], kinds: readonly Kind[] = []): Promise<void> {
  const wanted = kinds.map((kind) => controls[kind].Edit)
  await Promise.all([
    ...parts.flatMap((part) => componentsOf[part].map((component) => component.fetch())),
    ...wanted.map(async (control) => 'fetch' in control && control.fetch()),
  ])
}
