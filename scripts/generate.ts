import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { apiTypes } from './generate/apiTypes.ts'
import { definitionTypes } from './generate/definitionTypes.ts'
import { readDomain, readFormats } from './generate/domain.ts'
import { operationTable } from './generate/operationTable.ts'
import { validatorsModule, validatorsTypes } from './generate/validators.ts'

/** Writes everything under src/generated, or with --check only tells what is stale. */
const folder = 'src/generated'
const check = process.argv.includes('--check')

const formats = readFormats()
const files: Record<string, string> = {
  'api.gen.ts': await apiTypes(),
  'definitions.gen.ts': `// Made by \`npm run generate\`. Change schemas/meta and run it again.\n${await definitionTypes()}`,
  'operations.gen.ts': operationTable(),
}
for (const domain of readDomain()) {
  files[`validators/${domain.name}.gen.js`] = validatorsModule(domain, formats)
  files[`validators/${domain.name}.gen.d.ts`] = validatorsTypes
}

const present = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.gen.'))
  : []
const orphans = present.filter((name) => !(name in files))
const stale = Object.entries(files).filter(
  ([name, text]) => !present.includes(name) || readFileSync(`${folder}/${name}`, 'utf8') !== text,
)

if (check) {
  const names = [...stale.map(([name]) => name), ...orphans]
  if (names.length > 0) {
    console.error(`Stale in ${folder}: ${names.join(', ')}. Run npm run generate and commit the result.`)
    process.exitCode = 1
  }
} else {
  mkdirSync(`${folder}/validators`, { recursive: true })
  for (const [name, text] of stale) writeFileSync(`${folder}/${name}`, text)
  for (const name of orphans) rmSync(`${folder}/${name}`)
  console.log(stale.length + orphans.length === 0 ? 'Everything was fresh.' : `Wrote ${stale.length} files.`)
}
