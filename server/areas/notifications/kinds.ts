import type { AccountKind } from '../../../openapi/define.ts'
import type { Digest, NotificationKind } from '../../../openapi/schemas/notification.ts'
import { companySectionPath, invitationsPath } from '../../../openapi/anchors.ts'
import { pages } from '../../../openapi/routes.ts'

/**
 * What the text of each kind is filled with, beside `company` (the shown name of `companyAccountId`, in the reader's
 * language) and `reader` (the kind of account that has the notification), which are added when it is read. Days are ISO
 * dates.
 */
export interface NotificationValues {
  /** `title`: the job; `change`: whether it is offered for the first time, or again on other terms. */
  readonly job_offer: { readonly title: string; readonly change: 'new' | 'again' }
  readonly offer_withdrawn: { readonly title: string }
  readonly answer_due: { readonly title: string; readonly date: string }
  /** `person`: the name of who accepted; of who declined the email that the company wrote, and never more. */
  readonly offer_answered: { readonly title: string; readonly person: string; readonly answer: 'accepted' | 'rejected' }
  /** To both sides. `date`: the last day. */
  readonly employment_ended: { readonly title: string; readonly person: string; readonly date: string }
  readonly employment_disputed: { readonly title: string; readonly person: string }
  readonly licence_expiring: { readonly licence: string; readonly date: string }
  readonly verification_decided: { readonly decision: 'verified' | 'refused' }
  readonly verification_requested: Readonly<Record<never, never>>
  readonly ownership_offered: { readonly kind: 'share' | 'transfer' }
  /** `person`: who joined, left, or owns the account from now on. */
  readonly ownership_changed: { readonly person: string; readonly change: 'joined' | 'left' | 'transferred' }
  readonly new_follower: { readonly person: string }
}

/** When a mail about each kind goes out, until the person chooses. */
export const mailDefaults: Readonly<Record<NotificationKind, Digest>> = {
  job_offer: 'at_once',
  offer_withdrawn: 'at_once',
  answer_due: 'at_once',
  offer_answered: 'at_once',
  employment_ended: 'at_once',
  employment_disputed: 'at_once',
  licence_expiring: 'at_once',
  verification_decided: 'at_once',
  verification_requested: 'daily',
  ownership_offered: 'at_once',
  ownership_changed: 'at_once',
  new_follower: 'daily',
}

/** What an employee with the right `recruiting` sees of a company's notifications; other employees see none. */
export const RECRUITING_KINDS = [
  'job_offer',
  'offer_withdrawn',
  'answer_due',
  'offer_answered',
  'employment_ended',
  'employment_disputed',
] as const satisfies readonly NotificationKind[]

const offerPath = (id: string) => pages.offer.path.replace('{id}', id)

/** The page of what a notification is about. `offerId` is the offer that an employment came of. */
export function pathOf(
  kind: NotificationKind,
  {
    subjectId,
    offerId,
    reader,
  }: { readonly subjectId: string | null; readonly offerId: string | null; readonly reader: AccountKind },
): string | null {
  switch (kind) {
    case 'job_offer':
    case 'offer_withdrawn':
    case 'answer_due':
    case 'offer_answered':
      return subjectId === null ? null : offerPath(subjectId)
    case 'employment_ended':
    case 'employment_disputed':
      if (offerId !== null) return offerPath(offerId)
      return reader === 'company' ? pages.employees.path : pages.offers.path
    case 'licence_expiring':
      return companySectionPath('licences')
    case 'verification_decided':
      return companySectionPath('verification')
    case 'verification_requested':
      return pages.users.path
    case 'ownership_offered':
      // Invitations stand on the dashboard of whoever is invited.
      return invitationsPath
    case 'ownership_changed':
      return reader === 'company' ? pages.owners.path : pages.dashboard.path
    case 'new_follower':
      return pages.subscribed.path
  }
}
