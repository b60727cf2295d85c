import { derivedOnce } from '#engine/derivedOnce.ts'
import { typeOfFormat } from '#engine/formats/formatText.ts'
import { normalForm } from '#engine/text/normalForm.ts'
import type { Format, Lookup } from '#generated/definitions.gen.ts'
import { patternMistake } from '../../text/patternMistake.ts'
import type { Project } from '../../project/readProject.ts'
import { leavesOf, type Path, type Source } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import type { Subject } from '../../project/Subject.ts'
import { report, reportAt } from '../report.ts'
import { itemProperties } from '../refers/fields.ts'

/**
 * Checks a format of `formats.json`: each group of digits has a name, numbers have no pattern, and a pattern is
 * anchored at both ends or at neither.
 */
export function checkFormatDefinition(subject: Subject): void {
  const format = subject.value as Format
  const { pattern = '', parts, groups } = format
  if (parts && parts.length !== groups?.length) reportAt(subject, ['parts'], sentences.namelessGroup())
  if (pattern && typeOfFormat(format) === 'number') reportAt(subject, ['pattern'], sentences.patternOfNumber())
  if (pattern.startsWith('^') !== pattern.endsWith('$')) reportAt(subject, ['pattern'], sentences.tiedAtOneEnd())
}

/** Checks that a lookup names the properties of an item to store and to show, in every language. */
export function checkLookup(subject: Subject): void {
  const { operation, value, label } = subject.value as Lookup
  const names = itemProperties(subject, operation)
  if (names.length > 0 && value === undefined) report(subject, sentences.noItem({ what: 'stored', word: 'value' }))
  if (names.length > 0 && label === undefined && !names.includes('label') && !names.includes('name')) {
    report(subject, sentences.noItem({ what: 'shown', word: 'label' }))
  }
  if (typeof label !== 'object') return
  for (const language of subject.project.words.languages.filter((one) => label[one] === undefined)) {
    reportAt(subject, ['label'], sentences.namelessItem({ language }))
  }
}

/** Patterns of a file that cannot be read or can backtrack. A file that stays the same is looked through once. */
const wrongPatterns = derivedOnce(({ value: all }: Source) =>
  leavesOf(all).flatMap(([path, value]) => {
    const mistake = isPatternAt(path) && typeof value === 'string' ? patternMistake(value) : undefined
    return mistake ? [{ path, mistake }] : []
  }),
)

/** Refuses regular expressions that can backtrack: one long text would hold up the page, or the server and all it serves. */
export function checkPatterns({ sources, report }: Project): void {
  for (const source of sources.filter(({ file }) => /^(schemas|openapi)\//.test(file))) {
    for (const { path, mistake } of wrongPatterns(source)) {
      report({ source, path }, sentences[mistake.code]({ about: mistake.about }))
    }
  }
}

/** Whether the text at a path is a regular expression, and not the value of a field with the name `pattern`. */
function isPatternAt(path: Path): boolean {
  const isOfValues =
    ['sets', 'only', 'default', 'constant'].includes(String(path.at(-2))) && path.at(-3) !== 'properties'
  return (path.at(-1) === 'pattern' && !isOfValues) || path[2] === 'demands'
}

const isComposed = (text: unknown) => typeof text !== 'string' || text === normalForm(text)

/** Names and values of a file whose accents stand apart. A file that stays the same is looked through once. */
const decomposedTexts = derivedOnce(({ value: all }: Source) =>
  leavesOf(all).flatMap(([path, value]) => {
    const name = path.findIndex((step) => !isComposed(step))
    if (name >= 0) return [{ path: path.slice(0, name + 1), isName: true }]
    return isComposed(value) ? [] : [{ path, isName: false }]
  }),
)

/**
 * Reports texts with decomposed accents (`e` + combining acute). Records are stored and compared in the composed form,
 * NFC, so they would match nothing.
 */
export function checkNormalForm({ sources, report }: Project): void {
  for (const source of sources) {
    for (const place of decomposedTexts(source)) report({ source, ...place }, sentences.decomposed())
  }
}
