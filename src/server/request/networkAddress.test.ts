import { expect, it } from 'vitest'
import { networksOf } from './networkAddress.ts'

it.each([
  ['2001:db8:1:2:a::1', '2001:db8:1:2::/64 1', '2001:db8:1::/48 4', '2001:db8::/32 64'],
  ['[2001:db8:1:2::b]:4000', '2001:db8:1:2::/64 1', '2001:db8:1::/48 4', '2001:db8::/32 64'],
  ['2001:db8:1:3::1%eth0', '2001:db8:1:3::/64 1', '2001:db8:1::/48 4', '2001:db8::/32 64'],
  ['192.0.2.9', '192.0.2.9 1'],
  ['192.0.2.9:4000', '192.0.2.9 1'],
  ['::ffff:192.0.2.9', '192.0.2.9 1'],
  ['::ffff:c000:209', '192.0.2.9 1'],
  ['2002:c000:209::1', '192.0.2.9 1'],
  ['2002:c000:209:ffff::7', '192.0.2.9 1'],
  ['192.0.2.256', 'none 1'],
  ['caller-1', 'none 1'],
])('%s is counted with %s', (text, ...networks) => {
  expect(networksOf(text).map(({ network, share }) => `${network} ${share}`)).toEqual(networks)
})
