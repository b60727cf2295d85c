import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import type { Modules } from './Modules.ts'
import { sharedText } from './sharedText.ts'

/** The module of a form: its plan, and what checks its record. @param withConditions folders that state conditions */
export function formModule(plan: FormPlan, withConditions: ReadonlySet<string>): Modules {
  const own = folderOf(plan.name)
  const record = folderOf(plan.record)
  const imports = [{ name: 'validators', path: `../${record}/validators.gen.js` }]
  if (withConditions.has(own)) imports.push({ name: 'conditions', path: `../${own}/conditions.gen.js` })
  if (withConditions.has(record)) imports.push({ name: 'rules', path: `../${record}/conditions.gen.js` })
  const { declarations, text } = sharedText(plan)
  const names = imports.map(({ name }) => name).join(', ')
  return {
    [`${plan.name}.form.gen.js`]: `// Made by \`npm run generate\`. Change schemas/${own} and run it again.
${imports.map(({ name, path }) => `import ${name} from '${path}'\n`).join('')}
${declarations}
const plan = ${text}

export default { plan, ${names} }
`,
    [`${plan.name}.form.gen.d.ts`]: `// Made by \`npm run generate\`.
import type { FormModule } from '#engine/plan/FormPlan.ts'

declare const form: FormModule
export default form
`,
  }
}
