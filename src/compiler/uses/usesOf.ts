import { derivedOnce } from '#engine/derivedOnce.ts'
import { targetOf } from '#engine/schema/dereference.ts'
import { contractFile } from '../project/completeDefinitions.ts'
import type { RecordDefinition } from '../project/Definition.ts'
import { notedWords } from '../project/notedWords.ts'
import type { Project } from '../project/readProject.ts'
import { type Reference, referencesIn } from '../project/Spot.ts'
import { type Subject, subjectsOf } from '../project/Subject.ts'
import { leavesOf, type Path, type Source, valueAt, writtenAt } from '../text/Source.ts'
import { wordsOfColumns } from './columnWords.ts'
import { declaredFields, wordsOfFields } from './declaredFields.ts'
import { fieldsIn } from './fieldsIn.ts'
import { namesIn, partName } from './namesIn.ts'
import type { FoundUse, Named, Use } from './Use.ts'

/** The index of references: where a record, field, call, address, word, format or lookup is used. */
export interface Uses {
  /**
   * Returns the places that name a thing, in the order of definitions and contract; of a field also its declarations,
   * which come first, and its words.
   * @param type `record`, `part`, `field`, `operation`, `address`, `word`, `format`, `lookup`, or another type of name
   * @param name `folder/name` of a record, `fieldKey` of a field, path of an address, key of a word, else its name
   */
  of: (type: string, name: string | undefined) => readonly Use[]
  /** Returns the records whose schema takes a record or one of its parts over. @param id `folder/name` */
  recordsWith: (id: string) => RecordDefinition[]
}

/** Returns the index of references of a project. */
export const usesOf = derivedOnce((project: Project): Uses => ({
  of(type, name = '') {
    if (type !== 'field') return names(project).get(`${type} ${name}`) ?? []
    const key = declaredFields(project).get(name)?.key ?? name
    return fields(project).get(`field ${key}`) ?? []
  },
  recordsWith(id) {
    const uses = [...names(project)].flatMap(([key, all]) => (key.startsWith(`part ${id}#`) ? all : []))
    const files = new Set(uses.map(({ source }) => source.file))
    return [...project.records.values()].filter((record) => record.id !== id && files.has(record.source.file))
  },
}))

/** Uses by type and name of the thing used. */
const names = derivedOnce((project: Project) =>
  indexByName([...referencesOf(project, namesIn), ...wordsOf(project), ...contractParts(project)]),
)

/** Uses of fields by their key. Checks ask for names alone, so fields are looked for apart. */
const fields = derivedOnce((project: Project) => {
  const declared = declaredFields(project)
  const found = [...referencesOf(project, fieldsIn), ...wordsOfFields(project), ...wordsOfColumns(project)]
  const sameKey = found.map((one) => ({ ...one, name: declared.get(one.name)?.key ?? one.name }))
  const declarations = [...declared.values()].map(({ key, use }) => ({ type: 'field', name: key, use }))
  return indexByName([...declarations, ...sameKey])
})

/** Groups uses by type and name, as in `record tenant/tenant`. */
function indexByName(found: readonly FoundUse[]): ReadonlyMap<string, Use[]> {
  const index = new Map<string, Use[]>()
  for (const { type, name, use } of found) {
    const key = `${type} ${name}`
    const uses = index.get(key) ?? []
    uses.push(use)
    index.set(key, uses)
  }
  return index
}

type Reader = (subject: Subject, reference: Reference) => Named[]

/** The references that the notes of the meta-schemas find in definitions. */
const referencesOf = (project: Project, read: Reader): FoundUse[] =>
  subjectsOf(project).flatMap((subject) =>
    referencesIn(subject.notes).flatMap((reference) =>
      read(subject, reference).map(({ type, name, start, end, inside = [], isName }) => {
        const path = [...subject.path, ...inside]
        const place = writtenPlace(subject.definition.source, path, isName ?? (subject.isName && inside.length === 0))
        return { type, name, use: { ...place, start, end, as: reference.to } }
      }),
    ),
  )

/** The words that the notes of the meta-schemas require or allow. */
const wordsOf = (project: Project): FoundUse[] =>
  subjectsOf(project).flatMap((subject) => {
    const { definition, path, isName, value } = subject
    const end = typeof value === 'string' ? value.length : 0
    return notedWords(subject).map((name) => {
      const use = { ...writtenPlace(definition.source, path, isName), start: 0, end, as: 'words' }
      return { type: 'word', name, use }
    })
  })

/** The records and parts to which the contract refers. */
const contractParts = ({ contract: { source } }: Project): FoundUse[] =>
  leavesOf(source.value).flatMap(([path, value]) => {
    if (path.at(-1) !== '$ref' || typeof value !== 'string' || !value.includes('.schema.json')) return []
    const { file, pointer } = targetOf(value, contractFile)
    const name = partName(file.replace(/^schemas\//, ''), pointer)
    return [
      { type: 'part', name, use: { ...writtenPlace(source, path, false), start: 0, end: value.length, as: '$ref' } },
    ]
  })

/** The place of a text in its file, and whether the file has the text: an implied part is written nowhere. */
function writtenPlace(source: Source, path: Path, isName: boolean) {
  const [file, at] = writtenAt(source, path)
  const found = valueAt(file.value, at)
  const isWritten = isName ? found !== undefined : found === valueAt(source.value, path)
  return { source: file, path: at, isName, isWritten }
}
