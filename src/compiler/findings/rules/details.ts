import { definitionKey } from '#engine/text/wordKeys.ts'
import type { DetailsDefinition, TableDefinition } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import { lacksRecord, recordOf } from '../refers/Asked.ts'
import { needWords, ownKey } from '../words/needWords.ts'
import { checkPlacedOnce } from './placed.ts'

/** Checks what the parts of a details screen have to do with each other. */
export function checkDetails(project: Project, details: Definition<DetailsDefinition>): void {
  const { source, value } = details
  checkPlacedOnce(project, details)
  checkTitle(project, details)
  value.sections.forEach(({ id, fields, gallery, folds, list }, index) => {
    const path = ['sections', index]
    const others = [fields, gallery, folds].filter((one) => one !== undefined).length
    if (list && others > 0) project.report({ source, path }, 'listWithOthers', id)
    if (!list && others === 0) project.report({ source, path }, 'emptySection', id)
    for (const [place, name] of [list?.labelled ? list.path : []].flat().entries()) {
      const at = { source, path: [...path, 'list', 'path', place] }
      needWords(project, at, [ownKey(details, `sections.${id}.lists.${name}`)])
    }
  })
}

/** Words and templates of the heading: either may stand alone, and together the words hold the template's text. */
function checkTitle(project: Project, details: Definition<DetailsDefinition>): void {
  const { source, value, id } = details
  const key = definitionKey(id, 'details', 'title')
  if (lacksRecord(project, details)) return
  if (value.title === undefined && recordOf(project, details)?.value.title === undefined) {
    needWords(project, { source, path: [] }, [key], 'the heading')
    return
  }
  project.words.known.add(key)
  for (const word of project.words.languages.flatMap((one) => project.words.by.get(one)?.get(key) ?? []))
    if (!/\{\{\s*name[^}]*\}\}/.test(String(word.value))) project.report(word, 'nameless')
}

/** Checks that a list which leaves fields out has a column that stands for all fields. */
export function checkTable(project: Project, { source, value }: Definition<TableDefinition>): void {
  if (value.except !== undefined && !value.columns.includes('*'))
    project.report({ source, path: ['except'] }, 'exceptNothing')
}
