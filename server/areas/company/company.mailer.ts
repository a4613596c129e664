import { and, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { resolve } from '../../../openapi/format/names.ts'
import { ROLE } from '../../../openapi/define.ts'
import { ownershipInvitations } from '../../db/company-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { mayMail } from '../session/login-limits.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import { mailFollower } from './following.commands.ts'

const request = z.discriminatedUnion('about', [
  z.strictObject({ about: z.literal('ownership'), id: z.uuid() }),
  z.strictObject({
    about: z.literal('follow'),
    companyAccountId: z.uuid(),
    email: z.string(),
    language: z.enum(['en', 'am']),
  }),
])

/** Decides after the answer who hears what, so that the calls themselves do the same for every email. */
export async function sendCompanyMail(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const asked = request.parse(payload)
  return asked.about === 'ownership' ? sendInvitation(services, asked.id) : mailFollower(services, asked)
}

/**
 * Whoever is known by the email is notified, and mailed as they chose; anyone else gets a mail that leads to
 * registration. At most five an hour to one address.
 */
async function sendInvitation(services: Services, id: string): Promise<void> {
  const now = services.clock.now()
  const [found] = await services.db
    .select({ invitation: ownershipInvitations, account: accounts, language: users.language })
    .from(ownershipInvitations)
    .innerJoin(accounts, eq(accounts.id, ownershipInvitations.accountId))
    .innerJoin(users, eq(users.id, ownershipInvitations.invitedBy))
    .where(
      and(
        eq(ownershipInvitations.id, id),
        isNull(ownershipInvitations.answeredAt),
        gt(ownershipInvitations.expiresAt, now),
        isNull(users.disabledAt),
      ),
    )
  // Taken back or replaced meanwhile, or its sender was disabled.
  if (!found || !(await mayMail(services.db, 'ownership', found.invitation.emailKey, now))) return
  const { invitation, account, language } = found
  await services.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.emailKey, invitation.emailKey))
    if (user === undefined) {
      const company = resolve(shownCompanyName(account), language)?.text ?? account.username
      return queueMail(tx, services, {
        to: invitation.emailKey,
        lang: language,
        kind: 'ownership-invitation',
        from: account.id,
        values: {
          name: invitation.emailKey,
          prefill: invitation.emailKey,
          company,
          kind: invitation.kind,
          verified: account.verifiedAt === null ? 'no' : 'yes',
        },
      })
    }
    if (user.disabledAt !== null || user.role === ROLE.administrator) return
    const [own] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.ownerId, user.id))
      .orderBy(accounts.createdAt, accounts.id)
      .limit(1)
    if (own)
      await notify(tx, services, {
        accountId: own.id,
        kind: 'ownership_offered',
        subjectId: invitation.id,
        companyAccountId: account.id,
        values: { kind: invitation.kind },
      })
  })
}
