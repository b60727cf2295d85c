import { describe, expect, it } from 'vitest'
import type { DetailsDefinition, RecordSchema } from '#generated/definitions.gen.ts'
import { detailsPlan } from '#compiler/emit/plans/detailsPlan.ts'
import { projectOf } from '../../../tests/fixtures/screens/toy.ts'
import { progressOf } from './progressOf.ts'

const text = { type: 'string' } as const
const kite: RecordSchema = {
  $schema: '',
  type: 'object',
  properties: {
    name: text,
    tail: text,
    maker: { type: 'object', properties: { mail: text } },
    photos: { type: 'array' },
  },
}
const definition: DetailsDefinition = {
  $schema: '',
  record: 'kite/kite',
  load: { operation: 'getKite', outcomes: {} },
  progress: ['name', 'tail', 'maker.mail', 'photos'],
  sections: [
    { id: 'general', fields: ['name', 'maker.mail'] },
    { id: 'tailed', show: 'isTailed', fields: ['tail'] },
  ],
}
const plan = detailsPlan('kite/kite', definition, projectOf(kite))
const share = (record: Record<string, unknown>, tailed = true) => progressOf(plan, record, () => tailed)

describe('progressOf', () => {
  it('ACC-09 is the filled share of the named fields', () => {
    expect(share({})).toBe(0)
    expect(share({ name: 'Milan' })).toBe(1 / 4)
    expect(share({ name: '', tail: null, maker: { mail: 'a@b.fr' }, photos: [] })).toBe(1 / 4)
    expect(share({ name: 'Milan', tail: 'long', maker: { mail: 'a@b.fr' }, photos: [{}] })).toBe(1)
  })
  it('leaves out what the record does not show', () => {
    expect(share({ name: 'Milan', maker: { mail: 'a@b.fr' } }, false)).toBe(2 / 3)
  })
  const hidden: DetailsDefinition['sections'][number] = { id: 'all', show: 'isTailed' }
  it.each<[place: string, path: string, section: DetailsDefinition['sections'][number]]>([
    ['a column', 'tail', { ...hidden, fields: [{ path: 'tail' }] }],
    ['a line of a column', 'tail', { ...hidden, fields: ['name', { id: 'both', lines: ['name', 'tail'] }] }],
    ['a fold', 'tail', { ...hidden, folds: { more: ['tail'] } }],
    ['a line of a column in a fold', 'tail', { ...hidden, folds: { more: [{ id: 'both', lines: ['tail'] }] } }],
    ['a gallery', 'photos', { ...hidden, gallery: 'photos' }],
    ['a list', 'photos', { ...hidden, list: { path: ['maker', 'photos'], columns: [] } }],
  ])('leaves out what stands in %s that is not shown', (_, path, section) => {
    const sections = [section, { id: 'others', fields: ['maker.mail'] }]
    const planOf = detailsPlan(
      'kite/kite',
      { ...definition, progress: [path, 'maker.mail'], sections },
      projectOf(kite),
    )
    expect([true, false].map((isShown) => progressOf(planOf, { maker: { mail: 'a@b.fr' } }, () => isShown))).toEqual([
      1 / 2,
      1,
    ])
  })
  it('is none where no field counts', () => {
    expect(progressOf({ ...plan, progress: [] }, {}, () => true)).toBeUndefined()
  })
})
