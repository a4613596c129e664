import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { resolve } from '../../openapi/format/names.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import { pages } from '../../openapi/routes.ts'
import { shownCompanyName } from '../../openapi/format/shown-name.ts'
import { accounts } from '../db/tables.ts'
import type { Services } from '../kernel/context.ts'
import { overLimit } from '../kernel/rate-limits.ts'
import { refuse } from '../kernel/refusal.ts'
import { mailPath } from '../mail/address.ts'
import { readStop, refuseMails, type StopClaim } from '../mail/refusals.ts'
import { ownLanguage, wishOf } from '../site/reader.ts'
import { limitAddress } from './caller.ts'
import { html, sendOwnPage } from './own-page.ts'

const { path: ADDRESS } = pages.stopMails
const HOURLY = 120
const asked = z.object({ token: z.string().max(1000).optional() })

/** As the mail was written, else as the reader's other pages are. */
const languageOf = (request: FastifyRequest) => ownLanguage(request, wishOf(request))

/**
 * `/mail/stop?token=`: whoever gets mails that nobody asked for ends them, from one sender or from all, without signing
 * in. Opening the link asks first, because mail programs open links on their own; the form's POST does it. A POST
 * without a choice is a mail program's own button (RFC 8058) and stops the sender of that mail. It answers the same
 * whether or not the address has an account.
 */
export function registerStopMails(app: FastifyInstance, services: Services): void {
  const { db, clock, say } = services
  const tokenOf = (request: FastifyRequest) => asked.safeParse(request.query).data?.token
  const claimOf = (request: FastifyRequest): StopClaim | null => readStop(services, tokenOf(request) ?? '')
  const page = (
    request: FastifyRequest,
    reply: FastifyReply,
    body: (texts: (id: MessageId, values?: Readonly<Record<string, string>>) => string) => string,
  ) => {
    const lang = languageOf(request)
    const { theme } = wishOf(request)
    const texts = (id: MessageId, values?: Readonly<Record<string, string>>) => html(say(lang, id, values))
    const title = say(lang, 'page.stopMails.title')
    return sendOwnPage(reply, { lang, theme, title, body: `<h1>${html(title)}</h1>${body(texts)}` }).header(
      'cache-control',
      'no-store',
    )
  }
  /** The sender's shown name; null when there is none any more. */
  async function senderOf(request: FastifyRequest, { from }: StopClaim): Promise<string | null> {
    if (from === null) return null
    const [company] = await db.select().from(accounts).where(eq(accounts.id, from))
    return company === undefined
      ? null
      : (resolve(shownCompanyName(company), languageOf(request))?.text ?? company.username)
  }
  const invalid = (request: FastifyRequest, reply: FastifyReply) =>
    page(
      request,
      tokenOf(request) === undefined ? reply : reply.code(410),
      (text) => `<p>${text(tokenOf(request) === undefined ? 'server.stop.open' : 'server.stop.invalid')}</p>`,
    )

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1000 },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (request) => {
      const wait = await overLimit(db, {
        key: `stop-mails:${limitAddress(request.ip)}`,
        limit: HOURLY,
        per: 3600,
        now: clock.now(),
      })
      if (wait !== null) refuse('too_many_requests', { retry_after: wait })
    })
    scope.get(ADDRESS, async (request, reply) => {
      const claim = claimOf(request)
      if (claim === null) return invalid(request, reply)
      const company = await senderOf(request, claim)
      return page(request, reply, (text) => {
        const button = (choice: 'sender' | 'everyone', label: string) =>
          `<button name="from" value="${choice}">${label}</button>`
        const sender = company === null ? '' : button('sender', text('server.stop.sender', { company }))
        return `<p>${text('server.stop.about', { email: claim.to })}</p><form method="post" action="${html(mailPath(ADDRESS, languageOf(request), tokenOf(request) ?? ''))}">${sender}${button('everyone', text('server.stop.everyone'))}</form><p class="dim">${text('server.stop.rest')}</p>`
      })
    })
    scope.post(ADDRESS, async (request, reply) => {
      const claim = claimOf(request)
      if (claim === null) return invalid(request, reply)
      const isForAll =
        claim.from === null || (request.body instanceof URLSearchParams && request.body.get('from') === 'everyone')
      await services.transaction((tx) =>
        refuseMails(tx, services, isForAll ? { ...claim, from: null } : claim, clock.now()),
      )
      const company = isForAll ? null : await senderOf(request, claim)
      return page(request, reply, (text) =>
        company === null
          ? `<p>${text('server.stop.done_everyone', { email: claim.to })}</p>`
          : `<p>${text('server.stop.done_sender', { email: claim.to, company })}</p>`,
      )
    })
  })
}
