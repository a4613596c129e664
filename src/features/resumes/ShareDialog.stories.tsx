import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ResumeSnapshot } from '../../../openapi/schemas/resume.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { CODE, resumeSnapshotRows, savedResumeRow } from '../../api/mocks/resume-samples.ts'
import type { Publication, ShareEffects, SharedResume } from './share.effects.ts'
import { ShareDialog } from './ShareDialog.tsx'

interface ShareProps extends ShareEffects {
  readonly row: SharedResume
  readonly onShared: (row: SharedResume) => void
  readonly onClose: () => void
}
const Share = ({ row, onShared, onClose, ...effects }: ShareProps) => (
  <ShareDialog row={row} onShared={onShared} onClose={onClose} effects={effects} />
)
const hidden = { ...savedResumeRow, visibility: 'private' as const, is_public: false, url: null }
const shared = ({ password, ...of }: Publication, row: SharedResume): SharedResume => ({
  ...row,
  ...of,
  is_public: of.visibility !== 'private',
  has_password: password !== null || row.has_password,
  url: row.url ?? savedResumeRow.url,
  version: row.version + 1,
})
const published = (of: Publication, row: SharedResume): Promise<SharedResume> => Promise.resolve(shared(of, row))
const [copy] = resumeSnapshotRows
const frozen = (_: string, name: string): Promise<ResumeSnapshot> =>
  copy ? Promise.resolve({ ...copy, name }) : Promise.reject(new Error('No copy among the samples'))

const meta = {
  title: 'Resumes/Share',
  component: Share,
  args: {
    row: savedResumeRow,
    onShared: fn(),
    onClose: fn(),
    publish: fn(),
    code: fn(),
    copies: fn(),
    freeze: fn(),
    takeBack: fn(),
  },
  beforeEach: ({ args }) => {
    mocked(args.publish).mockImplementation(published)
    mocked(args.code).mockResolvedValue(CODE)
    mocked(args.copies).mockResolvedValue(resumeSnapshotRows)
    mocked(args.freeze).mockImplementation(frozen)
    mocked(args.takeBack).mockResolvedValue(undefined)
  },
} satisfies Meta<typeof Share>
export default meta
type S = StoryObj<typeof meta>
type Say = ReturnType<typeof sayIn>
const dialog = async (say: Say) =>
  within(await screen.findByRole('dialog', { name: say('resume.share.title', { name: savedResumeRow.name }) }))

/** What nobody could read has no address; once it is shared, its link is there to be copied. */
export const FirstTime: S = {
  args: { row: hidden },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const share = await dialog(say)
    await expect(share.queryByRole('button', { name: say('resume.share.copy') })).toBeNull()
    await userEvent.selectOptions(
      share.getByRole('combobox', { name: new RegExp(`^${say('resume.share.visibility')}`) }),
      'everyone',
    )
    await userEvent.click(share.getByRole('switch', { name: say('resume.share.indexed') }))
    await userEvent.click(share.getByRole('button', { name: say('ui.action.save') }))
    await expect(await share.findByRole('button', { name: say('resume.share.copy') })).toBeVisible()
    await expect(await share.findByRole('img', { name: say('resume.share.code.alt') })).toBeVisible()
    await expect(mocked(args.publish).mock.lastCall?.[0]).toEqual({
      visibility: 'everyone',
      until: null,
      indexed: true,
      password: null,
    })
    await expect(args.onShared).toHaveBeenCalledOnce()
  },
}
/** The server misses a password: it says so beside the field, and all that was chosen stays. */
export const PasswordMissing: S = {
  beforeEach: ({ args }) => {
    mocked(args.publish).mockRejectedValue(refusal('invalid', {}, { password: ['This is required'] }))
  },
  play: async ({ globals, userEvent }) => {
    const say = sayIn(globals)
    const share = await dialog(say)
    const who = share.getByRole('combobox', { name: new RegExp(`^${say('resume.share.visibility')}`) })
    await userEvent.selectOptions(who, 'password')
    await userEvent.click(share.getByRole('button', { name: say('ui.action.save') }))
    await expect(await share.findByText('This is required')).toBeVisible()
    await expect(who).toHaveValue('password')
  },
}
/** Another tab chose otherwise meanwhile: both choices are shown, and one is taken. */
export const Conflict: S = {
  beforeEach: ({ args }) => {
    mocked(args.publish).mockRejectedValueOnce(
      refusal('stale', { current: { ...savedResumeRow, visibility: 'password', version: savedResumeRow.version + 1 } }),
    )
  },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const share = await dialog(say)
    await userEvent.selectOptions(
      share.getByRole('combobox', { name: new RegExp(`^${say('resume.share.visibility')}`) }),
      'everyone',
    )
    await userEvent.click(share.getByRole('button', { name: say('ui.action.save') }))
    await expect(await share.findByText(say('resource.stale.title'))).toBeVisible()
    await userEvent.click(share.getByRole('button', { name: say('resource.stale.keep_mine') }))
    await userEvent.click(share.getByRole('button', { name: say('ui.action.save') }))
    await waitFor(() =>
      expect(args.publish).toHaveBeenLastCalledWith(
        expect.objectContaining({ visibility: 'everyone' }),
        expect.objectContaining({ version: savedResumeRow.version + 1 }),
        expect.anything(),
      ),
    )
  },
}
/** A copy for somebody is made by its name, and the field is free for the next. */
export const Freeze: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const share = await dialog(say)
    await expect(await share.findByText(copy?.name ?? '')).toBeVisible()
    const field = share.getByRole('textbox', { name: new RegExp(`^${say('resume.share.frozen.name')}`) })
    await userEvent.type(field, 'World Bank')
    await userEvent.click(share.getByRole('button', { name: say('resume.share.frozen.create') }))
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(mocked(args.freeze).mock.lastCall?.[1]).toBe('World Bank')
    await waitFor(() => expect(args.copies).toHaveBeenCalledTimes(2))
  },
}
/** Taking back asks first, since a link that was given away stops working. */
export const TakeBack: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const share = await dialog(say)
    const name = copy?.name ?? ''
    await userEvent.click(await share.findByRole('button', { name: say('resume.share.frozen.end_of', { name }) }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(args.takeBack).not.toHaveBeenCalled()
    await userEvent.click(question.getByRole('button', { name: say('resume.share.frozen.end') }))
    await waitFor(() => expect(mocked(args.takeBack).mock.lastCall?.[1]).toBe(copy?.id))
  },
}
export const NoCopies: S = {
  beforeEach: ({ args }) => {
    mocked(args.copies).mockResolvedValue([])
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await expect(await (await dialog(say)).findByText(say('resume.share.frozen.empty'))).toBeVisible()
  },
}
/** The copies could not be read: who may read the resume can be changed all the same. */
export const CopiesFailed: S = {
  beforeEach: ({ args }) => {
    mocked(args.copies).mockRejectedValue(offline())
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    const share = await dialog(say)
    await expect(await share.findByText(say('ui.state.offline.title'))).toBeVisible()
    await expect(share.getByRole('button', { name: say('ui.action.save') })).toBeVisible()
  },
}
