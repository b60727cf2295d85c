import { Ajv, type CodeKeywordDefinition, type Format } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import { _, stringify } from 'ajv/dist/compile/codegen/index.js'
import { _Code } from 'ajv/dist/compile/codegen/code.js'
import { typeOfFormat } from '#engine/formats/formatText.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import { demandedPaths } from '#engine/schema/demandedPaths.ts'
import { fieldsOf } from '#engine/schema/property.ts'
import type { FormatsDefinition, PropertySchema, RecordRule, RecordSchema } from '#generated/definitions.gen.ts'
import { candidateCode, expressionCode } from '../conditions.ts'
import { Script, scriptOf } from '../script.ts'
import { followingFields } from './followingFields.ts'
import { judgedSchemas } from './judgedSchemas.ts'
import { recordSchema } from './wireSchema.ts'

// The package is CommonJS: Node puts its function under `default`, bundlers may not.
const standaloneCode = (standalone as unknown as { default?: typeof standalone }).default ?? standalone

/** The values of each lookup that offers the same ones to every caller, by its name: the only ones that a field takes, unless it is open. */
export type OfferedValues = Readonly<Record<string, readonly string[]>>

/**
 * Returns an Ajv that compiles the schemas of definitions to code: with their formats, and the keywords `matches`,
 * `rules`, `sameAs` and `lookup`.
 */
function createAjv({ formats }: FormatsDefinition, offered: OfferedValues): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    // The meta-schema has checked the keywords; many of them say nothing of validity.
    meta: false,
    validateSchema: false,
    strict: false,
    strictNumbers: true,
    logger: false,
    $data: true,
    code: { source: true, lines: true, formats: _`formats` },
  })
  // Only the type counts: what tests a value is given to the module.
  for (const [name, format] of Object.entries(formats)) {
    ajv.addFormat(name, { type: typeOfFormat(format), validate: () => true } as Format)
  }
  for (const [keyword, bound] of Object.entries(lengthBounds)) limitByLength(ajv, keyword, bound)
  addConditions(ajv)
  addRules(ajv)
  // JSON Schema cannot compare two fields; Ajv can, under a name that does not bend a standard keyword.
  ajv.addKeyword({ keyword: 'sameAs', macro: (name: string) => ({ const: { $data: `1/${name}` } }) })
  addLookups(ajv, offered)
  return ajv
}

interface LengthBound {
  /** The keyword beside it that limits the length of the value. */
  limit: 'maxLength' | 'maxItems'
  /** Places in the value that one letter or entry takes at most. */
  places: number
}

/** Keywords whose check takes long for long values. */
const lengthBounds: Readonly<Record<string, LengthBound>> = {
  pattern: { limit: 'maxLength', places: 2 },
  format: { limit: 'maxLength', places: 2 },
  items: { limit: 'maxItems', places: 1 },
  uniqueItems: { limit: 'maxItems', places: 1 },
}

/**
 * Makes a keyword run only on values within their length limit. A longer value is an error already, and matching it
 * could take long.
 */
function limitByLength(ajv: Ajv, keyword: string, { limit, places }: LengthBound): void {
  const definition = ajv.getKeyword(keyword) as CodeKeywordDefinition
  ajv.removeKeyword(keyword).addKeyword({
    ...definition,
    code(context, type) {
      const maximum = (context.parentSchema as PropertySchema)[limit]
      const look = () => definition.code(context, type)
      if (maximum === undefined) look()
      else context.gen.if(_`${context.data}.length <= ${maximum * places}`, look)
    },
  })
}

/** Adds the keyword `matches`: a compiled condition, which stands in the `if` of a conditional rule. */
function addConditions(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: 'matches',
    code: (context) => context.fail(_`(${new _Code(context.schema as string)})(${context.data}) !== true`),
  })
}

/**
 * Adds the keyword `rules`, whose values are the code of conditions that may not be false. It applies to objects, so
 * that its errors follow those of the fields.
 */
function addRules(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: 'rules',
    type: 'object',
    error: {
      message: 'a rule is broken',
      params: ({ params }) =>
        _`{field: ${params['field']}, words: ${params['words']}, severity: ${params['severity']}}`,
    },
    code(context) {
      for (const { rule, field, words, severity } of context.schema as RecordRule[]) {
        context.gen.if(_`(${new _Code(String(rule))})(${context.data}) === false`, () =>
          context.error(true, { field, words, severity: severity ?? 'error' }),
        )
      }
    },
  })
}

/**
 * Adds the keyword `lookup`: the value must be one of those that the lookup offers to every caller, unless the field is
 * open.
 */
function addLookups(ajv: Ajv, offered: OfferedValues): void {
  ajv.addKeyword({
    keyword: 'lookup',
    type: 'string',
    code(context) {
      const { gen, data } = context
      const { lookup = '', open, enum: listed } = context.parentSchema as PropertySchema
      const values = open ? undefined : offered[lookup]
      // The field's own list may be equal or shorter.
      if (!values || listed?.every((value) => value !== null && values.includes(value))) return
      const list = gen.scopeValue('schema', { ref: values, code: stringify(values) })
      context.fail(_`!${list}.includes(${data})`)
    },
  })
}

/**
 * Generates the module with the validators of a record. They are compiled at build time, since a strict content
 * security policy forbids `eval` in the page. Formats and runtime are parameters, so that the same code runs in
 * browser, server and checks.
 * @param name `folder/name`
 * @param taken further conditions under which calls accept a record to change its state
 */
export function validatorsModule(
  name: string,
  schema: RecordSchema,
  formats: FormatsDefinition,
  offered: OfferedValues = {},
  taken: readonly string[] = [],
): string {
  const ajv = createAjv(formats, offered)
  const exported: Record<string, string> = {}
  const compile = (id: string, part: object) => {
    ajv.addSchema(part, id)
    const place = `v${Object.keys(exported).length}`
    exported[place] = id
    return new Script(`exports.${place}`)
  }
  const judged = judgedSchemas(schema, formats)
  const whole = recordSchema(schema, formats)
  const entries = fieldsOf(whole).flatMap(({ path, schema: { items } }) =>
    items?.properties ? [[path, compile(`entry/${Object.keys(exported).length}`, items)] as const] : [],
  )
  const judge = (part: object) => compile(`value/${Object.keys(exported).length}`, part)
  const validators = {
    record: compile('record', judged.record),
    wire: compile('wire', judged.wire),
    entries: Object.fromEntries(entries),
    ...ruleTests(schema, formats, taken),
    pointing: referenceTests(schema, formats),
    computed: followingFields(schema, 'computed', formats, judge),
    initial: followingFields(schema, 'initial', formats, judge),
  }
  return `// Made by \`npm run generate\`. Change schemas/${folderOf(name)} and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime
${withoutImports(standaloneCode(ajv, exported))}
return ${scriptOf(validators)}
}
`
}

export const validatorsTypes = `// Made by \`npm run generate\`.
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'

declare const factory: ValidatorFactory
export default factory
`

/**
 * Compiles the conditions of a record that its schema does not check: uniqueness, required fields for the form's marks,
 * and changes of state.
 */
function ruleTests(schema: RecordSchema, formats: FormatsDefinition, others: readonly string[]) {
  const test = (condition: unknown) => new Script(expressionCode(String(condition), schema, formats))
  const rules = schema.rules ?? []
  const ofChanges = Object.values(schema.changes ?? {}).flatMap(({ only }) =>
    only === undefined ? [] : [String(only)],
  )
  return {
    unique: rules.flatMap(({ unique: fields, if: condition = 'true', words = '' }) =>
      fields ? [{ fields, words, counts: test(condition) }] : [],
    ),
    demands: rules.flatMap(({ if: condition, then }) => {
      const paths = demandedPaths(then)
      return paths.length > 0 ? [{ paths, when: test(condition) }] : []
    }),
    /** The conditions of changes of state, by their expression. */
    takes: Object.fromEntries([...ofChanges, ...others].map((only) => [only, test(only)])),
  }
}

/**
 * Compiles the conditions of reference fields: `fits` selects the records to offer, `refuses` prevents the removal of
 * the target.
 */
function referenceTests(
  holder: RecordSchema | PropertySchema,
  formats: FormatsDefinition,
  prefix = '',
): { path: string; fits?: Script; refuses?: Script }[] {
  return Object.entries(holder.properties ?? {}).flatMap(([name, field]) => {
    const reference = field.items ?? field
    const { among, onRemove } = reference
    const tests = {
      ...(among !== undefined && { fits: new Script(candidateCode(among, holder, reference, formats)) }),
      ...(typeof onRemove === 'object' && { refuses: new Script(expressionCode(onRemove.refuse, holder, formats)) }),
    }
    const ofField = Object.keys(tests).length > 0 ? [{ path: prefix + name, ...tests }] : []
    return [...ofField, ...referenceTests(reference, formats, `${prefix}${name}.`)]
  })
}

/**
 * Replaces the imports of the CommonJS code that Ajv generates by members of `runtime`, so that the code runs in any
 * module.
 */
function withoutImports(code: string): string {
  const text = code
    .replace('"use strict";', '')
    .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, 'runtime.$1')
  if (text.includes('require(')) throw new Error(`A validator loads something that the runtime does not give: ${text}`)
  return text
}
