import { existsSync, readdirSync, rmSync } from 'node:fs'
import { findingLine } from '#compiler/text/Finding.ts'
import { lintDefinitions, readOwnProject } from './check/lintDefinitions.ts'
import { generatedCode, generatedFiles, generatedPages, staleFiles, writeFiles } from './generate/generatedFiles.ts'
import { shapeFile, shapeText } from './generate/shape.ts'

/** Writes all generated files, or with --check only names the stale ones. */
const check = process.argv.includes('--check')

try {
  await generateFiles()
} catch (cause) {
  // A definition that cannot be compiled has a mistake, which the lint names with its place and its cure.
  const findings = lintDefinitions(process.cwd())
  if (findings.length === 0) throw cause
  for (const finding of findings) console.error(findingLine(finding))
  console.error('Nothing was generated.')
  process.exitCode = 1
}

/**
 * Writes the generated files that are stale and deletes those without a source. With `--check` it names them and fails
 * instead.
 */
async function generateFiles(): Promise<void> {
  const project = readOwnProject()
  const findings = lintDefinitions(process.cwd())
  const shape = shapeText(project, findings)
  const files = { ...(await generatedFiles(project)), [shapeFile]: shape.text }
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
    if (shape.left) console.log(`${shapeFile} was left as it is: a step is missing.`)
    console.log(count + orphans.length === 0 ? 'Everything was fresh.' : `Wrote ${count} files.`)
    // The written files may have mended some findings: the first shape is missing until it is written.
    const left = findings.length > 0 ? lintDefinitions(process.cwd()) : []
    for (const finding of left) console.error(findingLine(finding))
  }
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)
}
