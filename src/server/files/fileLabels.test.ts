import { describe, expect, it } from 'vitest'
import { safeLabel, contentDisposition } from './fileLabels.ts'

describe('safeLabel', () => {
  it.each([
    ['façade été.png', 'façade été.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\marie\\plan.svg', 'plan.svg'],
    ['a\r\nset-cookie: x=1\u0000.png', 'aset-cookie: x=1.png'],
    ['photo\u202Egnp.exe', 'photognp.exe'],
    ['\uD800x.png', 'x.png'],
    ['..', 'file'],
    ['   ', 'file'],
    ['', 'file'],
    [undefined, 'file'],
    ['folder/', 'file'],
    ['👩‍👩‍👧.png', '👩‍👩‍👧.png'],
  ])('%j becomes %j', (name, label) => {
    expect(safeLabel(name)).toBe(label)
  })

  it('keeps the ending of a long name and cuts through no letter', () => {
    expect(safeLabel(`${'n'.repeat(300)}.png`)).toBe(`${'n'.repeat(251)}.png`)
    const label = safeLabel(`x${'👍'.repeat(200)}.png`)
    expect(label.length).toBeLessThanOrEqual(255)
    expect(label).toMatch(/^x(👍)+\.png$/u)
  })
})

it.each([
  ['plan.svg', `attachment; filename="plan.svg"; filename*=UTF-8''plan.svg`],
  ['été (1).png', `attachment; filename="_t_ (1).png"; filename*=UTF-8''%C3%A9t%C3%A9%20%281%29.png`],
  ['a";x="b.png', `attachment; filename="a_;x=_b.png"; filename*=UTF-8''a%22%3Bx%3D%22b.png`],
])('names %s so that no reader misunderstands it', (label, value) => {
  expect(contentDisposition('attachment', label)).toBe(value)
})
