import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { lists } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { follower } from '../../../openapi/schemas/follower.ts'
import { followers } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { isPublished } from '../../kernel/active-account.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { exportList } from '../../kernel/list/export.ts'
import { askedOf, inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { audienceOf, maySee } from '../../kernel/audience.ts'
import { shownName } from '../../../openapi/format/shown-name.ts'

type Follower = z.input<typeof follower>

/** Those who confirmed that they follow the company, the newest first. */
const followerList = (companyAccountId: string): ListSource<typeof lists.followers> => ({
  id: followers.id,
  scope: and(eq(followers.companyAccountId, companyAccountId), isNotNull(followers.confirmedAt)),
  search: { key: followers.searchKey, isLarge: true },
  sorts: { since: followers.createdAt },
  order: '-since',
  filters: {},
})

const rowsOf = (db: Readable, ids: readonly string[]) =>
  db
    .select({
      row: followers,
      username: accounts.username,
      pictureId: accounts.pictureId,
      audiences: accounts.audiences,
      isPublic: isPublished(accounts.id),
      user: users,
    })
    .from(followers)
    .leftJoin(accounts, eq(accounts.id, followers.followerAccountId))
    .leftJoin(users, eq(users.id, accounts.ownerId))
    .where(inArray(followers.id, [...ids]))
type Found = Awaited<ReturnType<typeof rowsOf>>[number]

/**
 * Whoever follows by account shows their name; a picture only where anyone may see it. Whoever follows by email shows
 * that alone.
 */
function present(
  { row, username, pictureId, audiences, isPublic, user }: Found,
  services: Pick<Services, 'files'>,
  lang: Language,
): Follower {
  const isShown = pictureId !== null && isPublic && maySee(audienceOf(audiences ?? {}, 'photo'), 'site')
  return {
    id: row.id as Ref<'follower'>,
    name: user === null ? null : (resolve(shownName(user), lang)?.text ?? username),
    username,
    photo: isShown ? services.files.publicUrl(pictureId, 'small') : null,
    email: row.emailKey,
    since: (row.confirmedAt ?? row.createdAt).toISOString(),
  }
}

/** Whose followers are read, and for whom. */
interface Reading {
  readonly accountId: string
  readonly services: Pick<Services, 'files'>
  readonly lang: Language
}
const readFollowers = async (db: Readable, ids: readonly string[], { services, lang }: Reading): Promise<Follower[]> =>
  inOrderOf(ids, await rowsOf(db, ids), ({ row }) => row.id).map((found) => present(found, services, lang))

/** One page of those who follow the company. */
export const listFollowers = (db: Readable, query: ListQuery, reading: Reading) =>
  listPage(db, followerList(reading.accountId), query, {
    lang: reading.lang,
    read: (ids) => readFollowers(db, ids, reading),
  })

/** The list as CSV. A wrong order is refused before the first line. */
export async function exportFollowers(
  db: Readable,
  query: Pick<ListQuery, 'q' | 'sort'>,
  reading: Reading,
): Promise<AsyncGenerator<string>> {
  const source = followerList(reading.accountId)
  return exportList(db, source, await askedOf(source, query, reading.lang), {
    header: ['name', 'username', 'email', 'since'],
    read: async (ids) =>
      (await readFollowers(db, ids, reading)).map(({ name, username, email, since }) => [name, username, email, since]),
  })
}
