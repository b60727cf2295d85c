import { referenceFields } from '#engine/record/references.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import type { DetailsDefinition, PointingList, TableDefinition } from '#generated/definitions.gen.ts'
import { columnOf } from '../../plans/listPlan.ts'
import { listCallOf } from '../../references.ts'
import { didYouMean } from '../nearest.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { lacksRecord, recordOf } from '../refers/Asked.ts'
import { hasWords, needWords, ownKey } from '../words/needWords.ts'
import { nameOf } from './columns.ts'
import { checkPlacedOnce } from './placed.ts'

/** Checks what the parts of a details screen have to do with each other. */
export function checkDetails(project: Project, details: Definition<DetailsDefinition>): void {
  const { source, value } = details
  checkPlacedOnce(project, details)
  checkTitle(project, details)
  value.sections.forEach(({ id, fields, gallery, folds, list }, index) => {
    const path = ['sections', index]
    const others = [fields, gallery, folds].filter((one) => one !== undefined).length
    if (list && others > 0) project.report({ source, path }, 'listWithOthers', id)
    if (!list && others === 0) project.report({ source, path }, 'emptySection', id)
    if (list && 'refers' in list) checkPointing(project, details, [...path, 'list'], list)
    const isLabelled = list && 'path' in list && hasWords(project, [ownKey(details, `sections.${id}.columns.list`)])
    for (const [place, name] of [isLabelled ? list.path : []].flat().entries()) {
      const at = { source, path: [...path, 'list', 'path', place] }
      needWords(project, at, [ownKey(details, `sections.${id}.lists.${name}`)])
    }
  })
}

/** Words and templates of the heading: either may stand alone, and together the words hold the template's text. */
function checkTitle(project: Project, details: Definition<DetailsDefinition>): void {
  const { source, value, id } = details
  const key = definitionKey(id, 'details', 'title')
  if (lacksRecord(project, details)) return
  if (value.title === undefined && recordOf(project, details)?.value.title === undefined) {
    needWords(project, { source, path: [] }, [key], 'the heading')
    return
  }
  project.words.known.add(key)
  for (const word of project.words.languages.flatMap((one) => project.words.by.get(one)?.get(key) ?? []))
    if (!/\{\{\s*name[^}]*\}\}/.test(String(word.value))) project.report(word, 'nameless')
}

/** A list that leaves fields out has a column that stands for all fields; it is ordered by a column, and adds numbers. */
export function checkTable(project: Project, table: Definition<TableDefinition>): void {
  const { source, value } = table
  const { columns, except, order } = value
  const whole = recordOf(project, table)?.whole
  if (except !== undefined && !columns.includes('*')) project.report({ source, path: ['except'] }, 'exceptNothing')
  const names = columns.flatMap((column) => {
    const isRest = column === '*'
    return isRest ? Object.keys(whole?.properties ?? {}).filter((name) => !except?.includes(name)) : nameOf(column)
  })
  if (order !== undefined && !names.includes(columnOf(order))) {
    const place = { source, path: ['order'] }
    project.report(place, 'noName', 'column', order, 'the list does not show it', didYouMean(columnOf(order), names))
  }
  columns.forEach((column, index) => {
    const isSummed = typeof column === 'object' && 'path' in column && column.sum === true
    const field = isSummed && whole && propertyAt(whole, column.path)?.schema
    if (field && kindOf(field, project.formats.value) !== 'number')
      project.report({ source, path: ['columns', index, 'sum'] }, 'sumOfOther', column.path)
  })
}

/** Checks that the records of a list point at the one that is shown, by a field of their rows. */
function checkPointing(
  project: Project,
  { source, value }: Definition<DetailsDefinition>,
  path: Path,
  { refers, by }: PointingList,
): void {
  const other = project.records.get(refers)
  if (!other?.whole) return
  const fields = referenceFields(rowSchema(other.whole)).filter(({ target }) => target === value.record)
  const names = fields.map((field) => field.path).filter((name) => !name.includes('.'))
  const { refers: target = '' } = propertyAt(other.whole, by)?.schema ?? {}
  if (!names.includes(by) && (target === '' || project.records.has(target)))
    project.report({ source, path: [...path, 'by'] }, 'pointsElsewhere', refers, by, didYouMean(by, names))
  const at = { source, path: [...path, 'refers'] }
  if (!listCallOf(project.contract.operations.values(), refers)) project.report(at, 'neverListed', refers)
  if (other.value.title === undefined) project.report(at, 'untitled', refers)
}
