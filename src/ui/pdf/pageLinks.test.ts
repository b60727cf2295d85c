import { expect, it } from 'vitest'
import { pageLinks } from './pageLinks.ts'

it.each([
  [
    'https://example.org/a?b#c',
    { text: 'https://example.org/a?b#c', href: 'https://example.org/a?b#c', host: 'example.org' },
  ],
  [
    'HTTP://EXAMPLE.ORG:8080',
    { text: 'http://example.org:8080/', href: 'http://example.org:8080/', host: 'example.org:8080' },
  ],
  [
    'https://bank.example:x@evil.example',
    { text: 'https://evil.example/', href: 'https://evil.example/', host: 'evil.example' },
  ],
  // Letters that look like others are told apart.
  [
    'https://bаnk.example',
    { text: 'https://xn--bnk-6cd.example/', href: 'https://xn--bnk-6cd.example/', host: 'xn--bnk-6cd.example' },
  ],
  ['mailto:a@example.org?bcc=b@example.org', { text: 'a@example.org', href: 'mailto:a@example.org' }],
  ['mailto:a@example.org,b@example.org', { text: 'mailto:a@example.org,b@example.org' }],
  ['mailto:a%0Ab@example.org', { text: 'mailto:a%0Ab@example.org' }],
  ['mailto:%E2%80%AEa@example.org', { text: 'mailto:%E2%80%AEa@example.org' }],
  ['javascript:alert(1)', { text: 'javascript:alert(1)' }],
  ['data:text/html,x', { text: 'data:text/html,x' }],
  ['file:///etc/passwd', { text: 'file:///etc/passwd' }],
  ['other.pdf', { text: 'other.pdf' }],
  ['\u202Ehttps\u0000://x', { text: 'https://x' }],
])('a link to %s is shown as %o', (url, link) => {
  expect(pageLinks([{ url }])).toEqual([link])
  expect(pageLinks([{ unsafeUrl: url }])).toEqual([link])
})

it('links are named once, as many as can be read, and not longer than can be read', () => {
  const url = `https://example.org/${'x'.repeat(5000)}`
  expect(pageLinks([{ url }, {}, { url }])).toEqual([{ text: `${url.slice(0, 300)}…`, href: url, host: 'example.org' }])
  expect(pageLinks(Array.from({ length: 1000 }, (_, at) => ({ url: `https://${at}.example` })))).toHaveLength(50)
})
