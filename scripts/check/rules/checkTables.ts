import { definitionKey } from '#engine/text/wordKeys.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { tablePlan } from '#engine/table/tablePlan.ts'
import type { TableDefinition } from '#generated/definitions.gen.ts'
import type { Definition, Project, RecordDefinition } from '../Project.ts'
import { checkActions } from './actions.ts'
import { checkAddress, routeNames, routesOf } from './addresses.ts'
import { checkLoad } from './calls.ts'
import { mayUseWords, needFieldWords, needWords } from './needWords.ts'
import { checkOnce, fieldAt } from './paths.ts'
import { recordNamed } from './recordNamed.ts'

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
    )
    if (record?.whole) checkColumns(project, table, record)
    const names = [...Object.keys(record?.whole?.properties ?? {}), ...(filledBy ?? [])]
    if (record?.whole) checkActions(project, table, table.value.actions ?? [], 'list', names)
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

function checkColumns(project: Project, table: Definition<TableDefinition>, { whole }: RecordDefinition): void {
  if (!whole) return
  const { source, value, id } = table
  const placed = value.columns.map((column, index) => ({
    column: typeof column === 'string' ? { path: column } : column,
    path: typeof column === 'string' ? ['columns', index] : ['columns', index, 'path'],
  }))
  const fields = placed.filter(({ column }) => column.path !== '*')
  checkOnce(
    project,
    source,
    placed.map(({ column, path }) => ({ name: column.path, path })),
    'the column',
  )
  for (const { column, path } of fields) {
    const schema = fieldAt(project, source, path, whole, column.path)
    if (schema?.writeOnly)
      project.report('column', source, path, {
        what: `"${column.path}" is never answered`,
        why: 'it is only sent, so the column would stay empty',
        mend: 'take the column out',
      })
    if (schema && (schema.listed === false || whole.properties[column.path.split('.')[0] ?? '']?.listed === false))
      project.report('column', source, path, {
        what: `"${column.path}" is not in the rows of lists`,
        why: 'its record says `listed: false`',
        mend: 'take the column out, or "listed" out of the record',
      })
    if (column.to !== undefined)
      checkAddress(project, source, [...path.slice(0, -1), 'to'], column.to, Object.keys(whole.properties))
  }
  value.except?.forEach((name, index) => {
    fieldAt(project, source, ['except', index], whole, name)
    if (!placed.some(({ column }) => column.path === '*'))
      project.report('column', source, ['except', index], {
        what: 'nothing is left out here',
        why: '`except` speaks of the column `*`, which this list does not have',
        mend: 'add the column "*" or take "except" out',
      })
  })
  if (fields.some(({ column }) => !propertyAt(whole, column.path))) return
  const star = placed.find(({ column }) => column.path === '*')
  for (const column of tablePlan(value, whole, project.formats?.value ?? { $schema: '', formats: {} })) {
    const path = placed.find((one) => one.column.path === column.path)?.path ?? star?.path ?? []
    needFieldWords(project, table, path, column, [definitionKey(id, 'list', `columns.${column.words}`)])
  }
}
