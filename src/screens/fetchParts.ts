import type { Kind } from '#engine/schema/kinds.ts'
import type { ScreenPart } from '#generated/plans.gen.ts'
import * as dialogs from './dialogs.ts'
import { controls } from './form/draw/controls.ts'

const { ConfirmDialog, DraftOffer, FormActions, LeaveGuard, MergeDialog, StoredForm } = dialogs
const partsOf = {
  question: [dialogs.ActionQuestion],
  items: [dialogs.ItemDialog],
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
