import { describe, expect, it } from 'vitest'
import { safeLabel } from './safeLabel.ts'

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
