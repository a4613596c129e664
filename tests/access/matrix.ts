import type { OperationId } from '../../openapi/operations/registry.ts'
import { applicantReviewRows } from './applicant-review.rows.ts'
import { analysisRows } from './analysis.rows.ts'
import { applicantBoardRows } from './applicant-board.rows.ts'
import { applicationRows } from './application.rows.ts'
import { letterSettingRows } from './letter-settings.rows.ts'
import { letterCompanyRows } from './letter-company.rows.ts'
import { letterRequestRows } from './letter-requests.rows.ts'
import { letterPaperRows } from './letter-paper.rows.ts'
import { letterVerificationRows } from './letter-verification.rows.ts'
import { letterRows } from './letters.rows.ts'
import { hiringRows } from './hiring.rows.ts'
import { administrationRows } from './administration.rows.ts'
import { auditRows } from './audit.rows.ts'
import { collectionRows } from './collection.rows.ts'
import { companyRows } from './company.rows.ts'
import { conversationRows } from './conversation.rows.ts'
import { documentRows } from './document.rows.ts'
import { factRows } from './facts.rows.ts'
import { fontRows } from './font.rows.ts'
import { helpRows, inboxRows } from './inboxes.rows.ts'
import { jobAlertRows } from './job-alert.rows.ts'
import { interviewRows } from './interview.rows.ts'
import { jobRows } from './jobs.rows.ts'
import { newsletterRows } from './newsletter.rows.ts'
import { notificationRows } from './notifications.rows.ts'
import { offerRows } from './offers.rows.ts'
import { planRows } from './plan.rows.ts'
import { policyRows } from './policies.rows.ts'
import { profileRows } from './profile.rows.ts'
import { referenceRows } from './reference.rows.ts'
import { reportRows } from './reports.rows.ts'
import { resumeRows, resumeTemplateRows } from './resume.rows.ts'
import type { Rows } from './row.ts'
import { rightsRows } from './rights.rows.ts'
import { secondFactorRows } from './second-factor.rows.ts'
import { sessionRows, systemRows } from './session.rows.ts'
import { structureRows } from './structure.rows.ts'
import { sectionSettingRows } from './section-setting.rows.ts'
import { templateRows } from './template.rows.ts'
import { textRows } from './text.rows.ts'

/**
 * Every operation × every viewer, by hand: an operation without its rows does not compile. A changed expectation is a
 * commit of its own with its reason. `npm run access-docs` writes it out as docs/access.md.
 */
export const matrix: { readonly [Id in OperationId]: Rows } = {
  ...systemRows,
  ...sessionRows,
  ...secondFactorRows,
  ...rightsRows,
  ...notificationRows,
  ...offerRows,
  ...jobRows,
  ...applicantBoardRows,
  ...applicationRows,
  ...applicantReviewRows,
  ...analysisRows,
  ...jobAlertRows,
  ...hiringRows,
  ...letterSettingRows,
  ...letterRows,
  ...letterPaperRows,
  ...letterCompanyRows,
  ...letterRequestRows,
  ...letterVerificationRows,
  ...interviewRows,
  ...conversationRows,
  ...profileRows,
  ...factRows,
  ...referenceRows,
  ...structureRows,
  ...companyRows,
  ...administrationRows,
  ...auditRows,
  ...reportRows,
  ...resumeRows,
  ...resumeTemplateRows,
  ...documentRows,
  ...planRows,
  ...helpRows,
  ...sectionSettingRows,
  ...templateRows,
  ...fontRows,
  ...textRows,
  ...policyRows,
  ...inboxRows,
  ...newsletterRows,
  ...collectionRows,
}
