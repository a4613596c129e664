import { and, eq } from 'drizzle-orm'
import { ROLE } from '../../../openapi/define.ts'
import { pages, WANTED } from '../../../openapi/routes.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { offerPath, WAITED_FOR } from '../notifications/notification-kinds.ts'
import { notify, readNotices } from '../notifications/notifications.commands.ts'
import { replacedJobs } from './employment.replacer.ts'
import { formerJobs } from './former-jobs.ts'
import { claimOffers } from './offer.claimer.ts'
import { languageOf } from './offer.examiner.ts'
import { companyName } from './offers.present.ts'
import type { OfferRow } from './offers.queries.ts'

type Offer = OfferRow['offer']

/**
 * Who has an email: a person, whom offers reach; a company or administrator, whom none reaches; someone disabled; or
 * nobody.
 */
type Holder =
  | { readonly kind: 'person'; readonly accountId: string }
  | { readonly kind: 'other' | 'disabled' | 'nobody' }
async function holderOf(tx: Tx, emailKey: string): Promise<Holder> {
  const [user] = await tx
    .select({ id: users.id, role: users.role, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.emailKey, emailKey))
  if (user === undefined) return { kind: 'nobody' }
  if (user.disabledAt !== null) return { kind: 'disabled' }
  if (user.role !== ROLE.individual) return { kind: 'other' }
  const [own] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.ownerId, user.id), eq(accounts.kind, 'individual')))
    .limit(1)
  return own ? { kind: 'person', accountId: own.id } : { kind: 'nobody' }
}

/**
 * Tells whom an offer is for: a person in the application, someone unknown by an invitation to the email as it was
 * written, and the company or administrator who has that email that offers do not reach them. It runs after the answer,
 * so that the sender never learns which of these it was (decision 098).
 */
export async function announce(tx: Tx, services: Services, offer: Offer, email: string): Promise<void> {
  const { id, companyAccountId, employeeAccountId: accountId, employeeEmailKey: emailKey, jobTitle: title } = offer
  if (accountId !== null) {
    services.events.publish(tx, 'offers', accountId)
    return notify(tx, services, {
      accountId,
      kind: 'job_offer',
      subjectId: id,
      companyAccountId,
      values: {
        title,
        change: offer.terms > 1 ? 'again' : 'new',
        ...formerJobs(await replacedJobs(tx, offer, services.clock.now())),
      },
    })
  }
  const holder = await holderOf(tx, emailKey)
  // Registered at the moment of the sending.
  if (holder.kind === 'person') return claimOffers(tx, services, { accountId: holder.accountId, emailKey })
  if (holder.kind === 'other') await write(tx, services, offer, { kind: 'offer-elsewhere', email })
  if (holder.kind === 'nobody') await write(tx, services, offer, { kind: 'offer-invitation', email })
}

/** An offer was taken back: a person is told, and what asked them for an answer is settled; nobody else was promised anything. */
export async function announceWithdrawal(
  tx: Tx,
  services: Services,
  { id, companyAccountId, employeeAccountId: accountId, jobTitle: title }: Offer,
  lapsed: boolean,
): Promise<void> {
  if (accountId === null) return
  services.events.publish(tx, 'offers', accountId)
  await readNotices(tx, services, [id], WAITED_FOR)
  const values = lapsed ? ({ title, by: 'clock' } as const) : { title }
  await notify(tx, services, { accountId, kind: 'offer_withdrawn', subjectId: id, companyAccountId, values })
}

/** The company is told that its last day for an answer passed, by the email that it wrote: whoever has it or not. */
export const announceSilence = (
  tx: Tx,
  services: Services,
  { id, companyAccountId: accountId, jobTitle: title, employeeEmailKey: person }: Offer,
): Promise<void> =>
  notify(tx, services, {
    accountId,
    kind: 'offer_answered',
    subjectId: id,
    companyAccountId: accountId,
    values: { title, person, answer: 'none' },
  })

/**
 * The last day for an answer is tomorrow: a person is told, and someone who is not registered is written to once more.
 */
export async function announceLastDay(tx: Tx, services: Services, offer: Offer, date: string): Promise<void> {
  const { id, companyAccountId, employeeAccountId: accountId, employeeEmailKey: email, jobTitle: title } = offer
  if (accountId !== null)
    return notify(tx, services, {
      accountId,
      kind: 'answer_due',
      subjectId: id,
      companyAccountId,
      values: { title, date },
    })
  if ((await holderOf(tx, email)).kind === 'nobody') await write(tx, services, offer, { kind: 'offer-reminder', email })
}

/** The form of registration, which goes on to a page. */
const invitedTo = (path: string) => `${pages.registerUser.path}?${WANTED}=${encodeURIComponent(path)}`

interface Writing {
  readonly kind: 'offer-invitation' | 'offer-reminder' | 'offer-elsewhere'
  readonly email: string
}
/** Writes to an email that no person is registered with, in the language of the offer. */
async function write(
  tx: Tx,
  services: Services,
  { id, companyAccountId, jobTitle }: Offer,
  { kind, email }: Writing,
): Promise<void> {
  const { publicName, companyName: registered, username, pictureId, verifiedAt } = accounts
  const [company] = await tx
    .select({ publicName, companyName: registered, username, pictureId, verifiedAt })
    .from(accounts)
    .where(eq(accounts.id, companyAccountId))
  if (company === undefined) return
  const lang = languageOf({ job_title: jobTitle })
  const verified = company.verifiedAt === null ? 'no' : 'yes'
  const values = {
    name: email,
    company: companyName(company, lang),
    verified,
    // Whoever registers or signs in by this link reads the offer first.
    ...(kind === 'offer-elsewhere' ? {} : { prefill: email, title: jobTitle, path: invitedTo(offerPath(id)) }),
  }
  await queueMail(tx, services, { to: email, lang, kind, from: companyAccountId, values })
}
