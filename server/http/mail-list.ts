import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Services } from '../kernel/context.ts'
import { listMails } from '../kernel/mail.ts'
import { html, sendOwnPage } from './own-page.ts'
import { readerOf } from './web.ts'

const filter = z.object({ to: z.string().max(254).optional() })

/**
 * `/_mail` and `/_mail.json?to=`: the mails that became files because no SMTP server was named. Registered on the
 * embedded database and loopback alone.
 */
export function registerMailList(app: FastifyInstance, { config, say }: Services): void {
  const dir = path.join(config.dataDir, 'outbox')
  app.get('/_mail.json', async (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send(await listMails(dir, filter.safeParse(request.query).data?.to ?? null)),
  )
  app.get('/_mail', async (request, reply) => {
    const { lang, theme } = readerOf(request)
    const mails = await listMails(dir, filter.safeParse(request.query).data?.to ?? null)
    const shown = mails.map((mail) => {
      const links = mail.links.map((link) => `<li><a href="${html(link)}">${html(link)}</a></li>`).join('')
      return `<article><h2>${html(mail.subject)}</h2><p class="dim">${html(mail.to)} · <time datetime="${mail.at}">${html(mail.at.replace('T', ' ').slice(0, 16))} UTC</time></p><pre tabindex="0">${html(mail.text)}</pre><ul>${links}</ul></article>`
    })
    const title = say(lang, 'server.mails.title')
    const body = `<h1>${html(title)}</h1><p>${html(say(lang, 'server.mails.about', { folder: dir }))}</p>${shown.length === 0 ? `<p>${html(say(lang, 'server.mails.none'))}</p>` : shown.join('')}`
    return sendOwnPage(reply, { lang, theme, title, body }).header('cache-control', 'no-store')
  })
}
