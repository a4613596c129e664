import { describe, expect, it } from 'vitest'
import type { Events } from '../kernel/events.ts'
import { PageCache } from './page-cache.ts'

function setUp() {
  let heard: (id: string) => void = () => undefined
  const events: Events = { publish: () => undefined, on: (_topic, listener) => ((heard = listener), () => undefined) }
  const cache = new PageCache<{ text: string }, string>(events, ['site'])
  let loads = 0
  const look = (
    address: string,
    subject: string | null,
    text: string,
    variant = 'en',
    mentions: readonly string[] = [],
  ) =>
    cache.find({
      address,
      variant,
      load: async () => {
        loads += 1
        return { subject, mentions, data: { text } }
      },
      make: (data) => `${variant} ${data.text}`,
    })
  return { cache, look, change: (id: string) => heard(id), loads: () => loads }
}

describe('PageCache', () => {
  it('loads once for all variants of an address', async () => {
    const { look, loads } = setUp()
    expect(await look('hanna', 'A', 'one')).toEqual({ data: { text: 'one' }, page: 'en one' })
    expect(await look('hanna', 'A', 'two', 'am')).toEqual({ data: { text: 'one' }, page: 'am one' })
    expect(loads()).toBe(1)
  })

  it('drops every address of an account that changed, and no other', async () => {
    const { look, change, loads } = setUp()
    await look('hanna', 'A', 'one')
    await look('CODE', 'A', 'one')
    await look('abebe', 'B', 'one')
    change('A')
    expect(await look('hanna', 'A', 'two')).toEqual({ data: { text: 'two' }, page: 'en two' })
    expect(await look('CODE', 'A', 'two')).toEqual({ data: { text: 'two' }, page: 'en two' })
    expect(await look('abebe', 'B', 'two')).toEqual({ data: { text: 'one' }, page: 'en one' })
    expect(loads()).toBe(5)
  })

  it('drops pages that mention an account that changed, each time it changes', async () => {
    const { look, change, loads } = setUp()
    await look('hanna', 'A', 'one', 'en', ['M', 'N'])
    await look('abebe', 'B', 'one', 'en', ['N'])
    change('M')
    expect(await look('hanna', 'A', 'two', 'en', ['N'])).toEqual({ data: { text: 'two' }, page: 'en two' })
    expect(await look('abebe', 'B', 'two', 'en', ['N'])).toEqual({ data: { text: 'one' }, page: 'en one' })
    change('M')
    expect(await look('hanna', 'A', 'three')).toEqual({ data: { text: 'two' }, page: 'en two' })
    change('N')
    expect([await look('hanna', 'A', 'three'), await look('abebe', 'B', 'three')]).toMatchObject([
      { page: 'en three' },
      { page: 'en three' },
    ])
    expect(loads()).toBe(5)
  })

  it('drops everything when anything may have changed', async () => {
    const { look, change } = setUp()
    await look('hanna', 'A', 'one')
    await look('abebe', 'B', 'one')
    change('*')
    expect([await look('hanna', 'A', 'two'), await look('abebe', 'B', 'two')]).toMatchObject([
      { page: 'en two' },
      { page: 'en two' },
    ])
  })

  it.each(['A', 'M', '*'])(
    'does not cache data that was read before a change of %s and arrives after it',
    async (changed) => {
      const { cache, look, change } = setUp()
      const early = cache.find({
        address: 'hanna',
        variant: 'en',
        load: async () => {
          change(changed)
          return { subject: 'A', mentions: ['M'], data: { text: 'old' } }
        },
        make: ({ text }) => text,
      })
      expect(await early).toEqual({ data: { text: 'old' }, page: 'old' })
      expect(await look('hanna', 'A', 'new')).toEqual({ data: { text: 'new' }, page: 'en new' })
    },
  )

  it('caches a page although another account changes while it is loaded', async () => {
    const { cache, look, change } = setUp()
    await cache.find({
      address: 'hanna',
      variant: 'en',
      load: async () => (change('B'), { subject: 'A', data: { text: 'one' } }),
      make: ({ text }) => text,
    })
    expect(await look('hanna', 'A', 'two')).toEqual({ data: { text: 'one' }, page: 'one' })
  })

  it('returns what is not a page without caching it', async () => {
    const { cache, look } = setUp()
    expect(
      await cache.find({ address: 'hanna', variant: 'en', load: async () => ({ other: 'moved' }), make: () => '' }),
    ).toEqual({ other: 'moved' })
    expect(await look('hanna', 'A', 'one')).toMatchObject({ page: 'en one' })
  })
})
