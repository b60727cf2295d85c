import { referenceFields } from '#engine/schema/references.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { rowSchema } from '#engine/schema/mapParts.ts'
import type { DetailsDefinition, PointingList } from '#generated/definitions.gen.ts'
import { listCallOf } from '../../emit/references.ts'
import { didYouMean } from '../../text/nearest.ts'
import type { Path } from '../../text/Source.ts'
import { type Asked, lacksRecord, say, sayAt } from '../refers/Asked.ts'
import { hasWords, needWordsAt, ownKey } from '../words/needWords.ts'
import { usualOnly } from './calls.ts'
import { checkPlacedOnce } from './placed.ts'

/** Checks what the parts of a details screen have to do with each other. */
export function checkDetails(asked: Asked): void {
  const { project, definition } = asked
  const { sections, load } = definition.value as DetailsDefinition
  if (!load) say(asked, 'missing', 'load', usualOnly)
  checkPlacedOnce(asked)
  checkTitle(asked)
  sections.forEach(({ id, fields, gallery, folds, list }, index) => {
    const path = ['sections', index]
    const hasOthers = (fields ?? gallery ?? folds) !== undefined
    if (list && hasOthers) sayAt(asked, path, 'listWithOthers', id)
    if (!list && !hasOthers) sayAt(asked, path, 'emptySection', id)
    if (list && 'refers' in list) checkPointing(asked, [...path, 'list'], list)
    const isLabelled = list && 'path' in list && hasWords(project, [ownKey(definition, `sections.${id}.columns.list`)])
    for (const [place, name] of [isLabelled ? list.path : []].flat().entries())
      needWordsAt(asked, [...path, 'list', 'path', place], [ownKey(definition, `sections.${id}.lists.${name}`)])
  })
}

/** Words and templates of the heading: either may stand alone, and together the words hold the template's text. */
function checkTitle(asked: Asked): void {
  const { project, definition, record } = asked
  const { words } = project
  const key = ownKey(definition, 'title')
  if (lacksRecord(asked)) return
  const { title } = definition.value as DetailsDefinition
  if ((title ?? record?.value.title) === undefined) {
    needWordsAt(asked, [], [key], 'the heading')
    return
  }
  words.known.add(key)
  for (const word of words.languages.flatMap((one) => words.by.get(one)?.get(key) ?? []))
    if (!/\{\{\s*name[^}]*\}\}/.test(String(word.value))) project.report(word, 'nameless')
}

/** Checks that the records of a list point at the one that is shown, by a field of their rows. */
function checkPointing(asked: Asked, path: Path, { refers, by }: PointingList): void {
  const { records, contract } = asked.project
  const other = records.get(refers)
  if (!other?.whole) return
  const fields = referenceFields(rowSchema(other.whole)).filter(({ target }) => target === asked.record?.id)
  const names = fields.map((field) => field.path).filter((name) => !name.includes('.'))
  const { refers: target = '' } = propertyAt(other.whole, by)?.schema ?? {}
  if (!names.includes(by) && (target === '' || records.has(target)))
    sayAt(asked, [...path, 'by'], 'pointsElsewhere', refers, by, didYouMean(by, names))
  const at = [...path, 'refers']
  if (!listCallOf(contract.operations.values(), refers)) sayAt(asked, at, 'neverListed', refers)
  if (other.value.title === undefined) sayAt(asked, at, 'untitled', refers)
}
