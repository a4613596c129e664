import type { Operation } from '../define.ts'
import { collectionAreas, collectionOperations } from '../resources/registry.ts'
import { administrationOperations } from './administration.ts'
import { applicantReviewOperations } from './applicant-reviews.ts'
import { applicantAnalysisOperations } from './applicant-analysis.ts'
import { applicantBoardOperations } from './applicant-board.ts'
import { auditOperations } from './audit.ts'
import { companyOperations } from './company.ts'
import { conversationOperations } from './conversations.ts'
import { documentOperations } from './documents.ts'
import { factOperations } from './facts.ts'
import { fontOperations } from './fonts.ts'
import { helpOperations } from './help.ts'
import { hiringProcessOperations } from './hiring-processes.ts'
import { inboxOperations } from './inboxes.ts'
import { jobAlertOperations } from './job-alerts.ts'
import { interviewOperations } from './interviews.ts'
import { jobApplicationOperations } from './job-applications.ts'
import { letterRequestOperations } from './letter-requests.ts'
import { letterVerificationOperations } from './letter-verification.ts'
import { letterSettingOperations } from './letter-settings.ts'
import { letterCompanyOperations } from './letter-company.ts'
import { letterPaperOperations } from './letter-paper.ts'
import { letterOperations } from './letters.ts'
import { jobPostingOperations, jobReviewOperations } from './job-postings.ts'
import { newsletterOperations } from './newsletter.ts'
import { notificationOperations } from './notifications.ts'
import { offerOperations } from './offers.ts'
import { planOperations } from './plan.ts'
import { policyOperations } from './policies.ts'
import { receivedLetterOperations } from './received-letters.ts'
import { profileOperations } from './profile.ts'
import { referenceOperations } from './reference.ts'
import { reportOperations } from './reports.ts'
import { resumeTemplateOperations } from './resume-templates.ts'
import { resumeOperations } from './resumes.ts'
import { rightsOperations } from './rights.ts'
import { secondFactorOperations } from './second-factor.ts'
import { sessionOperations } from './session.ts'
import { structureOperations } from './structure.ts'
import { systemOperations } from './system.ts'
import { sectionSettingOperations } from './section-settings.ts'
import { templateOperations } from './templates.ts'
import { textOperations } from './texts.ts'

/** Each area's table. An operation id may stand in one of them only; a test refuses a second. */
export const areas = {
  system: systemOperations,
  session: sessionOperations,
  secondFactor: secondFactorOperations,
  rights: rightsOperations,
  offers: offerOperations,
  conversations: conversationOperations,
  jobPostings: jobPostingOperations,
  jobReviews: jobReviewOperations,
  jobApplications: jobApplicationOperations,
  applicantReviews: applicantReviewOperations,
  applicantAnalysis: applicantAnalysisOperations,
  jobAlerts: jobAlertOperations,
  applicantBoard: applicantBoardOperations,
  hiringProcesses: hiringProcessOperations,
  interviews: interviewOperations,
  letterSettings: letterSettingOperations,
  letters: letterOperations,
  receivedLetters: receivedLetterOperations,
  letterPaper: { ...letterPaperOperations, ...letterCompanyOperations },
  letterRequests: letterRequestOperations,

  letterVerification: letterVerificationOperations,
  profile: profileOperations,
  facts: factOperations,
  reference: referenceOperations,
  company: companyOperations,
  structure: structureOperations,
  notifications: notificationOperations,
  administration: administrationOperations,
  audit: auditOperations,
  reports: reportOperations,
  resumes: resumeOperations,
  documents: documentOperations,
  resumeTemplates: resumeTemplateOperations,
  plan: planOperations,
  help: helpOperations,
  inboxes: inboxOperations,
  acceptances: policyOperations,
  newsletter: newsletterOperations,
  sections: sectionSettingOperations,
  templates: templateOperations,
  fonts: fontOperations,
  texts: textOperations,
  ...collectionAreas,
} as const

/** Every call of the API by its id. */
export const operations = {
  ...systemOperations,
  ...sessionOperations,
  ...secondFactorOperations,
  ...rightsOperations,
  ...offerOperations,
  ...jobPostingOperations,
  ...jobReviewOperations,
  ...applicantAnalysisOperations,
  ...jobApplicationOperations,
  ...applicantReviewOperations,
  ...jobAlertOperations,
  ...applicantBoardOperations,
  ...hiringProcessOperations,
  ...interviewOperations,
  ...letterSettingOperations,
  ...letterOperations,
  ...receivedLetterOperations,
  ...letterPaperOperations,
  ...letterCompanyOperations,
  ...letterRequestOperations,
  ...letterVerificationOperations,
  ...conversationOperations,
  ...profileOperations,
  ...factOperations,
  ...referenceOperations,
  ...companyOperations,
  ...structureOperations,
  ...notificationOperations,
  ...administrationOperations,
  ...auditOperations,
  ...reportOperations,
  ...resumeOperations,
  ...resumeTemplateOperations,
  ...documentOperations,
  ...planOperations,
  ...helpOperations,
  ...inboxOperations,
  ...policyOperations,
  ...newsletterOperations,
  ...sectionSettingOperations,
  ...templateOperations,
  ...fontOperations,
  ...textOperations,
  ...collectionOperations,
} as const
export type Operations = typeof operations
export type OperationId = keyof Operations
/** The same, for code that treats all alike. */
export const anyOperations: Readonly<Record<OperationId, Operation>> = operations
