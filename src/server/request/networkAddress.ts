import { BlockList, isIP, isIPv4 } from 'node:net'

/** A network whose callers are counted together, and how many times the usual limit it has. */
export interface Network {
  network: string
  share: number
}

/** One household owns a whole /64 of IPv6 addresses, and a /48 may belong to one customer. What is no address is one network. */
export function networksOf(text: string): Network[] {
  const address = plainAddress(text)
  if (address === undefined) return [{ network: 'none', share: 1 }]
  if (isIPv4(address)) return [{ network: address, share: 1 }]
  const groups = groupsOf(address)
  const network = (bits: 64 | 48) =>
    `${groups
      .slice(0, bits / 16)
      .map((group) => group.toString(16))
      .join(':')}::/${bits}`
  return [
    { network: network(64), share: 1 },
    { network: network(48), share: 4 },
  ]
}

/** Says of each address whether it belongs to one of the networks, given as addresses or `address/bits`. */
export function belongsTo(networks: readonly string[]): (text: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(bits), familyOf(address))
  }
  return (text) => {
    const address = plainAddress(text)
    return address !== undefined && list.check(address, familyOf(address))
  }
}

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** The address in `192.0.2.1:4000`, `[2001:db8::1]:4000`, `::ffff:192.0.2.1` or `fe80::1%eth0`; undefined if there is none. */
function plainAddress(text: string): string | undefined {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = bare.split('%')[0] ?? ''
  if (isIP(address) !== 6) return isIPv4(address) ? address : undefined
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return address
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.')
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
  const [left, right] = [numbers(head), numbers(tail)]
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}
