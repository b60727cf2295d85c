import { expect } from '@playwright/test'
import type { SeenFields } from '../support/fieldsIn.ts'
import { messageOf } from './messages.ts'

/** Path of a field, what it must refuse, and what it takes; an empty text among the wrong ones means "required". */
export type Rule = readonly [path: string, wrong: readonly string[], right: string]

/** Types what is wrong and what is right into each field, and looks at the message. */
export async function checkFields(fields: SeenFields, folder: string, rules: readonly Rule[]): Promise<void> {
  for (const [path, wrong, right] of rules) {
    const message = messageOf(folder, path)
    for (const text of wrong) {
      await fields.type(path, text)
      await expect(fields.error(path), `${path}: "${text}"`).toHaveText(message)
    }
    await fields.type(path, right)
    await expect(fields.error(path), `${path}: "${right}"`).toHaveCount(0)
  }
}

/** Enters fields that only take a choice and leaves them without one. */
export async function checkChoices(
  fields: SeenFields,
  folder: string,
  choices: { radio: string[]; searched: string[] },
): Promise<void> {
  for (const path of choices.radio) {
    await fields.radio(path, 'MR').focus()
    await fields.radio(path, 'MR').blur()
    await expect(fields.error(path), path).toHaveText(messageOf(folder, path))
    await fields.radio(path, 'MR').check()
    await expect(fields.error(path), path).toHaveCount(0)
  }
  for (const path of choices.searched) {
    await fields.field(path).focus()
    await fields.field(path).blur()
    await expect(fields.error(path), path).toHaveText(messageOf(folder, path))
    await fields.find(path, 'France')
    await fields.field(path).blur()
    await expect(fields.error(path), path).toHaveCount(0)
    await expect(fields.frame(path)).toContainText('France')
  }
}

/** A day that has not come yet, as dd/mm/yyyy. */
export const tomorrow = () => dayOf(new Date(Date.now() + 86_400_000))
export const today = () => dayOf(new Date())

const dayOf = (date: Date) => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(date)
