import { eq } from 'drizzle-orm'
import type { OfferTerms } from '../../../openapi/schemas/job-offer.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { queueMail } from '../../kernel/mail.ts'
import { notify } from '../notifications/notifications.commands.ts'
import { languageOf } from './examine.ts'
import { companyName } from './offers.present.ts'
import { planAnswer } from './schedule.ts'

/** An offer that goes out, for the first time or on new terms. */
export interface Outgoing {
  readonly offerId: string
  readonly terms: Pick<OfferTerms, 'job_title' | 'answer_by'>
  readonly number: number
  /** As the company wrote it. */
  readonly email: string
  readonly accountId: string | null
}

/**
 * Tells the people that offers came: those who are registered in the application, others by an invitation to their e-mail. Plans what
 * depends on the last day for an answer. One account after another, so that two companies never wait for each other.
 */
export async function announce(tx: Tx, services: Services, companyAccountId: string, outgoing: readonly Outgoing[]): Promise<void> {
  for (const { offerId, terms, number, email, accountId } of outgoing.toSorted((a, b) => ((a.accountId ?? '') < (b.accountId ?? '') ? -1 : 1))) {
    if (accountId === null) await invite(tx, services, companyAccountId, { kind: 'offer-invitation', email, terms })
    else {
      services.events.publish(tx, 'offers', accountId)
      await notify(tx, services, { accountId, kind: 'job_offer', subjectId: offerId, companyAccountId, values: { title: terms.job_title, change: number > 1 ? 'again' : 'new' } })
    }
    await planAnswer(tx, services, { offerId, terms: number, answerBy: terms.answer_by })
  }
  services.events.publish(tx, 'offers', companyAccountId)
}

interface Invitation {
  readonly kind: 'offer-invitation' | 'offer-reminder'
  readonly email: string
  readonly terms: Pick<OfferTerms, 'job_title'>
}
/** Writes to someone who is not registered, in the language of the offer. */
export async function invite(tx: Tx, services: Services, companyAccountId: string, { kind, email, terms }: Invitation): Promise<void> {
  const { publicName, companyName: registered, username, pictureId, verifiedAt } = accounts
  const [company] = await tx.select({ publicName, companyName: registered, username, pictureId, verifiedAt }).from(accounts).where(eq(accounts.id, companyAccountId))
  if (company === undefined) return
  const lang = languageOf(terms)
  await queueMail(tx, services, { to: email, lang, kind, values: { name: email, prefill: email, company: companyName(company, lang), title: terms.job_title } })
}
