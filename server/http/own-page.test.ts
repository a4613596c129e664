import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { testApp } from '../../tests/setup/app.ts'

const { app } = await testApp()

it('a page of the server carries the Ethiopic letters with it', async () => {
  const { body, headers } = await app.inject({ url: '/api/docs', headers: { cookie: 'current_language=am' } })
  const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? ''
  expect(headers['content-security-policy']).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  )
  expect(headers['content-security-policy']).toContain("font-src 'self'")
  const file = /url\("([^"]*)"\) format\("woff2"\)/.exec(style)?.[1] ?? ''
  expect((await app.inject({ url: file })).headers['content-type']).toBe('font/woff2')
})
