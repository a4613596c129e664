import { leaveNobodyWaiting } from './areas/applications/closing.commands.ts'
import { renameFollower } from './areas/company/following.commands.ts'
import { tellInvitations } from './areas/company/invitations.commands.ts'
import { assignHolders } from './areas/evaluation/assignments.commands.ts'
import { cancelDecided, cancelLeaving, cancelWithdrawn } from './areas/interviews/over.commands.ts'
import { renameEmployer } from './areas/jobs/employer-name.commands.ts'
import { tellOfVacancy } from './areas/letters/vacancy.teller.ts'
import { leavePosition } from './areas/offers/position.commands.ts'
import { announceArticle } from './areas/newsletter/newsletter.mailer.ts'
import { settleNotices } from './areas/notifications/notifications.commands.ts'
import { takeBackDeletion } from './areas/rights/deletion.commands.ts'
import type { Reactions } from './kernel/reactions.ts'

/** What happens in one area and matters to another. */
export const reactions: Reactions = {
  'account.renamed': [
    (tx, _services, { accountId }) => renameFollower(tx, accountId),
    (tx, services, { accountId }) => renameEmployer(tx, services, accountId),
  ],
  'email.confirmed': [(tx, services, { emailKey, now }) => tellInvitations(tx, services, emailKey, now)],
  'life.moved': [settleNotices, announceArticle, cancelWithdrawn],
  'posting.closed': [leaveNobodyWaiting],
  'applications.decided': [cancelDecided],
  'interview.held_by': [assignHolders],
  'user.leaving': [(tx, services, { accountIds }) => cancelLeaving(tx, services, accountIds)],
  'user.returned': [(tx, services, { userId }) => takeBackDeletion(tx, services, userId)],
  'employment.closed': [tellOfVacancy],
  'position.deleted': [(tx, _services, { positionId }) => leavePosition(tx, positionId)],
}
