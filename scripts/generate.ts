import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { apiTypes } from './generate/apiTypes.ts'
import { definitionTypes } from './generate/definitionTypes.ts'
import { readDomain, readFormats } from './generate/domain.ts'
import { operationTable } from './generate/operationTable.ts'
import { reference } from './generate/reference.ts'
import { shapeFile, shapeText } from './generate/shape.ts'
import { validatorsModule, validatorsTypes } from './generate/validators.ts'

/** Writes everything that is made by machine, or with --check only tells what is stale. */
const code = 'src/generated'
const pages = 'docs/reference'
const check = process.argv.includes('--check')

const formats = readFormats()
const files: Record<string, string> = {
  [`${code}/api.gen.ts`]: await apiTypes(),
  [`${code}/definitions.gen.ts`]: `// Made by \`npm run generate\`. Change schemas/meta and run it again.\n${await definitionTypes()}`,
  [`${code}/operations.gen.ts`]: operationTable(),
}
const folders = readDomain()
for (const domain of folders) {
  files[`${code}/validators/${domain.name}.gen.js`] = validatorsModule(domain, formats)
  files[`${code}/validators/${domain.name}.gen.d.ts`] = validatorsTypes
}
const shape = shapeText(folders)
files[shapeFile] = shape.text
for (const [name, text] of Object.entries(reference())) files[`${pages}/${name}`] = text

const present = [
  ...filesIn(code).filter((name) => name.includes('.gen.')),
  ...filesIn(pages).filter((name) => name.endsWith('.md')),
  ...filesIn(dirname(shapeFile)).filter((name) => name === shapeFile),
]
const orphans = present.filter((name) => !(name in files))
const stale = Object.entries(files).filter(
  ([name, text]) => !present.includes(name) || readFileSync(name, 'utf8') !== text,
)

if (check) {
  const names = [...stale.map(([name]) => name), ...orphans]
  if (names.length > 0) {
    console.error(`Stale: ${names.join(', ')}. Run npm run generate and commit the result.`)
    process.exitCode = 1
  }
} else {
  for (const [name, text] of stale) {
    mkdirSync(dirname(name), { recursive: true })
    writeFileSync(name, text)
  }
  for (const name of orphans) rmSync(name)
  if (shape.left) console.log(`${shapeFile} was left as it is: npm run check:definitions says which step is missing.`)
  console.log(stale.length + orphans.length === 0 ? 'Everything was fresh.' : `Wrote ${stale.length} files.`)
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
}
