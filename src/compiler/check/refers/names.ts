import { kinds } from '#engine/schema/kindOf.ts'
import type { Action } from '#generated/definitions.gen.ts'
import { didYouMean, nearest } from '../../text/nearest.ts'
import { sentences } from '../../text/sentences.ts'
import type { Project } from '../../project/readProject.ts'
import { type Subject, operationsAround } from '../../project/Subject.ts'
import { namesInCode } from '../../project/namesInCode.ts'
import { usesOf } from '../../uses/usesOf.ts'
import { report } from '../report.ts'
import type { Reference } from '../../project/Spot.ts'

interface Names {
  /** The cure if no known name is similar. */
  cure?: (name: string) => string
  /** Undefined where they are not known. */
  of: (subject: Subject) => Iterable<string> | undefined
  why: string
}

const files = (kind: string): Names => ({
  of: ({ project }) => project.idsOf(kind),
  why: 'schemas/ holds no such file',
})
const inCode = (kind: keyof ReturnType<typeof namesInCode>, why: string): Names => ({
  of: ({ project }) => namesInCode(project)[kind],
  why,
})
const held = (file: string, names: (project: Project) => object): Names => ({
  of: ({ project }) => Object.keys(names(project)),
  why: `schemas/${file}.json does not hold it`,
})

/** Things with a name to which a definition may refer. */
const names: Record<string, Names> = {
  record: files('record'),
  values: { ...files('values'), of: ({ project }) => project.idsOf('values').map((id) => id.replace('lookups/', '')) },
  form: files('form'),
  table: files('table'),
  details: files('details'),
  notice: files('notice'),
  'menu entry': {
    of: ({ definition: { spots } }) =>
      spots.flatMap(({ path, value }) => (path[0] === 'menu' && path.at(-1) === 'id' ? String(value) : [])),
    why: 'the menu holds no such section or entry',
  },
  page: inCode('page', 'src/app/pages does not hold it'),
  icon: inCode('icon', 'src/ui/icons.json does not draw it'),
  drawing: inCode('drawing', 'src/ui/drawings.tsx does not draw it'),
  handler: {
    ...inCode('handler', 'src/server/operations/operations.ts has no row for it'),
    cure: (name) => `add src/server/operations/${name}.ts and its row in operations.ts`,
  },
  'path parameter': {
    of: ({ project, definition }) => project.contract.operations.get(definition.id)?.pathParameters,
    why: 'the path does not hold it',
  },
  operation: {
    of: ({ project }) => project.contract.operations.keys(),
    why: 'openapi/openapi.yaml does not hold it',
  },
  parameter: {
    of: (subject) => operationsAround(subject)[0]?.query.map(({ name }) => name),
    why: 'the call takes nothing of that name in its address, so it would be ignored',
  },
  format: held('formats', ({ formats }) => formats.formats),
  lookup: held('lookups', ({ lookups }) => lookups.lookups),
  'shared table': held('outcomes', ({ outcomes }) => outcomes.tables),
  kind: { of: () => kinds, why: 'no field can show it' },
  action: {
    of: ({ definition, above }) => {
      const { actions = [] } = definition.value as { actions?: Action[] }
      return actions.flatMap((one) => (one === above?.value ? [] : one.id))
    },
    why: 'the definition has no other action of that name',
  },
  'part of a body': { of: partsOfBodies, why: 'no call that takes the record has it' },
}

/**
 * Checks a text that names something, by the kind of thing: an operation, a form, an icon. An unknown name is reported
 * with the most similar known one.
 */
export function checkName(subject: Subject, { to, answers }: Reference): void {
  const { project } = subject
  const name = String(subject.value)
  const known = names[to]
  if (!known) throw new Error(`The meta-schemas refer to "${to}", which nothing is`)
  const all = known.of(subject)
  if (all === undefined) return
  const list = [...all]
  if (!list.includes(name)) {
    const other = nearest(name, list) === undefined ? known.cure?.(name) : undefined
    report(subject, sentences.noName({ kind: to, name, why: known.why, cure: other ?? didYouMean(name, list) }))
  }
  const operation = answers === 'list' ? project.contract.operations.get(name) : undefined
  if (operation && !operation.answer.list) report(subject, sentences.noList({ operation: name }))
  if (operation && operation.pathParameters.length > 0) report(subject, sentences.unfilledPath({ operation: name }))
}

/** Reports a declared name, such as a format or a lookup, that nothing refers to. */
export function checkUsed(subject: Subject): void {
  const { project, value } = subject
  const { declares } = subject.notes
  if (declares === undefined || project.isPartial || usesOf(project).of(declares, String(value)).length > 0) return
  report(subject, sentences.unused({ what: `the ${declares} "${String(value)}"` }))
}

/** Returns the operations whose request body is the record, or a record that includes it by `$ref`. */
export function callsTaking(project: Project, id: string) {
  const taking = new Set([
    id,
    ...usesOf(project)
      .recordsWith(id)
      .map((record) => record.id),
  ])
  // A change of state takes some of its fields alone.
  return [...project.contract.operations.values()].filter(
    ({ body, operate }) => !operate['asks'] && body?.record !== undefined && taking.has(body.record),
  )
}

/**
 * Names of the multipart parts in which operations take the record. An upload field names the part that carries its
 * file.
 */
function partsOfBodies({ project, definition }: Subject): string[] | undefined {
  const parts = callsTaking(project, definition.id).flatMap(({ body }) => {
    const { jsonPart = [], fileParts = [] } = body?.multipart ?? {}
    return [jsonPart, fileParts].flat()
  })
  return parts.length > 0 ? parts : undefined
}
