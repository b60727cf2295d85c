import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { committedFolder } from '../committedFolder.ts'

const schema = 'schemas/real-estate/real-estate.schema.json'
const { folder, git, read, write } = committedFolder('openapi', 'schemas')
git('tag', 'v1')

const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href
const difference = (...references: string[]) =>
  new Promise<[code: number, output: string]>((done) => {
    const command = ['--import', tsx, resolve('scripts/contractDiff.ts'), ...references]
    execFile(process.execPath, command, { cwd: folder }, (error, stdout, stderr) => {
      done([error ? Number(error.code) : 0, stdout + stderr])
    })
  })

it('npm run contract:diff names what breaks clients of a git ref, and only that', { timeout: 60_000 }, async () => {
  expect(await Promise.all([difference('v1'), difference('v0'), difference()])).toEqual([
    [0, expect.stringMatching(/^Nothing of the \d+ operations/)],
    [2, expect.stringContaining('cannot be read')],
    [2, expect.stringContaining('npm run contract:diff -- ')],
  ])
  write(schema, read(schema).replace('"acquisitionDate"', '"boughtOn"'))
  const [code, output] = await difference('v1')
  expect(code).toBe(1)
  expect(output).toContain('getRealEstate: answer 200 acquisitionDate is no longer answered')
  expect(output).not.toContain('Tenant')
})
