import { doApplicationWork } from './areas/applications/application.worker.ts'
import { sendCompanyMail } from './areas/company/company.mailer.ts'
import { doConversationWork } from './areas/conversations/conversation.worker.ts'
import { doPostingWork } from './areas/jobs/posting.worker.ts'
import { doInterviewWork } from './areas/interviews/interview.worker.ts'
import { doLetterWork } from './areas/letters/letter.worker.ts'
import { sendDigest } from './areas/notifications/digest.mailer.ts'
import { sendAlert } from './areas/job-alerts/alert.mailer.ts'
import { sendNewsletter } from './areas/newsletter/newsletter.mailer.ts'
import { doOfferWork } from './areas/offers/offer.worker.ts'
import { doDeletionWork } from './areas/rights/deletion.commands.ts'
import { makeArchive } from './areas/rights/archive.commands.ts'
import { sendAccountMail } from './areas/session/account.mailer.ts'
import type { Services } from './kernel/context.ts'
import type { JobHandlers } from './kernel/jobs.ts'
import { mailJob, type MailTransport } from './kernel/mail.ts'
import { publishDue } from './resources/publishing.ts'

/** What does the work of each queue. */
export const jobHandlers = (services: Services, transport: MailTransport): JobHandlers => ({
  mail: mailJob(services, transport),
  account: ({ payload }) => sendAccountMail(services, payload),
  offers: (job) => doOfferWork(services, job),
  company: ({ payload }) => sendCompanyMail(services, payload),
  digest: ({ payload }) => sendDigest(services, payload),
  newsletter: ({ payload }) => sendNewsletter(services, payload),
  deletion: ({ payload }) => doDeletionWork(services, payload),
  archive: ({ payload }) => makeArchive(services, payload),
  postings: (job) => doPostingWork(services, job),
  applications: (job) => doApplicationWork(services, job),
  alerts: ({ payload }) => sendAlert(services, payload),
  interviews: (job) => doInterviewWork(services, job),
  letters: (job) => doLetterWork(services, job),
  conversations: (job) => doConversationWork(services, job),
  publishing: ({ payload }) => publishDue(services, payload),
})
