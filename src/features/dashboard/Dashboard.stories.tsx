import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { administratorDashboard, companyDashboard, individualDashboard } from '../../api/mocks/samples.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { dashboardMachine, type DashboardData } from './dashboard.effects.ts'
import { DashboardView } from './DashboardView.tsx'

const after = (...events: readonly { type: string }[]) => connectLoad(reached(dashboardMachine, null, ...events), fn())
const loaded = (data: DashboardData) => answered('load', data)
const newcomer: DashboardData = {
  ...individualDashboard,
  views: { days: [], total: 0, daily_viewers: 0, sources: { link: 0, qr: 0, search: 0 } },
  sections: { completed: 0, visible: 0, invisible: 0 },
  setup: { done: 0, total: 13, next: 'personal' },
  site: { status: 'unpublished', url: '/@selamawit' },
}

const meta = {
  component: LoadGate<DashboardData>,
  args: { skeleton: null, children: (data: DashboardData) => <DashboardView data={data} />, load: after() },
} satisfies Meta<typeof LoadGate<DashboardData>>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
export const Individual: S = {
  args: { load: after(loaded(individualDashboard)) },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('profile.next.card'))).toBeVisible(),
}
export const Newcomer: S = {
  args: { load: after(loaded(newcomer)) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('profile.next.setup.personal'))).toBeVisible()
    await expect(canvas.getByText(say('profile.dashboard.no_views'))).toBeVisible()
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
    await expect(canvas.getByText(sayIn(globals)('ui.verified'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: sayIn(globals)('company.dashboard.followers') })).toHaveAttribute(
      'href',
      '/user/subscribed',
    )
  },
}
/** A company that has just registered is led from who it is to its page. */
export const NewCompany: S = {
  args: {
    load: after(
      loaded({
        ...companyDashboard,
        views: newcomer.views,
        sections: newcomer.sections,
        site: { status: 'unpublished', url: '/@bunna.works' },
        company: {
          departments: 0,
          employees: 0,
          positions: 0,
          open_seats: 0,
          offers_pending: 0,
          followers: 0,
          information: 0,
          verification: 'unverified',
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
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('profile.dashboard.sites'))).toBeVisible(),
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
