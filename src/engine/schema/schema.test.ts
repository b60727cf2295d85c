import { describe, expect, it, test } from 'vitest'
import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import cases from '../../../tests/fixtures/schemas.json' with { type: 'json' }
import { demandedPaths } from './demandedPaths.ts'
import { dereference } from './dereference.ts'
import { kindOf } from './kindOf.ts'
import { leafPaths, propertyAt, referenceOn, withTargets } from './propertyAt.ts'

const crew = cases.crew as RecordSchema
const person = cases.person as RecordSchema
const files: Record<string, RecordSchema> = { 'person/person.schema.json': person }
const read = (file: string) => {
  const found = files[file]
  if (!found) throw new Error(`no file ${file}`)
  return found
}

describe('dereference', () => {
  const whole = dereference(crew, 'crew/crew.schema.json', read)
  it('puts references within and between files in place', () => {
    expect(propertyAt(whole, 'captain.name')?.schema).toEqual({ type: 'string', minLength: 1, maxLength: 9 })
    expect(propertyAt(whole, 'mates.0.name')).toMatchObject({ schema: { type: 'string' }, required: true })
    expect(propertyAt(whole, 'mates.name')?.required).toBe(true)
    expect(JSON.stringify(whole)).not.toContain('$ref')
  })
  it('finds no property where there is none', () => {
    expect(propertyAt(whole, 'captain.age')).toBeUndefined()
    expect(propertyAt(whole, 'captain.0')).toBeUndefined()
  })
  it('lists the leaves, without what may be absent as a whole', () => {
    expect(leafPaths(whole)).toEqual(['captain.name', 'mates'])
  })
  it('lists a file as one field, whatever is known of it', () => {
    const upload = { part: 'p', accept: ['*/*'], maxBytes: 1, bytes: 'get' }
    const flag: PropertySchema = { type: 'object', properties: { label: { type: 'string' } }, upload }
    expect(leafPaths({ type: 'object', properties: { flag } })).toEqual(['flag'])
    expect(leafPaths({ type: 'object', properties: { mast: { type: 'object', properties: { flag } } } })).toEqual([
      'mast.flag',
    ])
  })
})

describe('what stands beside a reference', () => {
  const rule = { if: 'has(self.berth)', then: { required: ['name'] } }
  const captain = propertyAt(
    dereference(cases.beside as RecordSchema, 'boat/boat.schema.json', read),
    'captain',
  )?.schema
  it('adds fields, demands and rules at any depth, and overrides any other word', () => {
    expect(captain?.properties).toEqual({
      name: { type: 'string', minLength: 1, maxLength: 5 },
      berth: { type: ['object', 'null'], properties: { deck: { minimum: 1 } } },
      rank: { type: 'string' },
    })
    expect([captain?.required, captain?.rules]).toEqual([['rank'], [rule]])
  })
  it('leaves the rules of what it refers to', () => {
    const ruleOfVariant = { if: 'has(self.name)', then: { required: ['berth'] } }
    const ruled = dereference(cases.beside as RecordSchema, 'boat/boat.schema.json', () => ({
      ...person,
      rules: [ruleOfVariant],
    }))
    expect(propertyAt(ruled, 'captain')?.schema.rules).toEqual([ruleOfVariant, rule])
  })
})

describe('variants of a record', () => {
  const whole = dereference(cases.variants as unknown as RecordSchema, 'boat/boat.schema.json', read)
  it('are one record with the fields of all; what one demands is a rule, what it refers to holds for all', () => {
    expect(Object.keys(whole.properties)).toEqual(['kind', 'name', 'masts', 'engine'])
    expect(propertyAt(whole, 'masts')?.schema).toMatchObject({
      type: 'array',
      items: { type: 'object', properties: {} },
    })
    expect(propertyAt(whole, 'engine.power')?.required).toBe(true)
    expect(propertyAt(whole, 'engine.fuel')?.required).toBe(false)
    expect(whole.rules).toEqual([
      {
        if: "self.kind == 'SAIL'",
        then: {
          required: ['masts'],
          properties: { masts: { type: 'array', minItems: 1, items: { required: ['height'] } } },
        },
      },
      { if: "self.kind == 'MOTOR'", then: { properties: { engine: { required: ['fuel'] } } } },
    ])
  })

  const unitedOf = (one: PropertySchema, other: PropertySchema) => {
    const variant = (kind: string, value: PropertySchema) => ({ properties: { kind: { const: kind }, value } })
    const record = {
      $schema: '',
      type: 'object',
      properties: { kind: { type: 'string' } },
      discriminator: { propertyName: 'kind' },
      oneOf: [variant('SAIL', one), variant('MOTOR', other)],
    } as never
    const { properties, rules = [] } = dereference(record, 'boat/boat.schema.json', read)
    const demanded = rules.map((rule) => (rule.then as PropertySchema | undefined)?.properties?.['value'])
    return { all: Object.fromEntries(Object.entries(properties['value'] ?? {})), demanded }
  }

  // A limit, what the stricter variant says, and what the other does; what both allow is what the other says.
  it.each<[word: keyof PropertySchema, strict: unknown, loose: unknown]>([
    ['minLength', 3, 2],
    ['maxLength', 2, 3],
    ['minimum', 3, 2],
    ['maximum', 2, 3],
    ['maxItems', 2, 3],
    ['uniqueItems', true, undefined],
    ['pattern', '^A', undefined],
    ['format', 'code', undefined],
    ['const', 'A', undefined],
    ['enum', ['A'], ['A', 'B']],
    ['type', 'integer', 'number'],
  ])('hold the %s %j in one and %j in the other', (word, strict, loose) => {
    const withWord = (value: unknown) => (value === undefined ? {} : { [word]: value }) as PropertySchema
    for (const [one, other] of [
      [strict, loose],
      [loose, strict],
    ]) {
      const { all, demanded } = unitedOf(withWord(one), withWord(other))
      expect(all).toEqual(withWord(loose))
      expect(demanded).toEqual([{ [word]: strict }])
      expect(unitedOf(withWord(one), {})).toEqual({ all: {}, demanded: one === undefined ? [] : [withWord(one)] })
    }
    expect(unitedOf(withWord(strict), withWord(strict))).toEqual({ all: withWord(strict), demanded: [] })
  })

  it.each([{ pattern: '^A' }, { format: 'code' }])(
    'a text of one is matched by %j up to its greatest length',
    (word) => {
      const text: PropertySchema = { type: 'string', maxLength: 9 }
      const variant = (kind: string, sign: object) => ({ properties: { kind: { const: kind }, sign } })
      const record = {
        $schema: '',
        type: 'object',
        properties: { kind: { type: 'string' }, sign: text },
        discriminator: { propertyName: 'kind' },
        oneOf: [variant('SAIL', word), variant('MOTOR', {})],
      } as never
      expect(dereference(record, 'boat/boat.schema.json', read).rules).toEqual([
        { if: "self.kind == 'SAIL'", then: { properties: { sign: { ...word, maxLength: 9 } } } },
      ])
    },
  )
})

const formats: FormatsDefinition = { $schema: '', formats: { day: { kind: 'date' }, code: {} } }
test.each(cases.kinds as [PropertySchema, string][])('%j is of kind %s', (property, kind) => {
  expect(kindOf(property, formats)).toBe(kind)
})

describe('a path through a reference', () => {
  const owner: RecordSchema = { $schema: '', type: 'object', properties: { name: { type: 'string' } } }
  const reference = { type: 'string', refers: 'owner/owner' } as const
  const declared = {
    home: reference,
    homes: { type: 'array', items: reference },
    part: { properties: { home: reference } },
  }
  const boat = withTargets({ type: 'object', properties: declared } as PropertySchema, (name) =>
    name === 'owner/owner' ? owner : undefined,
  )

  it.each(['home', 'homes', 'part.home'])('leads from "%s" into the record there', (path) => {
    const { row: _, ...found } = referenceOn(boat, `${path}.name`) ?? {}
    expect(found).toEqual({ path, record: 'owner/owner', rest: 'name' })
  })
  it.each(['home', 'homes', 'part.home', 'part'])('stays in its own where it ends at "%s"', (path) =>
    expect(referenceOn(boat, path)).toBeUndefined(),
  )
})

describe('demandedPaths', () => {
  it('finds what a rule demands, at any depth', () => {
    expect(demandedPaths({ required: ['name'], properties: { berth: { required: ['deck'] } } })).toEqual([
      'name',
      'berth.deck',
    ])
    expect(demandedPaths(undefined)).toEqual([])
  })
  it('finds what a rule demands of each entry of a list', () => {
    const then = { properties: { mates: { minItems: 1, items: { required: ['name'] } } } }
    expect(demandedPaths(then)).toEqual(['mates.name'])
  })
})
