import { dereference, resolvePath } from '#engine/schema/dereference.ts'
import type {
  FormatsDefinition,
  LookupsDefinition,
  OutcomesDefinition,
  RecordSchema,
  ScreensDefinition,
} from '#generated/definitions.gen.ts'
import type { Finding } from '../Finding.ts'
import type { Memory } from './createMemory.ts'
import { didYouMean, nearest } from '../nearest.ts'
import type { Definition, Project, RecordDefinition, Report, Single } from '../Project.ts'
import type { Path, Source } from './Source.ts'
import { codeWords } from './codeWords.ts'
import { readWords } from './Words.ts'

const kinds = {
  schema: 'record',
  form: 'form',
  table: 'table',
  details: 'details',
  notice: 'notice',
  migration: 'migration',
  shape: 'shape',
} as const
type Kind = keyof typeof kinds
const singles = ['screens', 'formats', 'lookups', 'outcomes'] as const

/**
 * Reads all definition files; what is broken, or not in the shape of its meta-schema, goes into `findings`.
 * Undefined where that is a file which all others speak of: what could be said of them would be false.
 */
export function readProject(files: Map<string, string>, findings: Finding[], memory: Memory): Project | undefined {
  const report: Report = (rule, source, path, trouble, at = 'value') => {
    findings.push({ file: source.file, ...source.place(path, at), rule, ...trouble })
  }
  const sources = [...files]
    .filter(([file]) => /\.(json|ya?ml)$/.test(file))
    .map(([file, text]) => memory.source(file, text))
  const intact = new Set(sources.filter((source) => isReadable(source, findings)))
  const metas = sources.filter(({ file }) => file.startsWith('schemas/meta/'))
  const check = memory.metaChecks(metas.filter((meta) => intact.has(meta)))
  const sound = (source: Source, meta: string) =>
    [pointsTo(source, meta, report), check(`${meta}.meta.json`, source, report)].every(Boolean)
  /** A file that all others speak of; undefined where it cannot be read. */
  const found = (file: string): Source | undefined => {
    const source = sources.find((one) => one.file === file)
    if (!source)
      findings.push({
        ...{ file, line: 1, column: 1, rule: 'missing', what: 'this file does not exist' },
        ...{ why: 'the other definitions speak of what it holds', mend: 'put it back' },
      })
    return source && intact.has(source) ? source : undefined
  }
  const single = <Shape>(name: (typeof singles)[number]): Single<Shape> | undefined => {
    const source = found(`schemas/${name}.json`)
    return source && sound(source, name) ? { source, value: source.value as Shape } : undefined
  }
  const unreadable = new Set<string>()
  const defined = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, new Map()])) as Record<
    Kind,
    Map<string, Definition<never>>
  >
  for (const source of sources.filter(
    ({ file }) => file.startsWith('schemas/') && !metas.some((meta) => meta.file === file),
  )) {
    const [, folder, name, kind = ''] = /^schemas\/([^/]+)\/([^/]+)\.(\w+)\.json$/.exec(source.file) ?? []
    if (folder === undefined || name === undefined || !(kind in kinds)) {
      // A kind of file that only its meta-schema speaks of.
      if (!metas.some(({ file }) => file === `schemas/meta/${kind}.meta.json`)) {
        const meant = reportStranger(source, kind, report)
        // Whatever names the file by the name that it was meant to have is not to blame.
        if (folder !== undefined && meant !== undefined) unreadable.add(`${folder}/${name}.${meant}`)
      } else if (intact.has(source)) sound(source, kind)
      continue
    }
    const id = `${folder}/${name}`
    if (intact.has(source) && sound(source, kinds[kind as Kind]))
      defined[kind as Kind].set(id, { id, folder, name, source, value: source.value as never })
    else unreadable.add(`${id}.${kind}`)
  }
  const api = found('openapi/openapi.yaml')
  const contract = api && memory.contract(api)
  for (const { id, place } of contract?.repeated ?? [])
    report('twice', contract?.source as Source, [...place, 'operationId'], {
      what: `the operation "${id}" stands here twice`,
      why: 'each call has a name of its own',
      mend: 'give one of them another name',
    })
  const [screens, formats, lookups, outcomes] = [
    single<ScreensDefinition>('screens'),
    single<FormatsDefinition>('formats'),
    single<LookupsDefinition>('lookups'),
    single<OutcomesDefinition>('outcomes'),
  ]
  const readable = sources.every((source) => intact.has(source) || !/^(locales|schemas\/meta)\//.test(source.file))
  if (!screens || !formats || !lookups || !outcomes || !contract || contract.repeated.length > 0 || !readable)
    return undefined
  return {
    sources,
    records: wholeRecords(defined.schema, report),
    forms: defined.form,
    tables: defined.table,
    details: defined.details,
    notices: defined.notice,
    migrations: defined.migration,
    shapes: defined.shape,
    unreadable,
    screens,
    formats,
    lookups,
    outcomes,
    contract,
    words: readWords(sources),
    icons: namesIn('drawings', files.get('src/ui/icons.tsx')),
    drawings: namesIn('drawings', files.get('src/ui/drawings.tsx')),
    pages: namesBelow(files, /^src\/app\/pages\/([A-Z]\w*?)(?:Page)?\.tsx$/),
    handlers: namesIn('namedHandlers', files.get('src/server/operations/operations.ts')),
    codeWords: codeWords(files),
    report,
  }
}

function isReadable(source: Source, findings: Finding[]): boolean {
  for (const broken of source.broken)
    findings.push({ file: source.file, rule: 'syntax', why: 'the file cannot be read as it stands', ...broken })
  return source.broken.length === 0
}

function pointsTo(source: Source, meta: string, report: Report): boolean {
  const expected = `${'../'.repeat(source.file.split('/').length - 2)}meta/${meta}.meta.json`
  const { $schema } = source.value as { $schema?: unknown }
  if ($schema === expected || $schema === undefined) return true
  report('schema-pointer', source, ['$schema'], {
    what: `"$schema" is ${JSON.stringify($schema)}`,
    why: 'editors complete and check the file by it',
    mend: `write "${expected}"`,
  })
  return true
}

/** Reports a file that has no place in schemas/, and gives the kind that its name probably means. */
function reportStranger(source: Source, kind: string, report: Report): string | undefined {
  if (singles.some((name) => source.file === `schemas/${name}.json`)) return undefined
  const own = source.file.split('/').at(-1) ?? ''
  const meant = nearest(kind, Object.keys(kinds))
  report('stranger', source, [], {
    what: 'nobody reads this file',
    why: `a folder of schemas/ holds ${Object.keys(kinds)
      .map((one) => `<name>.${one}.json`)
      .join(', ')}`,
    mend: meant === undefined ? 'give it one of these names' : `name it ${own.replace(`.${kind}.`, `.${meant}.`)}`,
  })
  return meant
}

function wholeRecords(records: Map<string, Definition<never>>, report: Report): Map<string, RecordDefinition> {
  const read = (file: string): RecordSchema => {
    const record = records.get(file.replace(/\.schema\.json$/, ''))
    if (!record) throw new Error(`${file} does not exist`)
    return record.value
  }
  return new Map(
    [...records].map(([id, record]): [string, RecordDefinition] => {
      try {
        return [id, { ...record, whole: dereference(record.value, `${id}.schema.json`, read) }]
      } catch (cause) {
        reportReference(record, cause as Error, [...records.keys()], report)
        return [id, { ...record, whole: undefined }]
      }
    }),
  )
}

function reportReference(record: Definition<never>, cause: Error, files: string[], report: Report): void {
  const absent = /^(\S+) does not exist$/.exec(cause.message)?.[1]
  if (absent !== undefined) {
    reportAbsent(record, absent, files, report)
    return
  }
  const reference = /reference (\S+)/.exec(cause.message)?.[1] ?? ''
  const parts = Object.keys((record.value as RecordSchema).$defs ?? {}).map((name) => `#/$defs/${name}`)
  const places = placesOf(record.source.value, reference)
  // A circle is closed by the reference that stands inside what it refers to.
  const inside = places.find((path) => `#/${path.join('/')}`.startsWith(`${reference}/`))
  report('reference', record.source, inside ?? places[0] ?? [], {
    what: cause.message.replace(/^[^:]*: /, ''),
    why: 'a part of the record is taken from there',
    mend: parts.includes(reference) ? 'take the reference out here' : didYouMean(reference, parts),
  })
}

/** A file that is not there may be named by another record that this one takes parts from; then that one tells. */
function reportAbsent(record: Definition<never>, absent: string, ids: string[], report: Report): void {
  const parts = JSON.stringify(record.source.value).matchAll(/"\$ref":"([^"#]+)(#[^"]*)?"/g)
  const wanted = [...parts].find(([, path = '']) => resolvePath(record.id, path) === absent)
  if (!wanted) return
  const [, path = '', pointer = ''] = wanted
  report('reference', record.source, placesOf(record.source.value, path + pointer)[0] ?? [], {
    what: `${absent} does not exist`,
    why: 'a part of the record is taken from there',
    mend: didYouMean(
      path,
      ids.map((id) => `../${id}.schema.json`),
    ),
  })
}

function placesOf(value: unknown, reference: string, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(name) : name]
    return name === '$ref' && inner === reference ? [here] : placesOf(inner, reference, here)
  })
}

function namesBelow(files: Map<string, string>, pattern: RegExp): string[] | undefined {
  const names = [...files.keys()].flatMap((file) => pattern.exec(file)?.[1] ?? [])
  return names.length > 0 ? names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)) : undefined
}

/** Names in a table of the code. */
function namesIn(name: string, text: string | undefined): string[] | undefined {
  const table = new RegExp(`\\b${name}\\b[^=\\n]* = \\{\\n([\\s\\S]*?)\\n\\}`).exec(text ?? '')?.[1]
  return table === undefined ? undefined : [...table.matchAll(/^\s{2}(\w+)\s*[:,]/gm)].flatMap(([, name]) => name ?? [])
}
