import { isObject, type Json } from '#engine/record/path.ts'
import { didYouMean } from '../text/nearest.ts'
import type { Definition, Records } from './Definition.ts'
import type { Report } from '../text/Finding.ts'
import { derived, type Path, type Source, valueAt } from '../text/Source.ts'
import { sentences } from '../text/sentences.ts'
import { type ContractOperation, object, readContract } from './readContract.ts'
import { withImpliedCalls } from './implied/impliedCalls.ts'
import type { Metas } from './readMetas.ts'
import type { FormatsDefinition, ScreensDefinition } from '#generated/definitions.gen.ts'
import { completeScreens } from './implied/completeScreens.ts'
import { completeDefinition, type Surroundings } from './implied/completeDefinition.ts'
import { withRest } from './implied/withRest.ts'

/**
 * Merges forms and details that `use` another one of their kind. Own properties win, and a section joins the section of
 * the same id. Findings in inherited parts point at the original.
 */
export function mergeUsed(sources: readonly Source[], report: Report): Source[] {
  return sources.map((source) => mergeWithUsed(source, sources, report, []))
}

/**
 * Merges one file with the definition that it uses, which may use another in turn.
 * @param trail files on the way, to detect a circle
 */
function mergeWithUsed(source: Source, sources: readonly Source[], report: Report, trail: readonly string[]): Source {
  const { use, ...ownProperties } = isObject(source.value) ? source.value : {}
  const [, kind] = /\.(form|details)\.json$/.exec(source.file) ?? []
  if (typeof use !== 'string' || kind === undefined) return source
  const file = `schemas/${use}.${kind}.json`
  const found = sources.find((one) => one.file === file)
  if (found === undefined || trail.includes(file)) {
    const names = sources.flatMap((one) => new RegExp(`^schemas/(.+)\\.${kind}\\.json$`).exec(one.file)?.[1] ?? [])
    if (found) report({ source, path: ['use'] }, sentences.usesItself({ name: use }))
    else {
      report(
        { source, path: ['use'] },
        sentences.noName({ kind, name: use, why: 'schemas/ holds no such file', cure: didYouMean(use, names) }),
      )
    }
    return { ...source, broken: [{ ...source.place(['use']), cause: use, cure: '' }] }
  }
  const base = mergeWithUsed(found, sources, report, [...trail, file])
  if (base.broken.length > 0) return { ...source, broken: base.broken }
  const { sections: before = [], ...others } = base.value as { sections?: Json[] }
  const sections = (ownProperties['sections'] ?? before) as Json[]
  const same = (section: Json | undefined) => before.findIndex(({ id }) => id === section?.['id'])
  const joined = sections.map((section) => ({ ...before[same(section)], ...section }))
  return derived(source, { ...others, ...ownProperties, sections: joined }, (path) => {
    const [name, index, ...inside] = path
    const there: Path =
      name === 'sections' && typeof index === 'number' ? [name, same(sections[index]), ...inside] : path
    return !isWritten(ownProperties, path) && isWritten(base.value, there) ? [base, there] : [source, path]
  })
}

/** Whether a file has a value at a path, and not only around it. */
const isWritten = (value: unknown, path: Path): boolean => valueAt(value, path) !== undefined

export const contractFile = 'openapi/openapi.yaml'

/**
 * The contract with the operations that records imply by `calls`; findings in these are reported at `calls`. Undefined
 * if the file is absent or broken, or if two operations have the same id or path.
 */
export function contractOf(sources: Source[], records: Records, report: Report) {
  const written = sources.find(({ file }) => file === contractFile)
  if (!written || written.broken.length > 0) return undefined
  const { document, holders, repeated } = withImpliedCalls(object(written.value), [...records.values()])
  const sourceOf = (id: string) => records.get(id)?.source ?? written
  for (const { path, record } of repeated) {
    report({ source: sourceOf(record.id), path: ['calls'] }, sentences.pathTaken({ path, file: contractFile }))
  }
  const source = derived(written, document, (path) => {
    const holder = path[0] === 'paths' ? holders.get(String(path[1])) : undefined
    return holder ? [sourceOf(holder.id), ['calls']] : [written, path]
  })
  const contract = readContract(document)
  for (const { id, place } of contract.repeated) {
    report({ source, path: [...place, 'operationId'] }, sentences.twice({ what: `the operation "${id}"` }))
  }
  return contract.repeated.length > 0 || repeated.length > 0 ? undefined : { ...contract, source }
}

type Contract = NonNullable<ReturnType<typeof contractOf>>

/** Returns the server's part of each call as a definition inside the contract. */
export function operatesOf({ source, operations }: Contract, metas: Metas, report: Report): Definition[] {
  return [...operations.values()].flatMap(({ id, place, operate }) => {
    const part = derived(source, operate, (path) => [source, [...place, 'x-operate', ...path]])
    const kind = 'operate'
    // Implied calls were checked at their record.
    const { file } = source.place(place)
    if (file !== contractFile && operate['verb'] === 'set') return []
    if (!metas.check(`${kind}.meta.json`, part, report)) return []
    return [{ kind, id, folder: '', name: id, source: part, value: operate, spots: metas.spots(part, kind) }]
  })
}

/** Adds the routes that `resources` imply; findings in these are reported at the path of the resource. */
export function withResources(
  screens: Definition<ScreensDefinition>,
  operations: ReadonlyMap<string, ContractOperation>,
): Definition<ScreensDefinition> {
  const { value, holders } = completeScreens(screens.value, operations)
  const written = screens.value.routes.length
  const source = derived(screens.source, value, (path) => {
    const holder = path[0] === 'routes' ? holders[Number(path[1]) - written] : undefined
    return [screens.source, holder === undefined ? path : ['resources', holder, 'path']]
  })
  // Implied parts need no words and no addresses of their own, so the spots of the file suffice.
  return { ...screens, source, value }
}

/**
 * Completes forms, tables and details with the parts that their records imply. A finding in an implied part points at
 * the place where it would be written.
 */
export function completeDefinitions(
  definitions: readonly Definition[],
  around: Omit<Surroundings, 'definitions'> & { records: Records; formats: FormatsDefinition },
  metas: Metas,
): Definition[] {
  return definitions.map((definition) => {
    const { record = '' } = definition.value as { record?: string }
    const completed = { ...definition, value: completeDefinition(definition, { ...around, definitions }) }
    const value = withRest(completed, around.records.get(record)?.whole, around.formats)
    if (value === definition.value) return definition
    const origin = (path: Path): [Source, Path] => [definition.source, writtenPath(path, definition.value, value)]
    const source = derived(definition.source, value, origin)
    return { ...definition, source, value, spots: metas.spots(source, definition.kind) }
  })
}

/**
 * Maps a path in a completed definition to the path in its file. An implied part maps to the `*` that it replaced, or
 * to the list that it joined.
 * @param written the value of the file, `completed` the same value after completion, both at the place where the path
 * starts
 */
function writtenPath([step, ...inside]: Path, written: unknown, completed: unknown): Path {
  // The implied parts of an entry that is written as a text have the place of the text.
  if (step === undefined || typeof written === 'string') return []
  const whole = (completed as Json | undefined)?.[step]
  if (!Array.isArray(written)) return [step, ...writtenPath(inside, (written as Json | undefined)?.[step], whole)]
  const place = writtenEntry(written, completed as unknown[], Number(step))
  return place < 0 ? [] : [place, ...writtenPath(inside, written[place], whole)]
}

/**
 * Index of the written entry that became the entry `at` of the completed list: the one with the same name, else the
 * `*`; -1 if there is none. Of several with one name, the order decides.
 */
function writtenEntry(written: readonly unknown[], completed: readonly unknown[], at: number): number {
  const name = entryName(completed[at])
  const isNamed = (entry: unknown) => entryName(entry) === name
  const places = written.flatMap((entry, place) => (isNamed(entry) ? [place] : []))
  const namesakesBefore = completed.slice(0, at).filter(isNamed).length
  return places[namesakesBefore] ?? written.indexOf('*')
}

/** Identifies an entry of a list: its id or path. A row of fields has the name of its first field. */
function entryName(entry: unknown): unknown {
  if (Array.isArray(entry)) return entryName(entry[0])
  return isObject(entry) ? (entry['id'] ?? entry['path']) : entry
}
