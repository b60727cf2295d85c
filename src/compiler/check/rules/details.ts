import { referenceFields } from '#engine/schema/references.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import type { DetailsDefinition, PointingList } from '#generated/definitions.gen.ts'
import { listCallOf } from '../../emit/references.ts'
import { didYouMean } from '../../text/nearest.ts'
import type { Path } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import { type Subject, lacksRecord } from '../../project/Subject.ts'
import { report, reportAt } from '../report.ts'
import { ownKey } from '../../project/notedWords.ts'
import { beside } from '../../project/Spot.ts'
import { hasWords, requireWordsAt } from '../words/requireWords.ts'
import { usualOnly } from './calls.ts'
import { checkPlacedOnce } from './placed.ts'

/**
 * Checks a details screen: it loads its record, shows each field once, and each section holds either fields or one list
 * with the words that it needs.
 */
export function checkDetails(subject: Subject): void {
  const { project, definition } = subject
  const { sections, load } = definition.value as DetailsDefinition
  if (!load) report(subject, sentences.missing({ name: 'load', why: usualOnly }))
  checkPlacedOnce(subject)
  checkHeading(subject)
  sections.forEach(({ id, fields, gallery, folds, list }, index) => {
    const path = ['sections', index]
    const hasOthers = (fields ?? gallery ?? folds) !== undefined
    if (list && hasOthers) reportAt(subject, path, sentences.listWithOthers({ section: id }))
    if (!list && !hasOthers) reportAt(subject, path, sentences.emptySection({ section: id }))
    if (list && 'refers' in list) checkPointingList(subject, [...path, 'list'], list)
    const isLabelled = list && 'path' in list && hasWords(project, [ownKey(definition, `sections.${id}.columns.list`)])
    for (const [place, name] of [isLabelled ? list.path : []].flat().entries()) {
      requireWordsAt(subject, [...path, 'list', 'path', place], [ownKey(definition, `sections.${id}.lists.${name}`)])
    }
  })
}

/**
 * Checks the heading of a details screen. Words alone or a title template alone suffice; together, the words must have
 * the placeholder `{{name}}` for the title.
 */
function checkHeading(subject: Subject): void {
  const { project, definition, record } = subject
  const { words } = project
  const key = ownKey(definition, 'title')
  if (lacksRecord(subject)) return
  const { title } = definition.value as DetailsDefinition
  if ((title ?? record?.value.title) === undefined) {
    requireWordsAt(subject, [], [key], 'the heading')
    return
  }
  words.known.add(key)
  for (const word of words.languages.flatMap((one) => words.by.get(one)?.get(key) ?? [])) {
    if (!/\{\{\s*name[^}]*\}\}/.test(String(word.value))) project.report(word, sentences.nameless())
  }
}

/**
 * Checks the field by which listed records refer to the shown record. Rows of the list must contain it, since the list
 * is filtered by it.
 */
export function checkPointingField(subject: Subject): void {
  const { records } = subject.project
  const by = String(subject.value)
  const refers = String(beside(subject, 'refers'))
  const other = records.get(refers)
  if (!other?.whole) return
  const fields = referenceFields(rowSchema(other.whole)).filter(({ target }) => target === subject.record?.id)
  const names = fields.map((field) => field.path).filter((name) => !name.includes('.'))
  const { refers: target = '' } = propertyAt(other.whole, by)?.schema ?? {}
  if (!names.includes(by) && (target === '' || records.has(target))) {
    report(subject, sentences.pointsElsewhere({ record: refers, field: by, cure: didYouMean(by, names) }))
  }
}

/**
 * Checks the records that a details screen lists because they refer to the shown one: a list operation answers them,
 * and they have a title to show.
 */
function checkPointingList(subject: Subject, path: Path, { refers }: PointingList): void {
  const { records, contract } = subject.project
  const other = records.get(refers)
  if (!other?.whole) return
  const at = [...path, 'refers']
  if (!listCallOf(contract.operations.values(), refers)) {
    reportAt(subject, at, sentences.neverListed({ record: refers }))
  }
  if (other.value.title === undefined) reportAt(subject, at, sentences.untitled({ record: refers }))
}
