import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import { defaultTypes, type Modules } from './sharedModules.ts'

/** The module of a form: its plan, and what checks its record. @param conditions by folder that states some */
export function formModule(plan: FormPlan, conditions: ReadonlyMap<string, unknown>): Modules {
  const own = folderOf(plan.name)
  const record = folderOf(plan.record)
  const imports = [{ name: 'validators', path: `../${record}/validators.gen.js` }]
  if (conditions.has(own)) imports.push({ name: 'conditions', path: `../${own}/conditions.gen.js` })
  if (conditions.has(record)) imports.push({ name: 'rules', path: `../${record}/conditions.gen.js` })
  const names = imports.map(({ name }) => name).join(', ')
  return {
    [`${plan.name}.form.gen.js`]: `// Made by \`npm run generate\`. Change schemas/${own} and run it again.
${imports.map(({ name, path }) => `import ${name} from '${path}'\n`).join('')}
const plan = ${JSON.stringify(plan, null, 2)}

export default { plan, ${names} }
`,
    [`${plan.name}.form.gen.d.ts`]: defaultTypes('form', 'FormModule', '#engine/plan/FormPlan.ts'),
  }
}
