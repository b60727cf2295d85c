import { expect, it } from 'vitest'
import { contentDisposition } from './contentDisposition.ts'

it.each([
  ['plan.svg', `attachment; filename="plan.svg"; filename*=UTF-8''plan.svg`],
  ['été (1).png', `attachment; filename="_t_ (1).png"; filename*=UTF-8''%C3%A9t%C3%A9%20%281%29.png`],
  ['a";x="b.png', `attachment; filename="a_;x=_b.png"; filename*=UTF-8''a%22%3Bx%3D%22b.png`],
])('names %s so that no reader misunderstands it', (label, value) => {
  expect(contentDisposition('attachment', label)).toBe(value)
})
