import { detailsPlan } from '#engine/details/detailsPlan.ts'
import { kindOf } from '#engine/schema/kindOf.ts'
import { propertyAt } from '#engine/schema/propertyAt.ts'
import { definitionKey } from '#engine/text/wordKeys.ts'
import type { DetailsDefinition, DetailsSection, RecordSchema } from '#generated/definitions.gen.ts'
import type { Definition, Project } from '../Project.ts'
import type { Path } from '../read/Source.ts'
import { checkActions } from './actions.ts'
import { checkAddress, routeNames, routesOf } from './addresses.ts'
import { checkLoad } from './calls.ts'
import { checkCondition } from './conditions.ts'
import { mayUseWords, needFieldWords, needWords } from './needWords.ts'
import { checkOnce, fieldAt } from './paths.ts'
import { recordNamed } from './recordNamed.ts'

/** Checks the records to read. */
export function checkDetails(project: Project): void {
  for (const details of project.details.values()) {
    const { source, value, folder, id } = details
    const record = recordNamed(project, details)
    const routes = routesOf(project, 'details', id)
    const filledBy = routes.length > 0 ? routes.flatMap(routeNames) : undefined
    checkLoad(project, source, value.load, record, { list: false, filledBy }, { folder, of: 'details' })
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
    if (value.title === undefined)
      needWords(project, source, [], [definitionKey(id, 'details', 'title')], 'the heading')
    if (value.progress)
      needWords(project, source, ['progress'], [definitionKey(id, 'details', 'progress')], 'the filled share')
    if (!record?.whole) continue
    checkFields(project, details, record.whole)
    const names = [...Object.keys(record.whole.properties), ...(filledBy ?? [])]
    checkActions(project, details, value.actions ?? [], 'details', names)
  }
}

/** Every path of a details definition with its place, apart from the columns of lists. */
function pathsOf({
  title = '',
  facts = [],
  progress = [],
  sections,
}: DetailsDefinition): { name: string; path: Path }[] {
  const titles = [...title.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => ({ name: name ?? '', path: ['title'] }))
  const inSections = sections.flatMap(({ fields = [], gallery, list }, index) => [
    ...fields.map((name, place) => ({ name, path: ['sections', index, 'fields', place] })),
    ...(gallery === undefined ? [] : [{ name: gallery, path: ['sections', index, 'gallery'] }]),
    ...(list ? [{ name: list.path, path: ['sections', index, 'list', 'path'] }] : []),
  ])
  const named = (list: string[], at: string) => list.map((name, index) => ({ name, path: [at, index] }))
  return [...titles, ...named(facts, 'facts'), ...named(progress, 'progress'), ...inSections]
}

function checkFields(project: Project, details: Definition<DetailsDefinition>, whole: RecordSchema): void {
  const { source, value } = details
  const paths = pathsOf(value).filter(({ name }) => name !== '*')
  const found = paths.map(({ name, path }) => fieldAt(project, source, path, whole, name))
  paths.forEach(({ name, path }, index) => {
    if (found[index]?.writeOnly)
      project.report('field', source, path, {
        what: `"${name}" is never answered`,
        why: 'it is only sent, so there is nothing to read',
        mend: 'take it out',
      })
  })
  checkOnce(
    project,
    source,
    value.sections.map((section, index) => ({ name: section.id, path: ['sections', index, 'id'] })),
    'the section',
  )
  const placed = pathsOf(value).filter(({ path }) => path[0] === 'sections')
  checkOnce(project, source, placed, 'the field')
  value.sections.forEach((section, index) => checkSection(project, details, section, ['sections', index], whole))
  if (found.includes(undefined)) return
  const listed = value.sections.every(
    ({ list }) => !list || list.columns.every((name) => propertyAt(whole, `${list.path}.${name}`)),
  )
  if (!listed) return
  const plan = detailsPlan(value, whole, project.formats?.value ?? { $schema: '', formats: {} })
  const place = (words: string) => paths.find(({ name }) => name === words)?.path ?? []
  const shown = [
    ...plan.facts,
    ...plan.sections.flatMap(({ fields, gallery, list }) => [
      ...fields,
      ...(gallery ? [gallery] : []),
      ...(list?.columns ?? []),
    ]),
  ]
  for (const field of shown) needFieldWords(project, details, place(field.words), field)
}

function checkSection(
  project: Project,
  { source, id }: Definition<DetailsDefinition>,
  section: DetailsSection,
  path: Path,
  whole: RecordSchema,
): void {
  const { shownIf, gallery, list, fields } = section
  needWords(
    project,
    source,
    [...path, 'id'],
    [definitionKey(id, 'details', `sections.${section.id}.title`)],
    `the section "${section.id}"`,
  )
  mayUseWords(
    project,
    definitionKey(id, 'details', `sections.${section.id}.help`),
    definitionKey(id, 'details', `sections.${section.id}.empty`),
  )
  if (shownIf) checkCondition(project, source, [...path, 'shownIf'], shownIf, whole)
  const wrong = (place: Path, what: string, why: string, mend: string) =>
    project.report('section', source, place, { what, why, mend })
  if ([fields, gallery, list].filter((one) => one !== undefined).length !== 1)
    wrong(
      path,
      `the section "${section.id}" does not hold exactly one thing`,
      'a section holds fields, or a gallery, or a list',
      'give one of "fields", "gallery" and "list"',
    )
  const formats = project.formats?.value ?? { $schema: '', formats: {} }
  const pictures = gallery === undefined ? undefined : propertyAt(whole, gallery)?.schema
  if (pictures && kindOf(pictures, formats) !== 'files')
    wrong(
      [...path, 'gallery'],
      `"${gallery ?? ''}" holds no files`,
      'a gallery shows pictures that were uploaded',
      'show it under "fields"',
    )
  const entries = list && propertyAt(whole, list.path)?.schema
  if (!list || !entries) return
  if (kindOf(entries, formats) !== 'entries')
    wrong(
      [...path, 'list', 'path'],
      `"${list.path}" is not a list of entries`,
      'a list shows one line an entry',
      'show it under "fields"',
    )
  else
    list.columns.forEach((name, index) =>
      fieldAt(project, source, [...path, 'list', 'columns', index], entries.items ?? {}, name),
    )
}
