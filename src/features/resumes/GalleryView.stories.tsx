import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ResumeRow } from '../../../openapi/schemas/resume.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { resumeRows } from '../../api/mocks/resume-samples.ts'
import { createGalleryMachine, type GalleryAct } from '../../machines/resume/gallery.machine.ts'
import { builderPath } from './address.ts'
import { GalleryNotice } from './GalleryNotice.tsx'
import { GalleryView } from './GalleryView.tsx'

interface GalleryProps {
  readonly rows: readonly ResumeRow[]
  readonly limit: number | null
  readonly run: (act: GalleryAct) => Promise<void>
  readonly onDownload: (row: ResumeRow, kind: 'pdf' | 'docx', lang: 'en' | 'am') => void
  readonly onRename: (row: ResumeRow) => void
  readonly onShare: (row: ResumeRow) => void
  readonly onDocuments: (row: ResumeRow) => void
}
/** The gallery with its own machine, over rows that stay as they are. */
function Gallery({ run, ...view }: GalleryProps) {
  const [machine] = useState(() => createGalleryMachine(run))
  const [snapshot, send] = useMachine(machine)
  const act = (kind: GalleryAct['kind'], { id, name }: ResumeRow) =>
    send({ type: 'gallery.act', act: { kind, id, name } })
  return (
    <>
      <GalleryView {...view} onDuplicate={(row) => act('duplicate', row)} onDelete={(row) => act('delete', row)} />
      <GalleryNotice
        act={snapshot.context.act}
        stage={snapshot.value}
        failure={snapshot.context.failure}
        onUndo={() => send({ type: 'gallery.undo' })}
        onRetry={() => send({ type: 'gallery.retry' })}
        onDismiss={() => send({ type: 'gallery.dismiss' })}
      />
    </>
  )
}
const [first] = resumeRows
const name = first?.name ?? ''

const meta = {
  title: 'Resumes/Gallery',
  component: Gallery,
  args: {
    rows: resumeRows,
    limit: 3,
    run: fn(),
    onDownload: fn(),
    onRename: fn(),
    onShare: fn(),
    onDocuments: fn(),
  },
  beforeEach: ({ args }) => {
    mocked(args.run).mockResolvedValue(undefined)
  },
} satisfies Meta<typeof Gallery>
export default meta
type S = StoryObj<typeof meta>

/** What is deleted comes back by Undo. */
export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: say('resume.gallery.open.of', { name }) })).toHaveAttribute(
      'href',
      builderPath(first?.id ?? ''),
    )
    await userEvent.click(canvas.getByRole('button', { name: say('resume.gallery.more', { name }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('resume.gallery.delete') }))
    await userEvent.click(await screen.findByRole('button', { name: say('ui.action.undo') }))
    await expect(await screen.findByText(say('resume.gallery.done.restore', { name }))).toBeVisible()
    await expect(args.run).toHaveBeenNthCalledWith(1, expect.objectContaining({ kind: 'delete' }), expect.anything())
    await expect(args.run).toHaveBeenNthCalledWith(2, expect.objectContaining({ kind: 'restore' }), expect.anything())
  },
}
/** Either language can be downloaded, whatever the resume opens in, as a PDF or a Word file. */
export const FilesInEitherLanguage: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('resume.gallery.more', { name }) }))
    await userEvent.click(
      await screen.findByRole('menuitem', { name: say('resume.gallery.pdf', { language: 'አማርኛ' }) }),
    )
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledWith(first, 'pdf', 'am'))
    await userEvent.click(canvas.getByRole('button', { name: say('resume.gallery.more', { name }) }))
    await expect(await screen.findByText(say('resume.word.about'))).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: say('resume.gallery.word', { language: 'English' }) }))
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledWith(first, 'docx', 'en'))
  },
}
/** The plan is used up: that is said before anything is tried, and nothing leads to one more. */
export const Full: S = {
  args: { limit: 2 },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resume.build.full', { limit: 2 }))).toBeVisible()
    await expect(canvas.queryByRole('link', { name: say('resume.build.start') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('resume.gallery.more', { name }) }))
    const copy = await screen.findByRole('menuitem', { name: say('resume.gallery.duplicate') })
    await expect(copy).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Empty: S = {
  args: { rows: [] },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('resume.gallery.empty'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('resume.gallery.empty.action') })).toBeVisible()
  },
}
/** Another tab used the last place of the plan meanwhile. */
export const Refused: S = {
  beforeEach: ({ args }) => {
    mocked(args.run).mockRejectedValueOnce(refusal('limit_reached', { limit: 3 }))
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('resume.gallery.more', { name }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('resume.gallery.duplicate') }))
    const notice = within(await screen.findByRole('alert'))
    await expect(notice.getByText(say('resume.gallery.failed.duplicate', { name }))).toBeVisible()
  },
}
/** Long names, many views, and a link that has ended. */
export const Long: S = {
  args: {
    limit: null,
    rows: resumeRows.map((row) => ({
      ...row,
      name: 'Chief hydrologist and irrigation planning engineer for the Lake Ziway and Meki river basins, 2026',
      visibility: 'password' as const,
      until: '2026-01-31',
      is_public: false,
      views: 12_345,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(resumeRows.length)
  },
}
