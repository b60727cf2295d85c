import type {
  Format,
  FormatsDefinition,
  FormDefinition,
  LookupsDefinition,
  MigrationDefinition,
  OutcomesDefinition,
  RecordSchema,
  ScreensDefinition,
  ShapeDefinition,
  ValuesDefinition,
} from '#generated/definitions.gen.ts'
import { patternMistake } from '../text/patternMistake.ts'
import { type Definition, type RecordOf, type Records, shapesFolder } from './Definition.ts'
import { type Finding, type Report } from '../text/Finding.ts'
import { nearest } from '../text/nearest.ts'
import { readWords } from './Words.ts'
import {
  completeDefinitions,
  contractFile,
  contractOf,
  operatesOf,
  mergeUsed,
  withResources,
} from './completeDefinitions.ts'
import type { Memory } from './createMemory.ts'
import type { Code } from './namesInCode.ts'
import type { Metas } from './readMetas.ts'
import { wholeRecords } from './wholeRecords.ts'
import type { Source } from '../text/Source.ts'
import { sentences } from '../text/sentences.ts'

/** Kinds of files in the folders of schemas/, by the ending of their names. */
const kinds: Record<string, string> = {
  schema: 'record',
  form: 'form',
  table: 'table',
  details: 'details',
  notice: 'notice',
  migration: 'migration',
  shape: 'shape',
  values: 'values',
}
const shared = ['screens', 'formats', 'lookups', 'outcomes']
const metaFolder = 'schemas/meta/'

/** All that definitions say and may refer to. Files that break their meta-schema are left out of it. */
export type Project = NonNullable<ReturnType<typeof readProject>>

/**
 * Reads all definition files, completes them and resolves their references. Files that are broken or do not fit their
 * meta-schema are reported in `findings`. Undefined if a file that all others depend on is among them: the findings in
 * the others would be false.
 */
export function readProject(files: ReadonlyMap<string, string>, findings: Finding[], memory: Memory) {
  const report: Report = ({ source, path, isName, character }, sentence) => {
    const { code, cause, cure } = sentence
    const usual = character ?? (isName ? 'name' : 'value')
    const at = sentence.isName ? 'name' : usual
    findings.push({ file: source.file, ...source.place(path, at), code, cause, cure })
  }
  // The order of the files on disk must not change the result.
  const names = [...files.keys()].filter((file) => /\.(json|ya?ml)$/.test(file)).sort()
  const sources = names.map((file) => memory.readSource(file, files.get(file) ?? ''))
  for (const { file, broken } of sources) {
    for (const one of broken) findings.push({ file, code: 'syntax', ...one })
  }
  const intact = sources.filter(({ broken }) => broken.length === 0)
  const metas = memory.metas(intact.filter(({ file }) => file.startsWith(metaFolder)))

  const { definitions: read, unreadable } = readDefinitions(sources, metas, report)
  // A record that cannot be read implies nothing for its screens, so these wait for it.
  const isWaiting = ({ value }: Definition) =>
    unreadable.some(({ kind, id }) => kind === 'record' && id === (value as { record?: string }).record)
  const written = read.filter((one) => !isWaiting(one))
  unreadable.push(...read.filter(isWaiting))
  const readable = sources.every((one) => intact.includes(one) || !/^(locales|schemas\/meta)\//.test(one.file))
  const records = wholeRecords(definitionsOf(written, 'record'))
  const contract = contractOf(sources, records, report)
  const operates = contract ? operatesOf(contract, metas, report) : []
  const missing = [...shared.map((name) => `schemas/${name}.json`), contractFile].filter((file) => !files.has(file))
  for (const file of missing) report({ source: memory.readSource(file, ''), path: [] }, sentences.noFile({ file }))
  const single = <Shape>(kind: string) => definitionsOf<Shape>(written, kind).get(kind)
  const screensFile = single<ScreensDefinition>('screens')
  const formats = withReadPatterns(single<FormatsDefinition>('formats')?.value)
  const lookups = single<LookupsDefinition>('lookups')?.value
  const outcomes = single<OutcomesDefinition>('outcomes')?.value
  if (!screensFile || !formats || !lookups || !outcomes || !contract || !readable) return undefined
  const screens = withResources(screensFile, contract.operations)
  const around = { operations: contract.operations, routes: screens.value.routes, records, formats }
  const inPlace = written.map((one) => (one.kind === 'screens' ? screens : one))
  const definitions = [...operates, ...completeDefinitions(inPlace, around, metas)]
  const all = <Shape>(kind: string) => definitionsOf<Shape>(definitions, kind)
  const schemas = schemasIn(records)
  const recordOf: RecordOf = (name) => {
    const found = schemas.get(name)
    if (!found) throw new Error(`There is no schemas/${name}.schema.json`)
    return found
  }
  return {
    sources,
    definitions,
    records,
    schemas,
    recordOf,
    contract,
    report,
    screens: screens.value,
    formats,
    lookups,
    outcomes,
    forms: all<FormDefinition>('form'),
    migrations: all<MigrationDefinition>('migration'),
    /** The shape of stored records, as far as it is known. */
    shape: all<ShapeDefinition>('shape').get('migrations/stored'),
    /** Lists of `schemas/lookups` by name. */
    values: Object.fromEntries([...all<ValuesDefinition>('values').values()].map(({ name, value }) => [name, value])),
    /** Ids of all definitions of a kind, also of those that cannot be read, whose mistakes are reported at their place. */
    idsOf: (kind: string) => [...definitions, ...unreadable].filter((one) => one.kind === kind).map(({ id }) => id),
    /** Meta-schemas by file name, each part with all that it takes over. */
    metas: metas.joined,
    unreadable: new Set(unreadable.map(({ kind }) => kind)),
    /** Some definitions cannot be read, and may use what nothing else uses. */
    isPartial: unreadable.length > 0 || [...records.values()].some(({ whole }) => !whole),
    words: readWords(sources),
    /** Reads the code beside the definitions. That takes time, and only checks of names and words need it. */
    readCode(): Code {
      const code = [...files].filter(([file]) => /\.tsx?$/.test(file))
      return new Map(code.map(([file, text]) => [file, memory.code(file, text)]))
    },
  }
}

/**
 * Removes invalid regular expressions from the formats. Each is reported by itself, and values are still checked by the
 * other keywords.
 */
function withReadPatterns(definition: FormatsDefinition | undefined): FormatsDefinition | undefined {
  const isRead = (pattern = '') => patternMistake(pattern)?.code !== 'noPattern'
  const isWhole = ({ pattern, demands = {} }: Format) => [pattern, ...Object.values(demands)].every(isRead)
  const named = Object.entries(definition?.formats ?? {})
  if (!definition || named.every(([, format]) => isWhole(format))) return definition
  const read = ({ pattern: _, demands: __, ...others }: Format): Format => others
  return {
    ...definition,
    formats: Object.fromEntries(named.map(([name, format]) => [name, isWhole(format) ? format : read(format)])),
  }
}

/** Schemas of the records, their references in place. */
const schemasIn = (records: Records): ReadonlyMap<string, RecordSchema> =>
  new Map([...records].flatMap(([id, { whole, folder }]) => (whole && folder !== shapesFolder ? [[id, whole]] : [])))

/** The definitions of a kind, by id. */
function definitionsOf<Shape>(definitions: readonly Definition[], kind: string): Map<string, Definition<Shape>> {
  return new Map(definitions.flatMap((one) => (one.kind === kind ? [[one.id, one as Definition<Shape>]] : [])))
}

/**
 * Reads the definition files in the order of their kinds. `unreadable` lists the files that exist but are broken, so
 * that references to them are no findings.
 */
function readDefinitions(sources: Source[], metas: Metas, report: Report) {
  const definitions: Definition[] = []
  const unreadable: Pick<Definition, 'kind' | 'id'>[] = []
  const below = sources.filter(({ file }) => /^schemas\/(?!meta\/)/.test(file))
  for (const source of mergeUsed(below, report)) {
    const { kind, ending, ...place } = nameParts(source)
    const near = kind === undefined ? nearest(ending, Object.keys(kinds)) : undefined
    const meant = kind ?? kinds[near ?? '']
    if (kind === undefined) reportUnreadFile(source, near, report)
    if (kind !== undefined && source.broken.length === 0 && fitsMetaSchema(source, kind, metas, report)) {
      definitions.push({ kind, ...place, source, value: source.value, spots: metas.spots(source, kind) })
    } else if (meant !== undefined) unreadable.push({ kind: meant, id: place.id })
  }
  // Words are asked for where a definition comes first: forms before tables and details.
  const order = Object.values(kinds)
  definitions.sort((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind))
  return { definitions, unreadable }
}

/**
 * Kind, folder and name from the path of a file: `schemas/tenant/tenant.form.json`. `kind` is undefined if the name
 * fits no kind.
 */
function nameParts({ file }: Source) {
  const [, single = ''] = /^schemas\/(\w+)\.json$/.exec(file) ?? []
  const [, folder = '', name = single, ending = ''] = /^schemas\/([^/]+)\/([^/]+)\.(\w+)\.json$/.exec(file) ?? []
  const isNamed = folder === '' || [folder, name].every((one) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(one))
  const ownKind = isNamed ? kinds[ending] : undefined
  const kind = shared.includes(single) ? single : ownKind
  return { kind, ending, id: folder === '' ? name : `${folder}/${name}`, folder, name }
}

/**
 * Reports a file below `schemas/` whose name fits no kind: nothing would ever read it.
 * @param ending the ending that was probably meant
 */
function reportUnreadFile(source: Source, ending: string | undefined, report: Report): void {
  const fileName = source.file.split('/').at(-1) ?? ''
  const name = ending === undefined ? undefined : fileName.replace(/\w+\.json$/, `${ending}.json`)
  const all = `<name>.${Object.keys(kinds).join('.json, <name>.')}.json`
  const isOdd = name === fileName
  report(
    { source, path: [] },
    sentences.stranger({
      cure: isOdd ? 'name folder and file in small letters, digits and hyphens' : `name it ${name ?? all}`,
    }),
  )
}

/**
 * Whether a file fits the meta-schema of its kind. Reports its mistakes, and a `$schema` that leads editors to another
 * meta-schema.
 */
function fitsMetaSchema(source: Source, kind: string, metas: Metas, report: Report): boolean {
  const expected = `${'../'.repeat(source.file.split('/').length - 2)}meta/${kind}.meta.json`
  const { $schema } = source.value as { $schema?: unknown }
  if ($schema !== expected && $schema !== undefined) {
    report({ source, path: ['$schema'] }, sentences.schemaPointer({ pointer: JSON.stringify($schema), expected }))
  }
  return metas.check(`${kind}.meta.json`, source, report)
}
