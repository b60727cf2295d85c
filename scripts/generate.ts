import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { readDomain } from './generate/domain.ts'
import { generatedCode, generatedFiles, generatedPages } from './generate/generatedFiles.ts'
import { shapeFile, shapeText } from './generate/shape.ts'
import { staleFiles, writeFiles } from './generate/writeFiles.ts'

/** Writes everything that is made by machine, or with --check only tells what is stale. */
const check = process.argv.includes('--check')

const shape = shapeText(readDomain())
const files = { ...(await generatedFiles()), [shapeFile]: shape.text }
const present = [
  ...filesIn(generatedCode).filter((name) => name.includes('.gen.')),
  ...filesIn(generatedPages).filter((name) => name.endsWith('.md')),
  ...filesIn(dirname(shapeFile)).filter((name) => name === shapeFile),
]
const orphans = present.filter((name) => !(name in files))
const stale = staleFiles(files)
const count = Object.keys(stale).length

if (check) {
  const names = [...Object.keys(stale), ...orphans]
  if (names.length > 0) {
    console.error(`Stale: ${names.join(', ')}. Run npm run generate and commit the result.`)
    process.exitCode = 1
  }
} else {
  writeFiles(stale)
  for (const name of orphans) rmSync(name)
  if (shape.left) console.log(`${shapeFile} was left as it is: npm run lint:schemas says which step is missing.`)
  console.log(count + orphans.length === 0 ? 'Everything was fresh.' : `Wrote ${count} files.`)
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
}
