import { holderOf } from '#engine/record/path.ts'
import { splitKey } from '#engine/words/wordKeys.ts'
import { didYouMean, nearest } from '../../text/nearest.ts'
import { sentences } from '../../text/sentences.ts'
import type { Project } from '../../project/readProject.ts'
import type { Word } from '../../project/Words.ts'
import { reportStrayWord, strayWords, withoutPlural } from './strayWords.ts'

/**
 * Checks the translations in `locales/`: required words exist in every language, with the same placeholders, and no
 * word is unused.
 */
export function checkWords(project: Project): void {
  const { words } = project
  // A file that cannot be read may use any word.
  const stray = project.isPartial ? new Set<string>() : strayWords(project)
  const excused = reportMissingWords(project, stray)
  for (const [language, ofLanguage] of words.by) {
    const others = words.languages.filter((other) => other !== language)
    for (const word of ofLanguage.values()) {
      checkWordText(project, language, word)
      if (!stray.has(word.key)) for (const other of others) compareTranslations(project, word, language, other)
      else if (!excused.has(holderOf(word.key))) reportStrayWord(project, ofLanguage, word)
    }
  }
  checkWordFiles(project)
}

/** French puts a no-break space before `: ; ? !` and inside guillemets; a plain space could break the line there. */
const badlySpaced = / [:;?!%€»]|« |\p{L}[;?!»]|«\p{L}/u

/** Checks one translation: a non-empty text, in French with no-break spaces. */
function checkWordText({ report }: Project, language: string, word: Word): void {
  const { key, value } = word
  if (typeof value !== 'string') report(word, sentences.noText({ key }))
  else if (value.trim() === '') report(word, sentences.emptyText({ key }))
  else if (language === 'fr' && badlySpaced.test(value)) {
    report(word, sentences.spacing({ text: badlySpaced.exec(value)?.[0] ?? '' }))
  }
}

/**
 * Reports required words that no language has. If unused words have a similar key, the finding suggests a rename.
 * Returns the holders of these unused words, which need no finding of their own.
 */
function reportMissingWords(project: Project, stray: ReadonlySet<string>): Set<string> {
  const { words } = project
  const everywhere = [...stray].filter((key) => words.languages.every((language) => words.by.get(language)?.has(key)))
  const excused = new Set<string>()
  const reported = new Set<string>()
  for (const { source, path, keys, what } of words.missing) {
    const meant = keys.map((key) => renamedKey(key, everywhere)).find((key) => key !== undefined)
    if (meant !== undefined) {
      // Of a message with title and text, one says enough.
      const place = JSON.stringify([source.file, path, holderOf(meant)])
      if (reported.has(place)) continue
      reported.add(place)
      excused.add(holderOf(meant))
    }
    // The last key of the folder is the most general one that is its own.
    const key = keys.findLast((one) => !/^(app|options):/.test(one)) ?? keys.at(-1) ?? ''
    const { namespace, inside } = splitKey(key)
    const files = words.languages.map((language) => `locales/${language}/${namespace}.json`).join(' and ')
    const add = `add "${inside}" to ${files}`
    const cure = meant === undefined ? add : `did you mean "${splitKey(meant).inside}", which is unused? Else ${add}`
    project.report({ source, path }, sentences.noWords({ what, cure }))
  }
  return excused
}

/**
 * Finds the key among others that differs in a single name: `leases:actions.end.label` for
 * `leases:actions.close.label`. The definition was probably renamed without its words.
 */
function renamedKey(key: string, others: readonly string[]): string | undefined {
  const steps = key.split(/[:.]/)
  const byName = new Map<string, string>()
  let differing = ''
  for (const other of others) {
    const theirs = other.split(/[:.]/)
    const apart = steps.flatMap((step, index) => (step === theirs[index] ? [] : [index]))
    const [at = 0] = apart
    if (theirs.length !== steps.length || apart.length !== 1 || at === 0) continue
    // The last step is mostly a word of the language, such as `label`. Then the key is misspelt, not the definition.
    if (at === steps.length - 1 && !groupsNamedByDefinitions.includes(steps[at - 1] ?? '')) continue
    differing = steps[at] ?? ''
    byName.set(theirs[at] ?? '', other)
  }
  return byName.get(nearest(differing, byName.keys()) ?? '')
}

/** Groups of words whose names the definitions choose. */
const groupsNamedByDefinitions = [
  'actions',
  'columns',
  'tabs',
  'links',
  'questions',
  'options',
  'folds',
  'lists',
  'menu',
  'rules',
]

const placeholders = (value: unknown) =>
  [...String(value).matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? '').sort()

/**
 * Compares a word with its translation in another language: it must exist, with the same placeholders. Plural forms may
 * be missing, since languages differ in their number.
 */
function compareTranslations({ words, report }: Project, word: Word, language: string, other: string): void {
  const { namespace, inside } = splitKey(word.key)
  const theirs = words.by.get(other)
  const twin = theirs?.get(word.key)
  const source = words.file(other, namespace)
  if (!twin) {
    const whole = withoutPlural(word.key)
    const plural = [...(theirs?.keys() ?? [])].some((key) => key !== word.key && withoutPlural(key) === whole)
    if (!source || (plural && whole !== word.key)) return
    report(
      { source, path: word.path },
      sentences.untranslated({ key: inside, language: other, why: `${language} has "${String(word.value)}"` }),
    )
    return
  }
  if (language !== words.languages[0]) return
  const [mine, theirOwn] = [placeholders(word.value), placeholders(twin.value)]
  if (mine.join() !== theirOwn.join()) {
    report(
      twin,
      sentences.gaps({
        key: word.key,
        difference: `{{${mine.join('}}, {{')}}} in ${language}, {{${theirOwn.join('}}, {{')}}} in ${other}`,
      }),
    )
  }
}

/** Words that belong to no folder of schemas/: the frame, values of enumerations, and the letters that are mailed. */
const commonNamespaces = ['app', 'options', 'mail']

/**
 * Checks the files of `locales/`: each namespace is a folder of `schemas/` or a common one, and exists in every
 * language.
 */
function checkWordFiles({ words, sources, report }: Project): void {
  const folders = new Set(
    sources.flatMap(
      ({ file }) => /^schemas\/([^/]+)\/[^/]+\.(schema|form|table|details|notice)\.json$/.exec(file)?.[1] ?? [],
    ),
  )
  const known = [...folders, ...commonNamespaces]
  for (const source of sources) {
    const [, namespace = ''] = /^locales\/[^/]+\/([^/]+)\.json$/.exec(source.file) ?? []
    if (namespace === '') continue
    if (!known.includes(namespace)) {
      report({ source, path: [] }, sentences.strangeWords({ cure: didYouMean(namespace, known) }))
    }
    for (const other of words.languages) {
      if (!words.file(other, namespace) && !source.broken.length) {
        report({ source, path: [] }, sentences.noTranslation({ file: `locales/${other}/${namespace}.json` }))
      }
    }
  }
}
