import { eq } from 'drizzle-orm'
import type { Language } from '../../../openapi/define.ts'
import { users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import type { NotificationValues } from '../notifications/notification-kinds.ts'
import { notify } from '../notifications/notifications.commands.ts'

type Kind = 'note_mention' | 'interviewer_assigned'
interface Telling<K extends Kind> {
  /** Who of those that act for the account is told. */
  readonly userId: string
  readonly accountId: string
  readonly kind: K
  readonly applicationId: string
  readonly valuesIn: (lang: Language) => NotificationValues[K]
}

/** Tells one colleague of an applicant, in their language; nobody else who acts for the account sees it. */
export async function tellColleague<K extends Kind>(
  tx: Tx,
  services: Services,
  { userId, accountId, kind, applicationId, valuesIn }: Telling<K>,
): Promise<void> {
  const [user] = await tx.select({ language: users.language }).from(users).where(eq(users.id, userId))
  if (user === undefined) return
  await notify(tx, services, {
    accountId,
    forUserId: userId,
    kind,
    subjectId: applicationId,
    companyAccountId: accountId,
    values: valuesIn(user.language),
  })
}
