import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { findingLine } from '#compiler/text/Finding.ts'
import { lintDefinitions } from './check/lintDefinitions.ts'
import { writeFiles } from './generate/generatedFiles.ts'
import { languagesOf } from './generate/languages.ts'
import { planFiles } from './new/planFiles.ts'
import { reasonAgainst, resourceOf } from './new/Resource.ts'

// Lays out the definition files of a new resource: npm run new <name> -- --fr <mot> --en <word> [--files]
const root = process.cwd()
const languages = languagesOf(root)
const options = (ending: string) => languages.map((language) => `--${language}${ending}`).join(', ')
const usage = `npm run new <name> -- --fr <mot> --en <word> [--files]
  <name>   in kebab-case, in English, for one of them: parking-space
  ${options('')}   what people read, for one: --fr "place de stationnement" --en "parking space"
  ${options('-many')}   the same for many, where an ending does not make it
  --files  records have files, up to ten each`

function exitWith(reason: string): never {
  console.error(reason)
  process.exit(1)
}

const text = { type: 'string' } as const
/** Parses the command line. Exits with the usage if it is wrong. */
function readCommand() {
  try {
    const words = languages.flatMap((language) => [language, `${language}-many`])
    const options = Object.fromEntries(words.map((name) => [name, text]))
    return parseArgs({ allowPositionals: true, options: { ...options, files: { type: 'boolean' } } })
  } catch (cause) {
    return exitWith(`${(cause as Error).message}\n${usage}`)
  }
}

const { positionals, values } = readCommand()
const { files: withFiles, ...words } = values as Record<string, string> & { files?: boolean }
const [name, ...others] = positionals
if (name === undefined || others.length > 0) exitWith(usage)

// Without "--" before it, npm takes the option for its own, and hands it on this way.
const resource = resourceOf(name, { words, files: withFiles ?? process.env['npm_config_files'] === 'true' })
const reason = reasonAgainst(root, resource)
if (reason !== undefined) exitWith(`Nothing was written: ${reason}.`)
if (lintDefinitions(root).length > 0) {
  exitWith('Nothing was written: the definitions hold mistakes already. See npm run lint:schemas.')
}

const files = await planFiles(root, resource)
const findings = lintDefinitions(root, files)
if (findings.length > 0) {
  exitWith(`Nothing was written, since this would not be in order:\n${findings.map(findingLine).join('\n')}`)
}

writeFiles(files)
for (const file of Object.keys(files)) console.log(file)
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts'], { stdio: 'inherit' })
for (const language of languages.filter((one) => one !== 'en' && words[one] === undefined)) {
  console.log(`No word was given by --${language}: mend locales/${language}/${name}.json and its menu entry.`)
}
console.log(`Ready: npm start shows it at /${name}. Fields are added in schemas/${name}/${name}.schema.json.`)
