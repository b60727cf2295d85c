import { expect, it } from 'vitest'
import { createAttachments } from '#fields/files/Attachments.ts'
import { scopedAttachments } from './scopedAttachments.ts'

const file = (name: string) => new File(['x'], name)

it('what was chosen stays with the outer form when it is kept, and what was taken out goes', () => {
  const outer = createAttachments()
  const before = outer.add(file('before'))
  const inner = scopedAttachments(outer)
  inner.forget(before)
  const chosen = inner.add(file('chosen'))
  expect(outer.has(before)).toBe(true)
  inner.keep()
  expect([outer.has(before), outer.has(chosen)]).toEqual([false, true])
})

it('what was chosen goes when it is given up, and what was taken out stays', () => {
  const outer = createAttachments()
  const before = outer.add(file('before'))
  const inner = scopedAttachments(outer)
  inner.forget(before)
  const chosen = inner.add(file('chosen'))
  inner.giveUp()
  expect([outer.has(before), outer.has(chosen)]).toEqual([true, false])
})
