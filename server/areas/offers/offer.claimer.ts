import { and, asc, eq, isNull } from 'drizzle-orm'
import { offers } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import { isActive } from '../../kernel/active-account.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { replacedJobs } from './employment.replacer.ts'
import { formerJobs } from './former-jobs.ts'
import { WAITING, type OfferStatus } from './offers.policy.ts'

/**
 * Someone has confirmed an email: the offers that were sent to it are theirs from now on, and those of active companies
 * that wait are told of. Called by whatever confirms an individual's email, in its transaction.
 */
export async function claimOffers(
  tx: Tx,
  services: Services,
  { accountId, emailKey }: { readonly accountId: string; readonly emailKey: string },
): Promise<void> {
  const found = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(and(isNull(offers.employeeAccountId), eq(offers.employeeEmailKey, emailKey)))
    .orderBy(asc(offers.createdAt), asc(offers.id))
  for (const { id } of found) {
    const [offer] = await tx
      .update(offers)
      .set({ employeeAccountId: accountId })
      .where(and(eq(offers.id, id), isNull(offers.employeeAccountId)))
      .returning()
    if (offer === undefined || !WAITING.includes(offer.status as OfferStatus)) continue
    services.events.publish(tx, 'offers', accountId)
    if ((await tx.$count(accounts, and(eq(accounts.id, offer.companyAccountId), isActive()))) === 0) continue
    await notify(tx, services, {
      accountId,
      kind: 'job_offer',
      subjectId: id,
      companyAccountId: offer.companyAccountId,
      values: {
        title: offer.jobTitle,
        change: 'new',
        ...formerJobs(await replacedJobs(tx, offer, services.clock.now())),
      },
    })
  }
}
