import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dereference } from '#engine/schema/dereference.ts'
import { createFormats } from '#engine/formats/createFormats.ts'
import { fillFields } from '#engine/record/fillFields.ts'
import type { Json } from '#engine/record/path.ts'
import { createValidation } from '#engine/validation/createValidation.ts'
import type { FormatsDefinition, PropertySchema, RecordSchema } from '#generated/definitions.gen.ts'
import { compileRecord } from '../../../../tests/fixtures/toy/compileRecord.ts'

const formats: FormatsDefinition = { $schema: '', formats: { capital: { pattern: '^\\p{Lu}' } } }
const working = createFormats(formats, () => new Date())
const amount: PropertySchema = { type: 'number', minimum: 0, maximum: 1000, unit: '€' }
const computed = (text: string, more: PropertySchema = { type: 'number' }) => ({
  ...more,
  readOnly: true,
  computed: text,
})

/** Fills records of fields that are all required. */
async function filler(fields: Record<string, PropertySchema>) {
  const schema = { $schema: '', type: 'object', required: Object.keys(fields), properties: fields } as RecordSchema
  const { computed, initial } = createValidation(await compileRecord('sheet/sheet', schema, formats), working)
  return (record: Json) => fillFields([...computed, ...initial], record)
}

describe('a value that follows from others', () => {
  it('is none where a value that it needs has another type than its field', async () => {
    const fields = {
      a: amount,
      b: amount,
      whole: { type: 'integer' },
      paid: { type: 'boolean' },
      name: { type: 'string' },
      prices: { type: 'array', items: { type: 'number' } },
      sum: computed('self.a + self.b'),
      third: computed('self.a / 3.0'),
      double: computed('self.whole * 2.0'),
      open: computed('!self.paid', { type: 'boolean' }),
      greeting: computed("self.name + '!'", { type: 'string' }),
      total: computed('self.prices.sum()'),
      start: { type: 'number', initial: 'self.a' },
    } as const satisfies Record<string, PropertySchema>
    const right: Json = { a: 12, b: 3, whole: 2, paid: false, name: 'Ada', prices: [1, 2] }
    const followed = (record: Json) => {
      const { sum, third, double, open, greeting, total, start } = record
      return { sum, third, double, open, greeting, total, start }
    }
    const all = { sum: 15, third: 4, double: 4, open: true, greeting: 'Ada!', total: 3, start: 12 }
    const fill = await filler(fields)
    expect(followed(fill(right))).toEqual(all)
    const needs = {
      a: ['sum', 'third', 'start'],
      b: ['sum'],
      whole: ['double'],
      paid: ['open'],
      name: ['greeting'],
      prices: ['total'],
    }
    const values: unknown[] = ['12 €', '', 'x', '3', 12, 2.5, true, NaN, Infinity, {}, ['1'], [null], null]
    const types: Record<string, (value: unknown) => boolean> = {
      a: Number.isFinite,
      b: Number.isFinite,
      whole: Number.isInteger,
      paid: (value) => typeof value === 'boolean',
      name: (value) => typeof value === 'string',
      prices: () => false,
    }
    for (const [name, dependents] of Object.entries(needs)) {
      for (const value of values.filter((one) => !types[name]?.(one))) {
        const record = followed(fill({ ...right, [name]: value }))
        const absent = Object.fromEntries(dependents.map((one) => [one, undefined]))
        // A list that is none is an empty one.
        if (name === 'prices' && !Array.isArray(value)) absent['total'] = 0 as never
        expect({ name, value, record }).toEqual({ name, value, record: { ...all, ...absent } })
      }
    }
  })

  it('has the type, the limits and the decimals of its field, or is none', async () => {
    const fields = {
      a: { type: 'number' },
      b: { type: 'number' },
      count: computed('self.a / self.b', { type: 'integer', minimum: 2, maximum: 50 }),
      price: computed('self.a / self.b', amount),
      ratio: computed('self.a / self.b'),
      start: { type: 'integer', maximum: 50, initial: 'self.a / self.b' },
      share: computed('self.b > 0.0 ? self.a / self.b : self.a', amount),
    } as const satisfies Record<string, PropertySchema>
    const fill = await filler(fields)
    const of = (a: number, b: number) => {
      const { count, price, ratio, start } = fill({ a, b })
      return [count, price, ratio, start]
    }
    expect(of(10, 3)).toEqual([3, 3.33, 3.3333333333, 3])
    expect([fill({ a: 10, b: 3 }), fill({ a: 0.005, b: 0 })]).toMatchObject([{ share: 3.33 }, { share: 0.01 }])
    expect(of(200, 3)).toEqual([undefined, 66.67, 66.6666666667, undefined])
    expect(of(5, 3)).toEqual([2, 1.67, 1.6666666667, 2])
    expect(of(-3, 2)).toEqual([undefined, undefined, -1.5, -2])
    expect(of(1, 0)).toEqual([undefined, undefined, undefined, undefined])
    expect(of(0, -5)).toEqual([undefined, 0, 0, 0])
    expect(of(1e300, 1e-300)).toEqual([undefined, undefined, undefined, undefined])
  })

  it('is a text that its field takes', async () => {
    const text = "self.letters + ''"
    const fields: Record<string, PropertySchema> = {
      letters: { type: 'string' },
      short: computed(text, { type: 'string', maxLength: 3 }),
      kind: computed(text, { type: 'string', enum: ['Élan', 'ÉA'] }),
      capital: computed(text, { type: 'string', format: 'capital' }),
      written: computed(text, { type: 'string', pattern: '^É' }),
    }
    const fill = await filler(fields)
    const of = (letters: string) => {
      const { short, kind, capital, written } = fill({ letters })
      return [short, kind, capital, written]
    }
    expect(of('Élan')).toEqual([undefined, 'Élan', 'Élan', 'Élan'])
    expect(of('abc')).toEqual(['abc', undefined, undefined, undefined])
    expect(of('E\u0301A')).toEqual(['ÉA', 'ÉA', 'ÉA', 'ÉA'])
  })

  it('adds up what is computed in entries, and what was computed before it', async () => {
    const entry = { a: amount, b: amount, sum: computed('self.a + self.b') }
    const fields: Record<string, PropertySchema> = {
      costs: { type: 'array', items: { type: 'object', required: ['a', 'b', 'sum'], properties: entry } },
      total: computed('self.costs.map(one, one.sum).sum()'),
      twice: computed('self.total * 2.0'),
    }
    const costs = [
      { a: 0.1, b: 0.2 },
      { a: 1.1, b: 2.2 },
    ]
    const fill = await filler(fields)
    expect(fill({ costs })).toEqual({
      costs: [
        { a: 0.1, b: 0.2, sum: 0.3 },
        { a: 1.1, b: 2.2, sum: 3.3 },
      ],
      total: 3.6,
      twice: 7.2,
    })
  })

  it('has the limits of the variant that its record is of', async () => {
    const variant = (value: string, maximum: number) => ({
      required: ['kind'],
      properties: { kind: { const: value }, sum: { type: 'number', maximum } },
    })
    const read = () => {
      throw new Error('It refers to nothing')
    }
    const written = {
      $schema: '',
      type: 'object',
      required: ['kind', 'a'],
      properties: { kind: { type: 'string' }, a: amount, sum: computed('self.a * 2.0') },
      discriminator: { propertyName: 'kind' },
      oneOf: [variant('SMALL', 10), variant('__proto__', 20)],
    } as never
    const schema = dereference(written, 'sheet/sheet.schema.json', read)
    const { computed: fields } = createValidation(await compileRecord('sheet/sheet', schema, formats), working)
    const of = (kind: unknown, a: number) => fillFields(fields, { kind, a })['sum']
    expect([of('SMALL', 5), of('SMALL', 6)]).toEqual([10, undefined])
    expect([of('__proto__', 10), of('__proto__', 11)]).toEqual([20, undefined])
    expect(of(undefined, 10)).toBe(20)
  })

  it('passes on what is stored, whatever its parts hold', async () => {
    const contacts: PropertySchema = {
      type: 'array',
      maxItems: 1,
      items: { type: 'object', properties: { name: { type: 'string', maxLength: 2 } } },
    }
    const fields = {
      all: { type: 'array', items: contacts.items ?? {} },
      copy: computed('self.all', contacts),
    } as Record<string, PropertySchema>
    const stored = { all: [{ name: 'older' }, { name: 7 }] }
    const fill = await filler(fields)
    expect(fill(stored)).toEqual({ ...stored, copy: stored.all })
    expect(fill({ all: 'x' })).toEqual({ all: 'x' })
  })
})

describe('sums of cents in rules', () => {
  it('compare as decimals do, on 1,000 made amounts', async () => {
    const rules = [{ rule: 'self.a + self.b <= self.whole', field: 'whole', words: 'less' }]
    const properties = { a: amount, b: amount, whole: { type: 'number' } } as const satisfies Record<
      string,
      PropertySchema
    >
    const schema = { $schema: '', type: 'object', properties, rules } as RecordSchema
    const { record } = createValidation(await compileRecord('sheet/sheet', schema, formats), working)
    const cents = fc.integer({ min: 0, max: 99_999 })
    const amounts = fc.property(cents, cents, fc.integer({ min: -1, max: 1 }), (a, b, more) => {
      const problems = record({ a: a / 100, b: b / 100, whole: (a + b + more) / 100 })
      expect(problems.map(({ code }) => code)).toEqual(more < 0 ? ['less'] : [])
    })
    fc.assert(amounts, { numRuns: 1_000 })
  })
})
