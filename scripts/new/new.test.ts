import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { lintDefinitions } from '../check/lintDefinitions.ts'
import { addCalls } from './addCalls.ts'
import { setJson } from './addScreens.ts'
import { planFiles } from './planFiles.ts'
import { reasonAgainst } from './reasonAgainst.ts'
import { resourceOf } from './Resource.ts'
import { writeAll } from './writeAll.ts'

describe('a name', () => {
  it.each([
    ['Car', /no name in kebab-case/],
    ['véhicule', /no name in kebab-case/],
    ['parking_space', /no name in kebab-case/],
    ['parking--space', /no name in kebab-case/],
    ['-x', /no name in kebab-case/],
    ['../vehicle', /no name in kebab-case/],
    ['2-wheeler', /no name in kebab-case/],
    ['tenant', /schemas\/tenant exists already/],
    ['meta', /schemas\/meta exists already/],
    ['mail', /nobody's alone/],
    ['health', /belongs to the server/],
    ['bien', /has the address \/bien already/],
    ['document', /has the menu entry "documents" already/],
    ['file', /has the path \/restapi\/file\/\{resourceUuid\} already/],
    ['town', /has the operation listTowns already/],
    ['record', /is a word of the code \(src\/engine/],
  ])('%s is refused with its reason', (name, reason) => expect(reasonAgainst('.', resourceOf(name))).toMatch(reason))

  it.each(['vehicle', 'parking-space', 'car2'])('%s is taken, and what it brings is in order', async (name) => {
    const resource = resourceOf(name)
    expect(reasonAgainst('.', resource)).toBeUndefined()
    expect(lintDefinitions('.', await planFiles('.', resource))).toEqual([])
  })

  it('makes all others', () => {
    expect(resourceOf('parking-space')).toMatchObject({
      typeName: 'ParkingSpace',
      manyName: 'ParkingSpaces',
      menuId: 'parkingSpaces',
    })
    expect(resourceOf('company', { fr: 'local', en: 'box' })).toMatchObject({
      manyName: 'Companies',
      fr: { one: 'local', many: 'locaux' },
      en: { one: 'box', many: 'boxes' },
    })
    expect(resourceOf('key', { fr: 'clef', 'fr-many': 'trousseaux' }).fr.many).toBe('trousseaux')
  })
})

describe('what is there already', () => {
  it('keeps its comments and its layout in YAML', () => {
    const before = '# On top\npaths:\n  /x: # why\n    get: { operationId: x }\n\n# Below\ncomponents: {}\n'
    const after = addCalls(before, resourceOf('vehicle'))
    for (const line of before.split('\n')) expect(after.split('\n')).toContain(line)
    expect(after).toMatch(/operationId: x \}\n {2}\/restapi\/vehicle:\n[\s\S]*\n\n# Below\ncomponents: \{\}\n$/)
    expect(Object.keys((parse(after) as { paths: object }).paths)).toEqual([
      '/x',
      '/restapi/vehicle',
      '/restapi/vehicle/{resourceUuid}',
    ])
  })

  it('keeps its comments and its layout in JSON', () => {
    const before = '{\n  // why\n  "a": { "b": 1 },\n  "menu": {\n    "x": "X"\n  }\n}\n'
    expect(setJson(before, ['menu', 'y'], 'Y')).toBe(before.replace('"X"', '"X",\n    "y": "Y"'))
  })
})

describe('writing', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'trousseau-new-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('writes all files', () => {
    writeAll(folder, { 'new/a.json': 'a', 'b.json': 'b' })
    expect(readFileSync(join(folder, 'new/a.json'), 'utf8')).toBe('a')
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe('b')
  })

  it('leaves everything as it was where one file cannot be written', () => {
    writeFileSync(join(folder, 'b.json'), 'before')
    mkdirSync(join(folder, 'c.json'))
    expect(() => writeAll(folder, { 'new/a.json': 'a', 'b.json': 'b', 'c.json': 'c' })).toThrow()
    expect(existsSync(join(folder, 'new'))).toBe(false)
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe('before')
  })
})
