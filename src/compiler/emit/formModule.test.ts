import { expect, it } from 'vitest'
import { sharedText } from './formModule.ts'

it('writes a part that occurs several times once, with the parts that it shares itself', async () => {
  const unit = { type: 'string', enum: ['METERS', 'FEET', 'FURLONGS'] }
  const size = { type: 'object', properties: { unit, value: { type: 'number' }, none: undefined } }
  const whole = { first: size, others: [size, { unit }, [], {}], 'a-b': 'x' }
  const { declarations, text } = sharedText(whole)
  const code = encodeURIComponent(`${declarations}export const value = ${text}`)
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${code}`)) as { value: unknown }
  expect(module.value).toEqual(whole)
  expect(`${declarations}${text}`.match(/FURLONGS/g)).toHaveLength(1)
  expect(`${declarations}${text}`.match(/number/g)).toHaveLength(1)
})
