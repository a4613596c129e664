import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import { fullName } from '../../../openapi/format/names.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ownershipInvitation, ownersAnswer } from '../../../openapi/schemas/company.ts'
import { coOwners, ownershipInvitations } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'

export type InvitationRow = typeof ownershipInvitations.$inferSelect
type Names = Pick<typeof users.$inferSelect, 'firstName' | 'middleName' | 'lastName' | 'email'>

/** How owners know each other: by name, or, of someone who registered as a company and has none, by email. */
export const ownerName = ({ firstName, middleName, lastName, email }: Names): string =>
  fullName({ first_name: firstName, middle_name: middleName, last_name: lastName }) || email

const person = {
  userId: users.id,
  email: users.email,
  emailKey: users.emailKey,
  firstName: users.firstName,
  middleName: users.middleName,
  lastName: users.lastName,
}

/** The principal, then the others in the order they came. */
export async function findOwners(db: Readable, accountId: string) {
  const [principal] = await db
    .select({ ...person, since: accounts.createdAt })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  if (!principal) return refuse('not_found', {})
  const others = await db
    .select({ ...person, since: coOwners.createdAt })
    .from(coOwners)
    .innerJoin(users, eq(users.id, coOwners.userId))
    .where(eq(coOwners.accountId, accountId))
    .orderBy(asc(coOwners.createdAt), asc(coOwners.userId))
  return { principal, others }
}

/** The invitations of an account that still wait, oldest first. */
export const findWaiting = (db: Readable, accountId: string, now: Date): Promise<InvitationRow[]> =>
  db
    .select()
    .from(ownershipInvitations)
    .where(
      and(
        eq(ownershipInvitations.accountId, accountId),
        isNull(ownershipInvitations.answeredAt),
        gt(ownershipInvitations.expiresAt, now),
      ),
    )
    .orderBy(asc(ownershipInvitations.createdAt), asc(ownershipInvitations.id))

/** Whoever owns the account, and who is invited to. The principal takes shares and hands over; the others may leave. */
export async function readOwners(db: Readable, viewer: Viewer, now: Date): Promise<z.input<typeof ownersAnswer>> {
  const { principal, others } = await findOwners(db, viewer.accountId)
  const isPrincipal = principal.userId === viewer.userId
  const invitations = await findWaiting(db, viewer.accountId, now)
  return {
    owners: [principal, ...others].map((owner) => ({
      user_id: owner.userId as Ref<'user'>,
      name: ownerName(owner),
      email: owner.email,
      is_principal: owner === principal,
      is_me: owner.userId === viewer.userId,
      since: owner.since.toISOString(),
      abilities: { remove: owner !== principal && (isPrincipal || owner.userId === viewer.userId) },
    })),
    invitations: invitations.map(({ id, emailKey, kind, expiresAt }) => ({
      id: id as Ref<'ownershipInvitation'>,
      email: emailKey,
      kind,
      expires_at: expiresAt.toISOString(),
    })),
    abilities: { invite: true, transfer: isPrincipal },
  }
}

/**
 * The invitations that wait for the email that a user confirmed, oldest first. Those of someone who was disabled count
 * for nothing meanwhile.
 */
export async function readInvitations(
  db: Readable,
  services: Pick<Services, 'files'>,
  userId: string,
  now: Date,
): Promise<z.input<typeof ownershipInvitation>[]> {
  const emailKey = db.select({ key: users.emailKey }).from(users).where(eq(users.id, userId))
  const rows = await db
    .select({ invitation: ownershipInvitations, account: accounts, inviter: person })
    .from(ownershipInvitations)
    .innerJoin(accounts, eq(accounts.id, ownershipInvitations.accountId))
    .innerJoin(users, eq(users.id, ownershipInvitations.invitedBy))
    .where(
      and(
        eq(ownershipInvitations.emailKey, emailKey),
        isNull(ownershipInvitations.answeredAt),
        gt(ownershipInvitations.expiresAt, now),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(asc(ownershipInvitations.createdAt), asc(ownershipInvitations.id))
  return rows.map(({ invitation, account, inviter }) => ({
    id: invitation.id as Ref<'ownershipInvitation'>,
    kind: invitation.kind,
    company_name: shownCompanyName(account),
    company_logo: account.pictureId === null ? null : services.files.guestUrl(account.pictureId, 'contact'),
    username: account.username,
    invited_by: ownerName(inviter),
    expires_at: invitation.expiresAt.toISOString(),
  }))
}
