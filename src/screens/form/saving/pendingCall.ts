import type { Answer } from '#client/Answer.ts'
import type { CallArguments } from '#client/createClient.ts'
import { newId } from '#fields/files/Attachments.ts'

/** What is sent, with the key under which the server carries it out once. */
export type PendingCall = Sent & { idempotencyKey: string }

type Sent = Pick<CallArguments, 'json' | 'query' | 'files'>

/**
 * Answers after which the call may have been carried out, or may still be: the key stays, so that it is not carried out
 * a second time. A plain refusal stored nothing, and what is sent next is another content.
 */
const undecided: readonly Answer['status'][] = ['network', 401, 408, 425, 429]

export const keepsKey = (status: Answer['status']) =>
  undecided.includes(status) || (typeof status === 'number' && status >= 500)

/**
 * Gives a call its key. A create that is tried again keeps it, even with other content: the first try may have arrived,
 * and then the server says so instead of making a second record. An update with other content is another update.
 * @param createKey key of a create that was tried before
 */
export function withKey(sent: Sent, before: PendingCall | undefined, createKey: string | undefined): PendingCall {
  const same = before !== undefined && isSame(before, sent)
  return { ...sent, idempotencyKey: createKey ?? (same ? before.idempotencyKey : newId()) }
}

/** A file that was chosen again counts as another one: name and size do not tell its bytes. */
function isSame(before: Sent, sent: Sent): boolean {
  const textOf = ({ json, query, files = [] }: Sent) =>
    JSON.stringify([json, query, files.map(({ part, name }) => [part, name])])
  const hasSameBytes = (sent.files ?? []).every(({ file }, at) => file === before.files?.[at]?.file)
  return textOf(before) === textOf(sent) && hasSameBytes
}
