import type { FormPlan } from '#engine/plan/FormPlan.ts'
import { folderOf } from '#engine/schema/definitionName.ts'
import { defaultTypes, type Modules } from './sharedModules.ts'
import { isObject } from '#engine/record/path.ts'

/** The module of a form: its plan, and what checks its record. @param conditions by folder that states some */
export function formModule(plan: FormPlan, conditions: ReadonlyMap<string, unknown>): Modules {
  const own = folderOf(plan.name)
  const record = folderOf(plan.record)
  const imports = [{ name: 'validators', path: `../${record}/validators.gen.js` }]
  if (conditions.has(own)) imports.push({ name: 'conditions', path: `../${own}/conditions.gen.js` })
  if (conditions.has(record)) imports.push({ name: 'rules', path: `../${record}/conditions.gen.js` })
  const { declarations, text } = sharedText(plan)
  const names = imports.map(({ name }) => name).join(', ')
  return {
    [`${plan.name}.form.gen.js`]: `// Made by \`npm run generate\`. Change schemas/${own} and run it again.
${imports.map(({ name, path }) => `import ${name} from '${path}'\n`).join('')}
${declarations}
const plan = ${text}

export default { plan, ${names} }
`,
    [`${plan.name}.form.gen.d.ts`]: defaultTypes('form', 'FormModule', '#engine/plan/FormPlan.ts'),
  }
}

/** A shorter text is no longer than what it takes to name it. */
const shortest = 40

/**
 * JSON as code in which a part that occurs several times is written once: the declaration of a field stands in its record,
 * and in every form that shows it. Gives the text, and the constants that it refers to, each after those that it refers to
 * itself.
 */
export function sharedText(value: unknown) {
  const counts = countParts(value)
  const names = new Map<string, string>()
  const declarations: string[] = []

  function write(part: unknown, indent: string): string {
    const text = JSON.stringify(part)
    if (!isPart(part)) return text
    if ((counts.get(text) ?? 0) < 2) return writeInside(part, indent)
    const known = names.get(text)
    if (known !== undefined) return known
    const body = writeInside(part, '')
    const name = `shared${names.size}`
    names.set(text, name)
    declarations.push(`const ${name} = ${body}\n`)
    return name
  }

  function writeInside(part: object, indent: string): string {
    const inner = `${indent}  `
    const isList = Array.isArray(part)
    const written = Object.entries(part)
      .filter(([, own]) => own !== undefined)
      .map(([key, own]) => `${inner}${isList ? '' : `${JSON.stringify(key)}: `}${write(own, inner)}`)
    const [open, close] = isList ? '[]' : '{}'
    return written.length === 0 ? `${open}${close}` : `${open}\n${written.join(',\n')}\n${indent}${close}`
  }

  const text = write(value, '')
  return { declarations: declarations.join(''), text }
}

const isPart = (value: unknown): value is object => Array.isArray(value) || isObject(value)

/** How often each part occurs that is worth a name; what is inside of one that occurs again counts once. */
function countParts(value: unknown): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const visit = (part: unknown): void => {
    if (!isPart(part)) return
    const text = JSON.stringify(part)
    const count = counts.get(text)
    if (text.length >= shortest) counts.set(text, (count ?? 0) + 1)
    if (count === undefined) Object.values(part).forEach(visit)
  }
  visit(value)
  return counts
}
