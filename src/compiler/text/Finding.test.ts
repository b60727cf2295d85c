import { expect, it } from 'vitest'
import { sentenceOf } from './Finding.ts'

it('repeats of a long text only its beginning and its end', () => {
  const text = `begin ${'x'.repeat(100_000)} end`
  const [cause] = sentenceOf(['sumOfOther', text])
  expect(cause.length).toBeLessThan(1200)
  expect(cause).toMatch(/begin x+ … x+ end/)
  expect(sentenceOf(['sumOfOther', 'short'])[0]).toContain('"short"')
})
