import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt, folded, id, moment } from './columns.ts'

/** Who asked for mails about new articles; they come once it was confirmed by mail. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    /** In lower case. */
    emailKey: text().notNull(),
    language: text().$type<'en' | 'am'>().notNull(),
    searchKey: folded().notNull(),
    /** SHA-256 of the token that confirms and leaves. */
    tokenHash: bytea().notNull(),
    confirmedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('subscribers_email').on(t.emailKey),
    uniqueIndex('subscribers_token').on(t.tokenHash),
    index('subscribers_since').on(t.createdAt, t.id),
    index('subscribers_confirmed')
      .on(t.id)
      .where(sql`confirmed_at is not null`),
    index('subscribers_search').using('gin', t.searchKey.op('gin_trgm_ops')),
  ],
)

/** Articles that were announced: a row each, so that none is mailed twice. */
export const newsletterIssues = pgTable('newsletter_issues', {
  /** It stays when the article is deleted. */
  articleId: uuid().primaryKey(),
  createdAt: createdAt(),
  /** The last subscriber whose mail is in the outbox. */
  mailedTo: uuid(),
  finishedAt: moment(),
})
