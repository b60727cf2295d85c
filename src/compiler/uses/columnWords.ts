import { wordPath } from '#engine/record/path.ts'
import { ownKey } from '../project/notedWords.ts'
import type { Project } from '../project/readProject.ts'
import { referencesIn } from '../project/Spot.ts'
import { type Subject, subjectsOf } from '../project/Subject.ts'
import { stepsOf } from './declaredFields.ts'
import { fieldsIn } from './fieldsIn.ts'
import type { FoundUse } from './Use.ts'

/** Names under which a definition has words for columns and lists, each by the path of its field. */
const groups = ['columns', 'lists']

/** Returns the words of columns and lists with the fields that their keys name. */
export function wordsOfColumns(project: Project): FoundUse[] {
  const words = [...project.words.by.values()].flatMap((ofLanguage) => [...ofLanguage.values()])
  return project.definitions.flatMap((definition) => {
    const start = ownKey(definition, '')
    const ofDefinition = words.filter(({ key }) => key.startsWith(start))
    if (ofDefinition.length === 0) return []
    const paths = pathsOf(subjectsOf(project).filter((subject) => subject.definition === definition))
    return ofDefinition.flatMap(({ source, path }): FoundUse[] => {
      const steps = stepsOf(path)
      const first = steps.findLastIndex(({ name }) => groups.includes(name)) + 1
      if (first === 0) return []
      const named = steps.slice(first)
      const fields = paths.get(named.map(({ name }) => name).join('.')) ?? []
      return fields.flatMap(({ name, at }) => {
        const step = named[at]
        if (!step) return []
        const place = { source, path: path.slice(0, step.at + 1), isName: true, isWritten: true, as: 'words' }
        return [{ type: 'field', name, use: { ...place, start: step.start, end: step.start + step.name.length } }]
      })
    })
  })
}

/**
 * The paths that a definition names, without list positions, each with the field at every step: a rename must find all
 * of them.
 */
function pathsOf(subjects: readonly Subject[]): ReadonlyMap<string, { name: string; at: number }[]> {
  const found = new Map<string, { name: string; at: number }[]>()
  for (const subject of subjects) {
    if (typeof subject.value !== 'string') continue
    const path = subject.value
    for (const reference of referencesIn(subject.notes).filter(({ to }) => to === 'path')) {
      const fields = fieldsIn(subject, reference).map(({ name, end }) => ({
        name,
        at: wordPath(path.slice(0, end)).split('.').length - 1,
      }))
      found.set(wordPath(path), [...(found.get(wordPath(path)) ?? []), ...fields])
    }
  }
  return found
}
