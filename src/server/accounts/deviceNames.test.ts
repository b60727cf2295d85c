import { expect, it } from 'vitest'
import { deviceNames } from './deviceNames.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

it.each([
  ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:125.0) Gecko/20100101 Firefox/125.0'],
  ['Microsoft Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/124.0 Safari/537.36 Edg/124.0`],
  ['Chrome', 'Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/120.0 Safari/537.36`],
  ['Chrome', 'Android', `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/124.0 Mobile Safari/537.36`],
  ['Safari', 'iPhone', `${phone} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['Firefox', 'iPhone', `${phone} FxiOS/125.0 Mobile/15E148 Safari/605.1.15`],
  [
    'Safari',
    'macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15',
  ],
])('tells %s on %s', (browser, system, userAgent) => {
  expect(deviceNames(userAgent)).toEqual({ browser, system })
})

it.each([undefined, '', ' ', 'curl/8.5.0', 'node', '<script>alert(1)</script>/9 x', `${'('.repeat(9000)}Firefox/125`])(
  'knows that it does not know %j',
  (userAgent) => {
    expect(deviceNames(userAgent)).toEqual({ browser: null, system: null })
  },
)
