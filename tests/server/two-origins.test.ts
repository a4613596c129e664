import { describe, expect, test } from 'vitest'
import { testApp } from '../setup/app.ts'

const { call } = await testApp()
/** The same with the API on a host of its own. */
const twoOrigins = await testApp({ webOrigin: 'https://sira.example', apiOrigin: 'https://api.sira.example' })

describe('with the API on an origin of its own', () => {
  const from = (origin: string) => ({ origin, host: 'api.sira.example' })

  test('only the site may call it and read its answers', async () => {
    const allowed = await twoOrigins.call('GET', '/health', { headers: from('https://sira.example') })
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://sira.example',
      vary: expect.stringContaining('origin'),
    })
    expect(allowed.headers['access-control-expose-headers']).toContain('retry-after')
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined()
    expect(
      (await twoOrigins.call('GET', '/health', { headers: from('https://evil.example') })).headers[
        'access-control-allow-origin'
      ],
    ).toBeUndefined()
    const asked = await twoOrigins.call('OPTIONS', '/login', {
      headers: { ...from('https://sira.example'), 'access-control-request-method': 'POST' },
    })
    for (const name of [
      'authorization',
      'currentaccountid',
      'if-account',
      'idempotency-key',
      'lang',
      'timezone',
      'content-type',
      'x-xsrf-token',
    ])
      expect(asked.headers['access-control-allow-headers']).toContain(name)
    expect(
      (await call('OPTIONS', '/login', { headers: from('https://evil.example') })).headers[
        'access-control-allow-headers'
      ],
    ).toBeUndefined()
  })

  test('its host serves only the API, and https demands https', async () => {
    expect((await twoOrigins.app.inject({ url: '/', headers: { host: 'api.sira.example' } })).statusCode).toBe(404)
    const page = await twoOrigins.app.inject({ url: '/pages/notfound', headers: { host: 'sira.example' } })
    expect(page.statusCode).toBe(404)
    const { headers } = await twoOrigins.call('GET', '/health', { headers: { host: 'sira.example' } })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.sira.example")
  })
})
