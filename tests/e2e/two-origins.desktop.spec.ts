import { randomInt } from 'node:crypto'
import { startBuiltServer, type BuiltServer } from '../setup/built-server.ts'
import { fromRegistrationToContact } from './journey.ts'
import { expect, test as base } from './test.ts'

/** A server of its own whose site and API are two hosts: the browser's calls cross from one origin to the other. */
const test = base.extend<object, { readonly apart: BuiltServer }>({
  apart: [
    async ({ browserName: _browserName }, provide) => {
      const server = await startBuiltServer({
        env: (port) => ({
          WEB_ORIGIN: `http://127.0.0.1:${port}`,
          API_ORIGIN: `http://localhost:${port}`,
          TRUST_PROXY: 'loopback',
        }),
      })
      await provide(server)
      await server.stop()
    },
    // It begins with an empty folder, which takes long on a busy machine.
    { scope: 'worker', timeout: 300_000 },
  ],
  // A header that a page does not send by itself would not pass from one origin to the other.
  extraHTTPHeaders: async ({ browserName: _browserName }, provide) => provide({}),
  baseURL: async ({ apart }, provide) => provide(apart.url),
  apiOrigin: async ({ apart }, provide) => provide(apart.url.replace('127.0.0.1', 'localhost')),
})

test('from registration to a saved contact, with site and API on two origins', async ({
  page,
  mailbox,
  accessible,
  browser,
  baseURL,
  apiOrigin,
}) => {
  const called = new Set<string>()
  page.on(
    'request',
    (request) =>
      void (new URL(request.url()).pathname.startsWith('/api/') && called.add(new URL(request.url()).origin)),
  )
  await fromRegistrationToContact({
    page,
    mailbox,
    accessible,
    browser,
    web: baseURL ?? '',
    lang: 'en',
    username: `hana${randomInt(1e12)}`,
  })
  expect([...called]).toEqual([apiOrigin])
})
