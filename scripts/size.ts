import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Prints how large the project is, by its committed and its new files. The sizes are for people; nothing fails on them.
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  encoding: 'utf8',
})
const isGenerated = (file: string) => file.startsWith('src/generated/')
const isTest = (file: string) => file.startsWith('tests/') || /\.(test|spec)\.tsx?$/.test(file)
const isCode = (file: string) => /\.(ts|tsx|js|css|sql)$/.test(file)
const isJson = (file: string) => /\.(json|ya?ml)$/.test(file)
const isVendored = (file: string) => file.endsWith('/commonPasswords.json')
const isBench = (file: string) => file.startsWith('tests/bench/')

const parts: Record<string, (file: string) => boolean> = {
  'code of src': (file) => isCode(file) && file.startsWith('src/') && !isTest(file),
  'code of scripts': (file) => isCode(file) && file.startsWith('scripts/') && !isTest(file),
  tests: (file) => isCode(file) && isTest(file) && !isBench(file),
  bench: (file) => isCode(file) && isBench(file),
  'JSON of definitions': (file) => isJson(file) && /^(schemas|locales|openapi)\//.test(file),
  'JSON of the tools': (file) => isJson(file) && /^(src|scripts)\//.test(file) && !isTest(file) && !isVendored(file),
  'list of passwords': isVendored,
  'JSON of tests': (file) => isJson(file) && isTest(file),
}

const files = listed.split('\n').filter((file) => file !== '' && !isGenerated(file))
for (const [name, isPart] of Object.entries(parts)) {
  const texts = files.filter(isPart).flatMap((file) => textOf(file) ?? [])
  const lines = texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const columns = [`${texts.length} files`, `${lines} lines`, `${bytes} bytes`].map((text) => text.padStart(16))
  console.log(name.padEnd(20) + columns.join(''))
}

/** The text of a file; undefined if it was removed and is still listed. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
