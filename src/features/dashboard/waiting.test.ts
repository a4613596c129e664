import { describe, expect, test } from 'vitest'
import { en } from '../../../openapi/messages/en.ts'
import { administratorDashboard, companyDashboard, individualDashboard } from '../../api/mocks/dashboard-samples.ts'
import { stamp } from '../../api/mocks/sample-ids.ts'
import type { DashboardData } from './dashboard.effects.ts'
import { waitingLines } from './waiting.ts'

const TODAY = '2026-03-02'
const all = { offers: null, interviews: null, hiring: null, letters: 0, site: null, company: null, platform: null }
type Company = NonNullable<DashboardData['company']>
const quiet: Company = {
  ...(companyDashboard.company as Company),
  offers_pending: 0,
  offers_declined: 0,
  letter_requests: 0,
  licences: { count: 0, next: null },
  staff: { used: 3, limit: 10 },
}
const ofCompany = (over: Partial<Company>) =>
  waitingLines({ ...all, company: { ...quiet, ...over } }, TODAY).map(({ text, path }) => [text, path])

describe('a person', () => {
  test('is led to each offer, which says by when it is to be answered', () => {
    const [first, second] = waitingLines({ ...all, offers: individualDashboard.offers }, TODAY)
    expect(first).toMatchObject({ text: 'profile.waiting.offer', isUrgent: true, detail: { date: '2026-03-20' } })
    expect(first?.path).toBe(`/user/offers/${individualDashboard.offers?.[0]?.id}`)
    expect(second).toMatchObject({ text: 'profile.waiting.offer.modified', isUrgent: false })
  })
  test('without offers has nothing waiting', () => expect(waitingLines({ ...all, offers: [] }, TODAY)).toEqual([]))
  test('is led to each invitation to an interview, which says when it is', () => {
    const [line] = waitingLines({ ...all, interviews: individualDashboard.interviews }, TODAY)
    expect(line).toMatchObject({ text: 'profile.waiting.interview', detail: { date: '2026-03-10T11:30:00.000Z' } })
    expect(line?.path).toBe(`/job/applied/${individualDashboard.interviews?.[0]?.application_id}`)
  })
})

test('whose page was taken down is led to the reason', () => {
  const site = { status: 'unpublished', url: '/@hana', is_taken_down: true } as const
  expect(waitingLines({ ...all, site }, TODAY)).toMatchObject([
    { text: 'profile.waiting.taken_down', path: '/user/templates', isUrgent: true },
  ])
  expect(waitingLines({ ...all, site: { ...site, is_taken_down: false } }, TODAY)).toEqual([])
})

describe('whoever hires or approves letters', () => {
  const ofHiring = (hiring: NonNullable<DashboardData['hiring']>) =>
    waitingLines({ ...all, hiring }, TODAY).map(({ text, path, isUrgent = false }) => [text, path, isUrgent])
  test('hears first of those whose promised reply is late', () =>
    expect(ofHiring({ applied: 3, late: 1, posting_id: null })).toEqual([
      ['profile.waiting.replies', '/manage-jobs', true],
      ['profile.waiting.applicants', '/manage-jobs', false],
    ]))
  test('is led to the posting when all applied for one', () => {
    const { id } = stamp(7, 0)
    expect(ofHiring({ applied: 1, late: 0, posting_id: id })).toEqual([
      ['profile.waiting.applicants', `/job/applicants/${id}`, false],
    ])
  })
  test('without applicants hears of none', () =>
    expect(ofHiring({ applied: 0, late: 0, posting_id: null })).toEqual([]))
  test('is led to the letters that wait for approval', () =>
    expect(waitingLines({ ...all, letters: 2 }, TODAY)).toMatchObject([
      { text: 'shell.menu.letters_to_approve', path: '/my/letters', values: { count: 2 } },
    ]))
})

describe('a company', () => {
  test('with nothing to do has nothing waiting', () => expect(ofCompany({})).toEqual([]))
  test.for([
    [{ offers_declined: 2 }, 'company.waiting.declined', '/company/manage-employees?status=rejected'],
    [{ letter_requests: 1 }, 'company.waiting.letter_requests', '/user/Letter/write'],
    [{ offers_pending: 1 }, 'company.waiting.pending', '/company/manage-employees'],
    [
      { licences: { count: 1, next: { name: null, expires_on: TODAY } } },
      'company.waiting.licences',
      '/company/information/setup#company-legal',
    ],
    [
      { licences: { count: 2, next: { name: null, expires_on: TODAY } } },
      'company.waiting.licences',
      '/company/information/setup#company-licences',
    ],
    [{ staff: { used: 8, limit: 10 } }, 'company.waiting.staff', '/user/plan'],
    [{ verification: 'requested' }, 'company.waiting.verification', '/company/information/setup#company-verification'],
  ] as const)('with %o is led on', ([over, text, path]) =>
    expect(ofCompany(over as Partial<Company>)).toEqual([[text, path]]),
  )
  test.for([
    [{ used: 7, limit: 10 }, 0],
    [{ used: 900, limit: null }, 0],
  ] as const)('with %o of its plan hears nothing of it', ([staff, lines]) =>
    expect(ofCompany({ staff })).toHaveLength(lines),
  )
  test('reads of a licence that is over in other words than of one that ends today', () => {
    const of = (expires_on: string) =>
      waitingLines(
        { ...all, company: { ...quiet, licences: { count: 1, next: { name: { en: 'L' }, expires_on } } } },
        TODAY,
      ).map(({ detail }) => detail?.text)
    expect([of('2026-03-01'), of(TODAY)]).toEqual([
      ['company.waiting.licences.over'],
      ['company.waiting.licences.next'],
    ])
  })
})

test('an administrator sees every queue with its count, the empty ones too', () => {
  const { platform } = administratorDashboard
  const joined = platform?.sign_ups.slice(-7).reduce((sum, { count }) => sum + count, 0)
  expect(waitingLines({ ...all, platform }, TODAY).map(({ path, count }) => [path, count])).toEqual([
    ['/manage/users?view=queue', 4],
    ['/manage/users?view=plans', 0],
    ['/manage/job-reviews', 2],
    ['/manage/users?view=reports', 1],
    ['/cms/contacts?state=new', 2],
    ['/cms/feedbacks?state=new', 1],
    ['/cms/blogs', 2],
    ['/manage/users', joined],
  ])
})

test('where nobody wrote, one line says so for all inboxes', () => {
  const { platform } = administratorDashboard
  const quiet = platform && { ...platform, messages: { contacts: 0, contactSales: 0, feedbacks: 0 } }
  const lines = waitingLines({ ...all, platform: quiet }, TODAY).filter(({ path }) => path.startsWith('/cms/'))
  expect(lines.map(({ path, count, isUrgent }) => [path, count, isUrgent])).toEqual([
    ['/cms/contacts', 0, undefined],
    ['/cms/blogs', 2, undefined],
  ])
})

test('every line has its words', () => {
  const lines = [individualDashboard, companyDashboard, administratorDashboard].flatMap((data) =>
    waitingLines({ ...data, letters: 1 }, TODAY),
  )
  for (const { text, detail } of lines) for (const id of [text, detail?.text ?? text]) expect(en[id]).toMatch(/\w/)
})
