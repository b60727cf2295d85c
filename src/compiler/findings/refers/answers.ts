import { messageKeys } from '#engine/text/wordKeys.ts'
import type { Effect, OutcomeTable } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../Project.ts'
import { needWords } from '../words/needWords.ts'
import { type Asked, operationsAround, say } from './Asked.ts'
import type { Reference } from './Notes.ts'
import { beside } from './spotsOf.ts'

const isStatus = (row: string) => /^\d\d\d$/.test(row)

/** Checks the rows of an outcome table against what the contract says that its calls answer. */
export function checkAnswers(asked: Asked): void {
  const { project, definition, spot } = asked
  const table = spot.value as OutcomeTable
  const isShared = definition.kind === 'outcomes'
  const calls = isShared ? [...project.contract.operations.values()] : operationsAround(asked)
  const statuses = new Set(calls.flatMap((call) => call.statuses))
  for (const row of calls.length > 0 ? Object.keys(table).filter(isStatus) : [])
    if (!statuses.has(row))
      say(
        asked,
        'status',
        [
          `${isShared ? 'no call ever' : `"${calls[0]?.id ?? ''}" never`} answers ${row}`,
          'openapi/openapi.yaml does not name this status for it',
          didYouMean(row, statuses),
        ],
        [...spot.path, row],
        'name',
      )
  if (isShared) {
    checkCircle(asked, table)
    return
  }
  const shared = usedBy(project, table)
  if (table.use === undefined || shared.length > 0) checkCovered(asked, [table, ...shared], statuses)
  needSharedMessages(asked, table, shared)
}

/** The shared tables that a table starts from, the nearest first. */
function usedBy({ outcomes }: Project, table: OutcomeTable): (OutcomeTable & { name: string })[] {
  const found = new Map<string, OutcomeTable>()
  for (let name = table.use; name !== undefined && !found.has(name); name = found.get(name)?.use) {
    const next = outcomes.value.tables[name]
    if (!next) break
    found.set(name, next)
  }
  return [...found].map(([name, one]) => ({ ...one, name }))
}

function checkCircle(asked: Asked, table: OutcomeTable): void {
  const name = String(asked.spot.path.at(-1))
  if (usedBy(asked.project, table).some((one) => one.name === name))
    say(
      asked,
      'circle',
      [`"${name}" uses itself`, 'the search for a row would never end', 'take "use" out of one of them'],
      [...asked.spot.path, 'use'],
    )
}

/** Every refusal that the contract names must do something, be it nothing by an empty row. */
function checkCovered(asked: Asked, tables: OutcomeTable[], statuses: ReadonlySet<string>): void {
  const rows = new Set(tables.flatMap((table) => Object.keys(table)))
  if (rows.has('other') || statuses.size === 0) return
  for (const status of [...[...statuses].filter((one) => !one.startsWith('2')), 'network'])
    if (!rows.has(status) && !rows.has(`${status.charAt(0)}xx`))
      say(asked, 'status', [
        `nothing is said for ${status === 'network' ? 'a call without answer' : `the answer ${status}`}`,
        'the user would be left without a word',
        `add a row "${status}" or "other", or \`use\` a shared table`,
      ])
}

/** Checks the words of a message, in the folder of the definition. */
export function checkMessage(asked: Asked, { parts = [] }: Reference): void {
  const { project, definition, spot } = asked
  const words = String(spot.value)
  const own = parts.filter((part) => part === 'title' || beside(spot, 'details') !== 'catalogue')
  if (definition.kind !== 'outcomes') {
    for (const part of own)
      needWords(project, definition.source, spot.path, messageKeys(definition.folder, words, part))
    return
  }
  // No definition may come to the message of a shared table now; some folder must have its words all the same.
  const every = [...project.words.by.values()]
  for (const part of own)
    if (!every.some((keys) => [...keys.keys()].some((key) => key.endsWith(`:messages.${words}.${part}`))))
      say(asked, 'words', [
        `"messages.${words}.${part}" has no words in any language`,
        'it would be shown without a name',
        'add it to app.json of every language',
      ])
}

/** Messages of a shared table are looked for in the folder of each definition that uses it. */
function needSharedMessages(
  { project, definition }: Asked,
  table: OutcomeTable,
  shared: ReturnType<typeof usedBy>,
): void {
  const replaced = new Set(Object.keys(table))
  const { source } = project.outcomes
  for (const { name, ...one } of shared) {
    for (const [row, effects] of Object.entries<unknown>(one))
      if (Array.isArray(effects) && !replaced.has(row))
        for (const [index, effect] of (effects as Effect[]).entries()) {
          if (effect.effect !== 'toast' && effect.effect !== 'alert') continue
          const path = ['tables', name, row, index, 'words']
          const parts = effect.effect === 'toast' ? (['title', 'message'] as const) : (['message'] as const)
          for (const part of parts.filter((text) => text === 'title' || effect.details !== 'catalogue'))
            if (effect.words !== undefined)
              needWords(project, source, path, messageKeys(definition.folder, effect.words, part))
        }
    for (const row of Object.keys(one)) replaced.add(row)
  }
}
