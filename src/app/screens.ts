import type { ComponentType } from 'react'
import { collectionPages, entryPages } from '../../openapi/resources/pages.ts'
import type { PageKey, pages } from '../../openapi/routes.ts'
import type { Inbox } from '../../openapi/inboxes.ts'
import type { TextPart } from '../i18n/text-parts.ts'
import { texts } from './texts.ts'

type Load = () => Promise<{ readonly Screen: ComponentType }>
/** The pages that are screens of this application. */
export type ScreenKey = { [K in PageKey]: (typeof pages)[K]['kind'] extends 'screen' ? K : never }[PageKey]

type CollectionPage = keyof typeof collectionPages
const collectionScreens = Object.fromEntries(
  (Object.keys(collectionPages) as CollectionPage[]).map((page) => [
    page,
    async () => ({
      Screen: (await import('../features/resources/CollectionScreen.tsx')).collectionScreen(
        page,
        collectionPages[page].collection,
      ),
    }),
  ]),
) as unknown as Record<CollectionPage, Load>
type EntryPage = keyof typeof entryPages
const entryScreens = Object.fromEntries(
  (Object.keys(entryPages) as EntryPage[]).map((page) => [
    page,
    async () => ({
      Screen: (await import('../features/resources/EntryScreen.tsx')).entryScreen(entryPages[page].collection),
    }),
  ]),
) as unknown as Record<EntryPage, Load>

const inboxScreen =
  (inbox: Inbox): Load =>
  async () => ({ Screen: (await import('../features/administration/Inbox.tsx')).inboxScreen(inbox) })

/** Each screen's module, fetched when it is first opened. */
export const screens: Readonly<Record<ScreenKey, Load>> = {
  login: () => import('../features/session/Login.tsx'),
  registerUser: () => import('../features/session/RegisterUser.tsx'),
  registerCompany: () => import('../features/session/RegisterCompany.tsx'),
  verifyBeforeLogin: () => import('../features/session/VerifyBeforeLogin.tsx'),
  registrationVerification: () => import('../features/session/RegistrationVerification.tsx'),
  passwordResetVerification: () => import('../features/session/PasswordResetVerification.tsx'),
  forgotPasswordRequest: () => import('../features/session/ForgotPasswordRequest.tsx'),
  forgotPassword: () => import('../features/session/ForgotPassword.tsx'),
  changePassword: () => import('../features/session/ChangePassword.tsx'),
  confirmContactChange: () => import('../features/session/ConfirmContactChange.tsx'),
  follow: () => import('../features/session/Follow.tsx'),
  confirmFollowing: () => import('../features/session/ConfirmFollowing.tsx'),
  leaveFollowing: () => import('../features/session/LeaveFollowing.tsx'),
  dashboard: () => import('./Dashboard.tsx'),
  personalDetail: () => import('../features/profile/PersonalDetail.tsx'),
  accountSetup: () => import('./AccountSetup.tsx'),
  templates: () => import('../features/profile/Templates.tsx'),
  businessCard: () => import('../features/profile/BusinessCard.tsx'),
  welcome: () => import('./Welcome.tsx'),
  profileSetup: () => import('./ProfileSetup.tsx'),
  resumeInformation: () => import('../features/resources/Information.tsx'),
  resumeBuilder: () => import('../features/resumes/ResumeBuilder.tsx'),
  myResumes: () => import('../features/resumes/Gallery.tsx'),
  supportDocuments: () => import('../features/resumes/Documents.tsx'),
  resumeList: () => import('../features/resumes/ResumeBuilder.tsx'),
  resumePreview: () => import('../features/resumes/ResumePreview.tsx'),
  sections: () => import('../features/resources/Sections.tsx'),
  companyInformation: () => import('./CompanyInformation.tsx'),
  employees: () => import('../features/employees/Employees.tsx'),
  plan: () => import('../features/plan/Plan.tsx'),
  offers: () => import('../features/offers/Offers.tsx'),
  offer: () => import('../features/offers/Offer.tsx'),
  owners: () => import('../features/company/Owners.tsx'),
  subscribed: () => import('../features/company/Subscribed.tsx'),
  companyLetters: () => import('../features/letters/company/CompanyLetters.tsx'),
  writeLetters: () => import('../features/letters/write/WriteLetters.tsx'),
  writeLetter: () => import('../features/letters/write/WriteLetter.tsx'),
  letterSignature: () => import('../features/letters/signature/Signature.tsx'),
  myLetters: () => import('../features/letters/letter-page/MyLetters.tsx'),
  myLetter: () => import('../features/letters/letter-page/LetterScreen.tsx'),
  companyLetter: () => import('../features/letters/letter-page/LetterScreen.tsx'),
  receivedLetter: () => import('../features/letters/letter-page/ReceivedLetter.tsx'),
  letterTypes: () => import('../features/letters/Types.tsx'),
  letterReference: () => import('../features/letters/Formats.tsx'),
  letterTemplates: () => import('../features/letters/Templates.tsx'),
  letterPermissions: () => import('../features/letters/Permissions.tsx'),
  letterLevels: () => import('../features/letters/Levels.tsx'),
  structure: () => import('../features/structure/Structure.tsx'),
  positions: () => import('../features/structure/Positions.tsx'),
  organisationChart: () => import('../features/chart/OrganisationChart.tsx'),
  users: () => import('../features/administration/Users.tsx'),
  contacts: inboxScreen('contacts'),
  contactSales: inboxScreen('contactSales'),
  feedbacks: inboxScreen('feedbacks'),
  subscribers: () => import('../features/administration/Subscribers.tsx'),
  feedback: () => import('../features/feedback/Feedback.tsx'),
  texts: () => import('../features/administration/Texts.tsx'),
  cache: () => import('../features/administration/Caches.tsx'),
  auditLog: () => import('../features/administration/AuditLog.tsx'),
  manageFonts: () => import('../features/appearance/ManageFonts.tsx'),
  manageResumeTemplates: () => import('../features/appearance/ManageResumeTemplates.tsx'),
  manageTemplates: () => import('../features/appearance/ManageTemplates.tsx'),
  manageSections: () => import('../features/appearance/ManageSections.tsx'),
  applyForJob: () => import('./ApplyForJob.tsx'),
  appliedJobs: () => import('../features/applications/AppliedJobs.tsx'),
  savedJobs: () => import('../features/saved-jobs/SavedJobs.tsx'),
  sentApplication: () => import('../features/applications/SentApplication.tsx'),
  applicants: () => import('./Applicants.tsx'),
  assignedApplicants: () => import('../features/applications/assigned/Assigned.tsx'),
  assignedApplicant: () => import('../features/applications/assigned/AssignedApplicant.tsx'),
  interviews: () => import('../features/applications/interviews/InterviewsAhead.tsx'),
  applicantsAnalysis: () => import('../features/analysis/Analysis.tsx'),
  manageJobs: () => import('../features/jobs/Postings.tsx'),
  jobPosting: () => import('../features/jobs/Posting.tsx'),
  hiringProcesses: () => import('../features/hiring/Processes.tsx'),
  hiringProcess: () => import('../features/hiring/Process.tsx'),
  jobReviews: () => import('../features/administration/JobReviews.tsx'),
  notifications: () => import('./Notifications.tsx'),
  ...collectionScreens,
  ...entryScreens,
  faqEntry: () => import('./FaqEntry.tsx'),
  tiers: () => import('./Tiers.tsx'),
}

/**
 * The texts that a screen says beyond those of the application and of the main layout. `npm run check:messages` tells
 * which are missing, and which nothing needs.
 */
export const screenTexts: Readonly<Partial<Record<ScreenKey, readonly TextPart[]>>> = {
  registerUser: ['account', 'validation'],
  registerCompany: ['account', 'validation'],
  verifyBeforeLogin: ['account', 'validation'],
  registrationVerification: ['account', 'validation'],
  passwordResetVerification: ['account', 'validation'],
  forgotPasswordRequest: ['account', 'validation'],
  forgotPassword: ['account', 'validation'],
  confirmContactChange: ['account', 'validation'],
  follow: ['account', 'validation'],
  confirmFollowing: ['account', 'validation'],
  leaveFollowing: ['account', 'validation'],
  changePassword: ['account'],
  dashboard: ['company', 'profile'],
  personalDetail: ['profile'],
  accountSetup: ['company', 'portfolio', 'profile'],
  templates: ['profile'],
  businessCard: ['card', 'profile'],
  welcome: ['company', 'portfolio', 'profile'],
  profileSetup: ['company', 'portfolio', 'profile'],
  resumeInformation: ['company', 'facts', 'portfolio'],
  resumeBuilder: ['facts', 'resume'],
  myResumes: ['resume'],
  supportDocuments: ['resume'],
  resumeList: ['facts', 'resume'],
  resumePreview: ['resume'],
  sections: ['company', 'portfolio'],
  companyInformation: ['company', 'portfolio'],
  employees: ['import', 'offer', 'structure'],
  offers: ['offer'],
  offer: ['offer'],
  plan: ['plan'],
  applyForJob: ['application', 'resume'],
  appliedJobs: ['application', 'talk'],
  sentApplication: ['application', 'interview', 'resume', 'talk'],
  savedJobs: ['application', 'saved'],
  interviews: ['application', 'interview'],
  applicants: ['application', 'interview', 'resume', 'review', 'talk'],
  assignedApplicants: ['application', 'review'],
  assignedApplicant: ['application', 'resume', 'review'],
  applicantsAnalysis: ['analysis', 'application'],
  manageJobs: ['posting'],
  jobPosting: ['posting', 'resume'],
  hiringProcesses: ['hiring'],
  hiringProcess: ['hiring'],
  jobReviews: ['administration', 'posting', 'resume'],
  owners: ['company'],
  subscribed: ['company', 'profile'],
  companyLetters: ['letter'],
  writeLetters: ['letter'],
  writeLetter: ['letter'],
  letterSignature: ['letter'],
  myLetters: ['letter'],
  myLetter: ['letter'],
  companyLetter: ['letter'],
  receivedLetter: ['letter'],
  letterTypes: ['letter'],
  letterReference: ['letter'],
  letterTemplates: ['letter'],
  letterPermissions: ['letter'],
  letterLevels: ['letter'],
  structure: ['structure'],
  positions: ['structure'],
  organisationChart: ['structure'],
  users: ['administration'],
  contacts: ['administration', 'inbox'],
  contactSales: ['administration', 'inbox'],
  feedbacks: ['administration', 'inbox'],
  subscribers: ['inbox'],
  feedback: ['inbox'],
  texts: ['administration'],
  cache: ['administration'],
  auditLog: ['administration', 'company', 'inbox', 'portfolio', 'profile'],
  manageFonts: ['administration', 'profile'],
  manageResumeTemplates: ['administration', 'resume'],
  manageTemplates: ['administration', 'profile'],
  manageSections: ['administration', 'portfolio'],
  ...Object.fromEntries(
    Object.keys(collectionPages).map((page) => [page, ['company', 'import', 'portfolio'] as const]),
  ),
  tiers: ['company', 'import', 'plan', 'portfolio'],
  ...Object.fromEntries(Object.keys(entryPages).map((page) => [page, ['company', 'portfolio'] as const])),
  faqEntry: ['company', 'inbox', 'portfolio'],
}

/** A screen's module, when its texts are there too. */
export async function openScreen(key: ScreenKey): Promise<{ readonly Screen: ComponentType }> {
  const [module] = await Promise.all([screens[key](), texts.want(...(screenTexts[key] ?? []))])
  return module
}
