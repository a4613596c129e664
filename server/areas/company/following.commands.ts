import { and, eq, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { Language, Viewer } from '../../../openapi/define.ts'
import { DAY } from '../../../openapi/durations.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { followed } from '../../../openapi/schemas/follower.ts'
import { fold } from '../../../openapi/text-fold.ts'
import { followers } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import { accountNamed, isActive, isPublished } from '../../kernel/active-account.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { queueMail } from '../../kernel/mail.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { wasTold } from '../notifications/notifications.queries.ts'
import { mayMail } from '../session/login-limits.ts'
import { shownCompanyName, shownName } from '../../../openapi/format/shown-name.ts'

/** A company hears of the same follower again after so long (milliseconds). */
const TOLD_AGAIN_AFTER = 7 * DAY

type Followed = z.input<typeof followed>
type Company = Pick<
  typeof accounts.$inferSelect,
  'id' | 'username' | 'companyName' | 'publicName' | 'pictureId' | 'verifiedAt'
> & { readonly isPublic: boolean }

/** A company by its username, former ones too. One whose owners are all disabled is nobody. */
async function findCompany(
  db: Readable,
  where: { readonly username: string } | { readonly id: string },
): Promise<Company | null> {
  const named = 'username' in where ? accountNamed(db, where.username.toLowerCase()) : sql`${where.id}::uuid`
  const [row] = await db
    .select({
      id: accounts.id,
      username: accounts.username,
      companyName: accounts.companyName,
      publicName: accounts.publicName,
      pictureId: accounts.pictureId,
      verifiedAt: accounts.verifiedAt,
      isPublic: isPublished(accounts.id),
    })
    .from(accounts)
    .where(and(sql`${accounts.id} = (${named})`, eq(accounts.kind, 'company'), isActive()))
  return row ?? null
}

const isFollowing = async (db: Readable, companyAccountId: string, accountId: string): Promise<boolean> =>
  (await db.$count(
    followers,
    and(eq(followers.companyAccountId, companyAccountId), eq(followers.followerAccountId, accountId)),
  )) > 0

const present = ({ files }: Pick<Services, 'files'>, company: Company, is_following: boolean): Followed => ({
  account_id: company.id as Ref<'account'>,
  username: company.username,
  name: shownCompanyName(company),
  logo: company.pictureId === null ? null : files.publicUrl(company.pictureId),
  is_verified: company.verifiedAt !== null,
  is_following,
})

/**
 * A company whose page is public, and whether the caller follows it; who follows it sees it even while the page is not.
 */
export async function readFollowed(
  db: Readable,
  services: Services,
  viewer: Viewer | null,
  username: string,
): Promise<Followed> {
  const company = await findCompany(db, { username })
  if (!company) return refuse('not_found', {})
  const following = viewer !== null && (await isFollowing(db, company.id, viewer.accountId))
  if (!company.isPublic && !following) return refuse('not_found', {})
  return present(services, company, following)
}

/** What a company finds a person by who follows it. */
const searchKeyOf = (
  user: Pick<typeof users.$inferSelect, 'displayName' | 'firstName' | 'middleName' | 'lastName'>,
  username: string,
): string => {
  const name = shownName(user)
  return [name.en, name.am, username].flatMap((text) => (text ? [fold(text)] : [])).join(' ')
}

/** Follows a company in the name of the caller's account; again changes nothing. The company is told. */
export async function follow(tx: Tx, services: Services, viewer: Viewer, username: string): Promise<Followed> {
  const company = await findCompany(tx, { username })
  if (!company?.isPublic) return refuse('not_found', {})
  const now = services.clock.now()
  const [me] = await tx
    .select({ user: users, username: accounts.username })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, viewer.accountId))
  if (!me) return refuse('not_found', {})
  const made = await tx
    .insert(followers)
    .values({
      id: services.ids.uuid(),
      companyAccountId: company.id,
      followerAccountId: viewer.accountId,
      language: me.user.language,
      searchKey: searchKeyOf(me.user, me.username),
      confirmedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: followers.id })
  if (made[0])
    await tell(tx, services, company.id, {
      accountId: viewer.accountId,
      person: resolve(shownName(me.user), me.user.language)?.text ?? me.username,
    })
  return present(services, company, true)
}

/**
 * Tells a company of a follower, by account or, without one, by email; once in a week of each, however often they leave
 * and come back.
 */
async function tell(
  tx: Tx,
  services: Services,
  companyAccountId: string,
  { accountId, person }: { readonly accountId: string | null; readonly person: string },
): Promise<void> {
  const since = new Date(services.clock.now().getTime() - TOLD_AGAIN_AFTER)
  const about = accountId === null ? { person } : { subjectId: accountId }
  if (await wasTold(tx, { accountId: companyAccountId, kind: 'new_follower', about, since })) return
  await notify(tx, services, {
    accountId: companyAccountId,
    kind: 'new_follower',
    subjectId: accountId,
    companyAccountId,
    values: { person },
  })
}

/** Follows a company no longer; whoever did not is not told otherwise. */
export async function unfollow(tx: Tx, viewer: Viewer, username: string): Promise<void> {
  const company = await findCompany(tx, { username })
  if (!company || (!company.isPublic && !(await isFollowing(tx, company.id, viewer.accountId))))
    return refuse('not_found', {})
  await tx
    .delete(followers)
    .where(and(eq(followers.companyAccountId, company.id), eq(followers.followerAccountId, viewer.accountId)))
}

/** A person who follows is found by the name they have now. */
export async function renameFollower(tx: Tx, accountId: string): Promise<void> {
  const [me] = await tx
    .select({ user: users, username: accounts.username })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  if (me)
    await tx
      .update(followers)
      .set({ searchKey: searchKeyOf(me.user, me.username) })
      .where(eq(followers.followerAccountId, accountId))
}

/**
 * The token of a follower's mails: the same in each, so that the link to leave works for ever, and known to nobody who
 * has not got a mail.
 */
const tokenOf = (services: Pick<Services, 'secret'>, followerId: string): string =>
  createHmac('sha256', services.secret('follower')).update(followerId).digest('base64url')

/**
 * Leaves the wish to follow by email in the outbox; whether the address follows already changes neither answer nor
 * time.
 */
export async function askToFollow(
  tx: Tx,
  services: Services,
  given: { readonly username: string; readonly email: string; readonly language: Language },
): Promise<void> {
  const company = await findCompany(tx, { username: given.username })
  if (!company?.isPublic) return invalid({ username: ['validation.reference'] })
  await addJob(tx, services, 'company', {
    about: 'follow',
    companyAccountId: company.id,
    email: given.email,
    language: given.language,
  })
}

/**
 * Mails the link that confirms, or, to who follows already, the one that leaves. At most five an hour to one address.
 */
export async function mailFollower(
  services: Services,
  asked: { readonly companyAccountId: string; readonly email: string; readonly language: Language },
): Promise<void> {
  const emailKey = asked.email.toLowerCase()
  const now = services.clock.now()
  if (!(await mayMail(services.db, 'follow', emailKey, now))) return
  await services.transaction(async (tx) => {
    const company = await findCompany(tx, { id: asked.companyAccountId })
    if (!company?.isPublic) return
    const id = services.ids.uuid()
    await tx
      .insert(followers)
      .values({
        id,
        companyAccountId: company.id,
        emailKey,
        language: asked.language,
        searchKey: fold(emailKey),
        tokenHash: hashToken(tokenOf(services, id)),
        createdAt: now,
      })
      .onConflictDoNothing({ target: [followers.companyAccountId, followers.emailKey] })
    const [row] = await tx
      .select()
      .from(followers)
      .where(and(eq(followers.companyAccountId, company.id), eq(followers.emailKey, emailKey)))
    if (!row) return
    await mail(tx, services, {
      to: asked.email,
      company,
      followerId: row.id,
      language: asked.language,
      kind: row.confirmedAt === null ? 'confirm-following' : 'following',
    })
  })
}

async function mail(
  tx: Tx,
  services: Services,
  letter: {
    readonly to: string
    readonly company: Company
    readonly followerId: string
    readonly language: Language
    readonly kind: 'confirm-following' | 'following'
  },
): Promise<void> {
  const { to, company, followerId, language, kind } = letter
  const name = resolve(shownCompanyName(company), language)?.text ?? company.username
  await queueMail(tx, services, {
    to,
    lang: language,
    kind,
    from: company.id,
    values: { name: to, company: name, token: tokenOf(services, followerId) },
  })
}

/**
 * Confirms by the token of the mail; once more is as good. The company is told, and the address gets the link to leave.
 */
export async function confirmFollowing(tx: Tx, services: Services, token: string): Promise<Followed> {
  const [row] = await tx
    .select()
    .from(followers)
    .where(eq(followers.tokenHash, hashToken(token)))
    .for('update')
  const company = row === undefined ? null : await findCompany(tx, { id: row.companyAccountId })
  if (row === undefined || row.emailKey === null || !company) return refuse('token_spent', {})
  if (row.confirmedAt === null) {
    await tx.update(followers).set({ confirmedAt: services.clock.now() }).where(eq(followers.id, row.id))
    await tell(tx, services, company.id, { accountId: null, person: row.emailKey })
    await mail(tx, services, {
      to: row.emailKey,
      company,
      followerId: row.id,
      language: row.language,
      kind: 'following',
    })
  }
  return present(services, company, true)
}

/** Leaves by the token of any mail. */
export async function leaveFollowing(tx: Tx, token: string): Promise<void> {
  const gone = await tx
    .delete(followers)
    .where(eq(followers.tokenHash, hashToken(token)))
    .returning({ id: followers.id })
  if (gone.length === 0) refuse('token_spent', {})
}
