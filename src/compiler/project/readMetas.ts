import { Ajv2019, type ErrorObject, type ValidateFunction } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import type { Json } from '#engine/record/path.ts'
import { didYouMean } from '../text/nearest.ts'
import { type Report, typeName } from '../text/Finding.ts'
import { noteNames, type Spot, spotsOf } from './Spot.ts'
import { joinMetas } from './joinMetas.ts'
import type { Path, Source } from '../text/Source.ts'
import { type Sentence, sentences } from '../text/sentences.ts'

export type Metas = ReturnType<typeof readMetas>

/**
 * Compiles the meta-schemas of `schemas/meta`, which validate definition files and note the meaning of their values.
 */
export function readMetas(metas: Source[]) {
  const ajv = new Ajv2019({ allErrors: true, verbose: true, strict: true, strictTypes: false, strictRequired: false })
  addFormats(ajv, ['regex'])
  // `tsType` is for the types that are made of the meta-schemas.
  ajv.addVocabulary([...noteNames, 'tsType'])
  const joined = joinMetas(new Map(metas.map(({ file, value }) => [file.replace(/.*\//, ''), value])))
  for (const meta of joined.values()) ajv.addSchema(meta)
  const follow = (reference: string) => ajv.getSchema(reference)?.schema as Json
  const fits = (shape: Json, value: unknown) => ajv.compile(shape)(value)
  // A file that is the same as in the run before has the same mistakes and spots: it may have been read as one kind alone.
  const explained = new WeakMap<Source, Explained[]>()
  const spotsIn = new WeakMap<Source, Spot[]>()
  return {
    /** By file name, as `joinMetas` gives them. */
    joined,
    /** Tests a definition file against its meta-schema and reports each mistake; true if there is none. */
    check(meta: string, source: Source, report: Report): boolean {
      const check = ajv.getSchema(meta)
      if (!check) return true
      const found = explained.get(source) ?? findShapeMistakes(ajv, check, source.value, [])
      explained.set(source, found)
      for (const { path, sentence } of found) report({ source, path }, sentence)
      return found.length === 0
    },
    /** Every value of a file that its meta-schema knows. */
    spots(source: Source, kind: string): Spot[] {
      const meta = follow(`${kind}.meta.json`) as Json | undefined
      const found = spotsIn.get(source) ?? (meta ? spotsOf(meta, source.value, { follow, fits }) : [])
      spotsIn.set(source, found)
      return found
    },
  }
}

interface Explained {
  path: Path
  sentence: Sentence
}

/**
 * The mistakes of a value against its meta-schema, with places. For a choice (`oneOf`), only the branch that was
 * probably meant is reported: Ajv lists the errors of all branches.
 * @param base path of the value in its file
 */
function findShapeMistakes(ajv: Ajv2019, check: ValidateFunction, value: unknown, base: Path): Explained[] {
  if (check(value)) return []
  const errors = check.errors ?? []
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf')
  return (
    errors
      // Of a name, the finding at the name says enough.
      .filter(({ propertyName }) => propertyName === undefined)
      .filter((error) => !choices.some((choice) => isWithin(error, choice)))
      .flatMap((error): Explained[] => {
        const path = [...base, ...pointerPath(error.instancePath, value)]
        if (error.keyword !== 'oneOf') return explainError(error, path)
        const branches = (error.parentSchema as { oneOf: Json[] }).oneOf.map((branch) => resolve(ajv, branch))
        const branch = likelyBranch(branches, error.data)
        const deeper = branch ? findShapeMistakes(ajv, ajv.compile(branch), error.data, path) : []
        return deeper.length > 0 ? deeper : [explainChoice(branches, error, path)]
      })
  )
}

/** Whether an error comes from a branch of a choice. The choice as a whole is reported instead. */
function isWithin({ keyword, schemaPath, instancePath }: ErrorObject, choice: ErrorObject): boolean {
  if (schemaPath === choice.schemaPath || (keyword === 'oneOf' && instancePath === choice.instancePath)) return false
  return `${instancePath}/`.startsWith(`${choice.instancePath}/`)
}

const resolve = (ajv: Ajv2019, branch: Json): Json =>
  typeof branch.$ref === 'string' ? resolve(ajv, ajv.getSchema(branch.$ref)?.schema as Json) : branch

/** The branch of a choice that was probably meant: the JSON type is equal, and most names are in common. */
function likelyBranch(branches: Json[], value: unknown): Json | undefined {
  const type = Array.isArray(value) ? 'array' : typeof value
  const fitting = branches.filter((one) => one.oneOf !== undefined || one.type === undefined || one.type === type)
  if (fitting.length <= 1 || type !== 'object') return fitting[0]
  const names = Object.keys(value as Json)
  const score = ({ properties, required }: Json) => {
    const isWhole = Array.isArray(required) && required.every((name) => names.includes(String(name)))
    return names.filter((name) => name in ((properties ?? {}) as Json)).length + (isWhole ? names.length : 0)
  }
  return fitting.toSorted((left, right) => score(right) - score(left)).find((branch) => score(branch) > 0)
}

/** The mistake of a value that fits no branch: its first unknown property, else the list of possible shapes. */
function explainChoice(branches: Json[], error: ErrorObject, path: Path): Explained {
  const names = branches.flatMap(({ properties }) => Object.keys(properties ?? {}))
  for (const given of Object.keys(error.data ?? {})) {
    if (!names.includes(given)) {
      return {
        path: [...path, given],
        sentence: sentences.unknownName({ name: given, cure: didYouMean(given, names) }),
      }
    }
  }
  const possible = branches.map(({ title, type }) => String(title ?? type))
  return {
    path,
    sentence: sentences.noShape({ description: described(error.parentSchema), shapes: possible.join(' or ') }),
  }
}

/** The description of a part in its meta-schema, after a colon. */
function described(schema: unknown): string {
  const { description } = (schema ?? {}) as Json
  return typeof description === 'string' ? `: ${description.replace(/\.$/, '')}` : ''
}

/** Splits a JSON pointer into names, and numbers for list positions, as `Path` has them. */
export function pointerPath(pointer: string, root: unknown): Path {
  let value = root
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => {
      const step = Array.isArray(value) ? Number(part) : part
      value = (value as Json)[step]
      return step
    })
}

/**
 * Turns an error of Ajv into a finding that says how to mend it. The errors of `if` are left out: `then` has its own.
 */
function explainError({ keyword, params, data, message = '', parentSchema }: ErrorObject, path: Path): Explained[] {
  const { properties = {}, patternProperties = {} } = parentSchema as Record<string, Json>
  const param = (name: string) => String((params as Json)[name])
  const found = JSON.stringify(data)
  const missing = param('missingProperty')
  const mistakeIn = (inside: Path, sentence: Sentence): Explained[] => [{ path: [...path, ...inside], sentence }]
  const impossible = (cure: string) => mistakeIn([], sentences.impossible({ value: found, cure }))
  switch (keyword) {
    case 'additionalProperties': {
      const name = param('additionalProperty')
      const names = Object.keys({ ...properties, ...patternProperties })
      return mistakeIn([name], sentences.unknownName({ name, cure: didYouMean(name, names) }))
    }
    case 'dependentRequired':
      return mistakeIn([param('property')], sentences.needed({ name: missing, by: param('property') }))
    case 'uniqueItems': {
      const place = Math.max(Number(param('i')), Number(param('j')))
      return mistakeIn([place], sentences.twice({ what: JSON.stringify((data as unknown[])[place]) }))
    }
    case 'minProperties':
      return mistakeIn([], sentences.oneMissing({ names: Object.keys(properties).join(', ') }))
    case 'propertyNames': {
      const name = param('propertyName')
      return mistakeIn([name], sentences.unfitName({ name, description: described(parentSchema?.['propertyNames']) }))
    }
    case 'required':
      return mistakeIn([], sentences.missing({ name: missing, why: described(properties[missing]) }))
    case 'enum':
      return impossible(didYouMean(String(data), ((params as Json).allowedValues as unknown[]).map(String)))
    case 'const':
      return impossible(`write ${JSON.stringify((params as Json).allowedValue)}`)
    case 'type': {
      const types = [(params as { type: string | string[] }).type].flat()
      return mistakeIn([], sentences.wrongType({ value: found, types: types.map(typeName).join(' or ') }))
    }
    case 'format':
      return mistakeIn([], sentences.unreadable({ value: found, format: param('format') }))
    case 'if':
      return []
    default:
      return mistakeIn([], sentences.unfit({ value: found, problem: message, description: described(parentSchema) }))
  }
}
