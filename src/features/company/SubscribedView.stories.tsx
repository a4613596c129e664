import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { followerRows } from '../../api/mocks/company-samples.ts'
import { connectList } from '../../machines/list/list.connect.ts'
import { followersMachine } from './followers.effects.ts'
import { SubscribedView } from './SubscribedView.tsx'

const query = { page: 1, per_page: 20, q: '', sort: '' }
const page = answered('read', {
  data: followerRows.map((row, position) => ({ ...row, version: 1, position })),
  meta: { first: 1, last: followerRows.length, totalRecords: followerRows.length, exact: true, page: 1, per_page: 20 },
})
const none = answered('read', {
  data: [],
  meta: { first: 0, last: 0, totalRecords: 0, exact: true, page: 1, per_page: 20 },
})
const after = (q: string, ...events: readonly { type: string }[]) => ({
  ...connectList(reached(followersMachine, { ...query, q }, ...events), fn()),
  search: fn(),
  sort: fn(),
  clear: fn(),
  reload: fn(),
})

const meta = {
  component: SubscribedView,
  args: {
    list: after(''),
    link: 'https://sira.example/company/follow/bunna.works',
    isPublished: true,
    exporting: { isRunning: false, run: fn() },
  },
} satisfies Meta<typeof SubscribedView>
export default meta
type S = StoryObj<typeof meta>

export const Loading: S = {
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('ui.state.loading'))).toBeInTheDocument(),
}
/** People by name with the way to their page, others by their email. */
export const Filled: S = {
  args: { list: after('', page) },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: '@dawit.h' })).toHaveAttribute('href', '/@dawit.h')
    await expect(canvas.getByText('buyer@nordic.example')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('resource.export') }))
    await expect(args.exporting.run).toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('searchbox'), 'a')
    await expect(args.list.search).toHaveBeenCalledWith('a')
  },
}
export const Empty: S = {
  args: { list: after('', none) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('company.followers.empty'))).toBeVisible(),
}
export const NothingFound: S = {
  args: { list: after('zzz', none) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('resource.search.clear') }))
    await expect(args.list.clear).toHaveBeenCalled()
  },
}
/** A later page did not come: the former one stays and says that it may be old. */
export const Outdated: S = {
  args: { list: after('', page, { type: 'list.reload' }, failed('read', offline())) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(sayIn(globals)('resource.outdated'))).toBeVisible()
    await expect(canvas.getByText('buyer@nordic.example')).toBeVisible()
  },
}
export const Offline: S = {
  args: { list: after('', failed('read', offline())) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title')),
}
export const Refused: S = {
  args: { list: after('', failed('read', refusal('forbidden', {}))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.refused.title')),
}
/** A link to follow would lead nowhere: it is not offered, and the way to publish is. */
export const Unpublished: S = {
  args: { list: after('', none), isPublished: false },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: say('company.followers.publish') })).toHaveAttribute(
      'href',
      '/user/templates',
    )
    await expect(canvas.queryByRole('button', { name: say('company.followers.copy') })).toBeNull()
  },
}
