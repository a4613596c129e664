import { and, eq, gt, isNull, lt, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Language } from '../../../openapi/define.ts'
import { ROLE } from '../../../openapi/define.ts'
import type { ValidationId } from '../../../openapi/explain.ts'
import type { companyRegistration, userRegistration } from '../../../openapi/schemas/session.ts'
import { companySizes, infoSources } from '../../db/list-tables.ts'
import { registrations, usernames } from '../../db/sign-in-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Database, Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'
import { invalid, Refusal, refuse } from '../../kernel/refusal.ts'
import { hashToken } from '../../kernel/viewer.ts'
import { lockChoice } from '../../resources/choices.ts'
import { keepUserSearch } from '../../kernel/user-search.ts'
import { giveCode } from '../card/card.commands.ts'
import { noteAcceptances } from '../policies/acceptances.commands.ts'
import { claimOffers } from '../offers/offer.claimer.ts'
import { openSite } from '../../kernel/site-content.ts'
import { tell } from '../../kernel/reactions.ts'
import { isRealPhone } from '../../kernel/phone.ts'
import { findCompanyChoices, isGood, type RegistrationRow, type UserRow } from './session.queries.ts'
import { after, LIFE } from './lifetimes.ts'
import { holdUsername, takeUsername, usernameKey, type Wanting } from './username.keeper.ts'

export type Entered = z.output<typeof userRegistration> | z.output<typeof companyRegistration>
const isCompany = (entered: Entered): entered is z.output<typeof companyRegistration> => 'company_name' in entered

/**
 * Checks what the schema cannot know: common passwords, phone numbers that cannot exist, choices that were deleted.
 * Refuses with all of them at once.
 */
export async function checkRegistration(db: Database, services: Services, entered: Entered): Promise<void> {
  const errors: Record<string, ValidationId[]> = {}
  if (!isRealPhone(entered.phone_number)) errors['phone_number'] = ['validation.phone']
  if (services.passwords.isCommon(entered.password)) errors['password'] = ['validation.password_common']
  if (isCompany(entered)) {
    const choices = await findCompanyChoices(db, entered.company_size_id, entered.info_source_id)
    if (!choices.size) errors['company_size_id'] = ['validation.reference']
    if (!choices.source) errors['info_source_id'] = ['validation.reference']
  }
  if (Object.keys(errors).length > 0) invalid(errors)
}

/** Locks the choices, so that from here on nobody deletes them without seeing this registration. */
async function lockChoices(
  tx: Tx,
  { company_size_id, info_source_id }: z.output<typeof companyRegistration>,
): Promise<void> {
  const size = await lockChoice(tx, companySizes, company_size_id, { active: true })
  const source = await lockChoice(tx, infoSources, info_source_id, { active: true })
  if (!size || !source)
    invalid({
      ...(size ? {} : { company_size_id: ['validation.reference'] }),
      ...(source ? {} : { info_source_id: ['validation.reference'] }),
    })
}

/** A company's choices at registration, as far as they still exist: a deleted choice must not keep the company out. */
async function choicesOf(tx: Tx, { companySizeId, infoSourceId }: RegistrationRow) {
  const kept = async (table: Parameters<typeof lockChoice>[1], id: string | null) =>
    id !== null && (await lockChoice(tx, table, id, { active: false })) ? id : null
  return { companySizeId: await kept(companySizes, companySizeId), infoSourceId: await kept(infoSources, infoSourceId) }
}

/**
 * Stores a registration and reserves its username for an hour, long enough to read the mail; later it still gets the
 * name unless someone else took it (decision 174). The outbox sends the mail. Whether the email is registered is not
 * checked here: the outbox decides which mail is sent, so that answer, time and later observations are the same.
 */
export async function keepRegistration(
  tx: Tx,
  services: Services,
  given: { readonly entered: Entered; readonly passwordHash: string; readonly lang: Language; readonly now: Date },
): Promise<void> {
  const { entered, passwordHash, lang, now } = given
  const emailKey = entered.email.toLowerCase()
  const username = usernameKey(entered.username)
  const expiresAt = after(now, LIFE.registration)
  if (!(await holdUsername(tx, { key: username, emailKey, until: after(now, LIFE.heldUsername), now })))
    throw new Refusal('username_taken', {}, { username: ['validation.username_taken'] })
  if (isCompany(entered)) await lockChoices(tx, entered)
  const id = services.ids.uuid()
  const names = isCompany(entered)
    ? {
        kind: 'company' as const,
        companyName: entered.company_name,
        companySizeId: entered.company_size_id,
        infoSourceId: entered.info_source_id,
      }
    : {
        kind: 'individual' as const,
        firstName: entered.first_name,
        middleName: entered.middle_name,
        lastName: entered.last_name,
      }
  await tx.insert(registrations).values({
    id,
    ...names,
    email: entered.email,
    emailKey,
    username,
    passwordHash,
    phoneNumber: entered.phone_number,
    watchHash: entered.watch === undefined ? null : hashToken(entered.watch),
    policyIds: entered.policies ?? [],
    language: lang,
    expiresAt,
    createdAt: now,
  })
  await addJob(tx, services, 'account', { about: 'registration', id })
}

/**
 * Moves an unconfirmed registration and its reserved username to another address; the old link stops working and the
 * outbox sends a new one. An unknown id costs the same and changes nothing. The username stays if an older registration
 * with the same name and old address waits: it was first.
 */
export async function moveRegistration(
  tx: Tx,
  services: Services,
  id: string,
  email: string,
  now: Date,
): Promise<void> {
  const emailKey = email.toLowerCase()
  const older = alias(registrations, 'older')
  const waiting = and(eq(registrations.id, id), isNull(registrations.usedAt), gt(registrations.expiresAt, now))
  const before = tx
    .select({ username: registrations.username, emailKey: registrations.emailKey })
    .from(registrations)
    .where(waiting)
    .as('before')
  const first = tx
    .select({ id: older.id })
    .from(older)
    .where(
      and(
        eq(older.username, before.username),
        eq(older.emailKey, before.emailKey),
        lt(older.id, id),
        isNull(older.usedAt),
        gt(older.expiresAt, now),
      ),
    )
  await tx
    .update(usernames)
    .set({ heldFor: emailKey })
    .from(before)
    .where(
      and(
        eq(usernames.key, before.username),
        eq(usernames.state, 'held'),
        eq(usernames.heldFor, before.emailKey),
        notExists(first),
      ),
    )
  await tx.update(registrations).set({ email, emailKey, tokenHash: null, tokenExpiresAt: null }).where(waiting)
  await addJob(tx, services, 'account', { about: 'registration', id })
}

/**
 * Deletes a registration and frees its reserved username, unless another one of the same email reserves it too. An
 * invalid token is `token_spent`.
 */
export async function discardRegistration(tx: Tx, token: string, now: Date): Promise<void> {
  const [gone] = await tx
    .update(registrations)
    // Whoever registered with an email that is not theirs hears nothing of what its owner does.
    .set({ usedAt: now, watchHash: null })
    .where(isGood(hashToken(token), now))
    .returning()
  if (gone === undefined) return refuse('token_spent', {})
  const { username, emailKey } = gone
  const others = tx
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.username, username),
        eq(registrations.emailKey, emailKey),
        isNull(registrations.usedAt),
        gt(registrations.expiresAt, now),
      ),
    )
  await tx
    .delete(usernames)
    .where(
      and(eq(usernames.key, username), eq(usernames.state, 'held'), eq(usernames.heldFor, emailKey), notExists(others)),
    )
}

/**
 * Uses the token of a confirmation and creates the user, its account and, for a person, its unpublished site and card
 * code. The caller has proved the registration's password or sets another one: `passwordHash`. Returns the username:
 * the requested one or, if that was lost meanwhile, a random one that can be changed; and the new user. A token that is
 * used, too old or unknown, and an email confirmed by another registration meanwhile, are `token_spent`.
 */
export async function confirmRegistration(
  tx: Tx,
  services: Services,
  { token, passwordHash, now }: { readonly token: string; readonly passwordHash: string; readonly now: Date },
): Promise<{ readonly username: string; readonly isAsEntered: boolean; readonly user: UserRow }> {
  const [spent] = await tx
    .update(registrations)
    .set({ usedAt: now })
    .where(isGood(hashToken(token), now))
    .returning()
  if (spent === undefined) return refuse('token_spent', {})
  // With another password it is the owner of the email, and not who registered, that confirms.
  if (spent.passwordHash !== passwordHash)
    await tx.update(registrations).set({ watchHash: null }).where(eq(registrations.id, spent.id))
  const userId = services.ids.uuid()
  const accountId = services.ids.uuid()
  const [user] = await tx
    .insert(users)
    .values(userOf({ ...spent, passwordHash }, userId, accountId, now))
    .onConflictDoNothing({ target: users.emailKey })
    .returning()
  if (user === undefined) return refuse('token_spent', {})
  const { emailKey, companyName } = spent
  const contact =
    spent.kind === 'company' ? { companyName, ...(await choicesOf(tx, spent)), phoneNumber: spent.phoneNumber } : {}
  await tx
    .insert(accounts)
    .values({ id: accountId, ownerId: userId, kind: spent.kind, username: spent.username, ...contact, createdAt: now })
  const isAsEntered = await takeUsername(tx, { key: spent.username, emailKey, accountId, now })
  const username = isAsEntered
    ? spent.username
    : await nameByChance(tx, services, { kind: spent.kind, emailKey, accountId, now })
  if (spent.kind === 'individual') {
    await openSite(tx, accountId, now)
    await giveCode(tx, services, accountId, now)
    await claimOffers(tx, services, { accountId, emailKey })
  }
  // With another password it is somebody else, who accepted nothing yet.
  if (spent.passwordHash === passwordHash) await noteAcceptances(tx, userId, spent.policyIds, spent.createdAt)
  await keepUserSearch(tx, userId)
  await tell(tx, services, 'email.confirmed', { emailKey, now })
  return { username, isAsEntered, user }
}

/** The requested username belongs to somebody else by now; that is no reason to turn away the owner of the email. */
async function nameByChance(
  tx: Tx,
  services: Services,
  { kind, ...to }: Wanting & { readonly kind: string; readonly now: Date },
): Promise<string> {
  const key = usernameKey(`${kind}.${services.ids.code()}`)
  if (!(await takeUsername(tx, { key, ...to }))) throw new Error('A name by chance was taken')
  await tx.update(accounts).set({ username: key }).where(eq(accounts.id, to.accountId))
  return key
}

function userOf(entered: RegistrationRow, id: string, accountId: string, now: Date): typeof users.$inferInsert {
  const { email, emailKey, passwordHash, firstName, middleName, lastName, phoneNumber, language, kind } = entered
  return {
    id,
    email,
    emailKey,
    passwordHash,
    role: ROLE[kind],
    firstName,
    middleName,
    lastName,
    phoneNumber,
    language,
    // People who read Amharic get the Ethiopian calendar until they choose another.
    calendar: language === 'am' ? 'ethiopian' : 'gregorian',
    tierKey: 'free',
    currentAccountId: accountId,
    emailVerifiedAt: now,
    createdAt: now,
  }
}
