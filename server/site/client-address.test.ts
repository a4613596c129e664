import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { clientAddress, trustedPeers } from './client-address.ts'

describe('clientAddress', () => {
  const rules = ['loopback', '10.0.0.0/8', '127.0.0.1,10.0.0.0/8', '10.1.2.3', '::1', 'fd00::/8, loopback']
  const peers = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '198.51.100.4', 'fd00::7']
  const chains = [
    undefined,
    '203.0.113.7',
    '203.0.113.7, 10.0.0.5',
    '203.0.113.7, 198.51.100.9, 10.0.0.5',
    '10.9.9.9, 10.0.0.5',
    '2001:db8::1',
    ' 203.0.113.7 ,127.0.0.1',
  ]

  it.each(rules)('equals the address that Fastify finds with the rule %s', async (rule) => {
    const app = Fastify({ trustProxy: rule.split(',').map((part) => part.trim()) })
    app.get('/', (request) => request.ip)
    for (const peer of peers)
      for (const chain of chains) {
        const answer = await app.inject({
          url: '/',
          remoteAddress: peer,
          headers: chain === undefined ? {} : { 'x-forwarded-for': chain },
        })
        expect([peer, chain, clientAddress(peer, chain, trustedPeers(rule))]).toEqual([peer, chain, answer.body])
      }
    await app.close()
  })

  it('ignores X-Forwarded-For without a rule', () =>
    expect(clientAddress('127.0.0.1', '203.0.113.7', trustedPeers(null))).toBe('127.0.0.1'))
})
