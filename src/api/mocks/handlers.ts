import { people } from '../../../openapi/cast.ts'
import type { HttpHandler } from 'msw'
import type { OperationId } from '../../../openapi/operations/registry.ts'
import { applicantAnalysisMocks } from './applicant-analysis.ts'
import { administrationMocks } from './administration.ts'
import { auditMocks } from './audit.ts'
import { planMocks } from './plan.ts'
import { reportMocks } from './reports.ts'
import { jobAlertMocks } from './job-alerts.ts'
import { applicantBoardMocks } from './applicant-board.ts'
import { applicantReviewMocks } from './applicant-reviews.ts'
import { letterSettingMocks } from './letter-settings.ts'
import { letterRequestMocks } from './letter-requests.ts'
import { letterVerificationMocks } from './letter-verification.ts'
import { letterMocks } from './letters.ts'
import { hiringProcessMocks } from './hiring-processes.ts'
import { interviewMocks } from './interviews.ts'
import { conversationMocks } from './conversations.ts'
import { jobApplicationMocks } from './job-applications.ts'
import { jobPostingMocks } from './job-postings.ts'
import { policyMocks } from './policies.ts'
import { chartMocks } from './chart.ts'
import * as kept from './collections.ts'
import { companyMocks } from './company.ts'
import { helpVotesRow } from './message-samples.ts'
import { inboxMocks } from './inboxes.ts'
import { mock } from './mock.ts'
import { newsletterMocks } from './newsletter.ts'
import { notificationMocks } from './notifications.ts'
import { offerMocks } from './offers.ts'
import { referenceRows } from './reference-samples.ts'
import { collectionMocks } from './resource-mocks.ts'
import { resumeTemplateMocks } from './resume-templates.ts'
import { documentMocks } from './documents.ts'
import { resumeMocks } from './resumes.ts'
import { rightsMocks } from './rights.ts'
import { secondFactorMocks } from './second-factor.ts'
import { structureMocks } from './structure.ts'
import { factMocks } from './facts.ts'
import { fontMocks } from './fonts.ts'
import { sectionSettingMocks } from './section-settings.ts'
import { templateMocks } from './templates.ts'
import { textMocks } from './texts.ts'
import { accountSetupRow, personalDetailRow, setupProgressRow, welcomeRow } from './profile-samples.ts'
import { cardDrawing, cardRow, siteRow } from './site-samples.ts'
import { contactDetails, individual } from './user-samples.ts'
import { individualDashboard } from './dashboard-samples.ts'
import { NOW, sampleId } from './sample-ids.ts'

const done = { message: 'OK' }
const TOKEN = 'a'.repeat(43)
const confirmed = { ...done, session: { access_token: TOKEN, known_device: TOKEN } }

/**
 * One answer for every operation, from sample rows: a person who is signed in and for whom all goes well. Stories
 * replace single ones.
 */
export const mocks = {
  getHealth: mock('getHealth', () => ({ status: 'ok' as const, version: '0.1.0', database: 'embedded' as const })),

  getUser: mock('getUser', () => individual),
  login: mock('login', () => ({ access_token: TOKEN, known_device: 'known' })),
  logout: mock('logout', () => undefined),
  listFrontLanguages: mock('listFrontLanguages', () => [
    { name: 'English', value: 'en' as const, version: '1' },
    { name: 'አማርኛ', value: 'am' as const, version: '1' },
  ]),
  switchAccountByGet: mock('switchAccountByGet', () => done),
  switchAccount: mock('switchAccount', () => done),
  getEligibility: mock('getEligibility', () => ({ is_eligible: true, limit: 3, used: 1 })),
  checkUsername: mock('checkUsername', () => done),
  createAccount: mock('createAccount', () => done),
  setLanguage: mock('setLanguage', () => undefined),
  registerUser: mock('registerUser', () => done),
  registerCompany: mock('registerCompany', () => done),
  verifyEmail: mock('verifyEmail', () => confirmed),
  checkRegistration: mock('checkRegistration', () => ({
    kind: 'individual' as const,
    name: people.selamawit.name.en,
    username: people.selamawit.username,
    email: 'selamawit@example.com',
  })),
  getRegistrationState: mock('getRegistrationState', () => ({ state: 'waiting' as const })),
  claimRegistration: mock('claimRegistration', () => confirmed),
  discardRegistration: mock('discardRegistration', () => done),
  resendVerification: mock('resendVerification', () => done),
  forgotPassword: mock('forgotPassword', () => done),
  verifyPasswordToken: mock('verifyPasswordToken', () => done),
  resetPassword: mock('resetPassword', () => done),
  changePassword: mock('changePassword', () => done),
  correctRegistration: mock('correctRegistration', () => done),
  getContact: mock('getContact', () => contactDetails),
  changeEmail: mock('changeEmail', () => done),
  changePhone: mock('changePhone', () => done),
  cancelContactChange: mock('cancelContactChange', () => undefined),
  confirmContactChange: mock('confirmContactChange', () => done),
  changeUsername: mock('changeUsername', () => done),
  editPreferences: mock('editPreferences', () => undefined),
  listSessions: mock('listSessions', () => kept.sessions.all()),
  revokeSession: mock('revokeSession', ({ params }) => void kept.sessions.delete((q) => q.where({ id: params.id }))),

  ...secondFactorMocks,
  ...rightsMocks,

  getPersonalDetail: mock('getPersonalDetail', () => personalDetailRow),
  editPersonalDetail: mock('editPersonalDetail', ({ body }) => ({
    ...personalDetailRow,
    ...body,
    version: body.version + 1,
  })),
  getAccountSetup: mock('getAccountSetup', () => accountSetupRow),
  editAccountSetup: mock('editAccountSetup', ({ body }) => ({
    ...accountSetupRow,
    ...body,
    version: body.version + 1,
  })),
  editAccountFace: mock('editAccountFace', ({ body }) => ({
    ...accountSetupRow,
    ...body,
    version: body.version + 1,
  })),
  uploadPicture: mock('uploadPicture', () => ({
    id: sampleId(9, 0),
    url: '/favicon.ico',
    name: null,
    type: 'image/jpeg',
    size: 48_210,
    width: 800,
    height: 800,
  })),
  uploadDocument: mock('uploadDocument', () => ({
    id: sampleId(9, 1),
    url: '/favicon.ico',
    name: 'paper.pdf',
    type: 'application/pdf',
    size: 182_400,
    width: null,
    height: null,
  })),
  getWelcome: mock('getWelcome', () => welcomeRow),
  getSetupProgress: mock('getSetupProgress', () => setupProgressRow),
  editSetupProgress: mock('editSetupProgress', ({ body }) => ({
    steps: setupProgressRow.steps.map(({ key, name, state }) => ({
      key,
      name,
      state: state === 'done' ? state : body.skipped.includes(key) ? ('skipped' as const) : ('open' as const),
    })),
    current: body.current,
    version: body.version + 1,
  })),
  listSections: mock('listSections', () => kept.sections.all()),
  editSection: mock('editSection', async ({ params, body, refuse }) => {
    const row = await kept.sections.update((q) => q.where({ key: params.key }), {
      data: (section) => void Object.assign(section, body, { version: body.version + 1 }),
    })
    return row ?? refuse('not_found', {})
  }),
  orderSections: mock('orderSections', () => undefined),
  getSite: mock('getSite', () => siteRow),
  editSite: mock('editSite', ({ body }) => ({ ...siteRow, ...body, version: body.version + 1 })),
  publishSite: mock('publishSite', ({ body }) => ({
    ...siteRow,
    ...body,
    status: 'published' as const,
    published_at: NOW,
    abilities: { publish: false, unpublish: true },
    version: body.version + 1,
  })),
  unpublishSite: mock('unpublishSite', ({ body }) => ({ ...siteRow, version: body.version + 1 })),
  createPreview: mock('createPreview', () => ({ url: '/template/starter', expires_at: '2026-03-02T08:40:00.000Z' })),
  getCard: mock('getCard', () => cardRow),
  getCardQr: mock(
    'getCardQr',
    () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h1v1H0zm1 1h1v1H1z"/></svg>',
  ),
  editCard: mock('editCard', ({ body }) => ({ ...cardRow, ...body, version: body.version + 1 })),
  getCardSvg: mock('getCardSvg', ({ params, query }) => cardDrawing(query.design ?? 'band', params.side)),
  getCardPng: mock('getCardPng', () => ''),
  getCardPdf: mock('getCardPdf', () => '%PDF-1.7'),
  getCardContact: mock(
    'getCardContact',
    () => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${people.selamawit.name.en}\r\nEND:VCARD\r\n`,
  ),
  getDashboard: mock('getDashboard', () => individualDashboard),

  listReference: mock('listReference', ({ params, query }) =>
    [...referenceRows[params.list]].filter(({ parent }) => query.parent === undefined || parent === query.parent),
  ),

  ...companyMocks,
  ...administrationMocks,
  ...auditMocks,
  ...reportMocks,
  ...conversationMocks,
  ...jobApplicationMocks,
  ...applicantAnalysisMocks,
  ...jobAlertMocks,
  ...applicantBoardMocks,
  ...applicantReviewMocks,
  ...hiringProcessMocks,
  ...letterSettingMocks,
  ...letterMocks,
  ...letterVerificationMocks,
  ...letterRequestMocks,
  ...interviewMocks,
  ...jobPostingMocks,
  ...resumeMocks,
  ...documentMocks,
  ...resumeTemplateMocks,
  ...planMocks,
  ...sectionSettingMocks,
  ...templateMocks,
  ...factMocks,
  ...fontMocks,
  ...textMocks,
  ...policyMocks,
  ...inboxMocks,
  getHelpVotes: mock('getHelpVotes', () => helpVotesRow),
  ...newsletterMocks,
  ...notificationMocks,
  ...offerMocks,
  ...structureMocks,
  ...chartMocks,

  ...collectionMocks,
} satisfies Record<OperationId, HttpHandler>
