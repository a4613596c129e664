import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { bothClocks } from '../../../openapi/format/clock.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { administratorDashboard, companyDashboard, individualDashboard } from '../../api/mocks/dashboard-samples.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { localTime } from '../../ui/useDates.ts'
import { dashboardMachine, type DashboardData } from './dashboard.effects.ts'
import { DashboardView } from './DashboardView.tsx'

const after = (...events: readonly { type: string }[]) => connectLoad(reached(dashboardMachine, null, ...events), fn())
const loaded = (data: DashboardData) => answered('load', data)
const newcomer: DashboardData = {
  ...individualDashboard,
  views: { days: [], total: 0, daily_viewers: 0, sources: { link: 0, qr: 0, search: 0 } },
  sections: { total: 11, completed: 0, visible: 0, invisible: 0 },
  setup: { done: 0, total: 13, next: 'account' },
  welcome: { done: 0, total: 5 },
  site: { status: 'unpublished', url: '/@selamawit', is_taken_down: false },
  offers: [],
  interviews: [],
}

const meta = {
  component: LoadGate<DashboardData>,
  args: { skeleton: null, children: (data: DashboardData) => <DashboardView data={data} letters={0} />, load: after() },
} satisfies Meta<typeof LoadGate<DashboardData>>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Individual: S = {
  args: { load: after(loaded(individualDashboard)) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('profile.next.card'))).toBeVisible()
    const waiting = within(canvas.getByRole('region', { name: say('profile.waiting') }))
    const [first, second, third] = waiting.getAllByRole('link')
    await expect(first).toHaveAttribute('href', `/user/offers/${individualDashboard.offers?.[0]?.id}`)
    await expect(first).toHaveTextContent('Gera Forest Coffee Export')
    await expect(second).toHaveTextContent('Project engineer')
    await expect(third, 'an invitation to an interview').toHaveAttribute(
      'href',
      `/job/applied/${individualDashboard.interviews?.[0]?.application_id}`,
    )
    const time = localTime(individualDashboard.interviews?.[0]?.starts_at ?? '')
    await expect(third, 'when it is, by both clocks').toHaveTextContent(
      bothClocks(time, globals['lang'] === 'am' ? 'am' : 'en'),
    )
    const views = canvas.getByRole('heading', { name: say('profile.dashboard.views') })
    await expect(
      second && second.compareDocumentPosition(views) & Node.DOCUMENT_POSITION_FOLLOWING,
      'who looked comes after what waits',
    ).toBeTruthy()
  },
}
/** The company and the job have long names. */
export const LongOffer: S = {
  args: {
    load: after(
      loaded({
        ...individualDashboard,
        offers: (individualDashboard.offers ?? []).map((offer) => ({
          ...offer,
          company_name: 'የገራ ደን ቡና አምራቾችና ላኪዎች የገበሬዎች ኅብረት ሥራ ዩኒየን ኃላፊነቱ የተወሰነ የግል ማኅበር',
          job_title: 'Senior water supply and sanitation engineer for the south-western highlands',
        })),
      }),
    ),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('region', { name: sayIn(globals)('profile.waiting') })).toBeVisible(),
}
export const Newcomer: S = {
  args: { load: after(loaded(newcomer)) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: say('profile.dashboard.welcome.begin') })).toHaveAttribute(
      'href',
      '/user/welcome',
    )
    await expect(canvas.queryByText(say('profile.next'))).toBeNull()
    await expect(canvas.getByText(say('profile.dashboard.no_views'))).toBeVisible()
    await expect(canvas.queryByRole('region', { name: say('profile.waiting') })).toBeNull()
  },
}
/** Somebody who left on the way: the same panel leads on. */
export const OnTheWay: S = {
  args: { load: after(loaded({ ...newcomer, welcome: { done: 3, total: 5 } })) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: say('profile.dashboard.welcome.continue') })).toBeVisible()
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3')
  },
}
/** The views of each source apart. */
export const FromTheCode: S = {
  args: { load: after(loaded(individualDashboard)) },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const qr = say('profile.dashboard.source.qr')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${qr}`) }))
    await expect(
      canvas.getByRole('img', { name: new RegExp(say('profile.dashboard.views_from', { source: qr })) }),
    ).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: qr, hidden: true })).toBeInTheDocument()
  },
}
/** Nobody came from search engines: it says so over an empty chart. */
export const NothingFromSearch: S = {
  args: {
    load: after(
      loaded({
        ...individualDashboard,
        views: individualDashboard.views && {
          ...individualDashboard.views,
          sources: { ...individualDashboard.views.sources, search: 0 },
          days: individualDashboard.views.days.map((day) => ({ ...day, search: 0 })),
        },
      }),
    ),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(`^${say('profile.dashboard.source.search')}`) }),
    )
    await expect(canvas.getByText(say('profile.dashboard.source.none'))).toBeVisible()
  },
}
/** Every step of the set-up is done: it is spoken of no more. */
export const Complete: S = {
  args: { load: after(loaded({ ...individualDashboard, setup: { done: 13, total: 13, next: null } })) },
  play: async ({ canvas, globals }) => expect(canvas.queryByText(sayIn(globals)('profile.dashboard.setup'))).toBeNull(),
}
export const Company: S = {
  args: { load: after(loaded(companyDashboard)) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('profile.dashboard.offers_pending'))).toBeVisible()
    const waiting = within(canvas.getByRole('region', { name: sayIn(globals)('profile.waiting') }))
    await expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/job/applicants/${companyDashboard.hiring?.posting_id}`,
      `/job/applicants/${companyDashboard.hiring?.posting_id}`,
      '/company/manage-employees?status=rejected',
      '/user/Letter/write',
      '/company/information/setup#company-licences',
      '/user/plan',
      '/company/manage-employees',
    ])
    await expect(canvas.getByText(sayIn(globals)('ui.verified'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: sayIn(globals)('company.dashboard.followers') })).toHaveAttribute(
      'href',
      '/user/subscribed',
    )
  },
}
/** Whoever approves letters and hires for their employer is led to both; the company's counts are for its owners. */
export const Employee: S = {
  args: {
    load: after(
      loaded({
        ...companyDashboard,
        views: null,
        sections: null,
        site: null,
        company: null,
        hiring: { applied: 1, late: 0, posting_id: null },
      }),
    ),
    children: (data: DashboardData) => <DashboardView data={data} letters={2} />,
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(
      canvas.getByRole('link', { name: say('shell.menu.letters_to_approve', { count: 2 }) }),
    ).toHaveAttribute('href', '/my/letters')
    await expect(canvas.getByRole('link', { name: say('profile.waiting.applicants', { count: 1 }) })).toHaveAttribute(
      'href',
      '/manage-jobs',
    )
    await expect(canvas.queryByText(say('profile.dashboard.employer'))).toBeNull()
  },
}
/** Whoever acts for their employer and decides on nothing is told where to look. */
export const EmployeeWithoutRights: S = {
  args: { load: after(loaded({ ...administratorDashboard, platform: null })) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('profile.dashboard.employer'))).toBeVisible(),
}
/** A company that has just registered is led from who it is to its page. */
export const NewCompany: S = {
  args: {
    load: after(
      loaded({
        ...companyDashboard,
        views: newcomer.views,
        sections: newcomer.sections,
        hiring: { applied: 0, late: 0, posting_id: null },
        site: { status: 'unpublished', url: '/@bunna.works', is_taken_down: false },
        company: {
          departments: 0,
          employees: 0,
          positions: 0,
          open_seats: 0,
          offers_pending: 0,
          followers: 0,
          information: 0,
          verification: 'unverified',
          offers_declined: 0,
          letter_requests: 0,
          licences: { count: 0, next: null },
          staff: { used: 0, limit: 10 },
        },
      }),
    ),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    for (const step of ['information', 'structure', 'publish', 'verify'] as const)
      await expect(canvas.getByRole('link', { name: say(`company.next.${step}`) })).toBeVisible()
  },
}
export const Administrator: S = {
  args: { load: after(loaded(administratorDashboard)) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    // The last number ends where its line does, however many fit in a line.
    const sites = canvas.getByText(say('profile.dashboard.sites'))
    const counts = sites.closest('dl')?.getBoundingClientRect()
    await expect(sites.parentElement?.getBoundingClientRect().right).toBeCloseTo(counts?.right ?? 0, 0)
    const { sign_ups: days } = administratorDashboard.platform ?? { sign_ups: [] }
    const today = canvas.getByText(say('profile.dashboard.sign_ups.today')).nextElementSibling
    await expect(today).toHaveTextContent(String(days.at(-1)?.count))
    const waiting = within(canvas.getByRole('region', { name: say('profile.waiting') }))
    await expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/manage/users?view=queue',
      '/manage/users?view=plans',
      '/manage/job-reviews',
      '/manage/users?view=reports',
      '/cms/contacts?state=new',
      '/cms/feedbacks?state=new',
      '/cms/blogs',
      '/manage/users',
    ])
  },
}
export const Refreshing: S = {
  args: { load: after(loaded(companyDashboard), { type: 'load.refresh' }) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('profile.dashboard.employees'))).toBeVisible(),
}
export const Outdated: S = {
  args: { load: after(loaded(companyDashboard), { type: 'load.refresh' }, failed('refresh', offline())) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('resource.outdated'))).toBeVisible()
    await expect(canvas.getByText(sayIn(globals)('profile.dashboard.employees'))).toBeVisible()
  },
}
export const Failed: S = {
  args: { load: after(failed('load', refusal('internal', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
export const Refused: S = {
  args: { load: after(failed('load', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.refused.title')),
}
export const Offline: S = {
  args: { load: after(failed('load', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
