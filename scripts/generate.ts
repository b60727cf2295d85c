import { existsSync, readdirSync, rmSync } from 'node:fs'
import { generatedCode, generatedFiles, generatedPages } from './generate/generatedFiles.ts'
import { staleFiles, writeFiles } from './generate/writeFiles.ts'

/** Writes everything that is made by machine, or with --check only tells what is stale. */
const check = process.argv.includes('--check')

const files = await generatedFiles()
const present = [
  ...filesIn(generatedCode).filter((name) => name.includes('.gen.')),
  ...filesIn(generatedPages).filter((name) => name.endsWith('.md')),
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
  console.log(count + orphans.length === 0 ? 'Everything was fresh.' : `Wrote ${count} files.`)
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
}
