import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import { isObject } from '#engine/record/path.ts'
import type { Problem } from '#engine/record/problem.ts'
import type { AlertEffect, Effect, GoEffect, MarkEffect, PlainEffect, ToastEffect } from '#generated/definitions.gen.ts'
import { saveFile } from '#ui/saveFile.ts'
import type { NewToast } from '#ui/toast/toasts.ts'
import { messageKeys, wordsOf } from '#engine/words/wordKeys.ts'
import { problemText } from '#fields/fieldWords.ts'
import type { Translate } from '#ui/text/useText.ts'
import { chooseAddress, plainText } from '../fillAddress.ts'
import type { CallContext, CallServices } from './CallContext.ts'

interface Run {
  services: CallServices
  answer: Answer
  args: CallArguments
  context: CallContext
}

/** Looks a name up in the answer, then in the route, then in the record. */
function namedValue(name: string, { services, answer, context }: Run): string | undefined {
  if (name === 'answer') return plainText(answer.data)
  if (name === 'wanted') return services.route.wanted
  const fromAnswer = isObject(answer.data) ? plainText(answer.data[name]) : undefined
  return fromAnswer ?? services.route.params[name] ?? plainText(context.record?.[name])
}

/**
 * Navigates to the address of an effect, with its names filled in. After a form that is finished, the address replaces
 * it in the history.
 */
function openAddress({ go: address }: GoEffect, run: Run): void {
  const { services, answer, context } = run
  // The wanted address is one already; all else becomes a part of one.
  const partOf = (name: string): string | undefined => {
    const value = namedValue(name, run)
    return name === 'wanted' || value === undefined ? value : encodeURIComponent(value)
  }
  const target = chooseAddress(address, (condition) => services.isTrueOf(condition, context.record), partOf)
  if (target === undefined) return
  if (context.ends && answer.ok) void services.navigate(target, { replace: true })
  else void services.navigate(target)
}

/** The values that texts may use: fields of the record, the route and the answer, and `id`, the record of the call. */
function textValues({ services, answer, args, context }: Run): Record<string, unknown> {
  const { params } = services.route
  const id = args.id ?? Object.values(args.path ?? {}).at(-1) ?? Object.values(params).at(-1)
  return { ...context.record, ...params, ...(isObject(answer.data) && answer.data), ...args.path, id }
}

/** Keys of the message in an answer. A key that the catalogue does not know is not shown. */
const catalogueKeys = ({ problem }: Answer): string[] =>
  [problem, 'ERR_GEN_UNEXPECTED'].flatMap((key) => (typeof key === 'string' ? [`app:catalogue.${key}`] : []))

/** Text of a message of a definition; empty where it has none. */
function messageWords(words: string, part: 'title' | 'message', run: Run): (text: Translate) => string {
  const values = textValues(run)
  return (text) => text.optional(messageKeys(run.context.namespace, words, part), values) ?? ''
}

/** The list of a toast: each named field by its label, with its problem. */
function problemList(namespace: string, problems: readonly Problem[]): NewToast['message'] {
  return (text) =>
    problems.map((problem) => ({
      fieldName: text.optional(`${wordsOf(namespace, problem.path)}.label`) ?? problem.path,
      message: problemText(text, wordsOf(namespace, problem.path), problem),
    }))
}

/** The problems of fields in an answer. None if it holds a key, or nothing. */
export function namedFields({ problem }: Answer): readonly Problem[] {
  return Array.isArray(problem) ? problem : []
}

/**
 * The text below the title of a toast: the definition's own, the problems of fields, the technical reason, or the
 * catalogue's text for a key in the answer.
 */
function toastMessage({ toast: words, details }: ToastEffect, run: Run): NewToast['message'] {
  const { answer, context } = run
  const message = messageWords(words, 'message', run)
  switch (details) {
    case 'fields':
      if (namedFields(answer).length > 0) return problemList(context.namespace, namedFields(answer))
      return typeof answer.problem === 'string' ? (text) => text(catalogueKeys(answer)) : message
    case 'reason':
      return (text) => {
        // The technical reason behind the answer, translated where the locale files know it.
        const reason = text.optional(`app:reasons.${answer.status}`) ?? answer.reason ?? ''
        return `${message(text)} ${reason}`.trim()
      }
    case 'catalogue':
      return (text) => text(catalogueKeys(answer))
    case undefined:
      return message
  }
}

function markField({ mark: field, codes }: MarkEffect, { context, answer }: Run): void {
  const isNamed = ({ path, code }: Problem) => path === field && (codes?.includes(code) ?? true)
  context.refuse?.(namedFields(answer).filter(isNamed))
}

function showAlert({ type = 'error', alert: words }: AlertEffect, run: Run): void {
  const { answer, context } = run
  const keys = words === 'catalogue' ? catalogueKeys(answer) : messageKeys(context.namespace, words, 'message')
  context.alert?.({ type, keys, params: words === 'catalogue' ? {} : textValues(run) })
}

type KeyOf<Part> = Part extends string ? never : keyof Part
type EffectName = Exclude<KeyOf<Effect>, 'type' | 'details' | 'codes'>

/** A row for each effect of the definition language, by its first word. A missing row does not compile. */
const runners: {
  [Name in EffectName]: (effect: Extract<Effect, Record<Name, unknown>>, run: Run) => void
} = {
  go: openAddress,
  toast: (effect, run) => {
    const title = messageWords(effect.toast, 'title', run)
    run.services.toasts.add({ type: effect.type, title, message: toastMessage(effect, run) })
  },
  alert: showAlert,
  mark: markField,
  form: ({ form }, { context }) => context.show?.(form),
  download({ download: name }, { answer }) {
    if (answer.data instanceof Blob) saveFile(answer.data, name)
  },
}

const plainRunners: Record<PlainEffect, (run: Run) => void> = {
  markFields: ({ context, answer }) => context.refuse?.(namedFields(answer)),
  // It decides whether the call is repeated, so `performCall` deals with it.
  signInAgain: () => undefined,
  signIn: ({ services, answer }) => services.session.signIn(answer.data),
  signOut: ({ services }) => services.session.signOut(),
  merge: ({ context }) => context.merge?.(),
  reload: ({ context }) => context.reload?.(),
  removeRow: ({ context }) => context.removeRow?.(),
}

/** Runs one effect of an outcome table, such as a toast or a navigation. */
export function runEffect(effect: Effect, run: Run): void {
  if (typeof effect === 'string') {
    plainRunners[effect](run)
    return
  }
  // The table above pairs each effect with its own runner; the compiler cannot follow that through a union.
  for (const [name, runner] of Object.entries(runners)) {
    if (name in effect) (runner as (effect: Effect, run: Run) => void)(effect, run)
  }
}
