import type { Answer, ProblemItem } from '#client/Answer.ts'
import { wordPath } from '#engine/record/path.ts'
import { fieldKeys, messageKeys, problemKeys } from '#engine/text/wordKeys.ts'
import type { Translate, Words } from '#ui/text/useText.ts'
import type { ToastItem } from '#ui/toast/toasts.ts'

const catalogueKey = (key: string): string => `app:catalogue.${key}`

/** The fields that an answer names; none where it gives a key, or nothing. */
export function namedFields({ problem }: Answer): ProblemItem[] {
  return Array.isArray(problem?.details) ? problem.details : []
}

/** Text of the message key in an answer. A key that the catalogue does not know is not shown to people. */
export function catalogueWords({ problem }: Answer): Words {
  const key = typeof problem?.details === 'string' ? [catalogueKey(problem.details)] : []
  return (text) => text([...key, catalogueKey('ERR_GEN_UNEXPECTED')])
}

/** Text of a message of a definition, `undefined` where it has none. */
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

/** What is wrong with a field that an answer names: by its code, or in the server's own sentence. */
export function problemWords(namespace: string, { fieldName, message }: ProblemItem): Words {
  const isSentence = message !== undefined && /\s/.test(message)
  return (text) => {
    if (isSentence) return message
    if (message) return text(problemKeys(namespace, fieldName, { code: message }))
    return text([`${namespace}:fields.${wordPath(fieldName)}.error`, catalogueKey('ERR_GEN_422')])
  }
}

/** The list of a toast: each named field by its label, and what is wrong with it. */
export function problemList(namespace: string, answer: Answer): ToastItem[] {
  return namedFields(answer).map((item) => ({
    fieldName: (text) => text.optional(fieldKeys(namespace, item.fieldName, 'label')) ?? item.fieldName,
    message: problemWords(namespace, item),
  }))
}
