import type { KnownShape } from '#engine/migration/carryShape.ts'
import { compareShapes, type LeftBehind } from '#engine/migration/compareShapes.ts'
import { forms, hasForm } from '#engine/migration/convert.ts'
import { holderOf, lastStep } from '#engine/record/path.ts'
import { storedRule, storedShape, type StoredField, type StoredFields } from '#engine/migration/storedShape.ts'
import { isVaried, variantRules } from '#engine/schema/variants.ts'
import type { PropertySchema, ShapeDefinition, ValueForm } from '#generated/definitions.gen.ts'
import { formatTests } from '../../emit/contract/judgedRecord.ts'
import type { OfferedValues } from '../../emit/validators/validatorsModule.ts'
import { nearest } from '../../text/nearest.ts'
import { blank } from './checkChanges.ts'
import type { Definition, RecordDefinition } from '../../project/Definition.ts'
import type { Place } from '../../text/Finding.ts'
import type { Project } from '../../project/readProject.ts'
import type { Path } from '../../text/Source.ts'
import { sentences } from '../../text/sentences.ts'
import { declarationOf, type Declaration } from '../../project/declarationOf.ts'

/** The stored shape of each record that an operation stores, by record name. */
export function storedRecords(
  { contract, schemas, formats }: Project,
  offered: OfferedValues,
): Record<string, StoredFields> {
  const testsOf = (format: string) => formatTests(formats.formats[format] ?? {})
  const verdicts = { testsOf, offersOf: (lookup: string) => offered[lookup] }
  const verbs = [...contract.operations.values()].filter(({ operate }) => operate['verb'] !== undefined)
  const names = new Set(verbs.map(({ operate }) => operate['record']))
  const kept = [...schemas].filter(([name]) => names.has(name))
  return Object.fromEntries(kept.map(([name, schema]) => [name, storedShape(schema, verdicts)]))
}

/**
 * Reports fields whose stored values fit the schemas no more, each with the change that a migration step could make.
 * @param records the stored records after the existing steps; `next` is the number of the next step
 */
export function checkShape(
  project: Project,
  shape: Definition<ShapeDefinition>,
  records: Map<string, KnownShape>,
  { next, offered }: { next: number; offered: OfferedValues },
): void {
  const stored = storedRecords(project, offered)
  for (const [name, known] of records) {
    const record = project.records.get(name)
    const after = stored[name]
    if (record && !record.whole) continue
    if (!record || !after) {
      project.report({ source: shape.source, path: ['records', name] }, sentences.neverStored({ record: name }))
    } else {
      const all = compareShapes(known, after)
      const renames = likelyRenames(all, known.fields, after)
      for (const left of all) {
        if (left.how === 'required' && mayBeRenamed(left.path, all, known.fields, after)) continue
        const file = `${String(next).padStart(4, '0')}-<words>.migration.json`
        const change = likelyChange(name, left, { before: known.fields, after, renames })
        project.report(
          placeToReport(project, record, left),
          sentences.stored({ what: left.what, reason: reasons[left.how], file, change }),
        )
      }
    }
  }
}

const reasons = {
  gone: 'its stored values would be orphaned',
  retyped: 'stored values would be of the wrong type',
  values: 'records that hold them could not be saved any more',
  narrower: 'stored records may be beyond it and could not be saved any more',
  required: 'stored records could not be saved any more',
  rules: 'they could not be saved any more',
}

/**
 * The place of a finding about stored values. A lost field is no longer declared, so its finding is at the object that
 * held it; other findings are at the declaration or the rule that stored values do not fit.
 */
function placeToReport(project: Project, record: RecordDefinition, { path, how, word }: LeftBehind): Place {
  const holder = holderOf(path)
  const field = how === 'gone' || how === 'rules' || how === 'required' ? holder : path
  const wholeRecord: Declaration = { source: record.source, path: [], schema: record.value }
  const found = declarationOf(project, record.id, field) ?? wholeRecord
  if (field === path) return { ...found, path: [...found.path, ...(word === undefined ? [] : [word])], isName: true }
  const inner = declarationOf(project, record.id, `${field}.0`) ?? found
  const inside = (...steps: Path) => ({ ...inner, path: [...inner.path, ...steps] })
  if (how === 'gone') return { ...inside('properties'), isName: true }
  if (how === 'required') return inside('required', inner.schema.required?.indexOf(lastStep(path)) ?? 0)
  const index = (inner.schema.rules ?? []).findIndex((rule) => JSON.stringify(storedRule(rule, inner.schema)) === word)
  return index < 0 ? inside('oneOf', variantIndex(inner.schema, word)) : inside('rules', index)
}

/** Index of the variant under `oneOf` from which a rule of the stored shape was made; -1 if there is none. */
const variantIndex = (schema: PropertySchema, rule: string | undefined): number =>
  isVaried(schema)
    ? schema.oneOf.findIndex((one) =>
        variantRules({ ...schema, oneOf: [one] }).some(
          (variantRule) => JSON.stringify(storedRule(variantRule, schema)) === rule,
        ),
      )
    : 0

interface Shapes {
  before: StoredFields
  after: StoredFields
  /** The new names of fields that are gone. */
  renames: ReadonlyMap<string, string>
}

/**
 * Returns the change, as JSON to copy into a migration step, that probably carries the stored values over. Parts that
 * only the analyst knows are blank: `{"record":"tenant/tenant","rename":"phone","to":"…"}`.
 */
function likelyChange(record: string, { path, how }: LeftBehind, { before, after, renames }: Shapes): string {
  const change = (words: object) => JSON.stringify({ record, ...words })
  const narrow = change({ narrow: path, because: blank })
  const loss = (is: boolean) => is && { because: blank }
  switch (how) {
    case 'gone':
      return `${change({ rename: path, to: renames.get(path) ?? blank })}, or ${change({ remove: path, because: blank })}`
    case 'retyped': {
      const [from, to] = [formOf(before[path]), formOf(after[path])]
      // `12,5` comes back as `12.5`.
      return change({ retype: path, from, to, ...loss(from === 'text' && (to === 'number' || to === 'integer')) })
    }
    case 'values': {
      const { pairs, isExact } = likelyValues(before[path]?.enum ?? [], after[path]?.enum ?? [])
      return change({ retype: path, values: pairs, ...loss(!isExact) })
    }
    case 'required':
      return `${change({ set: path, to: blank, ...loss(path in before) })}, or ${narrow}`
    case 'narrower':
    case 'rules':
      return narrow
  }
}

/**
 * Guesses the new names of lost fields, by path. A new field with a similar name and the same type comes first, then
 * the only new field beside the old one. Each new field is used once.
 */
function likelyRenames(all: readonly LeftBehind[], before: StoredFields, after: StoredFields): Map<string, string> {
  const gone = all.flatMap(({ how, path }) => (how === 'gone' ? [path] : []))
  const added = Object.keys(after).filter((name) => !(name in before) && !name.endsWith('*'))
  const renames = new Map<string, string>()
  const free = () => added.filter((name) => ![...renames.values()].includes(name))
  const left = () => gone.filter((path) => !renames.has(path))
  const isAlike = (path: string, name: string) => after[name]?.type === before[path]?.type
  const isBeside = (path: string, name: string) => holderOf(name) === holderOf(path) && isAlike(path, name)
  const setName = (path: string, name: string | undefined) => name !== undefined && renames.set(path, name)
  for (const path of left()) {
    setName(
      path,
      nearest(
        path,
        free().filter((name) => isBeside(path, name)),
      ),
    )
  }
  for (const path of left()) {
    const [only, second] = free().filter((name) => isBeside(path, name))
    const others = only === undefined ? [] : left().filter((other) => isBeside(other, only))
    if (second === undefined && others.length === 1) setName(path, only)
  }
  for (const path of left()) {
    setName(
      path,
      nearest(
        path,
        free().filter((name) => isAlike(path, name)),
      ),
    )
  }
  return renames
}

/**
 * Whether a new required field may be a lost field under another name. It is not reported yet: once the rename is
 * written, the next check names the fields that remain.
 */
const mayBeRenamed = (path: string, all: readonly LeftBehind[], before: StoredFields, after: StoredFields) =>
  !(path in before) &&
  all.some(
    (one) =>
      one.how === 'gone' && holderOf(one.path) === holderOf(path) && before[one.path]?.type === after[path]?.type,
  )

type Value = NonNullable<StoredField['enum']>[number]

/**
 * Pairs each removed value of a choice with the new value that probably replaces it, or with a blank. `isExact` is
 * false if two old values must share a new one, which loses the difference.
 */
function likelyValues(before: readonly Value[], after: readonly Value[]) {
  const lost = before.filter((value) => !after.includes(value))
  const fresh = after.filter((value) => !before.includes(value))
  const taken = new Map<Value, Value>()
  const free = () => fresh.filter((value) => ![...taken.values()].includes(value))
  for (const value of lost) {
    const near = nearest(String(value), free().map(String))
    if (near !== undefined) taken.set(value, near)
  }
  const [last, another] = lost.filter((value) => !taken.has(value))
  const [only, second] = free()
  if (last !== undefined && another === undefined && only !== undefined && second === undefined) taken.set(last, only)
  return { pairs: lost.map((value) => [value, taken.get(value) ?? blank]), isExact: fresh.length >= lost.length }
}

const formOf = (field: StoredField = {}): ValueForm => forms.find((form) => hasForm(field, form)) ?? 'list'
