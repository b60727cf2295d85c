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
import { hasWords, needWordsAt } from '../words/needWords.ts'
import { usualOnly } from './calls.ts'
import { checkPlacedOnce } from './placed.ts'

export function checkDetails(subject: Subject): void {
  const { project, definition } = subject
  const { sections, load } = definition.value as DetailsDefinition
  if (!load) report(subject, sentences.missing({ name: 'load', why: usualOnly }))
  checkPlacedOnce(subject)
  checkTitle(subject)
  sections.forEach(({ id, fields, gallery, folds, list }, index) => {
    const path = ['sections', index]
    const hasOthers = (fields ?? gallery ?? folds) !== undefined
    if (list && hasOthers) reportAt(subject, path, sentences.listWithOthers({ section: id }))
    if (!list && !hasOthers) reportAt(subject, path, sentences.emptySection({ section: id }))
    if (list && 'refers' in list) checkPointing(subject, [...path, 'list'], list)
    const isLabelled = list && 'path' in list && hasWords(project, [ownKey(definition, `sections.${id}.columns.list`)])
    for (const [place, name] of [isLabelled ? list.path : []].flat().entries()) {
      needWordsAt(subject, [...path, 'list', 'path', place], [ownKey(definition, `sections.${id}.lists.${name}`)])
    }
  })
}

/** Words and templates of the heading: either may stand alone, and together the words hold the template's text. */
function checkTitle(subject: Subject): void {
  const { project, definition, record } = subject
  const { words } = project
  const key = ownKey(definition, 'title')
  if (lacksRecord(subject)) return
  const { title } = definition.value as DetailsDefinition
  if ((title ?? record?.value.title) === undefined) {
    needWordsAt(subject, [], [key], 'the heading')
    return
  }
  words.known.add(key)
  for (const word of words.languages.flatMap((one) => words.by.get(one)?.get(key) ?? [])) {
    if (!/\{\{\s*name[^}]*\}\}/.test(String(word.value))) project.report(word, sentences.nameless())
  }
}

/** Checks the field by which the records of a list point at the one that is shown: it stands in their rows. */
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

/** Checks the records of a list that point at the one that is shown. */
function checkPointing(subject: Subject, path: Path, { refers }: PointingList): void {
  const { records, contract } = subject.project
  const other = records.get(refers)
  if (!other?.whole) return
  const at = [...path, 'refers']
  if (!listCallOf(contract.operations.values(), refers)) {
    reportAt(subject, at, sentences.neverListed({ record: refers }))
  }
  if (other.value.title === undefined) reportAt(subject, at, sentences.untitled({ record: refers }))
}
