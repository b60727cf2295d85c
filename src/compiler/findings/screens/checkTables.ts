import { definitionKey } from '#engine/text/wordKeys.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { listColumns } from '#compiler/list/listPlan.ts'
import type { RecordSchema, TableDefinition } from '#generated/definitions.gen.ts'
import type { Definition, Project, RecordDefinition } from '../Project.ts'
import { checkActions } from '../calls/actions.ts'
import { checkAddress, routeNames, routesOf } from '../names/addresses.ts'
import { checkLoad } from '../calls/calls.ts'
import { checkColumns, namedIn, nameOf, needStarWords } from './columns.ts'
import { mayUseWords, needWords } from '../names/needWords.ts'
import { fieldAt } from '../names/paths.ts'
import { recordNamed } from '../names/recordNamed.ts'

/** Checks the lists. */
export function checkTables(project: Project): void {
  for (const table of project.tables.values()) {
    const record = recordNamed(project, table)
    const routes = routesOf(project, 'list', table.id)
    const filledBy = routes.length > 0 ? routes.flatMap(routeNames) : undefined
    checkLoad(
      project,
      table.source,
      table.value.load,
      record,
      { list: true, filledBy },
      { folder: table.folder, of: 'table' },
      routes,
    )
    if (record?.whole) checkOwnColumns(project, table, record)
    const names = [...Object.keys(record?.whole?.properties ?? {}), ...(filledBy ?? [])]
    if (record?.whole) checkActions(project, table, table.value.actions ?? [], 'list', names, record.whole)
    if (table.value.new !== undefined) {
      checkAddress(project, table.source, ['new'], table.value.new, filledBy ?? [])
      needWords(project, table.source, ['new'], [definitionKey(table.id, 'list', 'new')], 'the button for a new record')
    }
    for (const word of ['title', 'empty.title', 'empty.text'])
      needWords(project, table.source, [], [definitionKey(table.id, 'list', word)], `"${word}" of the list`)
    for (const word of ['filter', 'help', 'columns.actions'])
      mayUseWords(project, definitionKey(table.id, 'list', word))
  }
}

function checkOwnColumns(project: Project, table: Definition<TableDefinition>, { whole }: RecordDefinition): void {
  if (!whole) return
  const { source, value, id } = table
  const keys = (name: string) => [definitionKey(id, 'list', `columns.${name}`)]
  const known = checkColumns(project, table, value.columns, {
    path: ['columns'],
    holders: [{ schema: whole, prefix: '' }],
    keys,
    names: Object.keys(whole.properties),
  })
  const named = value.columns.flatMap((column, index) => namedIn(column, ['columns', index]))
  for (const { name, path } of named)
    if (propertyAt(whole, name) && !isListed(whole, name))
      project.report('column', source, path, {
        what: `"${name}" is not in the rows of lists`,
        why: 'its record says `listed: false`',
        mend: 'take the column out, or "listed" out of the record',
      })
  const star = value.columns.findIndex((column) => nameOf(column) === '*')
  value.except?.forEach((name, index) => {
    fieldAt(project, source, ['except', index], whole, name)
    if (star < 0)
      project.report('column', source, ['except', index], {
        what: 'nothing is left out here',
        why: '`except` speaks of the column `*`, which this list does not have',
        mend: 'add the column "*" or take "except" out',
      })
  })
  if (!known || star < 0) return
  const shown = listColumns(value, whole, project.formats.value)
  const rest = shown.map(({ path }) => path).filter((path) => !named.some(({ name }) => name === path))
  needStarWords(project, table, ['columns', star], rest, whole, keys)
}

function isListed(whole: RecordSchema, name: string): boolean {
  const root = whole.properties[name.split('.')[0] ?? '']
  return root?.listed !== false && propertyAt(whole, name)?.schema.listed !== false
}
