import type { Kind } from '#engine/schema/kindOf.ts'
import type { ScreenPart } from '#generated/plans.gen.ts'
import { ActionQuestion, ConfirmDialog, ItemDialog, MergeDialog, StoredForm } from './dialogs.ts'
import { controls } from './form/draw/controls.ts'

const dialogs = {
  question: [ActionQuestion],
  items: [ItemDialog],
  stored: [ConfirmDialog, MergeDialog, StoredForm],
} satisfies Record<ScreenPart, unknown>

/**
 * Fetches the code that a screen needs beside that of all screens of its kind: a sign-in does not carry what a large form
 * needs, and no form that is being filled in waits for any of it.
 * @param kinds kinds of the values that are edited
 */
export async function fetchParts(parts: readonly ScreenPart[], kinds: readonly Kind[] = []): Promise<void> {
  const wanted = kinds.map((kind) => controls[kind].Edit)
  await Promise.all([
    ...parts.flatMap((part) => dialogs[part].map((dialog) => dialog.fetch())),
    ...wanted.map(async (control) => 'fetch' in control && control.fetch()),
  ])
}
