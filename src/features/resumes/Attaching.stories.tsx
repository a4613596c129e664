import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import { offline } from '../../../tests/models/problems.ts'
import { documentRows } from '../../api/mocks/documents.ts'
import { resumeRows } from '../../api/mocks/resume-samples.ts'
import { AttachDialog } from './AttachDialog.tsx'
import type { AttachedEffects } from './documents.effects.ts'
import { ResumeDocuments } from './ResumeDocuments.tsx'

interface AttachingProps extends AttachedEffects {
  readonly from: 'document' | 'resume'
  readonly resumes: () => Promise<readonly ResumeRow[]>
  readonly onChanged: () => void
  readonly onClose: () => void
}
const [degree, letter] = documentRows
const [water, teacher] = resumeRows
/** Attaching, begun at a document or at a resume. */
function Attaching({ from, onChanged, onClose, ...effects }: AttachingProps) {
  if (!degree || !water) return null
  return from === 'document' ? (
    <AttachDialog row={degree} effects={effects} onChanged={onChanged} onClose={onClose} />
  ) : (
    <ResumeDocuments row={water} effects={effects} onClose={onClose} />
  )
}

const meta = {
  title: 'Resumes/Attaching',
  component: Attaching,
  args: {
    from: 'document',
    resumes: fn(),
    read: fn(),
    change: fn(),
    all: fn(),
    onChanged: fn(),
    onClose: fn(),
  },
  beforeEach: ({ args }) => {
    mocked(args.resumes).mockResolvedValue(resumeRows)
    mocked(args.read).mockResolvedValue(documentRows)
    mocked(args.all).mockResolvedValue(documentRows)
    mocked(args.change).mockResolvedValue(documentRows)
  },
} satisfies Meta<typeof Attaching>
export default meta
type S = StoryObj<typeof meta>
const dialog = async () => within(await screen.findByRole('dialog'))
const namesIn = (globals: Readonly<Record<string, unknown>>) =>
  documentRows.map(({ name }) => (globals['lang'] === 'am' ? (name.am ?? name.en) : (name.en ?? name.am)) ?? '')

/** Each resume is turned on or off at once. */
export const FromADocument: S = {
  play: async ({ args, userEvent }) => {
    const view = await dialog()
    await expect(await view.findByRole('switch', { name: water?.name ?? '' })).toBeChecked()
    await userEvent.click(view.getByRole('switch', { name: teacher?.name ?? '' }))
    await waitFor(() => expect(view.getByRole('switch', { name: teacher?.name ?? '' })).toBeChecked())
    await expect(args.change).toHaveBeenCalledWith(
      teacher?.id,
      { kind: 'attach', document: degree?.id },
      expect.anything(),
    )
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}
/** What was not done leaves the switch as it was. */
export const LineIsDown: S = {
  play: async ({ args, userEvent }) => {
    mocked(args.change).mockRejectedValue(offline())
    const view = await dialog()
    await userEvent.click(await view.findByRole('switch', { name: teacher?.name ?? '' }))
    await waitFor(() => expect(args.change).toHaveBeenCalledOnce())
    await expect(view.getByRole('switch', { name: teacher?.name ?? '' })).not.toBeChecked()
  },
}
export const NoResumes: S = {
  play: async ({ globals }) => {
    await expect(
      await (await dialog()).findByRole('link', { name: sayIn(globals)('resume.document.attach.start') }),
    ).toBeVisible()
  },
  beforeEach: ({ args }) => {
    mocked(args.resumes).mockResolvedValue([])
  },
}
/** The order of the readers, changed by keys too; a document is taken away at once. */
export const FromAResume: S = {
  args: { from: 'resume' },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    const [first = '', second = ''] = namesIn(globals)
    const view = await dialog()
    mocked(args.change).mockResolvedValueOnce(documentRows.toReversed())
    await userEvent.click(await view.findByRole('button', { name: say('resume.document.later', { name: first }) }))
    await waitFor(() => expect(view.getAllByRole('listitem')[0]).toHaveTextContent(second))
    await expect(args.change).toHaveBeenCalledWith(
      water?.id,
      { kind: 'order', documents: [letter?.id, degree?.id] },
      expect.anything(),
    )
    mocked(args.change).mockResolvedValueOnce(documentRows.slice(0, 1))
    await userEvent.click(view.getByRole('button', { name: say('resume.document.detach', { name: second }) }))
    await waitFor(() => expect(view.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(view.getByRole('button', { name: say('resume.documents.of.add') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(second) }))
    await waitFor(() => expect(view.getAllByRole('listitem')).toHaveLength(2))
  },
}
export const NothingAttached: S = {
  args: { from: 'resume' },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    const view = await dialog()
    await expect(await view.findByText(say('resume.documents.of.empty'))).toBeVisible()
    await expect(view.getByText(say('resume.documents.none'))).toBeVisible()
  },
  beforeEach: ({ args }) => {
    mocked(args.read).mockResolvedValue([])
    mocked(args.all).mockResolvedValue([])
  },
}
