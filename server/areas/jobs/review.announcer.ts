import { and, eq, isNull } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { notify } from '../notifications/notifications.commands.ts'
import type { NotificationValues } from '../notifications/notification-kinds.ts'
import type { Posting } from './postings.policy.ts'
import { employerName } from './postings.present.ts'

type Decision = NotificationValues['job_decided']['decision']

/** Tells every administrator, in one order, that a posting waits. */
export async function tellReviewers(tx: Tx, services: Services, { id, accountId, title }: Posting): Promise<void> {
  const [employer] = await tx
    .select({ account: accounts, owner: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  if (!employer) return
  const name = employerName(employer.account, employer.owner)
  const administrators = await tx
    .select({ id: accounts.id, lang: users.language })
    .from(accounts)
    .innerJoin(users, and(eq(users.id, accounts.ownerId), isNull(users.disabledAt)))
    .where(eq(accounts.kind, 'administrator'))
    .orderBy(accounts.id)
  for (const administrator of administrators)
    await notify(tx, services, {
      accountId: administrator.id,
      kind: 'job_review_requested',
      subjectId: id,
      companyAccountId: accountId,
      values: {
        title: resolve(title, administrator.lang)?.text ?? '',
        employer: resolve(name, administrator.lang)?.text ?? employer.account.username,
      },
    })
}

/** Tells the account of a posting what an administrator decided. */
export async function tellDecision(
  tx: Tx,
  services: Services,
  { id, accountId, title }: Posting,
  decision: Decision,
): Promise<void> {
  const [owner] = await tx
    .select({ lang: users.language })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .where(eq(accounts.id, accountId))
  await notify(tx, services, {
    accountId,
    kind: 'job_decided',
    subjectId: id,
    companyAccountId: null,
    values: { title: resolve(title, owner?.lang ?? 'en')?.text ?? '', decision },
  })
}
