import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { z } from 'zod'
import { resolve } from '../../../openapi/format/names.ts'
import { publishing } from '../../../openapi/lifecycles/publishing.ts'
import { articlePath } from '../../../src/documents/blog/blog-address.ts'
import { blogs } from '../../db/collection-tables.ts'
import { newsletterIssues, subscribers } from '../../db/newsletter-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { queueMail } from '../../kernel/mail.ts'
import type { Happenings } from '../../kernel/reactions.ts'
import { mailPath } from '../../mail/address.ts'
import { leavePath, mailSubscriber } from './subscribers.commands.ts'

/** Subscribers whose mails are put into the outbox at once, and the milliseconds until the next of them are. */
export const BATCH = 100
export const PAUSE = 5_000
/** An article that appeared longer ago (milliseconds) comes back: it is no news. */
const NEWS_FOR = 60_000

const work = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('subscribe'), email: z.string(), language: z.enum(['en', 'am']) }),
  z.strictObject({ about: z.literal('issue'), articleId: z.uuid() }),
])

/** The handler of the queue `newsletter`. */
export async function sendNewsletter(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const asked = work.parse(payload)
  return asked.about === 'subscribe' ? mailSubscriber(services, asked) : mailArticle(services, asked.articleId)
}

/** An article that is published for the first time is mailed to all who subscribed, once (decision 215). */
export async function announceArticle(
  tx: Tx,
  services: Services,
  { lifecycle, ids, event }: Happenings['life.moved'],
): Promise<void> {
  if (lifecycle !== publishing.id || event !== 'publish') return
  for (const id of ids) await announce(tx, services, id)
}
async function announce(tx: Tx, services: Services, id: string): Promise<void> {
  const now = services.clock.now()
  const since = new Date(now.getTime() - NEWS_FOR)
  if ((await tx.$count(blogs, and(eq(blogs.id, id), gt(blogs.publishedAt, since)))) === 0) return
  const made = await tx
    .insert(newsletterIssues)
    .values({ articleId: id, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: newsletterIssues.articleId })
  if (made.length > 0) await addJob(tx, services, 'newsletter', { about: 'issue', articleId: id })
}

/**
 * Puts the mails of the next subscribers into the outbox, and remembers the last of them in the same transaction: a job
 * that runs twice goes on where it was. Nothing goes out of an article that was withdrawn meanwhile.
 */
async function mailArticle(services: Services, articleId: string): Promise<void> {
  const now = services.clock.now()
  await services.transaction(async (tx) => {
    const [issue] = await tx
      .select()
      .from(newsletterIssues)
      .where(eq(newsletterIssues.articleId, articleId))
      .for('update')
    if (!issue || issue.finishedAt !== null) return
    const finish = () =>
      tx.update(newsletterIssues).set({ finishedAt: now }).where(eq(newsletterIssues.articleId, articleId))
    const [article] = await tx
      .select({ slug: blogs.slug, title: blogs.title, summary: blogs.summary })
      .from(blogs)
      .where(and(eq(blogs.id, articleId), eq(blogs.active, true)))
    if (!article || article.slug === null) return void (await finish())
    const next = await tx
      .select()
      .from(subscribers)
      .where(
        and(
          isNotNull(subscribers.confirmedAt),
          lte(subscribers.confirmedAt, issue.createdAt),
          issue.mailedTo === null ? undefined : gt(subscribers.id, issue.mailedTo),
        ),
      )
      .orderBy(asc(subscribers.id))
      .limit(BATCH)
    for (const subscriber of next)
      await queueMail(tx, services, {
        to: subscriber.emailKey,
        lang: subscriber.language,
        kind: 'newsletter-article',
        values: {
          name: subscriber.emailKey,
          title: resolve(article.title, subscriber.language)?.text ?? '',
          text: resolve(article.summary, subscriber.language)?.text ?? '',
          path: mailPath(articlePath(article.slug), subscriber.language),
          leave: leavePath(services, subscriber),
        },
      })
    const last = next.at(-1)
    if (last === undefined || next.length < BATCH) return void (await finish())
    await tx.update(newsletterIssues).set({ mailedTo: last.id }).where(eq(newsletterIssues.articleId, articleId))
    await addJob(tx, services, 'newsletter', { about: 'issue', articleId }, new Date(now.getTime() + PAUSE))
  })
}
