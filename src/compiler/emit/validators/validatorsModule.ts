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
  for (const [keyword, bound] of Object.entries(lengthBounds)) boundByLength(ajv, keyword, bound)
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

/** Has a keyword look only into values within their limit: a value beyond it has that one mistake, and costs nothing more. */
function boundByLength(ajv: Ajv, keyword: string, { limit, places }: LengthBound): void {
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

/** A condition, as the code that `recordSchema` puts for its text. */
function addConditions(ajv: Ajv): void {
  ajv.addKeyword({
    keyword: 'matches',
    code: (context) => context.fail(_`(${new _Code(context.schema as string)})(${context.data}) !== true`),
  })
}

/** Rules are code, too. The keyword applies to objects, so that its problems come after the problems of the fields. */
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

/** A field with a lookup takes the values that it offers to every caller, unless the field is open. */
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
 * The validators of a record as the text of a module. They are compiled ahead, because a strict content security policy
 * forbids compiling in the page. Formats and runtime are passed in, so that the same text runs in the browser, on the
 * server and in checks.
 * @param name `folder/name`
 * @param taken further expressions by which calls that change the record's state accept it
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
    ...rulesOf(schema, formats, taken),
    pointing: pointingOf(schema, formats),
    computed: followingFields(schema, 'computed', formats, judge),
    initial: followingFields(schema, 'initial', formats, judge),
  }
  return `// Made by \`npm run generate\`. Change schemas/${folderOf(name)} and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime
${exportNothing(standaloneCode(ajv, exported))}
return ${scriptOf(validators)}
}
`
}

export const validatorsTypes = `// Made by \`npm run generate\`.
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'

declare const factory: ValidatorFactory
export default factory
`

/** The rules of a record and of its changes of state, which its schema does not check. */
function rulesOf(schema: RecordSchema, formats: FormatsDefinition, others: readonly string[]) {
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

/** The fields that do not let every record be chosen, or removed, at which they point. */
function pointingOf(
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
    return [...ofField, ...pointingOf(reference, formats, `${prefix}${name}.`)]
  })
}

/** Ajv writes a CommonJS module; its imports come from `runtime` instead. */
function exportNothing(code: string): string {
  const text = code
    .replace('"use strict";', '')
    .replace(/require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g, 'runtime.$1')
  if (text.includes('require(')) throw new Error(`A validator loads something that the runtime does not give: ${text}`)
  return text
}
