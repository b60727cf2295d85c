import { messageKeys } from '#engine/words/wordKeys.ts'
import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { tablesUsed } from '../../emit/outcomes.ts'
import { didYouMean } from '../../text/nearest.ts'
import { sentences } from '../../text/sentences.ts'
import { requireWordsAt } from '../words/requireWords.ts'
import { type Subject, operationsAround } from '../../project/Subject.ts'
import { report, reportAt } from '../report.ts'
import { beside, type Reference, referencesIn } from '../../project/Spot.ts'

/**
 * Checks an outcome table, which maps the statuses of a call to effects: no row for a status that the contract never
 * answers, and a row for each refusal that it does.
 */
export function checkOutcomeTable(subject: Subject): void {
  const { project, definition } = subject
  const table = subject.value as OutcomeTable
  const isShared = definition.kind === 'outcomes'
  const calls = isShared ? [...project.contract.operations.values()] : operationsAround(subject)
  const statuses = new Set(calls.flatMap((call) => call.statuses))
  const caller = calls.length > 1 ? 'no call ever' : `"${calls[0]?.id}" never`
  for (const row of calls.length > 0 ? Object.keys(table) : []) {
    if (/^\d{3}$/.test(row) && !statuses.has(row)) {
      reportAt(subject, [row], sentences.neverAnswered({ caller, status: row, cure: didYouMean(row, statuses) }))
    }
  }
  const shared = tablesUsed(table, project.outcomes.tables)
  if (isShared) {
    const name = String(subject.path.at(-1))
    if (shared.has(name)) reportAt(subject, ['use'], sentences.usesItself({ name }))
    return
  }
  if (table.use === undefined || shared.size > 0) checkRefusalsCovered(subject, [table, ...shared.values()], statuses)
  requireSharedMessages(subject, table, shared)
}

/**
 * Reports refusals of the contract without a row, since a user would see nothing happen. An empty row states that
 * nothing should.
 */
function checkRefusalsCovered(subject: Subject, tables: OutcomeTable[], statuses: ReadonlySet<string>): void {
  const rows = new Set(tables.flatMap((table) => Object.keys(table)))
  if (rows.has('other') || statuses.size === 0) return
  for (const status of [...[...statuses].filter((one) => !one.startsWith('2')), 'network']) {
    if (!rows.has(status)) {
      report(
        subject,
        sentences.nothingSaid({
          what: status === 'network' ? 'a call without answer' : `the answer ${status}`,
          row: status,
        }),
      )
    }
  }
}

/** Checks the words of a message, in the folder of the definition. */
export function checkMessage(subject: Subject, reference: Reference): void {
  const { project, definition, value } = subject
  if (definition.kind !== 'outcomes') {
    requireMessageWords(subject, reference, definition.folder)
    return
  }
  // No definition may come to the message of a shared table now; some folder must have its words all the same.
  const languages = [...project.words.by.values()]
  for (const part of shownParts(subject, reference)) {
    const end = `messages.${String(value)}.${part}`
    if (!languages.some((words) => [...words.keys()].some((key) => key.endsWith(`:${end}`)))) {
      report(subject, sentences.noWords({ what: `"${end}"`, cure: 'add it to app.json of every language' }))
    }
  }
}

/**
 * The parts of a message, title and text, that need translated words. With `"details": "catalogue"` the text comes from
 * the answer instead.
 */
const shownParts = (subject: Subject, { parts = [], or }: Reference) =>
  parts.filter((part) => subject.value !== or && (part === 'title' || beside(subject, 'details') !== 'catalogue'))

function requireMessageWords(subject: Subject, reference: Reference, folder: string): void {
  for (const part of shownParts(subject, reference)) {
    requireWordsAt(subject, [], messageKeys(folder, String(subject.value), part))
  }
}

/**
 * Requires the messages of a shared outcome table in the folder of each definition that uses it: their words are looked
 * up there.
 */
function requireSharedMessages(subject: Subject, table: OutcomeTable, shared: ReadonlyMap<string, OutcomeTable>): void {
  const { project, definition } = subject
  const tables = project.definitions.find(({ kind }) => kind === 'outcomes')
  if (!tables) return
  const replaced = new Set(Object.keys(table))
  for (const [name, rows] of shared) {
    for (const spot of tables.spots) {
      const [, holder, row] = spot.path
      if (holder !== name || replaced.has(String(row))) continue
      for (const reference of referencesIn(spot.notes).filter(({ to }) => to === 'message')) {
        requireMessageWords({ ...subject, definition: tables, ...spot }, reference, definition.folder)
      }
    }
    for (const row of Object.keys(rows)) replaced.add(row)
  }
}
