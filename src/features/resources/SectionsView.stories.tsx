import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { AnyEventObject } from 'xstate'
import { sayIn } from '../../../.storybook/say.ts'
import { sectionsOf } from '../../../openapi/schemas/profile.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { sectionRows } from '../../api/mocks/profile-samples.ts'
import { connectSections } from './sections.connect.ts'
import { ALL_SECTIONS, sectionsMachine, type SectionRow } from './sections.effects.ts'
import { SectionsView } from './SectionsView.tsx'

const rows = sectionRows.map((row) => ({ ...row, id: row.key }) as SectionRow)
const named = (key: SectionRow['key']) => rows.find((row) => row.key === key) as SectionRow
const page = (data: readonly SectionRow[]) => ({
  data,
  meta: { first: 1, last: data.length, totalRecords: data.length, exact: true, page: 1, per_page: 100 },
})
const after = (...events: readonly AnyEventObject[]) =>
  connectSections(reached(sectionsMachine, ALL_SECTIONS, ...events), fn())
const arrived = answered('read', page(rows))
const education = named('education')
const hide = { type: 'row.change', change: { kind: 'edit', row: { ...education, visible: false }, was: education } }
const hidden = { ...education, visible: false, version: 2 }
const lift = { type: 'row.change', change: { kind: 'move', row: named('skills'), from: 3, to: 0 } }
const withSpies = (list: ReturnType<typeof after>) => ({
  ...list,
  change: fn(),
  move: fn(),
  undo: fn(),
  reload: fn(),
  dismiss: fn(),
})

const meta = {
  component: SectionsView,
  args: {
    kind: 'individual',
    list: withSpies(after(arrived)),
    open: null,
    viewAs: null,
    onViewAs: fn(),
    onPreview: fn(),
    children: null,
  },
} satisfies Meta<typeof SectionsView>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  args: { list: after() },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
/** All eleven, with one that has entries of which none is visible. */
export const Shown: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByRole('switch')).toHaveLength(11)
    await expect(canvas.getByText(say('resource.sections.none_visible'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('switch', {
        name: say('resource.sections.visible', { section: say('resource.sections.education') }),
      }),
    )
    await expect(args.list.change).toHaveBeenCalledWith(expect.objectContaining({ key: 'education' }), {
      visible: false,
      audience: education.audience,
    })
  },
}
/** Set to visible and still empty: it says when it will be seen, in the list and when it is open. */
const waiting = { ...named('team'), visible: true }
export const Waiting: S = {
  args: { list: withSpies(after(answered('read', page(rows.map((row) => (row.id === waiting.id ? waiting : row)))))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(new RegExp(sayIn(globals)('resource.sections.state.waiting')))).toBeVisible(),
}
export const WaitingOpen: S = {
  args: { ...Waiting.args, open: 'team' },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('resource.sections.state.waiting'))).toBeVisible(),
}
export const MovedByMenu: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(
      canvas.getByRole('button', { name: say('resource.move', { name: say('resource.sections.skills') }) }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: say('resource.move.first') }))
    await waitFor(() => expect(args.list.move).toHaveBeenCalledWith(expect.objectContaining({ key: 'skills' }), 0))
  },
}
export const Moving: S = {
  args: { list: after(arrived, lift) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(sayIn(globals)('resource.sections.skills')),
}
export const Moved: S = {
  args: { list: after(arrived, lift, answered('change', { ...named('skills'), position: 0 })) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(
      canvas.getByText(say('resource.sections.ordered', { section: say('resource.sections.skills'), position: 1 })),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('ui.action.undo') })).toBeVisible()
  },
}
export const Hidden: S = {
  args: {
    list: after(
      arrived,
      hide,
      answered('change', hidden),
      answered('read', page(rows.map((row) => (row.id === hidden.id ? hidden : row)))),
    ),
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(
      canvas.getByText(say('resource.sections.done.hidden', { section: say('resource.sections.education') })),
    ).toBeVisible()
  },
}
export const ToggleFailed: S = {
  args: { list: after(arrived, hide, failed('change', offline()), arrived) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('resource.failed.toggle')),
}
export const ChangedElsewhere: S = {
  args: { list: after(arrived, hide, failed('change', refusal('stale', { current: hidden })), arrived) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('resource.sections.stale')),
}
export const OrderFailed: S = {
  args: { list: after(arrived, lift, failed('change', refusal('internal', {})), arrived) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('resource.sections.order_failed')),
}
export const Failed: S = {
  args: { list: after(failed('read', refusal('internal', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
export const Refused: S = {
  args: { list: after(failed('read', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.refused.title')),
}
export const Offline: S = {
  args: { list: after(failed('read', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const SeenOnTheCard: S = {
  args: { viewAs: 'card' },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(
      canvas.getByText(say('resource.sections.shown_to', { section: say('resource.sections.social_media') })),
    ).toBeVisible()
    await expect(
      canvas.getByText(say('resource.sections.hidden_from', { section: say('resource.sections.education') })),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('resource.sections.open_preview') }))
    await expect(args.onPreview).toHaveBeenCalledOnce()
  },
}
/** One section with its settings; its entries stand below. */
export const Open: S = {
  args: { open: 'published_works' },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(
      canvas.getByRole('heading', { level: 1, name: say('resource.sections.published_works') }),
    ).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('resource.sections.none_visible'))
    await expect(canvas.getByRole('link', { name: say('resource.sections.back') })).toHaveAttribute(
      'href',
      '/user/add/sections',
    )
    const group = say('ui.audience.label', { field: say('resource.sections.published_works') })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${group}`) }))
    const panel = within(await screen.findByRole('dialog', { name: group }))
    await expect(panel.getByText(say('field.audience.now'))).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: say('ui.audience.card') }))
    await expect(args.list.change).toHaveBeenCalledWith(expect.objectContaining({ key: 'published_works' }), {
      visible: true,
      audience: ['site', 'card', 'resume'],
    })
  },
}
/** A company has six sections; what else its page says is written elsewhere, and the way there is named. */
const ofCompany = rows.filter(({ key }) => sectionsOf('company').includes(key))
export const Company: S = {
  args: { kind: 'company', list: withSpies(after(answered('read', page(ofCompany)))) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByRole('switch')).toHaveLength(6)
    await expect(canvas.queryByText(say('resource.sections.education'))).toBeNull()
    await expect(canvas.getByRole('link', { name: say('page.companyInformation.title') })).toBeVisible()
  },
}
/** Newly registered: each section says that it shows as soon as it has an entry. */
export const NewCompany: S = {
  args: {
    kind: 'company',
    list: withSpies(
      after(answered('read', page(ofCompany.map((row) => ({ ...row, count: 0, shown: 0, visible: true }))))),
    ),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getAllByText(new RegExp(sayIn(globals)('resource.sections.state.waiting')))).toHaveLength(6),
}
export const CompanyRefused: S = {
  args: { kind: 'company', list: withSpies(after(failed('read', refusal('forbidden', {})))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.refused.title')),
}
