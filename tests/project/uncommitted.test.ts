import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { findingLine } from '#compiler/findings/Finding.ts'
import { lintDefinitions } from '../../scripts/check/lintDefinitions.ts'
import { copy, patience } from './oneCopy.ts'

const estate = 'schemas/real-estate/real-estate.schema.json'
const shape = 'schemas/migrations/stored.shape.json'
const step = 'schemas/migrations/0001-shorter.migration.json'

vi.setConfig({ testTimeout: patience, hookTimeout: patience })

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], { cwd: copy.folder })
const said = () => lintDefinitions(copy.folder).map(findingLine)
const generate = async () => expect(await copy.run('npm run -s generate')).toMatchObject({ code: 0 })

beforeAll(() => {
  git('init', '--quiet')
  git('add', 'schemas')
  git('commit', '--quiet', '--message', 'Stored by now')
})

/** Narrows the name of a real estate, with the step that it needs. */
function narrow(maxLength: number, because: string): void {
  copy.write(estate, copy.read(estate).replace(/("label": \{[^}]*"maxLength": )\d+/, `$1${maxLength}`))
  const changes = [{ record: 'real-estate/real-estate', narrow: 'label', because }]
  copy.write(step, JSON.stringify({ $schema: '../meta/migration.meta.json', changes }))
}

it('a step that no commit holds may change, and go, after all was generated; one of a commit may not', async () => {
  const whole = copy.read(estate)
  narrow(100, 'Letters cut them off.')
  await generate()
  expect(copy.read(shape)).toContain('"0001-shorter"')
  narrow(120, 'Letters cut the longest off.')
  expect(said()).toEqual([])
  rmSync(join(copy.folder, step))
  copy.write(estate, whole)
  expect(said()).toEqual([])
  await generate()
  expect(copy.read(shape)).not.toContain('"0001-shorter"')

  narrow(100, 'Letters cut them off.')
  await generate()
  git('add', 'schemas')
  git('commit', '--quiet', '--message', 'Shorter')
  narrow(100, 'Because.')
  expect(said().join('\n')).toContain('the step "0001-shorter" was changed')
  narrow(100, 'Letters cut them off.')
  expect(said()).toEqual([])
})

it('a kind of record that no commit stores may change as it likes', async () => {
  expect(await copy.run('npm run -s new lease -- --fr bail')).toMatchObject({ code: 0 })
  const file = 'schemas/lease/lease.schema.json'
  copy.write(
    file,
    copy.read(file).replace('"maxLength": 200', '"maxLength": 50').replace('["label"]', '["label", "remark"]'),
  )
  expect(said()).toEqual([])
  await generate()
  expect(copy.read(shape)).toMatch(/"lease\/lease": \{[\s\S]*"maxLength":50,/)
})
