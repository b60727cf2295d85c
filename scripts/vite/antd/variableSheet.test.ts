import { expect, test } from 'vitest'
import { variableSheet } from './variableSheet.ts'

const light = '.a{--ink:black;--high:40px;--slow:1s}.a.b{--shade:0 0\n  1px red}'

test('says what differs in the dark, under fingers and without motion, and nothing twice', () => {
  const sheet = variableSheet({
    light,
    dark: '.a{--ink:white;--high:40px;--slow:1s}.a.b{--shade:0 0 1px red}',
    touch: '.a{--ink:black;--high:44px;--slow:1s}.a.b{--shade:0 0 1px red}',
    still: '.a{--ink:black;--high:40px;--slow:0s}.a.b{--shade:0 0 1px red}',
  })
  expect(sheet).toBe(
    ':root .a{--ink:black;--high:40px;--slow:1s}:root .a.b{--shade:0 0 1px red}' +
      '@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]) .a{--ink:white}}' +
      '@media screen{:root[data-theme=dark] .a{--ink:white}}' +
      '@media (pointer:coarse){:root .a{--high:44px}}' +
      '@media (prefers-reduced-motion:reduce){:root .a{--slow:0s}}',
  )
})

test('refuses a variable that changes for two reasons', () => {
  const changed = light.replace('40px', '50px')
  expect(() => variableSheet({ light, dark: changed, touch: changed, still: light })).toThrow('--high')
})
