import { splitKey } from '#engine/words/wordKeys.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import type { PropertySchema } from '#generated/definitions.gen.ts'
import { nearest } from '../../text/nearest.ts'
import { sentences } from '../../text/sentences.ts'
import { codeWords } from '../../project/namesInCode.ts'
import type { Project } from '../../project/readProject.ts'
import type { Word } from '../../project/Words.ts'

/** Languages have their own numbers of plural forms. */
export const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')

/**
 * Keys of words that no definition and no code uses. Code may build keys, as in `t('app:error.' + code)`, so keys with
 * such a beginning count as used.
 */
export function strayWords(project: Project): Set<string> {
  const { words } = project
  const folders = new Set(project.sources.flatMap(({ file }) => /^schemas\/([^/]+)\//.exec(file)?.[1] ?? []))
  // Where definitions choose the names, code that puts a key together asks for theirs, and for those that it holds.
  const { keys, beginnings = new Set<string>(), names } = codeWords(project) ?? {}
  const chosen = new Set([...beginnings].filter((one) => [...words.known].some((key) => key.startsWith(one))))
  const isPutTogether = (key: string) =>
    [...beginnings].some((one) => {
      const [name = ''] = key.slice(one.length).split('.')
      return key.startsWith(one) && (!chosen.has(one) || names?.has(name))
    })
  /** Whether a definition, code or a field uses a key. */
  const isUsed = (key: string): boolean => {
    const { namespace: folder, inside } = splitKey(key)
    if (words.known.has(key)) return true
    if (folder === 'app') return !keys || keys.has(withoutPlural(key)) || isPutTogether(key)
    return !folders.has(folder) || (inside.startsWith('fields.') && isWordOfField(project, folder, inside))
  }
  return new Set([...words.by.values()].flatMap((ofLanguage) => [...ofLanguage.keys()]).filter((key) => !isUsed(key)))
}

/**
 * Reports an unused word, with the similar key that probably was meant.
 * @param ofLanguage the words of its language
 */
export function reportStrayWord(project: Project, ofLanguage: ReadonlyMap<string, Word>, word: Word): void {
  const { key } = word
  const { namespace: folder, inside } = splitKey(key)
  const codes = /\.errors\.[^.]+$/.test(key) ? errorCodes(project) : []
  const possible = [...project.words.known, ...codes.map((code) => key.replace(/[^.]+$/, code))]
  const free = possible.filter((one) => one.startsWith(`${folder}:`) && !ofLanguage.has(one))
  const near = nearest(key, free)?.slice(folder.length + 1)
  const out = inside.startsWith('fields.')
    ? 'rename these words with their field, or take them out'
    : 'take these words out'
  const cure = near === undefined ? out : `did you mean "${near}"?`
  project.report(word, sentences.strayWord({ key: inside, cure }))
}

/** The words of the first language. An error of a field may have each code that has words of its own in the frame. */
const firstWords = ({ words }: Project) => words.by.get(words.languages[0] ?? '') ?? new Map<string, Word>()

const errorCodes = (project: Project): string[] =>
  [...firstWords(project).keys()].flatMap((key) => /^app:error\.(\w+)$/.exec(key)?.[1] ?? [])

/** The words that a field may have, besides its options. The last ones are for lists of entries. */
const fieldWords = [
  'label',
  'help',
  'example',
  'placeholder',
  'error',
  'none',
  'empty',
  'add',
  'new',
  'change',
  'edit',
  'save',
  'cancel',
  'remove',
  'count',
  'clear',
  'started',
  'removed',
]

/**
 * Whether a key such as `fields.rent.label` names a field and a word that fields can have. Such words need no
 * definition that uses them: the next form that places the field shows them.
 */
function isWordOfField(project: Project, folder: string, inside: string): boolean {
  const parts = inside.split('.').slice(1)
  const records = [...project.records.values()].filter((one) => one.folder === folder)
  return records.some(({ whole }) =>
    parts.some((word, index) => {
      const schema = propertyAt(whole ?? {}, parts.slice(0, index).join('.'))?.schema
      const rest = parts.slice(index + 1)
      if (!schema) return false
      if (word === 'options') return hasOption(schema.items ?? schema, rest.join('.'))
      if (word === 'errors') return rest.length === 1 && firstWords(project).has(`app:error.${rest[0]}`)
      if (['expired', 'expiresSoon'].includes(withoutPlural(word))) return schema.expiresSoon !== undefined
      return fieldWords.includes(withoutPlural(word)) && rest.length === 0
    }),
  )
}

const hasOption = ({ enum: values = [], lookup }: PropertySchema, value: string) =>
  values.includes(value) || lookup !== undefined
