import type { AccountKind } from './define.ts'
import { collectionMenu, collectionPages, entryPages } from './resources/pages.ts'

/**
 * Who may open a page (specification §2). `staff`: a company, and everyone who acts for it as its employee;
 * `recruiter`: of these only whom it gave that right. `employer`: who publishes jobs, that is a person for themselves, a
 * company's owner, and a recruiter. `guest` pages are for those who are not signed in; `anyone` is
 * the public. A guard in the browser is courtesy: the server decides at every call.
 */
export type Guard =
  | 'anyone'
  | 'guest'
  | 'login'
  | 'individual'
  | 'company'
  | 'admin'
  | 'individual-or-company'
  | 'admin-or-individual'
  | 'individual-and-employee'
  | 'recruiter'
  | 'employer'
  | 'staff'

export interface Page {
  /** As in the specification; `{name}` is a parameter. */
  readonly path: `/${string}`
  readonly guard: Guard
  /** A finished document from the server, or a screen of the application. */
  readonly kind: 'document' | 'screen'
  /**
   * The kinds of account that this release serves with it; for others the page does not exist yet. Absent: all that the
   * guard lets in.
   */
  readonly released?: readonly AccountKind[]
  /** The name of the collection that the screen shows, where it shows one. */
  readonly collection?: string
}

/** The parameter of pages for guests that names where to go once signed in: a path of this application. */
export const WANTED = 'to'
/** The parameter that marks the sign-in of a person who has just confirmed their registration. */
export const NEWCOMER = 'new'
/** The parameter of links in mails that names the account they are about, by its id. */
export const ACCOUNT = 'account'

/** Every page that exists. The title of page `x` is the message `page.x.title`. The key names the screen's module. */
export const pages = {
  landing: { path: '/', guard: 'anyone', kind: 'document' },
  website: { path: '/@{username}', guard: 'anyone', kind: 'document' },
  notFound: { path: '/pages/notfound', guard: 'anyone', kind: 'document' },
  templateStarter: { path: '/template/starter', guard: 'anyone', kind: 'document' },
  templateOne: { path: '/template/template1', guard: 'anyone', kind: 'document' },
  templateThree: { path: '/template/template3', guard: 'anyone', kind: 'document' },
  templateSix: { path: '/template/template6', guard: 'anyone', kind: 'document' },
  templateSeven: { path: '/template/template7', guard: 'anyone', kind: 'document' },
  sampleIndividual: { path: '/template/dumpexample', guard: 'anyone', kind: 'document' },
  sampleCompany: { path: '/template/dumpexamplecompany', guard: 'anyone', kind: 'document' },
  whoWeAre: { path: '/who-we-are', guard: 'anyone', kind: 'document' },
  solutionsDetail: { path: '/solutions-detail/{slug}', guard: 'anyone', kind: 'document' },
  userTypeSolution: { path: '/user-type-solution/{slug}', guard: 'anyone', kind: 'document' },
  latestBlogs: { path: '/latest-blogs', guard: 'anyone', kind: 'document' },
  blogDetail: { path: '/blog-detail/{slug}', guard: 'anyone', kind: 'document' },
  helpCenter: { path: '/help-center', guard: 'anyone', kind: 'document' },
  helpCenterDetail: { path: '/help-center-detail/{slug}', guard: 'anyone', kind: 'document' },
  jobs: { path: '/jobs', guard: 'anyone', kind: 'document' },
  job: { path: '/jobs/{slug}', guard: 'anyone', kind: 'document' },
  contactUs: { path: '/contact-us', guard: 'anyone', kind: 'document' },
  newsletter: { path: '/newsletter', guard: 'anyone', kind: 'document' },
  confirmNewsletter: { path: '/newsletter/confirm', guard: 'anyone', kind: 'document' },
  leaveNewsletter: { path: '/newsletter/leave', guard: 'anyone', kind: 'document' },
  pricing: { path: '/pricing-plan-detail', guard: 'anyone', kind: 'document' },
  publicResume: { path: '/user/resume/{slug}', guard: 'anyone', kind: 'document' },
  publicResumeDocument: { path: '/user/resume/{slug}/document/{id}', guard: 'anyone', kind: 'document' },
  publicResumePdf: { path: '/user/resume/{slug}/resume.pdf', guard: 'anyone', kind: 'document' },
  letterVerification: { path: '/letter/verify', guard: 'anyone', kind: 'document' },
  letterByCode: { path: '/letter/{code}', guard: 'anyone', kind: 'document' },
  letterByCodePdf: { path: '/letter/{code}/letter.pdf', guard: 'anyone', kind: 'document' },
  letterByCodeAttachment: { path: '/letter/{code}/attachment/{id}', guard: 'anyone', kind: 'document' },
  reportJob: { path: '/report/job/{slug}', guard: 'anyone', kind: 'document' },
  reportPage: { path: '/report/{username}', guard: 'anyone', kind: 'document' },
  privacyPolicy: { path: '/privacy-policy', guard: 'anyone', kind: 'document' },
  stopJobAlert: { path: '/job/alerts/stop', guard: 'anyone', kind: 'document' },
  stopMails: { path: '/mail/stop', guard: 'anyone', kind: 'document' },
  apiReference: { path: '/api/docs', guard: 'anyone', kind: 'document' },

  login: { path: '/auth/login', guard: 'guest', kind: 'screen' },
  registerUser: { path: '/register/user', guard: 'guest', kind: 'screen' },
  registerCompany: { path: '/register/company', guard: 'guest', kind: 'screen' },
  verifyBeforeLogin: { path: '/register/verify-before-login', guard: 'guest', kind: 'screen' },
  registrationVerification: { path: '/register/registration-verification', guard: 'anyone', kind: 'screen' },
  passwordResetVerification: { path: '/password-reset-verification', guard: 'anyone', kind: 'screen' },
  forgotPasswordRequest: { path: '/auth/forgot-password-request', guard: 'anyone', kind: 'screen' },
  forgotPassword: { path: '/auth/forgot-password', guard: 'anyone', kind: 'screen' },

  dashboard: { path: '/dashboard', guard: 'login', kind: 'screen' },
  changePassword: { path: '/user/change-password', guard: 'login', kind: 'screen' },
  confirmContactChange: { path: '/user/confirm-change', guard: 'anyone', kind: 'screen' },
  plan: { path: '/user/plan', guard: 'individual-or-company', kind: 'screen' },
  welcome: { path: '/user/welcome', guard: 'individual', kind: 'screen' },
  profileSetup: { path: '/user/profile/setup', guard: 'individual', kind: 'screen' },
  personalDetail: { path: '/user/personal/detail', guard: 'admin-or-individual', kind: 'screen' },
  accountSetup: { path: '/user/account/setup', guard: 'individual', kind: 'screen' },
  resumeInformation: { path: '/resume/information', guard: 'individual', kind: 'screen' },
  resumeBuilder: { path: '/build/resume', guard: 'individual', kind: 'screen' },
  myResumes: { path: '/resumes', guard: 'individual', kind: 'screen' },
  supportDocuments: { path: '/resumes/support-document', guard: 'individual', kind: 'screen' },
  resumeList: { path: '/resume/list', guard: 'individual', kind: 'screen' },
  resumePreview: { path: '/resume/prev', guard: 'individual', kind: 'screen' },
  sections: { path: '/user/add/sections', guard: 'individual-or-company', kind: 'screen' },
  templates: { path: '/user/templates', guard: 'individual-or-company', kind: 'screen' },
  businessCard: { path: '/user/my-businesscard', guard: 'individual-or-company', kind: 'screen' },
  companyInformation: { path: '/company/information/setup', guard: 'company', kind: 'screen' },
  owners: { path: '/company/owners', guard: 'company', kind: 'screen' },
  employees: { path: '/company/manage-employees', guard: 'recruiter', kind: 'screen' },
  structure: { path: '/company/structure', guard: 'company', kind: 'screen' },
  organisationChart: { path: '/company/view-structure', guard: 'staff', kind: 'screen' },
  positions: { path: '/company/positions', guard: 'company', kind: 'screen' },
  subscribed: { path: '/user/subscribed', guard: 'company', kind: 'screen' },
  letterTypes: { path: '/letter/types', guard: 'company', kind: 'screen' },
  letterReference: { path: '/user/Letter/reference', guard: 'company', kind: 'screen' },
  letterTemplates: { path: '/user/Letter/template', guard: 'company', kind: 'screen' },
  letterPermissions: { path: '/user/Letter/permission', guard: 'company', kind: 'screen' },
  letterLevels: { path: '/user/Letter/approval-level', guard: 'company', kind: 'screen' },
  companyLetters: { path: '/company/my-letter', guard: 'staff', kind: 'screen' },
  writeLetters: { path: '/user/Letter/write', guard: 'staff', kind: 'screen' },
  writeLetter: { path: '/user/Letter/write/{id}', guard: 'staff', kind: 'screen' },
  letterSignature: { path: '/employe/Letter/signature', guard: 'staff', kind: 'screen' },
  myLetters: { path: '/my/letters', guard: 'login', kind: 'screen', released: ['individual', 'company'] },
  receivedLetter: {
    path: '/my/letters/received/{id}',
    guard: 'login',
    kind: 'screen',
    released: ['individual', 'company'],
  },
  myLetter: { path: '/my/letters/{id}', guard: 'staff', kind: 'screen' },
  companyLetter: { path: '/company/my-letter/{id}', guard: 'staff', kind: 'screen' },
  offers: { path: '/user/offers', guard: 'individual', kind: 'screen' },
  offer: { path: '/user/offers/{id}', guard: 'login', kind: 'screen' },
  applyForJob: { path: '/job/apply/{slug}', guard: 'individual', kind: 'screen' },
  appliedJobs: { path: '/job/applied', guard: 'individual', kind: 'screen' },
  savedJobs: { path: '/job/saved', guard: 'individual', kind: 'screen' },
  sentApplication: { path: '/job/applied/{id}', guard: 'individual', kind: 'screen' },
  interviews: { path: '/job/interviews', guard: 'login', kind: 'screen', released: ['individual', 'company'] },
  applicants: { path: '/job/applicants/{slug}', guard: 'employer', kind: 'screen' },
  applicantsAnalysis: { path: '/job/applicants/analysis/{slug}', guard: 'employer', kind: 'screen' },
  assignedApplicants: { path: '/job/assigned', guard: 'staff', kind: 'screen' },
  assignedApplicant: { path: '/job/assigned/{id}', guard: 'staff', kind: 'screen' },
  manageJobs: { path: '/manage-jobs', guard: 'employer', kind: 'screen' },
  jobPosting: { path: '/manage-jobs/{id}', guard: 'employer', kind: 'screen' },
  hiringProcesses: { path: '/job-hiring-process', guard: 'employer', kind: 'screen' },
  hiringProcess: { path: '/job-hiring-process/{id}', guard: 'employer', kind: 'screen' },
  notifications: { path: '/user/notifications', guard: 'login', kind: 'screen' },
  follow: { path: '/company/follow/{username}', guard: 'anyone', kind: 'screen' },
  confirmFollowing: { path: '/company/confirm-following', guard: 'anyone', kind: 'screen' },
  leaveFollowing: { path: '/company/leave-following', guard: 'anyone', kind: 'screen' },
  feedback: { path: '/user/contact-us', guard: 'individual-or-company', kind: 'screen' },
  users: { path: '/manage/users', guard: 'admin', kind: 'screen' },
  contactSales: { path: '/cms/contact-sales', guard: 'admin', kind: 'screen' },
  feedbacks: { path: '/cms/feedbacks', guard: 'admin', kind: 'screen' },
  subscribers: { path: '/cms/subscribers', guard: 'admin', kind: 'screen' },
  contacts: { path: '/cms/contacts', guard: 'admin', kind: 'screen' },
  jobReviews: { path: '/manage/job-reviews', guard: 'admin', kind: 'screen' },
  manageResumeTemplates: { path: '/manage/resume', guard: 'admin', kind: 'screen' },
  manageTemplates: { path: '/manage/templates', guard: 'admin', kind: 'screen' },
  manageFonts: { path: '/manage/fonts', guard: 'admin', kind: 'screen' },
  manageSections: { path: '/manage/sections', guard: 'admin', kind: 'screen' },
  texts: { path: '/manage/texts', guard: 'admin', kind: 'screen' },
  cache: { path: '/cache', guard: 'admin', kind: 'screen' },
  auditLog: { path: '/manage/audit-log', guard: 'admin', kind: 'screen' },
  ...collectionPages,
  ...entryPages,
} as const satisfies Record<string, Page>
export type PageKey = keyof typeof pages
export const anyPages: Readonly<Record<PageKey, Page>> = pages

/**
 * A leaf links to a page, a group opens and closes; one that `startsOpen` until the person closes it. The label of both
 * is `menu.<key>`.
 */
export type MenuEntry =
  | { readonly page: PageKey; readonly for: readonly AccountKind[]; readonly hidden?: boolean }
  | {
      readonly group: string
      readonly for: readonly AccountKind[]
      readonly entries: readonly MenuEntry[]
      readonly startsOpen?: boolean
    }

const INDIVIDUAL = ['individual'] as const
const COMPANY = ['company'] as const
const ADMINISTRATOR = ['administrator'] as const
const EVERYONE = ['individual', 'company', 'administrator'] as const
const group = <const Name extends string>(
  name: Name,
  of: readonly AccountKind[],
  keys: readonly PageKey[],
  startsOpen = true,
) => ({
  group: name,
  for: of,
  entries: keys.map((page) => ({ page, for: of })),
  startsOpen,
})

/**
 * The sidebar of specification §2, as far as its pages exist, in groups by what people come for; and the settings, which
 * the specification has behind the account button alone (decision 192).
 */
export const menu = [
  { page: 'dashboard', for: EVERYONE },
  group('profile', INDIVIDUAL, ['personalDetail', 'profileSetup', 'accountSetup', 'resumeInformation']),
  group('resumes', INDIVIDUAL, ['resumeBuilder', 'myResumes', 'supportDocuments']),
  group('site', INDIVIDUAL, ['sections', 'templates']),
  { page: 'businessCard', for: INDIVIDUAL },
  { page: 'offers', for: INDIVIDUAL },
  { page: 'jobs', for: INDIVIDUAL },
  { page: 'appliedJobs', for: INDIVIDUAL },
  { page: 'savedJobs', for: INDIVIDUAL },
  { page: 'interviews', for: INDIVIDUAL },
  { page: 'manageJobs', for: INDIVIDUAL },
  { page: 'hiringProcesses', for: INDIVIDUAL },
  group('people', COMPANY, [
    'employees',
    'manageJobs',
    'hiringProcesses',
    'interviews',
    'assignedApplicants',
    'structure',
    'organisationChart',
    'positions',
  ]),
  { page: 'myLetters', for: INDIVIDUAL },
  group('letters', COMPANY, [
    'writeLetters',
    'myLetters',
    'companyLetters',
    'letterSignature',
    'letterTypes',
    'letterReference',
    'letterTemplates',
    'letterPermissions',
    'letterLevels',
  ]),
  group('company', COMPANY, ['companyInformation', 'owners']),
  group('publicPage', COMPANY, ['sections', 'templates', 'businessCard', 'subscribed']),
  { page: 'users', for: ADMINISTRATOR },
  { page: 'jobReviews', for: ADMINISTRATOR },
  { page: 'auditLog', for: ADMINISTRATOR },
  group('jobListing', ADMINISTRATOR, collectionMenu.jobListing, false),
  group('inboxes', ADMINISTRATOR, ['contacts', 'contactSales', 'feedbacks', 'subscribers'], false),
  group('contentManagement', ADMINISTRATOR, collectionMenu.contentManagement, false),
  { page: 'feedback', for: ['individual', 'company'] },
  group(
    'appearance',
    ADMINISTRATOR,
    [...collectionMenu.appearance, 'manageTemplates', 'manageResumeTemplates', 'manageFonts', 'manageSections'],
    false,
  ),
  group('system', ADMINISTRATOR, [...collectionMenu.system, 'texts', 'cache'], false),
  {
    group: 'settings',
    for: EVERYONE,
    entries: [
      { page: 'changePassword', for: EVERYONE },
      { page: 'notifications', for: EVERYONE },
      { page: 'plan', for: ['individual', 'company'] },
    ],
  },
] as const satisfies readonly MenuEntry[]
/** What stands in the menu itself: pages and groups, the entries of groups left out. */
export type MenuKey = (typeof menu)[number] extends infer Entry
  ? Entry extends { readonly page: infer Key } | { readonly group: infer Key }
    ? Key
    : never
  : never
