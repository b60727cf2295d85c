import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

/**
 * The networks of an address whose callers are counted together, and how many times the usual limit each has. A
 * household owns a whole /64 of IPv6 addresses, a /48 may belong to one customer, and the owner of a /32 has 65,536 of
 * these. All
 * texts that are no address count as one network.
 */
export function networksOf(text: string) {
  const address = plainAddress(text)
  if (address?.kind() !== 'ipv6') return [{ network: address?.toString() ?? 'none', share: 1 }]
  const network = (bits: 64 | 48 | 32) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`).toString()}/${bits}`
  return [
    { network: network(64), share: 1 },
    { network: network(48), share: 4 },
    // Many customers of one provider.
    { network: network(32), share: 64 },
  ]
}

/** Says of each address whether it belongs to one of the networks, given as `address/bits`. */
export function belongsTo(networks: readonly string[]): (text: string) => boolean {
  const ranges = networks.map((network) => ipaddr.parseCIDR(network))
  return (text) => {
    const found = plainAddress(text)
    return ranges.some(([address, bits]) => found?.kind() === address.kind() && found.match(address, bits))
  }
}

/** The address in `192.0.2.1:4000`, `[2001:db8::1]:4000`, `::ffff:192.0.2.1` or `fe80::1%eth0`; undefined if there is none. */
function plainAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.split('%')[0] ?? ''
  if (isIP(address) === 0) return undefined
  const plain = ipaddr.process(address)
  // 6to4: the owner of an IPv4 address has all of `2002:<that address>::/48`.
  if (plain instanceof ipaddr.IPv6 && plain.range() === '6to4') return new ipaddr.IPv4(plain.toByteArray().slice(2, 6))
  return plain
}
