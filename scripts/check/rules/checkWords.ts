import { propertyAt } from '#engine/schema/propertyAt.ts'
import { didYouMean, nearest } from '../nearest.ts'
import type { Project } from '../Project.ts'
import type { Word } from '../read/Words.ts'

/** What may be said of a field, beside its options; the last ones are for lists of entries. */
const fieldWords = [
  ...['label', 'help', 'example', 'placeholder', 'error'],
  ...['none', 'empty', 'add', 'new', 'change', 'edit', 'save', 'cancel', 'remove', 'count'],
]

/** Checks the words: each in every language, with the same gaps to fill, and none that nobody uses. */
export function checkWords(project: Project): void {
  const { words } = project
  const folders = new Set(project.sources.flatMap(({ file }) => /^schemas\/([^/]+)\//.exec(file)?.[1] ?? []))
  // What cannot be read now may well use a word.
  const whole = project.unreadable.size === 0 && [...project.records.values()].every((record) => record.whole)
  for (const [language, own] of words.by) {
    const others = words.languages.filter((other) => other !== language)
    for (const word of own.values()) {
      checkText(project, word)
      const stray = whole ? strayWord(project, word, folders) : undefined
      if (stray !== undefined) {
        project.report('unused', word.source, word.path, stray, 'name')
        continue
      }
      for (const other of others) comparePair(project, word, language, other)
    }
  }
  checkFiles(project)
}

function checkText(project: Project, { key, source, path, value }: Word): void {
  const wrong = (what: string) =>
    project.report('words', source, path, { what, why: 'a word is a text that people read', mend: 'write the text' })
  if (typeof value !== 'string') wrong(`"${key}" is no text`)
  else if (value.trim() === '') wrong(`"${key}" is empty`)
}

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

/** What is wrong with a word of a folder of schemas/ that no definition asks for; undefined if one does. */
function strayWord(
  project: Project,
  { key }: Word,
  folders: ReadonlySet<string>,
): { what: string; why: string; mend: string } | undefined {
  const { words } = project
  const [folder = '', inside = ''] = key.split(':')
  if (!folders.has(folder) || words.known.has(key)) return undefined
  if (inside.startsWith('fields.') && knownField(project, folder, inside)) return undefined
  const near = nearest(
    key,
    [...words.known].filter((one) => one.startsWith(`${folder}:`)),
  )
  return {
    what: `nobody uses "${inside}"`,
    why: 'no definition of the folder asks for these words',
    mend: near === undefined ? 'take them out' : `did you mean "${near.slice(folder.length + 1)}"?`,
  }
}

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
      if (word === 'errors') return rest.length === 1
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
        'nobody reads this file',
        'a file of words is named after a folder of schemas/, or is one of the common ones',
        didYouMean(namespace, [...folders, ...common]),
      )
    for (const other of words.languages)
      if (!words.file(other, namespace) && !source.broken.length)
        whole(`locales/${other}/${namespace}.json does not exist`, 'every text stands in every language', 'add it')
  }
}
