import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Project } from '#compiler/project/readProject.ts'
import { wireSchema } from '#compiler/emit/validators/wireSchema.ts'
import { createFormats } from '#engine/formats/createFormats.ts'
import type { Json } from '#engine/record/path.ts'
import { createValidation, type ValidatorFactory } from '#engine/validation/createValidation.ts'
import { runningFiles, writeFiles, type Files } from '../../scripts/generate/generatedFiles.ts'
import { asNew } from '../arbitraries/asNew.ts'
import { documentOf } from '../arbitraries/documentOf.ts'
import { metasOf, passed, projectWith } from '../arbitraries/hostileProject.ts'
import { hostileResource, type HostileResource } from '../arbitraries/hostileResource.ts'
import { copyProject } from '../copyProject.ts'
import { loadModule } from '../fixtures/toy/compileRecord.ts'

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
/** Resources with hostile texts; `HOSTILE=400` for a longer run. */
const maxProjects = Number(process.env['HOSTILE'] ?? 20)
/** Resources that one project holds. */
const together = 40

const recordIn = ({ name, files }: HostileResource) => files[`schemas/${name}/${name}.schema.json`] ?? ''

/** What the compiler makes of resources that lint takes. */
function generated(resources: readonly HostileResource[]): { project: Project; files: Files } {
  const attempt = (some: readonly HostileResource[]) => {
    const project = projectWith(some)
    return { project, files: runningFiles(project) }
  }
  try {
    return attempt(resources)
  } catch (problem) {
    for (const one of resources) {
      try {
        attempt([one])
      } catch (cause) {
        throw new Error(`${String(cause)}\n${recordIn(one)}`)
      }
    }
    throw problem
  }
}

/** Documents that a record takes, as a create sends them; none where no made one is taken. */
async function documentsOf(name: string, { schemas, formats }: Project, files: Files): Promise<Json[]> {
  const schema = schemas.get(`${name}/${name}`)
  if (!schema) throw new Error(`There is no ${name}`)
  const code = files[`src/generated/${name}/${name}.validators.gen.js`] ?? ''
  const validation = createValidation(
    await loadModule<ValidatorFactory>(name, code),
    createFormats(formats, () => new Date()),
  )
  const made = fc
    .sample(documentOf(wireSchema(schema)), { numRuns: 200, seed })
    .map((one) => asNew(schema, one as Json))
  const isTaken = (one: Json) => [...validation.wire(one), ...validation.record(one)].length === 0
  return made.filter(isTaken).slice(0, 3)
}

it(
  `of ${maxProjects} resources with hostile texts, lint refuses each in file and line, or it is generated, served, saved and listed (SEED=${seed})`,
  { timeout: 1_800_000 },
  async () => {
    const made = fc.sample(hostileResource(metasOf()), { numRuns: maxProjects, seed })
    const copy = copyProject()
    let taken = 0
    let filled = 0
    try {
      for (let start = 0; start < made.length; start += together) {
        const resources = made.slice(start, start + together).map((make, index) => make(`odd${start + index}`))
        const good = passed(resources)
        const { project, files } = generated(good)
        writeFiles(files, copy.folder)
        const documents: Record<string, Json[]> = {}
        for (const one of good) documents[`/restapi/${one.name}`] = await documentsOf(one.name, project, files)
        const file = join(copy.folder, '.cache', 'made.json')
        mkdirSync(join(copy.folder, '.cache'), { recursive: true })
        writeFileSync(file, JSON.stringify(documents))
        const { VITEST: _, ...env } = process.env
        const { stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'tests/fixtures/saveMade.ts', file], {
          cwd: copy.folder,
          encoding: 'utf8',
          env,
        })
        const last = stdout.trim().split('\n').at(-1) ?? ''
        expect(last.startsWith('['), stderr).toBe(true)
        expect(JSON.parse(last), good.map(recordIn).join('\n').slice(0, 2_000)).toEqual([])
        taken += good.length
        filled += Object.values(documents).filter((some) => some.length > 0).length
      }
    } finally {
      copy.remove()
    }
    console.log(`${taken} of ${maxProjects} resources were taken, ${filled} of them filled in`)
    // Neither a lint that refuses everything nor one that takes everything would prove anything.
    expect(taken).toBeGreaterThan(maxProjects / 10)
    expect(taken).toBeLessThan(maxProjects)
    expect(filled).toBeGreaterThan(taken / 2)
  },
)
