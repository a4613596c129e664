import type { NotificationKind } from '../../../openapi/schemas/notification.ts'
import type { Account } from '../../ui/session-context.ts'

/** The kinds of notification for each kind of account, most important first. */
const KINDS: Readonly<Record<Account['kind'], readonly NotificationKind[]>> = {
  individual: [
    'letter_received',
    'letter_declined',
    'job_offer',
    'answer_due',
    'offer_withdrawn',
    'employment_ended',
    'application_received',
    'application_moved',
    'application_decided',
    'interview_invited',
    'interview_cancelled',
    'interview_soon',
    'employer_message',
    'page_taken_down',
    'job_decided',
    'new_applications',
    'replies_due',
    'job_closed',
    'applicant_message',
    'interview_answered',
    'interview_assigned',
    'ownership_offered',
  ],
  company: [
    'letter_asked',
    'letter_answered',
    'letter_received',
    'letter_requested',
    'letter_seat_vacant',
    'offer_answered',
    'employment_ended',
    'employment_disputed',
    'job_decided',
    'new_applications',
    'replies_due',
    'job_closed',
    'note_mention',
    'interviewer_assigned',
    'interview_answered',
    'interview_assigned',
    'interview_cancelled',
    'interview_soon',
    'applicant_message',
    'licence_expiring',
    'verification_decided',
    'page_taken_down',
    'plan_decided',
    'ownership_offered',
    'ownership_changed',
    'new_follower',
  ],
  administrator: ['verification_requested', 'job_review_requested', 'plan_requested', 'message_received'],
}

/** What is told of letters. */
const OF_LETTERS = ['letter_asked', 'letter_answered', 'letter_received', 'letter_requested'] as const

/** What an employer tells one of its employees; all else goes to its owners. */
const OF_EMPLOYERS: readonly NotificationKind[] = ['note_mention', 'interviewer_assigned', ...OF_LETTERS]

/** The kinds that someone with these accounts gets mails about. */
export const kindsFor = (accounts: readonly Pick<Account, 'kind' | 'is_employee'>[]): readonly NotificationKind[] => [
  ...new Set(accounts.flatMap(({ kind, is_employee }) => (is_employee ? OF_EMPLOYERS : KINDS[kind]))),
]
