import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { findingLine } from '#compiler/text/Finding.ts'
import { lintDefinitions, readOwnProject } from '../../scripts/check/lintDefinitions.ts'
import { writeFiles } from '../../scripts/generate/generatedFiles.ts'
import { shapeText } from '../../scripts/generate/shape.ts'
import { planFiles } from '../../scripts/new/planFiles.ts'
import { resourceOf } from '../../scripts/new/Resource.ts'
import { committedFolder } from '../committedFolder.ts'

const estate = 'schemas/real-estate/real-estate.schema.json'
const shape = 'schemas/migrations/stored.shape.json'
const step = 'schemas/migrations/0001-shorter.migration.json'

vi.setConfig({ testTimeout: 60_000 })

const { folder, read, write, commit } = committedFolder('schemas', 'locales', 'openapi', 'scripts/demo/records', 'src')
const findings = () => lintDefinitions(folder).map(findingLine)
/** What generating makes of the shape. */
const generate = () => write(shape, shapeText(readOwnProject(folder), lintDefinitions(folder)).text)

/** Narrows the name of a real estate, with the step that it needs. */
function narrow(maxLength: number, because: string): void {
  write(estate, read(estate).replace(/("label": \{[^}]*"maxLength": )\d+/, `$1${maxLength}`))
  const changes = [{ record: 'real-estate/real-estate', narrow: 'label', because }]
  write(step, JSON.stringify({ $schema: '../meta/migration.meta.json', changes }))
}

it('a step that no commit holds may change, and go, after all was generated; one of a commit may not', () => {
  const whole = read(estate)
  narrow(100, 'Letters cut them off.')
  generate()
  expect(read(shape)).toContain('"0001-shorter"')
  narrow(120, 'Letters cut the longest off.')
  expect(findings()).toEqual([])
  rmSync(join(folder, step))
  write(estate, whole)
  expect(findings()).toEqual([])
  generate()
  expect(read(shape)).not.toContain('"0001-shorter"')

  narrow(100, 'Letters cut them off.')
  generate()
  commit()
  narrow(100, 'Because.')
  expect(findings().join('\n')).toContain('the step "0001-shorter" was changed')
  narrow(100, 'Letters cut them off.')
  expect(findings()).toEqual([])
})

it('a kind of record that no commit stores may change as it likes', async () => {
  writeFiles(await planFiles(folder, resourceOf('lease', { words: { fr: 'bail' } })), folder)
  generate()
  const file = 'schemas/lease/lease.schema.json'
  const shorter = read(file).replace('"maxLength": 200', '"maxLength": 50').replace('["label"]', '["label", "remark"]')
  write(file, shorter)
  expect(findings()).toEqual([])
  generate()
  expect(read(shape)).toMatch(/"lease\/lease": \{[\s\S]*"maxLength":50,/)
})
