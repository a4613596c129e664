import { and, asc, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { BOM, csvLine } from '../../../openapi/format/csv.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { follower } from '../../../openapi/schemas/follower.ts'
import { followers } from '../../db/company-tables.ts'
import { sites } from '../../db/site-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { EXACT_UP_TO, metaOf, pageAt, totalOf } from '../../kernel/paging.ts'
import { invalid } from '../../kernel/refusal.ts'
import { BATCH } from '../../resources/csv.ts'
import { matchesWords, type ListQuery } from '../../resources/list.ts'
import { audienceOf, maySee } from '../site/audience.ts'
import { shownName } from '../site/shown-name.ts'

type Follower = z.input<typeof follower>

/** Newest first unless turned. */
function isDescending(sort: string | undefined): boolean {
  if (sort === undefined || sort === '-since') return true
  return sort === 'since' ? false : invalid({ sort: ['validation.malformed'] })
}
const confirmed = (companyAccountId: string, q: string | undefined): SQL | undefined =>
  and(eq(followers.companyAccountId, companyAccountId), isNotNull(followers.confirmedAt), matchesWords(followers.searchKey, q, { isLarge: true }))

const rowsOf = (db: Readable, where: SQL | undefined, descending: boolean) => {
  const turned = descending ? desc : asc
  return db
    .select({ row: followers, username: accounts.username, pictureId: accounts.pictureId, audiences: accounts.audiences, status: sites.status, user: users })
    .from(followers)
    .leftJoin(accounts, eq(accounts.id, followers.followerAccountId))
    .leftJoin(users, eq(users.id, accounts.ownerId))
    .leftJoin(sites, eq(sites.accountId, accounts.id))
    .where(where)
    .orderBy(turned(followers.createdAt), turned(followers.id))
    .$dynamic()
}
type Found = Awaited<ReturnType<typeof rowsOf>>[number]

/** Whoever follows by account shows their name; a picture only where anyone may see it. Whoever follows by e-mail shows that alone. */
function present({ row, username, pictureId, audiences, status, user }: Found, services: Pick<Services, 'files'>, lang: Language): Follower {
  const isShown = pictureId !== null && status === 'published' && maySee(audienceOf(audiences ?? {}, 'photo'), 'site')
  return {
    id: row.id as Ref<'follower'>,
    name: user === null ? null : (resolve(shownName(user), lang)?.text ?? username),
    username,
    photo: isShown ? services.files.publicUrl(pictureId, 'small') : null,
    email: row.emailKey,
    since: (row.confirmedAt ?? row.createdAt).toISOString(),
  }
}

/** One page of those who follow the company. */
export async function listFollowers(db: Readable, services: Pick<Services, 'files'>, accountId: string, query: ListQuery, lang: Language) {
  const at = pageAt(query)
  const where = confirmed(accountId, query.q)
  const rows = await rowsOf(db, where, isDescending(query.sort)).limit(at.perPage).offset(at.offset)
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(followers)
    .where(where)
    .limit(EXACT_UP_TO + 1)
  return { data: rows.map((row) => present(row, services, lang)), meta: metaOf(at, rows.length, await totalOf(db, at, rows.length, some.getSQL())) }
}

/** The list as CSV, in batches by key, so that memory stays flat. Cells that a spreadsheet would run are text. */
export async function* exportFollowers(
  db: Readable,
  services: Pick<Services, 'files'>,
  accountId: string,
  query: Pick<ListQuery, 'q' | 'sort'>,
  lang: Language,
): AsyncGenerator<string> {
  const descending = isDescending(query.sort)
  const where = confirmed(accountId, query.q)
  yield BOM + csvLine(['name', 'username', 'email', 'since'])
  let after: Found['row'] | null = null
  for (;;) {
    const beyond: SQL | undefined =
      after === null
        ? undefined
        : descending
          ? sql`(${followers.createdAt}, ${followers.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : sql`(${followers.createdAt}, ${followers.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    const batch: Found[] = await rowsOf(db, and(where, beyond), descending).limit(BATCH)
    if (batch.length > 0)
      yield batch
        .map((found) => present(found, services, lang))
        .map(({ name, username, email, since }) => csvLine([name, username, email, since]))
        .join('')
    const last = batch.at(-1)
    if (batch.length < BATCH || last === undefined) return
    after = last.row
  }
}
