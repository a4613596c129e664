import { and, eq, isNull } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Language } from '../../../openapi/define.ts'
import { pages } from '../../../openapi/routes.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { subscribers } from '../../db/newsletter-tables.ts'
import { audit } from '../../kernel/audit.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { queueMail } from '../../kernel/mail.ts'
import { refuse } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { mailPath } from '../../mail/address.ts'
import { mayMail } from '../session/login-limits.ts'

/**
 * The token of a subscriber's mails: the same in each, so that the link to leave works for ever, and known to nobody
 * who has not got a mail.
 */
const tokenOf = (services: Pick<Services, 'secret'>, subscriberId: string): string =>
  createHmac('sha256', services.secret('subscriber')).update(subscriberId).digest('base64url')

/** The path that leaves, for a mail in this language. */
export const leavePath = (services: Pick<Services, 'secret'>, { id, language }: { id: string; language: Language }) =>
  mailPath(pages.leaveNewsletter.path, language, tokenOf(services, id))

/** Leaves the wish in the outbox, so that neither answer nor time tells who has subscribed. */
export const askToSubscribe = (
  tx: Tx,
  services: Services,
  asked: { readonly email: string; readonly language: Language },
): Promise<void> => addJob(tx, services, 'newsletter', { about: 'subscribe', ...asked })

/**
 * Mails the link that confirms, or, to who subscribed already, the one that leaves. At most five an hour to one
 * address.
 */
export async function mailSubscriber(
  services: Services,
  asked: { readonly email: string; readonly language: Language },
): Promise<void> {
  const emailKey = asked.email.toLowerCase()
  const now = services.clock.now()
  if (!(await mayMail(services.db, 'newsletter', emailKey, now))) return
  await services.transaction(async (tx) => {
    const id = services.ids.uuid()
    await tx
      .insert(subscribers)
      .values({
        id,
        emailKey,
        language: asked.language,
        searchKey: fold(emailKey),
        tokenHash: hashToken(tokenOf(services, id)),
        createdAt: now,
      })
      // Who asks again before confirming may ask in another language; a subscription keeps its own, whoever asks.
      .onConflictDoUpdate({
        target: subscribers.emailKey,
        set: { language: asked.language },
        setWhere: isNull(subscribers.confirmedAt),
      })
    const [row] = await tx.select().from(subscribers).where(eq(subscribers.emailKey, emailKey))
    if (!row) return
    const isConfirmed = row.confirmedAt !== null
    await queueMail(tx, services, {
      to: asked.email,
      lang: row.language,
      kind: isConfirmed ? 'newsletter-subscribed' : 'confirm-newsletter',
      values: {
        name: asked.email,
        path: isConfirmed
          ? leavePath(services, row)
          : mailPath(pages.confirmNewsletter.path, row.language, tokenOf(services, row.id)),
      },
    })
  })
}

/** Confirms by the token of the mail; once more is as good. False where nobody has the token. */
export async function confirmSubscriber(tx: Tx, services: Services, token: string): Promise<boolean> {
  const mine = eq(subscribers.tokenHash, hashToken(token))
  await tx
    .update(subscribers)
    .set({ confirmedAt: services.clock.now() })
    .where(and(mine, isNull(subscribers.confirmedAt)))
  return (await tx.$count(subscribers, mine)) > 0
}

/** Leaves by the token of any mail. False where nobody has the token, as after leaving. */
export async function leaveNewsletter(tx: Tx, token: string): Promise<boolean> {
  const mine = eq(subscribers.tokenHash, hashToken(token))
  return (await tx.delete(subscribers).where(mine).returning({ id: subscribers.id })).length > 0
}

/** An administrator removes a subscriber. */
export async function removeSubscriber(tx: Tx, id: string): Promise<void> {
  const gone = await tx.delete(subscribers).where(eq(subscribers.id, id)).returning({ id: subscribers.id })
  if (gone.length === 0) refuse('not_found', {})
  // Without the email: it was asked to be forgotten.
  await audit(tx, { kind: 'subscriber', action: 'delete', subjectId: id, name: null })
}
