import { beforeEach } from 'vitest'
import { issued, keptLetter, act } from './letters.ts'
import { letterTypeOf } from './letter-settings.ts'
import { company, type Person } from './people.ts'
import { fileForm } from './pictures.ts'
import { sealLetter } from './sealed-letters.ts'
import { mailRecipients } from '../../server/areas/letters/recipient.mailer.ts'
import { testApp, type TestApp } from '../setup/app.ts'

/**
 * Somebody without an account who has a letter, its code or its file. Limits count by address: `moveOn` gives a new one,
 * at best before each test.
 */
function letterVisitor(app: TestApp) {
  let caller = 0
  const from = () => ({ remoteAddress: `198.51.100.${caller}` })
  return {
    from,
    /** Comes from another address from now on, whose number it gives. */
    moveOn: () => (caller += 1),
    open: (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers, ...from() }),
    submit: (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
        ...from(),
      }),
    submitFile: async (bytes: Uint8Array, path = '/letter/verify', name = 'file') => {
      const form = new FormData()
      form.set(name, new Blob([Buffer.from(bytes)], { type: 'application/pdf' }), 'letter.pdf')
      const sent = new Response(form)
      return app.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': sent.headers.get('content-type') ?? '' },
        payload: Buffer.from(await sent.arrayBuffer()),
        ...from(),
      })
    },
    /** What the API says of a file. */
    verify: async (bytes: Uint8Array) =>
      (
        await app.call('POST', '/letters/verify', {
          body: fileForm(bytes, 'letter.pdf', 'application/pdf'),
          address: `198.51.100.${caller}`,
        })
      ).body,
  }
}

/** A letter that a new company issued, with its code and sealed file. `says` is of the letter. */
export async function letterOut(app: TestApp, over: { readonly confidential?: boolean; readonly says?: object } = {}) {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const { id: typeId } = await letterTypeOf(app, firm, { confidential: over.confidential ?? false })
  const id = await issued(app, firm, typeId, { ...over.says })
  return { firm, id, ...(await sealLetter(app, id)) }
}

export const revokeLetter = async (app: TestApp, firm: Person, id: string) =>
  act(app, firm, 'POST', `/letters/${id}/revoke`, {
    version: (await keptLetter(app, id)).version,
    note: 'Sent by mistake.',
  })

/** Mails a letter to its recipients outside, as the worker does. */
export async function mailOut(app: TestApp, id: string): Promise<void> {
  const row = await keptLetter(app, id)
  await app.services.transaction((tx) => mailRecipients(tx, app.services, row))
}

/** A server with a visitor who comes from another address for each test of the file. */
export async function visitedApp() {
  const app = await testApp()
  const visitor = letterVisitor(app)
  beforeEach(() => void visitor.moveOn())
  return { app, visitor }
}
