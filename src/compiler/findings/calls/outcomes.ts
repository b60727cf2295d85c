import type { Effect, OutcomeTable, RecordSchema } from '#generated/definitions.gen.ts'
import { messageKeys } from '#engine/text/wordKeys.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { ContractOperation } from '../../contract/ContractOperation.ts'
import type { Path, Source } from '../read/Source.ts'
import { checkAddress, checkAddresses } from '../names/addresses.ts'
import { needWords } from '../names/needWords.ts'
import { checkName } from '../names/paths.ts'

/** Where an outcome table stands, and what its effects may speak of. */
export interface OutcomePlace {
  source: Source
  path: Path
  /** Undefined in tables that several definitions share. */
  folder?: string
  operation?: ContractOperation | undefined
  /** Names that addresses may hold; undefined where that is not known. */
  names?: string[]
  /** The record that conditions of addresses speak of. */
  whole?: RecordSchema
  /** Paths that `mark` may name. */
  hasField?: (path: string) => boolean
  /** The kind of definition. */
  of?: 'form' | 'table' | 'details' | 'notice'
}

const rowName = /^([1-5]\d\d|[245]xx|other|network)$/

/** Checks what each answer of a call does, row by row. */
export function checkOutcomes(project: Project, table: OutcomeTable, place: OutcomePlace): void {
  const { source, path, operation } = place
  const { tables } = project.outcomes.value
  const base = table.use === undefined ? undefined : tables[table.use]
  if (table.use !== undefined)
    checkName(
      project,
      source,
      [...path, 'use'],
      table.use,
      Object.keys(tables),
      'shared outcome table',
      'schemas/outcomes.json does not hold it',
    )
  for (const [row, effects] of Object.entries(table) as [string, Effect[]][]) {
    if (!rowName.test(row)) continue
    const at = [...path, row]
    if (/^\d/.test(row) && operation && !row.endsWith('xx') && !operation.statuses.includes(row))
      project.report(
        'status',
        source,
        at,
        {
          what: `"${operation.id}" never answers ${row}`,
          why: 'openapi/openapi.yaml does not name this status for it',
          mend: didYouMean(row, operation.statuses),
        },
        'name',
      )
    // A shared table may name more than one call answers, but nothing that none does.
    if (/^\d\d\d$/.test(row) && !operation && place.of === undefined) checkAnswered(project, row, source, at)
    effects.forEach((effect, index) => checkEffect(project, effect, { ...place, path: [...at, index] }))
  }
  if (place.folder !== undefined) needSharedWords(project, table, place.folder, Object.keys(table), [])
  if (operation && (table.use === undefined || base)) checkCovered(project, table, operation, place)
}

function checkAnswered(project: Project, row: string, source: Source, path: Path): void {
  const statuses = new Set([...project.contract.operations.values()].flatMap((operation) => operation.statuses))
  if (statuses.has(row)) return
  project.report(
    'status',
    source,
    path,
    {
      what: `no call ever answers ${row}`,
      why: 'openapi/openapi.yaml does not name this status',
      mend: didYouMean(row, statuses),
    },
    'name',
  )
}

function rows(project: Project, table: OutcomeTable, trail: string[] = []): string[] {
  const base =
    table.use === undefined || trail.includes(table.use) ? undefined : project.outcomes.value.tables[table.use]
  return [...Object.keys(table), ...(base ? rows(project, base, [...trail, table.use ?? '']) : [])]
}

/** Every refusal that the contract names must do something, be it nothing by an empty row. */
function checkCovered(
  project: Project,
  table: OutcomeTable,
  operation: ContractOperation,
  { source, path }: OutcomePlace,
): void {
  const has = new Set(rows(project, table))
  if (has.has('other')) return
  for (const status of [...operation.statuses.filter((one) => !one.startsWith('2')), 'network'])
    if (!has.has(status) && !has.has(`${status.charAt(0)}xx`))
      project.report('status', source, path, {
        what: `nothing is said for ${status === 'network' ? 'a call without answer' : `the answer ${status}`}`,
        why: 'the user would be left without a word',
        mend: `add a row "${status}" or "other", or \`use\` a shared table`,
      })
}

function checkEffect(project: Project, effect: Effect, place: OutcomePlace): void {
  const { source, path, names, hasField } = place
  switch (effect.effect) {
    case 'go': {
      const filled = names && [...names, ...(place.operation?.answer.media === 'text' ? ['answer'] : []), 'wanted']
      checkAddresses(project, source, [...path, 'to'], effect.to, filled, place.whole)
      if (effect.otherwise !== undefined)
        checkAddress(project, source, [...path, 'otherwise'], effect.otherwise, names && [])
      break
    }
    case 'toast':
      needMessage(project, effect.words, place, ['title', ...(effect.details === 'catalogue' ? [] : ['message'])])
      break
    case 'alert':
      if (place.of === 'table' || place.of === 'details')
        project.report('effect', source, path, {
          what: 'there is no place for this message',
          why: 'only forms and notices say something inside the page',
          mend: 'use "toast"',
        })
      if (effect.words !== undefined) needMessage(project, effect.words, place, ['message'])
      else if (effect.details !== 'catalogue')
        project.report('effect', source, path, {
          what: 'this message has nothing to say',
          why: 'neither `words` nor `details` is given',
          mend: 'add "words"',
        })
      break
    case 'mark':
      if (hasField && !hasField(effect.field))
        project.report('path', source, [...path, 'field'], {
          what: `the form places no field "${effect.field}"`,
          why: 'only a field of the form can be marked',
          mend: 'name a field of the form',
        })
      break
    case 'show':
      if (place.of !== undefined && place.of !== 'form')
        project.report('effect', source, path, {
          what: 'there is no form to put another in the place of',
          why: 'only a form turns into another one',
          mend: 'use "go"',
        })
      checkName(
        project,
        source,
        [...path, 'form'],
        effect.form,
        formNames(project),
        'form',
        'schemas/ holds no such file',
      )
      break
    case 'merge':
      if (place.of !== undefined && (place.of !== 'form' || path[0] !== 'update'))
        project.report('effect', source, path, {
          what: 'there is nothing to join here',
          why: 'only the form of a stored record knows what was typed and from what it started',
          mend: 'leave it to the outcomes of `update`',
        })
      break
    case 'removeRow':
      if (place.of !== undefined && place.of !== 'table')
        project.report('effect', source, path, {
          what: 'there is no row to remove here',
          why: 'only the action of a list stands on a row',
          mend: 'use "go" or "back"',
        })
      break
    default:
  }
}

/** Ids of all forms, the unreadable ones too. */
export function formNames(project: Project): string[] {
  const broken = [...project.unreadable].filter((id) => id.endsWith('.form')).map((id) => id.slice(0, -'.form'.length))
  return [...project.forms.keys(), ...broken]
}

/** Messages of a shared table are looked for in the folder of each definition that uses it. */
function needSharedWords(
  project: Project,
  table: OutcomeTable,
  folder: string,
  replaced: string[],
  trail: string[],
): void {
  const { use } = table
  const shared = use === undefined || trail.includes(use) ? undefined : project.outcomes.value.tables[use]
  if (!shared || use === undefined) return
  for (const [row, effects] of Object.entries(shared) as [string, Effect[]][])
    if (rowName.test(row) && !replaced.includes(row))
      effects.forEach((effect, index) => {
        const place = { source: project.outcomes.source, path: ['tables', use, row, index], folder }
        if (effect.effect === 'toast' || effect.effect === 'alert') checkEffect(project, effect, place)
      })
  needSharedWords(project, shared, folder, [...replaced, ...Object.keys(shared)], [...trail, use])
}

function needMessage(project: Project, words: string, { source, path, folder }: OutcomePlace, parts: string[]): void {
  if (folder === undefined) {
    needSomewhere(project, words, source, path, parts)
    return
  }
  for (const part of parts as ('title' | 'message')[])
    needWords(
      project,
      source,
      [...path, 'words'],
      messageKeys(folder, words, part),
      `the ${part} of the message "${words}"`,
    )
}

/** A message of a shared table must have words in some file, even if no definition comes to it now. */
function needSomewhere(project: Project, words: string, source: Source, path: Path, parts: string[]): void {
  const every = [...project.words.by.values()]
  const namespaces = [
    ...new Set(project.sources.flatMap(({ file }) => /^locales\/[^/]+\/(.+)\.json$/.exec(file)?.[1] ?? [])),
  ]
  for (const part of parts)
    if (
      every.length > 0 &&
      !namespaces.some((namespace) => every.some((own) => own.has(`${namespace}:messages.${words}.${part}`)))
    )
      project.report('words', source, [...path, 'words'], {
        what: `the ${part} of the message "${words}" has no words in any language`,
        why: 'it would be shown without a name',
        mend: `add "messages.${words}.${part}" to app.json of every language`,
      })
}
