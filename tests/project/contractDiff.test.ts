import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../temporaryFolder.ts'

const schema = 'schemas/real-estate/real-estate.schema.json'
const folder = temporaryFolder()

// A repository of its own: what is changed in this one is nobody's mistake.
beforeAll(() => {
  for (const part of ['openapi', 'schemas']) cpSync(part, join(folder, part), { recursive: true })
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: folder })
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '--message', 'First')
  git('tag', 'v1')
})

function difference(...references: string[]) {
  const tsx = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, resolve('scripts/contractDiff.ts'), ...references],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, said: stdout + stderr }
}

it('npm run contract:diff names what breaks clients of a git ref, and only that', { timeout: 60_000 }, () => {
  const same = difference('v1')
  expect([same.status, same.said]).toEqual([0, expect.stringMatching(/^Nothing of the \d+ operations/)])
  const text = readFileSync(join(folder, schema), 'utf8')
  writeFileSync(join(folder, schema), text.replace('"acquisitionDate"', '"boughtOn"'))
  const { status, said } = difference('v1')
  expect(status).toBe(1)
  expect(said).toContain('getRealEstate: answer 200 acquisitionDate is no longer answered')
  expect(said).not.toContain('Tenant')
  const [unknown, unnamed] = [difference('v0'), difference()]
  expect([unknown.status, unknown.said]).toEqual([2, expect.stringContaining('cannot be read')])
  expect([unnamed.status, unnamed.said]).toEqual([2, expect.stringContaining('npm run contract:diff -- ')])
})
