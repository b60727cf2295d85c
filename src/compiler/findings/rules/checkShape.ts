import type { KnownShape } from '#engine/migration/carryShape.ts'
import { compareShapes, type LeftBehind } from '#engine/migration/compareShapes.ts'
import { forms, hasForm } from '#engine/migration/convert.ts'
import { holderOf, lastStep } from '#engine/record/path.ts'
import { storedRule, storedShape, type StoredField, type StoredFields } from '#engine/migration/storedShape.ts'
import { isVaried, variantRules } from '#engine/schema/variants.ts'
import type { PropertySchema, ShapeDefinition, ValueForm } from '#generated/definitions.gen.ts'
import { nearest } from '../nearest.ts'
import type { Definition, RecordDefinition } from '../Definition.ts'
import type { Place } from '../Finding.ts'
import type { Project } from '../read/readProject.ts'
import type { Path } from '../read/Source.ts'
import { declarationOf, type Declaration } from '../read/declarationOf.ts'

/** What is stored of each kind of records that some operation stores, by its name. */
export function storedRecords({ contract, schemas }: Project): Record<string, StoredFields> {
  const verbs = [...contract.operations.values()].filter(({ operate }) => operate['verb'] !== undefined)
  const names = new Set(verbs.map(({ operate }) => operate['record']))
  const kept = [...schemas].filter(([name]) => names.has(name))
  return Object.fromEntries(kept.map(([name, schema]) => [name, storedShape(schema)]))
}

/**
 * Refuses schemas that leave stored values behind.
 * @param records what is stored, after the steps that there are
 * @param next number of the next step
 */
export function checkShape(
  project: Project,
  shape: Definition<ShapeDefinition>,
  records: Map<string, KnownShape>,
  next: number,
): void {
  const stored = storedRecords(project)
  for (const [name, known] of records) {
    const record = project.records.get(name)
    const after = stored[name]
    if (record && !record.whole) continue
    if (!record || !after) project.report({ source: shape.source, path: ['records', name] }, 'neverStored', name)
    else
      for (const left of compareShapes(known, after)) {
        const file = `${String(next).padStart(4, '0')}-<words>.migration.json`
        const change = cure(name, left, known.fields, after)
        project.report(placeOf(project, record, left), 'stored', left.what, reasons[left.how], file, change)
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

function placeOf(project: Project, record: RecordDefinition, { path, how, word }: LeftBehind): Place {
  const holder = holderOf(path)
  const field = how === 'gone' || how === 'rules' || how === 'required' ? holder : path
  const own: Declaration = { source: record.source, path: [], schema: record.value }
  const found = declarationOf(project, record.id, field) ?? own
  if (field === path) return { ...found, path: [...found.path, ...(word === undefined ? [] : [word])], isName: true }
  const inner = declarationOf(project, record.id, `${field}.0`) ?? found
  const inside = (...steps: Path) => ({ ...inner, path: [...inner.path, ...steps] })
  if (how === 'gone') return { ...inside('properties'), isName: true }
  if (how === 'required') return inside('required', inner.schema.required?.indexOf(lastStep(path)) ?? 0)
  const index = (inner.schema.rules ?? []).findIndex((rule) => JSON.stringify(storedRule(rule)) === word)
  return index < 0 ? inside('oneOf', variantOf(inner.schema, word)) : inside('rules', index)
}

/** Place of the variant that makes a rule. */
const variantOf = (schema: PropertySchema, rule: string | undefined): number =>
  isVaried(schema)
    ? schema.oneOf.findIndex((one) =>
        variantRules({ ...schema, oneOf: [one] }).some((own) => JSON.stringify(storedRule(own)) === rule),
      )
    : 0

/** The change that the analyst probably means. */
function cure(record: string, { path, how }: LeftBehind, before: StoredFields, after: StoredFields): string {
  const change = (words: object) => JSON.stringify({ record, ...words })
  const narrow = change({ narrow: path, because: '…' })
  switch (how) {
    case 'gone': {
      const added = Object.keys(after).filter((name) => !(name in before) && !name.endsWith('*'))
      const alike = added.filter((name) => after[name]?.type === before[path]?.type)
      const beside = alike.filter((name) => holderOf(name) === holderOf(path))
      const to = nearest(path, beside) ?? (beside.length === 1 ? beside[0] : undefined) ?? nearest(path, alike)
      return `${change({ rename: path, to: to ?? '…' })}, or ${change({ remove: path, because: '…' })}`
    }
    case 'retyped':
      return change({ retype: path, from: formOf(before[path]), to: formOf(after[path]) })
    case 'values': {
      const lost = before[path]?.enum?.filter((value) => !after[path]?.enum?.includes(value)) ?? []
      const fresh = after[path]?.enum?.filter((value) => !before[path]?.enum?.includes(value)) ?? []
      const values = lost.map((value) => [value, nearest(String(value), fresh.map(String)) ?? fresh[0] ?? '…'])
      return change({ retype: path, values })
    }
    case 'required':
      return `${change({ set: path, to: '…' })}, or ${narrow}`
    case 'narrower':
    case 'rules':
      return narrow
  }
}

const formOf = (field: StoredField = {}): ValueForm => forms.find((form) => hasForm(field, form)) ?? 'list'
