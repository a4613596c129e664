import { asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { ROLE, type Viewer } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ManagedUser } from '../../../openapi/schemas/administration.ts'
import { companyVerifications } from '../../db/company-tables.ts'
import { devices, secondFactors, sessions } from '../../db/sign-in-tables.ts'
import { tiers } from '../../db/list-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { isActive, isPublished } from '../../kernel/active-account.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { inOrderOf, listPage, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { refuse } from '../../kernel/refusal.ts'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'

const roleNames = { 1: 'administrator', 2: 'company', 3: 'individual' } as const

/** All registered users, newest first, searched by what `keepUserSearch` stores. */
const USERS: ListSource<typeof lists.users> = {
  id: users.id,
  scope: isNull(users.deletedAt),
  search: { key: users.searchKey, isLarge: true },
  sorts: { created_at: users.createdAt, email: users.emailKey },
  order: '-created_at',
  filters: {
    role: (role) => eq(users.role, ROLE[role]),
    state: (state) => (state === 'active' ? isNull(users.disabledAt) : isNotNull(users.disabledAt)),
    tier: (key) => eq(users.tierKey, key),
  },
}

/** The later of the last call of a session and the last sign-in: sessions end, devices are remembered longer. */
const lastSeen = sql`greatest(
  (select max(s.last_seen_at) from ${sessions} s where s.user_id = "users"."id"),
  (select max(d.last_seen_at) from ${devices} d where d.user_id = "users"."id"))`.mapWith(
  (at: string): Date => new Date(at),
) as SQL<Date | null>

const hasSecondFactor = sql<boolean>`exists (
  select 1 from ${secondFactors} f where f.user_id = "users"."id" and f.enabled_at is not null)`

const usersWhere = (db: Readable, where: SQL | undefined) =>
  db
    .select({ user: users, tier: tiers.name, lastSeen, hasSecondFactor })
    .from(users)
    .innerJoin(tiers, eq(tiers.key, users.tierKey))
    .where(where)
    .$dynamic()
type Found = Awaited<ReturnType<typeof usersWhere>>[number]

/** The accounts that these users own, oldest first, with what administrators see. One statement for all. */
const ownedBy = (db: Readable, userIds: readonly string[]) =>
  db
    .select({
      account: accounts,
      isPublished: sql<boolean>`${isPublished(accounts.id)} and ${isActive()}`,
      verification: companyVerifications,
    })
    .from(accounts)
    .leftJoin(companyVerifications, eq(companyVerifications.accountId, accounts.id))
    .where(inArray(accounts.ownerId, [...userIds]))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
type Owned = Awaited<ReturnType<typeof ownedBy>>[number]

function presentAccount(
  { account, isPublished, verification }: Owned,
  user: Found['user'],
  services: Pick<Services, 'files'>,
): ManagedUser['accounts'][number] {
  const isCompany = account.kind === 'company'
  return {
    id: account.id as Ref<'account'>,
    username: account.username,
    kind: account.kind,
    name: isCompany ? shownCompanyName(account) : shownName(user),
    picture: account.pictureId === null ? null : services.files.guestUrl(account.pictureId, 'administrator'),
    is_published: isPublished,
    verification: isCompany ? ((verification?.status ?? 'unverified') as VerificationStatus) : null,
    verification_id: (verification?.id ?? null) as Ref<'verification'> | null,
  }
}

/**
 * A user's name for administrators, in their language where it is known: their own, or for a company's user that of its
 * first account.
 */
function nameOf(user: Found['user'], owned: readonly Owned[], lang: Language): string {
  const [first] = owned
  const name = resolve(shownName(user), lang) ?? (first && resolve(shownCompanyName(first.account), lang))
  return name?.text ?? user.email
}

function present(
  { user, tier, lastSeen, hasSecondFactor }: Found,
  owned: readonly Owned[],
  viewer: Viewer,
  services: Pick<Services, 'files'>,
  lang: Language,
): ManagedUser {
  const isActive = user.disabledAt === null
  return {
    id: user.id as Ref<'user'>,
    version: user.version,
    email: user.email,
    name: nameOf(user, owned, lang),
    role: roleNames[user.role],
    accounts: owned.map((one) => presentAccount(one, user, services)),
    tier: { key: user.tierKey, name: tier },
    created_at: user.createdAt.toISOString(),
    last_seen_at: lastSeen?.toISOString() ?? null,
    disabled_at: user.disabledAt?.toISOString() ?? null,
    disabled_reason: user.disabledReason,
    has_second_factor: hasSecondFactor,
    // Administrators cannot disable themselves, so one always remains.
    abilities: {
      disable: isActive && user.id !== viewer.userId,
      enable: !isActive,
      reset_second_factor: hasSecondFactor && user.id !== viewer.userId,
    },
  }
}

/** One page of users with their accounts. `q` is searched in emails, names and usernames. */
export const listUsers = (
  db: Readable,
  services: Pick<Services, 'files'>,
  viewer: Viewer,
  query: ListQuery & Narrowing<typeof lists.users>,
  lang: Language,
) =>
  listPage(db, USERS, query, {
    lang,
    read: async (ids) => {
      const found = inOrderOf(ids, await usersWhere(db, inArray(users.id, [...ids])), ({ user }) => user.id)
      const owned = Map.groupBy(await ownedBy(db, ids), ({ account }) => account.ownerId)
      return found.map((one) => present(one, owned.get(one.user.id) ?? [], viewer, services, lang))
    },
  })

export async function readUser(
  db: Readable,
  services: Pick<Services, 'files'>,
  viewer: Viewer,
  userId: string,
  lang: Language,
): Promise<ManagedUser> {
  const [found] = await usersWhere(db, eq(users.id, userId))
  return found ? present(found, await ownedBy(db, [userId]), viewer, services, lang) : refuse('not_found', {})
}
