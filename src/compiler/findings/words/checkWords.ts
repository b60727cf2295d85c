import { propertyAt } from '#engine/schema/propertyAt.ts'
import { didYouMean, nearest } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { Word } from '../read/Words.ts'

/** What may be said of a field, beside its options; the last ones are for lists of entries. */
const fieldWords = [
  ...['label', 'help', 'example', 'placeholder', 'error'],
  ...['none', 'empty', 'add', 'new', 'change', 'edit', 'save', 'cancel', 'remove', 'count'],
  ...['clear', 'started', 'removed'],
]

/** Checks the words: each in every language, with the same gaps to fill, and none unused. */
export function checkWords(project: Project): void {
  const { words } = project
  // What cannot be read now may well use a word.
  const stray = project.isPartial ? new Set<string>() : strayWords(project)
  const excused = reportMissing(project, stray)
  for (const [language, own] of words.by) {
    const others = words.languages.filter((other) => other !== language)
    for (const word of own.values()) {
      checkText(project, language, word)
      if (!stray.has(word.key)) for (const other of others) comparePair(project, word, language, other)
      else if (!excused.has(holderOf(word.key))) reportStray(project, own, word)
    }
  }
  checkFiles(project)
}

/** French sets its double signs apart by a space at which no line breaks. */
const badlySpaced = / [:;?!%€»]|« |\p{L}[;?!»]|«\p{L}/u

function checkText(project: Project, language: string, { key, source, path, value }: Word): void {
  const wrong = (what: string, why = 'a word is a text that people read', mend = 'write the text') =>
    project.report('words', source, path, { what, why, mend })
  if (typeof value !== 'string') wrong(`"${key}" is no text`)
  else if (value.trim() === '') wrong(`"${key}" is empty`)
  else if (language === 'fr' && badlySpaced.test(value))
    wrong(
      `"${badlySpaced.exec(value)?.[0] ?? ''}" needs a no-break space`,
      'a double sign would begin a line',
      'write U+202F before ; ? ! % €, and U+00A0 or U+202F before : and inside « »',
    )
}

/** Reports words that are needed and missing. Gives the holders of those that are there under a name of their own. */
function reportMissing(project: Project, stray: ReadonlySet<string>): Set<string> {
  const { words } = project
  const everywhere = [...stray].filter((key) => words.languages.every((language) => words.by.get(language)?.has(key)))
  const excused = new Set<string>()
  const told = new Set<string>()
  for (const { source, path, keys, what } of words.missing) {
    const meant = keys.map((key) => renamed(key, everywhere)).find((key) => key !== undefined)
    if (meant !== undefined) {
      // Of a message with title and text, one says enough.
      const place = JSON.stringify([source.file, path, holderOf(meant)])
      if (told.has(place)) continue
      told.add(place)
      excused.add(holderOf(meant))
    }
    // The last key is the most general one; values of a choice are mostly a field's own.
    const key = (keys.at(-1)?.startsWith('options:') ? keys[0] : keys.at(-1)) ?? ''
    const [namespace = '', inside = ''] = key.split(':')
    const files = words.languages.map((language) => `locales/${language}/${namespace}.json`).join(' and ')
    const add = `add "${inside}" to ${files}`
    project.report('words', source, path, {
      what: `${what} has no words in any language`,
      why: 'it would be shown without a name',
      mend: meant === undefined ? add : `did you mean "${meant.split(':')[1] ?? ''}", which is unused? Else ${add}`,
    })
  }
  return excused
}

const holderOf = (key: string) => key.slice(0, key.lastIndexOf('.'))

/** The key that differs from another one in a single name which the definitions choose. */
function renamed(key: string, others: readonly string[]): string | undefined {
  const steps = key.split(/[:.]/)
  const byName = new Map<string, string>()
  let own = ''
  for (const other of others) {
    const theirs = other.split(/[:.]/)
    const apart = steps.flatMap((step, index) => (step === theirs[index] ? [] : [index]))
    const [at = 0] = apart
    if (theirs.length !== steps.length || apart.length !== 1 || at === 0) continue
    // What stands last is mostly a word of the language, such as `label`: then the text is misspelt, not the definition.
    if (at === steps.length - 1 && !chosen.includes(steps[at - 1] ?? '')) continue
    own = steps[at] ?? ''
    byName.set(theirs[at] ?? '', other)
  }
  return byName.get(nearest(own, byName.keys()) ?? '')
}

/** What holds words under names that the definitions choose. */
const chosen = ['actions', 'columns', 'tabs', 'links', 'questions', 'options', 'folds', 'lists', 'menu', 'userMenu']

const gaps = (value: unknown) =>
  !String(value).includes('{{')
    ? []
    : [...String(value).matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name]) => name ?? '').sort()
/** Languages have their own numbers of plural forms. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

function comparePair(project: Project, word: Word, language: string, other: string): void {
  const { words } = project
  const [namespace = ''] = word.key.split(':')
  const theirs = words.by.get(other)
  const twin = theirs?.get(word.key)
  const file = words.file(other, namespace)
  if (!twin) {
    const plural = [...(theirs?.keys() ?? [])].some(
      (key) => key !== word.key && withoutPlural(key) === withoutPlural(word.key),
    )
    if (!file || (plural && withoutPlural(word.key) !== word.key)) return
    project.report('words', file, word.path, {
      what: `"${word.key.slice(namespace.length + 1)}" is missing in ${other}`,
      why: `${language} has it ("${String(word.value)}"), and no screen mixes languages`,
      mend: `add it to ${file.file}`,
    })
    return
  }
  if (language === words.languages[0] && gaps(word.value).join() !== gaps(twin.value).join())
    project.report('words', twin.source, twin.path, {
      what: `the gaps of "${word.key}" differ between ${language} and ${other}`,
      why: `${language} fills {{${gaps(word.value).join('}}, {{')}}}, ${other} {{${gaps(twin.value).join('}}, {{')}}}`,
      mend: 'use the same names in both',
    })
}

/** Keys of words that no definition and no code asks for. */
function strayWords(project: Project): Set<string> {
  const { words, codeWords } = project
  const folders = new Set(project.sources.flatMap(({ file }) => /^schemas\/([^/]+)\//.exec(file)?.[1] ?? []))
  // Where definitions choose the names, code that puts a key together asks for theirs, and for those that it holds.
  const beginnings = [...(codeWords?.beginnings ?? [])].map((beginning) => ({
    beginning,
    open: ![...words.known].some((key) => key.startsWith(beginning)),
  }))
  const used = (key: string): boolean => {
    const [folder = '', inside = ''] = key.split(':')
    if (words.known.has(key)) return true
    if (folder === 'app')
      return (
        !codeWords ||
        codeWords.keys.has(withoutPlural(key)) ||
        beginnings.some(
          ({ beginning, open }) =>
            key.startsWith(beginning) && (open || codeWords.names.has(key.slice(beginning.length).split('.')[0] ?? '')),
        )
      )
    return !folders.has(folder) || (inside.startsWith('fields.') && knownField(project, folder, inside))
  }
  return new Set([...words.by.values()].flatMap((own) => [...own.keys()]).filter((key) => !used(key)))
}

function reportStray(project: Project, own: ReadonlyMap<string, Word>, { key, source, path }: Word): void {
  const [folder = '', inside = ''] = key.split(':')
  const codes = errorCodes(project).map((code) => key.replace(/[^.]+$/, code))
  const possible = [...project.words.known, ...(/\.errors\.[^.]+$/.test(key) ? codes : [])]
  const near = nearest(
    key,
    possible.filter((one) => one.startsWith(`${folder}:`) && !own.has(one)),
  )
  project.report(
    'unused',
    source,
    path,
    {
      what: `"${inside}" is unused`,
      why: `no definition${folder === 'app' ? ' and no code' : ' of the folder'} asks for these words`,
      mend: near === undefined ? 'take them out' : `did you mean "${near.slice(folder.length + 1)}"?`,
    },
    'name',
  )
}

/** Codes that the error of a field may have: those that have words of their own in the frame. */
const errorCodes = ({ words }: Project): string[] =>
  [...(words.by.get(words.languages[0] ?? '')?.keys() ?? [])].flatMap(
    (key) => /^app:error\.(\w+)$/.exec(key)?.[1] ?? [],
  )

function knownField(project: Project, folder: string, inside: string): boolean {
  const parts = inside.split('.').slice(1)
  const records = [...project.records.values()].filter((one) => one.folder === folder)
  return records.some(({ whole }) =>
    parts.some((_, index) => {
      if (index === 0 || !whole) return false
      const schema = propertyAt(whole, parts.slice(0, index).join('.'))?.schema
      const [word = '', ...rest] = parts.slice(index)
      if (!schema) return false
      if (word === 'options') return (schema.enum ?? []).includes(rest.join('.')) || schema.lookup !== undefined
      if (word === 'errors') return rest.length === 1 && errorCodes(project).includes(rest[0] ?? '')
      if (['expired', 'expiresSoon'].includes(withoutPlural(word))) return schema.expiresSoon !== undefined
      return fieldWords.includes(withoutPlural(word)) && rest.length === 0
    }),
  )
}

/** Words that belong to no folder of schemas/: the frame, values of enumerations, and the letters that are mailed. */
const common = ['app', 'options', 'mail']

/** A namespace stands in every language, and is a folder of schemas/ or a common one. */
function checkFiles(project: Project): void {
  const { words, sources } = project
  const folders = new Set(
    sources.flatMap(
      ({ file }) => /^schemas\/([^/]+)\/[^/]+\.(schema|form|table|details|notice)\.json$/.exec(file)?.[1] ?? [],
    ),
  )
  for (const source of sources) {
    const [, language, namespace] = /^locales\/([^/]+)\/([^/]+)\.json$/.exec(source.file) ?? []
    if (language === undefined || namespace === undefined) continue
    const whole = (what: string, why: string, mend: string) => project.report('words', source, [], { what, why, mend })
    if (!folders.has(namespace) && !common.includes(namespace))
      whole(
        'this file is not read',
        'a file of words is named after a folder of schemas/, or is one of the common ones',
        didYouMean(namespace, [...folders, ...common]),
      )
    for (const other of words.languages)
      if (!words.file(other, namespace) && !source.broken.length)
        whole(`locales/${other}/${namespace}.json does not exist`, 'every text stands in every language', 'add it')
  }
}
