import type { OutcomeTable } from '#generated/definitions.gen.ts'
import { didYouMean } from '../nearest.ts'
import type { Project } from '../Project.ts'
import { operationAt } from './calls.ts'
import { needWords } from './needWords.ts'
import { checkOutcomes } from './outcomes.ts'

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
    if (operation && lookup.query !== undefined && !operation.queryParameters.includes(lookup.query))
      project.report('lookup', source, [...path, 'query'], {
        what: `"${lookup.operation}" takes no "${lookup.query}"`,
        why: 'what the user typed would be ignored',
        mend: didYouMean(lookup.query, operation.queryParameters),
      })
    // What is stored may be shown as well, but not the other way round.
    if (lookup.value === undefined && lookup.label !== undefined)
      project.report('lookup', source, path, {
        what: 'half of an item is named',
        why: 'nothing says what of an item is stored',
        mend: 'add "value"',
      })
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
