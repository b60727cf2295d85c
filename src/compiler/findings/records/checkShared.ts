import { typeOf } from '#engine/schema/typeOf.ts'
import type { Lookup, OutcomeTable } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { ContractOperation } from '../../contract/ContractOperation.ts'
import type { Path } from '../read/Source.ts'
import { operationAt } from '../calls/calls.ts'
import { needWords } from '../names/needWords.ts'
import { checkOutcomes } from '../calls/outcomes.ts'

/** Checks the files that many definitions share: formats, lookups and outcome tables. */
export function checkShared(project: Project): void {
  checkFormats(project)
  checkLookups(project)
  checkTablesOfOutcomes(project)
}

function checkFormats(project: Project): void {
  const { source, value } = project.formats
  for (const [name, format] of Object.entries(value.formats)) {
    const { pattern, check, notAfter, type = 'string' } = format
    const wrong = (place: string, what: string, why: string, mend: string) =>
      project.report('format', source, ['formats', name, place], { what, why, mend })
    if (notAfter === 'today' && check !== 'date')
      wrong('notAfter', '"today" is compared with dates', 'this format is no date', 'add "check": "date"')
    if (notAfter === 'thisYear' && type !== 'number')
      wrong('notAfter', '"thisYear" is compared with numbers', `this format is a ${type}`, 'add "type": "number"')
    for (const demand of Object.keys(format.demands ?? {}))
      needWords(
        project,
        source,
        ['formats', name, 'demands', demand],
        [`app:demands.${demand}`],
        `the demand "${demand}"`,
      )
    format.parts?.forEach((part, index) =>
      needWords(project, source, ['formats', name, 'parts', index], [`app:parts.${part}`], `the part "${part}"`),
    )
    if (format.parts && format.parts.length !== format.groups?.length)
      wrong('parts', 'not every group has a name', 'parts are the names of the groups', 'name as many as "groups" has')
    if (pattern !== undefined && type === 'number')
      wrong('pattern', 'a number has no letters to test', 'patterns are for texts', 'take it out')
    if (pattern !== undefined && pattern.startsWith('^') !== pattern.endsWith('$'))
      wrong('pattern', 'the pattern is tied at one end only', 'the whole normal form must match', 'give ^ and $')
  }
  for (const name of Object.keys(value.remarks ?? {}))
    needWords(project, source, ['remarks', name], [`app:remarks.${name}`], `the remark "${name}"`)
}

function checkLookups(project: Project): void {
  const { source, value } = project.lookups
  for (const [name, lookup] of Object.entries(value.lookups)) {
    const path = ['lookups', name]
    const operation = operationAt(project, source, [...path, 'operation'], lookup.operation)
    if (operation && !operation.answer.list)
      project.report('lookup', source, [...path, 'operation'], {
        what: `"${lookup.operation}" does not answer with a list`,
        why: 'a lookup offers a list of values',
        mend: 'name an operation that answers with a list',
      })
    if (operation && lookup.query !== undefined && !operation.query.some(({ name }) => name === lookup.query))
      project.report('lookup', source, [...path, 'query'], {
        what: `"${lookup.operation}" takes no "${lookup.query}"`,
        why: 'what the user typed would be ignored',
        mend: didYouMean(
          lookup.query,
          operation.query.map(({ name }) => name),
        ),
      })
    if (operation) checkItems(project, lookup, operation, path)
    if (typeof lookup.label === 'object')
      for (const language of project.words.languages)
        if (lookup.label[language] === undefined)
          project.report('lookup', source, [...path, 'label'], {
            what: `an item has no name in ${language}`,
            why: 'no screen mixes languages',
            mend: `add "${language}"`,
          })
    if (
      !project.sources.some(({ file, text }) => file.endsWith('.schema.json') && text.includes(`"lookup": "${name}"`))
    )
      project.report(
        'unused',
        source,
        path,
        { what: `nobody uses the lookup "${name}"`, why: 'no field names it', mend: 'take it out' },
        'name',
      )
  }
}

/** A lookup reads properties of the items themselves. */
function checkItems(project: Project, { value, label }: Lookup, { id, answer }: ContractOperation, path: Path): void {
  const wrong = (at: string[], what: string, why: string, mend: string) =>
    project.report('lookup', project.lookups.source, [...path, ...at], { what, why, mend })
  const fields = Object.entries(project.records.get(answer.record ?? '')?.whole?.properties ?? {})
  const names = [
    ...answer.names,
    ...fields.flatMap(([name, field]) =>
      field.listed === false || field.writeOnly || ['object', 'array'].includes(typeOf(field) ?? '') ? [] : [name],
    ),
  ]
  const named: [string[], string | undefined, string][] = [
    [['value'], value, 'stored'],
    ...(typeof label === 'object'
      ? Object.entries(label).map(([language, name]): [string[], string, string] => [
          ['label', language],
          name,
          'shown',
        ])
      : [[['label'], label, 'shown'] satisfies [string[], string | undefined, string]]),
  ]
  for (const [at, name, use] of named)
    if (name !== undefined && names.length === 0)
      wrong(at, `"${id}" answers with plain values`, `they are ${use} as they are`, `take "${at[0] ?? ''}" out`)
    else if (name !== undefined && !names.includes(name))
      wrong(at, `an item of "${id}" has no "${name}"`, `nothing would be ${use}`, didYouMean(name, names))
  if (names.length > 0 && value === undefined)
    wrong([], 'nothing says what of an item is stored', 'the items have several properties', 'add "value"')
  if (names.length > 0 && label === undefined && !names.includes('label') && !names.includes('name'))
    wrong([], 'nothing says what of an item is shown', 'the items have several properties', 'add "label"')
}

function checkTablesOfOutcomes(project: Project): void {
  const { source, value } = project.outcomes
  for (const [name, table] of Object.entries(value.tables)) {
    checkOutcomes(project, table, { source, path: ['tables', name] })
    if (inCircle(value.tables, name))
      project.report('circle', source, ['tables', name, 'use'], {
        what: `"${name}" uses itself`,
        why: 'the search for a row would never end',
        mend: 'take "use" out of one of them',
      })
    if (!project.sources.some(({ file, text }) => file.startsWith('schemas/') && text.includes(`"use": "${name}"`)))
      project.report(
        'unused',
        source,
        ['tables', name],
        { what: `nobody uses the table "${name}"`, why: 'no `use` names it', mend: 'take it out' },
        'name',
      )
  }
}

function inCircle(tables: Record<string, OutcomeTable>, name: string): boolean {
  const seen = new Set<string>()
  for (let next = tables[name]?.use; next !== undefined; next = tables[next]?.use) {
    if (next === name) return true
    if (seen.has(next)) return false
    seen.add(next)
  }
  return false
}
