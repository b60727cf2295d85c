import type { Plugin } from 'vite'

/** Modules of packages that the product never gets to, and what stands in for them. */
interface StandIn {
  module: RegExp
  /** Why nobody misses it. */
  because: string
  code: string
}

const standIns: StandIn[] = [
  {
    module: /\/node_modules\/markdown-to-jsx\//,
    because: 'our own templates show text as text',
    code: 'export const Markdown = ({ children }) => children',
  },
  {
    module: /\/@rjsf\/core\/lib\/components\/widgets\/index\.js$/,
    because: 'each leaf names the one field of ours, so no widget is ever looked for',
    code: 'export default () => ({})',
  },
  {
    module: /\/@rjsf\/core\/lib\/components\/fields\/index\.js$/,
    because: 'the schema of a form is one flat object of leaves',
    code: `import ObjectField from './ObjectField.js'
import SchemaField from './SchemaField.js'
export default () => ({ ObjectField, SchemaField })`,
  },
  {
    module: /\/@rjsf\/core\/lib\/components\/templates\/index\.js$/,
    because: 'field and object have templates of ours, which show help, errors and buttons themselves',
    code: `const Nothing = () => null
export default () => ({
  DescriptionFieldTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  ErrorListTemplate: Nothing,
  ButtonTemplates: { SubmitButton: Nothing },
})`,
  },
  {
    module: /\/@rjsf\/utils\/lib\/createSchemaUtils\.js$/,
    because: 'a flat schema needs no resolving, has no defaults and stays the same while its form is open',
    code: `class FlatSchemaUtils {
  constructor(validator, rootSchema) {
    this.validator = validator
    this.rootSchema = rootSchema
  }
  getRootSchema() { return this.rootSchema }
  getValidator() { return this.validator }
  doesSchemaUtilsDiffer(validator, rootSchema) {
    return Boolean(validator && rootSchema) && (this.validator !== validator || this.rootSchema !== rootSchema)
  }
  getDefaultFormState(schema, formData) { return formData ?? {} }
  sanitizeDataForNewSchema(next, before, formData) { return formData }
  retrieveSchema(schema) { return schema }
  getDisplayLabel() { return false }
}
export default (validator, rootSchema) => new FlatSchemaUtils(validator, rootSchema)`,
  },
  {
    module: /\/@rjsf\/utils\/lib\/findSchemaDefinition\.js$/,
    because: 'the flat schema has no $ref',
    code: `const none = () => { throw new Error('The schema of a form has no $ref') }
export { none as default, none as splitKeyElementFromObject, none as makeAllReferencesAbsolute }`,
  },
  {
    module: /\/antd\/es\/tooltip\/UniqueProvider\/index\.js$/,
    because: 'tooltips do not share one popup',
    code: 'export default ({ children }) => children',
  },
]

/** Leaves out of the build what packages bring along for others. A stand-in whose module has moved stops the build. */
export function leanPackages(): Plugin {
  const found = new Set<StandIn>()
  return {
    name: 'lean-packages',
    apply: 'build',
    load(id) {
      const standIn = standIns.find(({ module }) => module.test(id))
      if (!standIn) return undefined
      found.add(standIn)
      return standIn.code
    },
    buildEnd(error) {
      if (error) return
      const missed = standIns.filter((standIn) => !found.has(standIn))
      if (missed.length > 0)
        this.error(`scripts/vite/leanPackages.ts: nothing is ${missed.map(({ module }) => module.source).join(', ')}`)
    },
  }
}
