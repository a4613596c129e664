import { describe, expect, it } from 'vitest'
import type { Events } from '../kernel/events.ts'
import { PageCache } from './page-cache.ts'

function setUp() {
  let heard: (id: string) => void = () => undefined
  const events: Events = { publish: () => undefined, on: (_topic, listener) => ((heard = listener), () => undefined) }
  const cache = new PageCache<{ text: string }, string>(events)
  let loads = 0
  const look = (address: string, accountId: string, text: string, variant = 'en', mentions: readonly string[] = []) =>
    cache.find({
      address,
      variant,
      load: async () => {
        loads += 1
        return { accountId, mentions, data: { text } }
      },
      make: (data) => `${variant} ${data.text}`,
    })
  return { cache, look, change: (id: string) => heard(id), loads: () => loads }
}

describe('PageCache', () => {
  it('loads once for all variants of an address', async () => {
    const { look, loads } = setUp()
    expect(await look('hanna', 'A', 'one')).toEqual({ accountId: 'A', page: 'en one' })
    expect(await look('hanna', 'A', 'two', 'am')).toEqual({ accountId: 'A', page: 'am one' })
    expect(loads()).toBe(1)
  })

  it('drops every address of an account that changed, and no other', async () => {
    const { look, change, loads } = setUp()
    await look('hanna', 'A', 'one')
    await look('CODE', 'A', 'one')
    await look('abebe', 'B', 'one')
    change('A')
    expect(await look('hanna', 'A', 'two')).toEqual({ accountId: 'A', page: 'en two' })
    expect(await look('CODE', 'A', 'two')).toEqual({ accountId: 'A', page: 'en two' })
    expect(await look('abebe', 'B', 'two')).toEqual({ accountId: 'B', page: 'en one' })
    expect(loads()).toBe(5)
  })

  it('drops pages that mention an account that changed, each time it changes', async () => {
    const { look, change, loads } = setUp()
    await look('hanna', 'A', 'one', 'en', ['M', 'N'])
    await look('abebe', 'B', 'one', 'en', ['N'])
    change('M')
    expect(await look('hanna', 'A', 'two', 'en', ['N'])).toEqual({ accountId: 'A', page: 'en two' })
    expect(await look('abebe', 'B', 'two', 'en', ['N'])).toEqual({ accountId: 'B', page: 'en one' })
    change('M')
    expect(await look('hanna', 'A', 'three')).toEqual({ accountId: 'A', page: 'en two' })
    change('N')
    expect([await look('hanna', 'A', 'three'), await look('abebe', 'B', 'three')]).toMatchObject([{ page: 'en three' }, { page: 'en three' }])
    expect(loads()).toBe(5)
  })

  it('drops everything when anything may have changed', async () => {
    const { look, change } = setUp()
    await look('hanna', 'A', 'one')
    await look('abebe', 'B', 'one')
    change('*')
    expect([await look('hanna', 'A', 'two'), await look('abebe', 'B', 'two')]).toMatchObject([{ page: 'en two' }, { page: 'en two' }])
  })

  it.each(['A', 'M', '*'])('does not cache data that was read before a change of %s and arrives after it', async (changed) => {
    const { cache, look, change } = setUp()
    const early = cache.find({
      address: 'hanna',
      variant: 'en',
      load: async () => {
        change(changed)
        return { accountId: 'A', mentions: ['M'], data: { text: 'old' } }
      },
      make: ({ text }) => text,
    })
    expect(await early).toEqual({ accountId: 'A', page: 'old' })
    expect(await look('hanna', 'A', 'new')).toEqual({ accountId: 'A', page: 'en new' })
  })

  it('caches a page although another account changes while it is loaded', async () => {
    const { cache, look, change } = setUp()
    await cache.find({ address: 'hanna', variant: 'en', load: async () => (change('B'), { accountId: 'A', data: { text: 'one' } }), make: ({ text }) => text })
    expect(await look('hanna', 'A', 'two')).toEqual({ accountId: 'A', page: 'one' })
  })

  it('returns what is not a page without caching it', async () => {
    const { cache, look } = setUp()
    expect(await cache.find({ address: 'hanna', variant: 'en', load: async () => ({ other: 'moved' }), make: () => '' })).toEqual({ other: 'moved' })
    expect(await look('hanna', 'A', 'one')).toMatchObject({ page: 'en one' })
  })
})
