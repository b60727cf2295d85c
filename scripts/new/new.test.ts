import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ScreensDefinition } from '#generated/definitions.gen.ts'
import { lintDefinitions } from '../check/lintDefinitions.ts'
import { findingLine } from '#compiler/text/Finding.ts'
import { planFiles, setJson } from './planFiles.ts'
import { reasonAgainst, nounOf, resourceOf } from './Resource.ts'

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
    ['mail', /locales\/fr\/mail\.json exists already/],
    ['health', /belongs to the server/],
  ])('%s is refused with its reason', (name, reason) => expect(reasonAgainst('.', resourceOf(name))).toMatch(reason))

  it.each([
    ['file', 'schemas/file/file.schema.json:6:12  the path /restapi/file/{resourceUuid} exists already'],
    ['town', 'schemas/town/town.schema.json:6:12  the operation "listTowns" stands here twice'],
    ['bien', 'the address "/bien" stands here twice'],
  ])('%s is refused by the check, at its calls or its address', async (name, finding) => {
    const findings = lintDefinitions('.', await planFiles('.', resourceOf(name)))
    expect(findings.map(findingLine).join('\n')).toContain(finding)
  })

  it('makes all others', () => {
    expect(resourceOf('parking-space')).toMatchObject({
      manyName: 'ParkingSpaces',
    })
    const company = resourceOf('company', { words: { fr: 'local', en: 'box', 'en-many': 'crates' } })
    expect(company.manyName).toBe('Companies')
    expect(nounOf(company, 'fr')).toEqual({ one: 'local', many: 'locaux' })
    expect(nounOf(company, 'fr', 'baux')).toEqual({ one: 'local', many: 'baux' })
    expect(nounOf(company, 'en', 'leases')).toEqual({ one: 'box', many: 'crates' })
    expect(nounOf(company, 'es')).toEqual({ one: 'company', many: 'companies' })
  })
})

it('a resource is six files, and an address among the screens', async () => {
  const files = Object.keys(await planFiles('.', resourceOf('vehicle')))
  expect(files.filter((file) => !existsSync(file))).toHaveLength(6)
  expect(files.filter((file) => existsSync(file))).toEqual(['schemas/screens.json'])
})

describe('the menu', () => {
  const planned = async (name: string, words = {}) => {
    const files = await planFiles('.', resourceOf(name, { words }))
    const json = (file: string) => JSON.parse(files[file] ?? '{}') as Record<string, Record<string, string>>
    return { screens: json('schemas/screens.json') as unknown as ScreensDefinition, json }
  }
  const before = JSON.parse(readFileSync('schemas/screens.json', 'utf8')) as ScreensDefinition

  it('has its placeholder taken over, with its icon and its words', async () => {
    const { screens, json } = await planned('lease', { fr: 'bail' })
    expect(screens.resources).toEqual({ ...before.resources, 'lease/lease': { path: '/lease', menu: 'leases' } })
    expect(JSON.stringify(screens.menu)).toContain('{"id":"leases","icon":"contract"}')
    expect(json('locales/fr/lease.json')['table']).toMatchObject({ title: 'Baux', filter: 'Filtrer les baux' })
  })

  it('has an entry in its first section where none waits', async () => {
    const { screens, json } = await planned('estate')
    const place = { path: '/estate', menu: 'property', icon: 'documents' }
    expect(screens).toEqual({ ...before, resources: { ...before.resources, 'estate/estate': place } })
    expect(json('locales/en/estate.json')['table']).toMatchObject({ title: 'Estates' })
  })
})

describe('what is there already', () => {
  it('keeps its comments and its layout in JSON', () => {
    const before = '{\n  // why\n  "a": { "b": 1 },\n  "menu": {\n    "x": "X"\n  }\n}\n'
    expect(setJson(before, ['menu', 'y'], 'Y')).toBe(before.replace('"X"', '"X",\n    "y": "Y"'))
  })
})
