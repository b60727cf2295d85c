import type { Answer } from '#client/Answer.ts'
import { fieldKeys, messageKeys } from '#engine/text/wordKeys.ts'
import type { Problem } from '#engine/validation/problem.ts'
import { problemText } from '#fields/fieldWords.ts'
import type { Translate, Words } from '#ui/text/useText.ts'
import type { ToastItem } from '#ui/toast/toasts.ts'

const catalogueKey = (key: string): string => `app:catalogue.${key}`

/** Keys of the message in an answer. A key that the catalogue does not know is not shown. */
export function catalogueKeys({ problem }: Answer): string[] {
  const key = typeof problem?.details === 'string' ? [catalogueKey(problem.details)] : []
  return [...key, catalogueKey('ERR_GEN_UNEXPECTED')]
}

/** Text of a message of a definition; empty where it has none. */
export function messageWords(namespace: string, words: string, part: 'title' | 'message', values: object): Words {
  return (text) => text.optional(messageKeys(namespace, words, part), { ...values }) ?? ''
}

/** The technical reason behind an answer, translated where the locale files know it. */
function reasonText(text: Translate, { status, reason }: Answer): string {
  return text.optional(`app:reasons.${status}`) ?? reason ?? ''
}

/** A message followed by the technical reason. */
export function withReason(message: Words, answer: Answer): Words {
  return (text) => {
    const said = typeof message === 'string' ? message : message(text)
    return `${said} ${reasonText(text, answer)}`.trim()
  }
}

/** The list of a toast: each named field by its label, and what is wrong with it. */
export function problemList(namespace: string, problems: readonly Problem[]): ToastItem[] {
  return problems.map((problem) => ({
    fieldName: (text) => text.optional(fieldKeys(namespace, problem.path, 'label')) ?? problem.path,
    message: (text) => problemText(text, namespace, problem.path, problem),
  }))
}
