import { BlockList, isIPv6 } from 'node:net'

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/**
 * The proxies whose `X-Forwarded-For` is trusted, from `TRUST_PROXY`: addresses, networks and the name `loopback`,
 * separated by commas.
 */
export function trustedPeers(rule: string | null): BlockList {
  const list = new BlockList()
  for (const part of (rule ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')) {
    if (part === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4')
      list.addAddress('::1', 'ipv6')
      continue
    }
    const [address = '', bits] = part.split('/')
    if (bits === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(bits), family(address))
  }
  return list
}

const bare = (address: string) => (address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address)

/**
 * The caller's address: the peer, or the last address in X-Forwarded-For that is not a trusted proxy. The same as
 * Fastify's `request.ip`, for answers sent before Fastify runs.
 */
export function clientAddress(peer: string, forwarded: string | undefined, trusted: BlockList): string {
  if (forwarded === undefined) return peer
  const chain = [...forwarded.split(','), peer].map((text) => text.trim())
  for (let at = chain.length - 1; at > 0; at--) {
    const address = bare(chain[at] ?? '')
    if (!trusted.check(address, family(address))) return chain[at] ?? peer
  }
  return chain[0] ?? peer
}
