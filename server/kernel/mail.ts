import fs from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { Language } from '../../openapi/define.ts'
import { PRODUCT_NAME } from '../../openapi/product.ts'
import { pages } from '../../openapi/routes.ts'
import { mailPath } from '../mail/address.ts'
import { canBeStopped, countMail } from '../mail/bounds.ts'
import { isRefused, signStop } from '../mail/refusals.ts'
import { renderMail, type MailKind } from '../mail/templates.ts'
import type { Services, Tx } from './context.ts'
import { addJob, QUEUES, type Job, type Queue } from './jobs.ts'
import { writeWhole } from './write-whole.ts'

/** A calendar file that goes with a mail: an invitation, or that it does not hold any more (RFC 5546). */
export interface CalendarEvent {
  readonly method: 'REQUEST' | 'CANCEL'
  readonly content: string
}

/**
 * A mail to be written and sent after the commit. `values` fill the texts of its kind; a one-time token travels in
 * them.
 */
export interface Letter {
  readonly to: string
  readonly lang: Language
  readonly kind: MailKind
  readonly values: Readonly<Record<string, string | number>>
  /** The account whose act brings the mail, when that is not the reader's own. */
  readonly from?: string
  /** What the reader's calendar takes up with the mail. */
  readonly event?: CalendarEvent
  /**
   * Work that takes the mail's place when its reader has had enough mails (`server/mail/bounds.ts`); without it, none
   * does.
   */
  readonly instead?: { readonly queue: Queue; readonly payload: Record<string, unknown> }
}

/**
 * Puts a mail into the outbox, in the transaction that has the reason for it. It is rendered and sent after the commit,
 * again and again until it goes.
 */
export async function queueMail(tx: Tx, services: Services, letter: Letter): Promise<void> {
  await addJob(tx, services, 'mail', { ...letter })
}

/** A finished mail. `id` is the same however often it is tried. */
export interface Mail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where the reader stops such mails with one POST (RFC 8058); null for mails that belong to an account or answer somebody. */
  readonly stop: string | null
  readonly event?: CalendarEvent
}
export interface MailTransport {
  readonly send: (mail: Mail) => Promise<void>
}

const letter = z.object({
  to: z.string(),
  lang: z.enum(['en', 'am']),
  kind: z.custom<MailKind>((kind) => typeof kind === 'string'),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  from: z.uuid().optional(),
  event: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
  instead: z.object({ queue: z.enum(QUEUES), payload: z.record(z.string(), z.unknown()) }).optional(),
})

/**
 * The handler of the queue `mail`: renders and sends, unless the reader had enough of them or stopped them. Bounds
 * count a mail at its first try. Nobody is told of a mail that does not go, its sender least of all: that would tell
 * who is registered.
 */
export const mailJob =
  (services: Services, transport: MailTransport) =>
  async (job: Job): Promise<void> => {
    const { to, lang, kind, values, from = null, event, instead } = letter.parse(job.payload)
    const isStoppable = canBeStopped(kind)
    if (isStoppable && (await isRefused(services.db, services, { to, from }))) return
    if (job.attempts <= 1 && !(await countMail(services.db, { to, kind, from }, services.clock.now()))) {
      services.log.info({ job: job.id, kind }, 'a mail was not sent: its reader had enough of them')
      if (instead) await services.transaction((tx) => addJob(tx, services, instead.queue, instead.payload))
      return
    }
    const stop = isStoppable ? stopUrl(services.config.webOrigin, lang, signStop(services, { to, from })) : null
    const { leave } = values
    await transport.send({
      id: `${job.id}`,
      to,
      stop: leave === undefined ? stop : services.config.webOrigin + leave,
      ...(event === undefined ? {} : { event }),
      ...renderMail(kind, lang, stop === null ? values : { ...values, stop }, services),
    })
  }

const stopUrl = (webOrigin: string, lang: Language, token: string): string =>
  webOrigin + mailPath(pages.stopMails.path, lang, token)
/** RFC 2369 and 8058: mail programs show a button of their own. */
const headersOf = ({ stop }: Mail) =>
  stop === null ? {} : { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** As an invitation (an alternative to the text), which calendars take up, and as a file to be saved. */
const eventOf = ({ event }: Mail) => (event === undefined ? {} : { icalEvent: { ...event, filename: 'interview.ics' } })

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
        headers: headersOf(mail),
        ...eventOf(mail),
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

/**
 * Writes each mail as an `.eml` file into `dir`, which any mail program opens, and notes it for `listMails`. Names
 * begin with the time and sort by age.
 */
export function folderTransport(dir: string, webOrigin: string): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail({
        from: sender(webOrigin),
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: headersOf(mail),
        ...eventOf(mail),
      })
      if (!Buffer.isBuffer(message)) throw new Error('A mail was not written as a whole')
      await fs.mkdir(path.join(dir, LIST), { recursive: true, mode: 0o700 })
      const at = new Date()
      const name = `${at.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`
      const listed: ListedMail = { ...mail, links: mail.text.match(/https?:\/\/\S+/g) ?? [], at: at.toISOString() }
      // Tried again when the disk is full: the list comes last, so that it names a mail once.
      await writeWhole(path.join(dir, `${name}.eml`), message, 0o600)
      await writeWhole(path.join(dir, LIST, `${name}.json`), JSON.stringify(listed), 0o600)
    },
  }
}

/** The newest mails of the folder, newest first, at most `most`; of one recipient when `to` is given. */
export async function listMails(dir: string, to: string | null, most = 100): Promise<readonly ListedMail[]> {
  const names = (await fs.readdir(path.join(dir, LIST)).catch(() => []))
    .filter((name) => name.endsWith('.json'))
    .toSorted((a, b) => (a < b ? 1 : -1))
  const found: ListedMail[] = []
  for (const name of names) {
    if (found.length >= most) break
    const mail = JSON.parse(await fs.readFile(path.join(dir, LIST, name), 'utf8')) as ListedMail
    if (to === null || mail.to.toLowerCase() === to.toLowerCase()) found.push(mail)
  }
  return found
}
