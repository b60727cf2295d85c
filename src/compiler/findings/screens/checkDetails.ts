import { wordPath } from '#engine/record/path.ts'
import { templateNames } from '#engine/text/fillTemplate.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import type { DetailsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkActions } from '../calls/actions.ts'
import { checkAddress, routeNames, routesOf } from '../names/addresses.ts'
import { checkLoad } from '../calls/calls.ts'
import { namedIn, nameOf } from './columns.ts'
import { checkDetailsSection, galleryOf } from './detailsSections.ts'
import { mayUseWords, needFieldWords, needWords } from '../names/needWords.ts'
import { checkOnce, fieldAt } from '../names/paths.ts'
import { recordNamed } from '../names/recordNamed.ts'
import { checkTemplates } from '../names/templates.ts'

/** Checks the records to read. */
export function checkDetails(project: Project): void {
  for (const details of project.details.values()) {
    const { source, value, folder, id } = details
    const record = recordNamed(project, details)
    const whole = record?.whole ? { whole: record.whole } : {}
    const routes = routesOf(project, 'details', id)
    const filledBy = routes.length > 0 ? routes.flatMap(routeNames) : undefined
    checkLoad(
      project,
      source,
      value.load,
      record,
      { list: false, filledBy },
      { folder, of: 'details', ...whole },
      routes,
    )
    if (value.back !== undefined) {
      checkAddress(project, source, ['back'], value.back, filledBy ?? [])
      needWords(
        project,
        source,
        ['back'],
        [definitionKey(id, 'details', 'back'), 'app:common.back'],
        'the link above the heading',
      )
    }
    mayUseWords(project, definitionKey(id, 'details', 'help'))
    checkTitle(project, details)
    if (value.progress)
      needWords(project, source, ['progress'], [definitionKey(id, 'details', 'progress')], 'the filled share')
    if (!record?.whole) continue
    const names = [...Object.keys(record.whole.properties), ...(filledBy ?? [])]
    checkFields(project, details, record.whole, names)
    checkActions(project, details, value.actions ?? [], 'details', names, record.whole)
  }
}

/** Words and templates of the heading: either may stand alone, and together the words hold the template's text. */
function checkTitle(project: Project, { source, value, id }: Definition<DetailsDefinition>): void {
  const key = definitionKey(id, 'details', 'title')
  if (value.title === undefined) {
    needWords(project, source, [], [key], 'the heading')
    return
  }
  mayUseWords(project, key)
  if (typeof value.title !== 'string') checkTemplates(project, source, value.title, ['title'])
  for (const language of project.words.languages) {
    const word = project.words.by.get(language)?.get(key)
    if (word && !/\{\{\s*name[^}]*\}\}/.test(String(word.value)))
      project.report('words', word.source, word.path, {
        what: 'the heading does not say whose it is',
        why: 'the definition gives a template, which these words hide',
        mend: 'write {{name}} where it belongs',
      })
  }
}

/** Fields of the heading and under it, with their places. */
function namedAbove({ title = [], facts = [], progress = [] }: DetailsDefinition): { name: string; path: Path }[] {
  const templates = Array.isArray(title)
    ? title.map((text, index) => ({ text, path: ['title', index] as Path }))
    : [{ text: title, path: ['title'] }]
  const named = (list: string[], at: string) => list.map((name, index) => ({ name, path: [at, index] }))
  return [
    ...templates.flatMap(({ text, path }) => templateNames(text).map((name) => ({ name, path }))),
    ...named(facts, 'facts'),
    ...named(progress, 'progress'),
  ]
}

/** What a section shows, with its place: of a column that is put together, its name. */
function shownIn({ sections }: DetailsDefinition): { name: string; path: Path }[] {
  return sections.flatMap((section, index) => {
    const path = ['sections', index]
    const { fields = [], folds = [], list } = section
    const blocks = folds.flatMap((fold, place) =>
      fold.fields.map((field, position) => ({ field, path: [...path, 'folds', place, 'fields', position] })),
    )
    const all = [...fields.map((field, place) => ({ field, path: [...path, 'fields', place] })), ...blocks]
    const gallery = galleryOf(section)
    return [
      ...all
        .filter(({ field }) => nameOf(field) !== '*')
        .flatMap(({ field, path: at }) => namedIn(field, at).map(({ name }) => ({ name, path: at }))),
      ...(gallery === undefined ? [] : [{ name: gallery, path: [...path, 'gallery'] }]),
      ...[list?.path ?? []].flat().map((name) => ({ name, path: [...path, 'list', 'path'] })),
    ]
  })
}

function checkFields(
  project: Project,
  details: Definition<DetailsDefinition>,
  whole: RecordSchema,
  names: readonly string[],
): void {
  const { source, value } = details
  for (const { name, path } of namedAbove(value)) {
    const schema = fieldAt(project, source, path, whole, name)
    if (schema?.writeOnly)
      project.report('field', source, path, {
        what: `"${name}" is never answered`,
        why: 'it is only sent, so there is nothing to read',
        mend: 'take it out',
      })
    if (schema && path[0] === 'facts') needFieldWords(project, details, path, { words: wordPath(name), schema })
  }
  const ids = value.sections.map((section, index) => ({ name: section.id, path: ['sections', index, 'id'] }))
  checkOnce(project, source, ids, 'the section')
  checkOnce(project, source, shownIn(value), 'the field')
  value.sections.forEach((section, index) => {
    checkDetailsSection({ project, details, section, path: ['sections', index], whole, names })
  })
}
