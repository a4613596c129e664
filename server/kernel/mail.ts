import fs from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Language } from '../../openapi/define.ts'
import { PRODUCT_NAME } from '../../openapi/product.ts'
import { renderMail, type MailKind } from '../mail/templates.ts'
import type { Services, Tx } from './context.ts'
import { addJob, type Job } from './jobs.ts'

/** A mail to be written and sent after the commit. `values` fill the texts of its kind; a one-time token travels in them. */
export interface Letter {
  readonly to: string
  readonly lang: Language
  readonly kind: MailKind
  readonly values: Readonly<Record<string, string | number>>
}

/** Puts a mail into the outbox, in the transaction that has the reason for it. It is rendered and sent after the commit, again and again until it goes. */
export async function queueMail(tx: Tx, services: Services, letter: Letter): Promise<void> {
  await addJob(tx, services, 'mail', { to: letter.to, lang: letter.lang, kind: letter.kind, values: letter.values })
}

/** A finished mail. `id` is the same however often it is tried. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
export interface MailTransport {
  readonly send: (mail: Mail) => Promise<void>
}

const letter = z.object({
  to: z.string(),
  lang: z.enum(['en', 'am']),
  kind: z.custom<MailKind>((kind) => typeof kind === 'string'),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})

/** The handler of the queue `mail`: renders and sends. */
export const mailJob =
  (services: Services, transport: MailTransport) =>
  async (job: Job): Promise<void> => {
    const { to, lang, kind, values } = letter.parse(job.payload)
    await transport.send({ id: `${job.id}`, to, ...renderMail(kind, lang, values, services) })
  }

const sender = (webOrigin: string) => `${PRODUCT_NAME} <no-reply@${new URL(webOrigin).hostname}>`

/** Sends by an SMTP server. A refused or slow server is an error, so that the outbox tries again. */
export function smtpTransport(url: string, webOrigin: string): MailTransport {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return {
    send: async (mail) => {
      await transport.sendMail({
        from: sender(webOrigin),
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${mail.id}.${Date.now()}@${new URL(webOrigin).hostname}>`,
      })
    },
  }
}

/** A mail of the folder as the list shows it. `links` are the addresses in its text; `at` is an ISO instant. */
export interface ListedMail extends Mail {
  readonly links: readonly string[]
  readonly at: string
}

const LIST = '.list'

/** Writes each mail as an `.eml` file into `dir`, which any mail program opens, and notes it for `listMails`. Names begin with the time and sort by age. */
export function folderTransport(dir: string, webOrigin: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail({ from: sender(webOrigin), to: mail.to, subject: mail.subject, text: mail.text, html: mail.html })
      if (!Buffer.isBuffer(message)) throw new Error('A mail was not written as a whole')
      await fs.mkdir(path.join(dir, LIST), { recursive: true, mode: 0o700 })
      const at = new Date()
      const name = `${at.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`
      const listed: ListedMail = { ...mail, links: mail.text.match(/https?:\/\/\S+/g) ?? [], at: at.toISOString() }
      await fs.writeFile(path.join(dir, LIST, `${name}.json`), JSON.stringify(listed), { mode: 0o600 })
      await fs.writeFile(path.join(dir, `${name}.eml`), message, { mode: 0o600 })
    },
  }
}

/** The newest mails of the folder, newest first, at most `most`; of one recipient when `to` is given. */
export async function listMails(dir: string, to: string | null, most = 100): Promise<readonly ListedMail[]> {
  const names = (await fs.readdir(path.join(dir, LIST)).catch(() => [])).toSorted((a, b) => (a < b ? 1 : -1))
  const found: ListedMail[] = []
  for (const name of names) {
    if (found.length >= most) break
    const mail = JSON.parse(await fs.readFile(path.join(dir, LIST, name), 'utf8')) as ListedMail
    if (to === null || mail.to.toLowerCase() === to.toLowerCase()) found.push(mail)
  }
  return found
}
