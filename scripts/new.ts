import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findingLine } from './check/Finding.ts'
import { lintDefinitions } from './check/lintDefinitions.ts'
import { planFiles } from './new/planFiles.ts'
import { reasonAgainst } from './new/reasonAgainst.ts'
import { resourceOf } from './new/Resource.ts'
import { writeAll } from './new/writeAll.ts'

// Lays out the definition files of a new resource: npm run new <name> -- --fr <mot> --en <word>
const usage = `npm run new <name> -- --fr <mot> --en <word>
  <name>      in kebab-case, in English, for one of them: parking-space
  --fr, --en  what people read, for one: --fr "place de stationnement" --en "parking space"
  --fr-many, --en-many  the same for many, where an ending does not make it`

/** Says why nothing was done, and ends. */
function refuse(reason: string): never {
  console.error(reason)
  process.exit(1)
}

const text = { type: 'string' } as const
function readCommand() {
  try {
    const options = { fr: text, 'fr-many': text, en: text, 'en-many': text }
    return parseArgs({ allowPositionals: true, options })
  } catch (cause) {
    return refuse(`${(cause as Error).message}\n${usage}`)
  }
}

const { positionals, values } = readCommand()
const [name, ...others] = positionals
if (name === undefined || others.length > 0) refuse(usage)

const root = process.cwd()
const resource = resourceOf(name, values)
const reason = reasonAgainst(root, resource)
if (reason !== undefined) refuse(`Nothing was written: ${reason}.`)
if (lintDefinitions(root).length > 0)
  refuse('Nothing was written: the definitions hold mistakes already. See npm run lint:schemas.')

const files = await planFiles(root, resource)
const findings = lintDefinitions(root, files)
if (findings.length > 0)
  refuse(`Nothing was written, since this would not be in order:\n${findings.map(findingLine).join('\n')}`)

writeAll(root, files)
for (const file of Object.keys(files)) console.log(file)
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' })
if (values.fr === undefined) console.log(`No French word was given: mend locales/fr/${name}.json and its menu entry.`)
console.log(`Ready: npm start shows it at /${name}. Fields are added in schemas/${name}/${name}.schema.json.`)
