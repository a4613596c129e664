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
import { claimOffers } from '../offers/offer.claimer.ts'
import { openSite } from '../../kernel/site-content.ts'
import { tell } from '../../kernel/reactions.ts'
import { isRealPhone } from '../../kernel/phone.ts'
import { findCompanyChoices, isGood, type RegistrationRow } from './session.queries.ts'
import { after, LIFE } from './tokens.ts'
import { holdUsername, takeHeldUsername, takeUsername, usernameKey } from './username.ts'

export type Entered = z.output<typeof userRegistration> | z.output<typeof companyRegistration>
const isCompany = (entered: Entered): entered is z.output<typeof companyRegistration> => 'company_name' in entered

/**
 * What the schema cannot know: common passwords, numbers that no network gives, choices that are gone. Refuses with all
 * of them at once.
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

/** The choices were there a moment ago; from here on nobody deletes them without seeing this registration. */
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

/**
 * What a company chose when it registered, as far as it is there still: a choice that is gone is no reason not to let
 * the company in.
 */
async function choicesOf(tx: Tx, { companySizeId, infoSourceId }: RegistrationRow) {
  const kept = async (table: Parameters<typeof lockChoice>[1], id: string | null) =>
    id !== null && (await lockChoice(tx, table, id, { active: false })) ? id : null
  return { companySizeId: await kept(companySizes, companySizeId), infoSourceId: await kept(infoSources, infoSourceId) }
}

/**
 * Keeps a registration and holds its username; the mail follows from the outbox. It does not look whether the email is
 * known: the worker of the outbox decides which mail goes, so that answer, time and what can be seen afterwards are the
 * same.
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
  if (!(await holdUsername(tx, { key: username, emailKey, until: expiresAt, now })))
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
    language: lang,
    expiresAt,
    createdAt: now,
  })
  await addJob(tx, services, 'account', { about: 'registration', id })
}

/**
 * A registration that waits goes to another address, and the name it holds with it; the link in the former mail is
 * dead, and the outbox sends a new one. An id that is no such registration costs the same and changes nothing. The name
 * stays where an older registration of the same name and former address waits: it was first.
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
 * Throws a registration away and frees the name that it holds, unless another one of the same email holds it too. A
 * token that helps no more is `token_spent`.
 */
export async function discardRegistration(tx: Tx, token: string, now: Date): Promise<void> {
  const [gone] = await tx
    .update(registrations)
    .set({ usedAt: now })
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
 * Spends the token of a confirmation and makes the user, its account and, for a person, its unpublished site and its
 * card's code. Whoever confirms has proved the registration's password, or sets another: `passwordHash`. Gives back the
 * username: the one that was entered, or, where that was lost meanwhile, one by chance that can be changed. A token
 * that is spent, too old or unknown, and an email confirmed by another registration meanwhile, are `token_spent`.
 */
export async function confirmRegistration(
  tx: Tx,
  services: Services,
  { token, passwordHash, now }: { readonly token: string; readonly passwordHash: string; readonly now: Date },
): Promise<{ readonly username: string; readonly isAsEntered: boolean }> {
  const [spent] = await tx
    .update(registrations)
    .set({ usedAt: now })
    .where(isGood(hashToken(token), now))
    .returning()
  if (spent === undefined) return refuse('token_spent', {})
  const userId = services.ids.uuid()
  const accountId = services.ids.uuid()
  const made = await tx
    .insert(users)
    .values(userOf({ ...spent, passwordHash }, userId, accountId, now))
    .onConflictDoNothing({ target: users.emailKey })
    .returning({ id: users.id })
  if (made.length === 0) refuse('token_spent', {})
  const { emailKey, companyName } = spent
  const contact =
    spent.kind === 'company' ? { companyName, ...(await choicesOf(tx, spent)), phoneNumber: spent.phoneNumber } : {}
  await tx
    .insert(accounts)
    .values({ id: accountId, ownerId: userId, kind: spent.kind, username: spent.username, ...contact, createdAt: now })
  const isAsEntered = await takeHeldUsername(tx, { key: spent.username, emailKey, accountId })
  const username = isAsEntered ? spent.username : await nameByChance(tx, services, { kind: spent.kind, accountId, now })
  if (spent.kind === 'individual') {
    await openSite(tx, accountId, now)
    await giveCode(tx, services, accountId, now)
    await claimOffers(tx, services, { accountId, emailKey })
  }
  await keepUserSearch(tx, userId)
  await tell(tx, services, 'email.confirmed', { emailKey, now })
  return { username, isAsEntered }
}

/** The name that was entered belongs to somebody else by now; that is no reason to turn away whoever owns the email. */
async function nameByChance(
  tx: Tx,
  services: Services,
  { kind, accountId, now }: { readonly kind: string; readonly accountId: string; readonly now: Date },
): Promise<string> {
  const key = usernameKey(`${kind}.${services.ids.code()}`)
  if (!(await takeUsername(tx, { key, accountId, now }))) throw new Error('A name by chance was taken')
  await tx.update(accounts).set({ username: key }).where(eq(accounts.id, accountId))
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
    // Who reads Amharic is at home in the Ethiopian calendar, until they choose otherwise.
    calendar: language === 'am' ? 'ethiopian' : 'gregorian',
    tierKey: 'free',
    currentAccountId: accountId,
    emailVerifiedAt: now,
    createdAt: now,
  }
}
