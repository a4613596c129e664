import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ResumePages, SavedResume } from '../../../openapi/schemas/resume.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { resumePagesRow, savedResumeRow } from '../../api/mocks/resume-samples.ts'
import { ownNameOf } from '../../i18n/language.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { builderPath } from './address.ts'
import type { Drawn } from './resume.effects.ts'
import { NoPages, ResumePreviewView } from './ResumePreviewView.tsx'

interface PreviewProps {
  readonly row: SavedResume
  readonly draw: (of: Drawn) => Promise<ResumePages>
  readonly onPdf: () => void
  readonly onPrint: () => void
  readonly onShare: () => void
}
/** The preview with its own reading. */
function Preview({ row, draw, ...actions }: PreviewProps) {
  const [machine] = useState(() => createLoadMachine(draw))
  const [lang, setLang] = useState(row.lang)
  return <ResumePreviewView row={row} lang={lang} onLang={setLang} machine={machine} isPdfBusy={false} {...actions} />
}
const twoPages = ({ lang }: Drawn): Promise<ResumePages> => {
  const drawn = resumePagesRow(lang)
  return Promise.resolve({ ...drawn, pages: [...drawn.pages, ...drawn.pages] })
}

const meta = {
  title: 'Resumes/Preview',
  component: Preview,
  args: { row: savedResumeRow, draw: fn(), onPdf: fn(), onPrint: fn(), onShare: fn() },
  beforeEach: ({ args }) => {
    mocked(args.draw).mockImplementation(twoPages)
  },
} satisfies Meta<typeof Preview>
export default meta
type S = StoryObj<typeof meta>

/** Both pages, in one language and the other; then the PDF, paper, and who may read it. */
export const TwoPages: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(
      await canvas.findByRole('img', { name: say('resume.build.page', { page: 2, pages: 2 }) }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('resume.preview.edit') })).toHaveAttribute(
      'href',
      builderPath(savedResumeRow.id),
    )
    await userEvent.click(canvas.getByRole('button', { name: ownNameOf('am') }))
    await waitFor(() =>
      expect(args.draw).toHaveBeenLastCalledWith(expect.objectContaining({ lang: 'am' }), expect.anything()),
    )
    await expect(
      await canvas.findByRole('img', { name: say('resume.build.page', { page: 1, pages: 2 }) }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('resume.build.pdf') }))
    await userEvent.click(canvas.getByRole('button', { name: say('resume.preview.print') }))
    await userEvent.click(canvas.getByRole('button', { name: say('resume.share') }))
    for (const done of [args.onPdf, args.onPrint, args.onShare]) await expect(done).toHaveBeenCalledOnce()
  },
}
/** By keys alone: larger in steps of the size on paper, and back to the width of the place. */
export const ZoomByKeys: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const region = await canvas.findByRole('region', { name: say('resume.build.pages') })
    const fit = canvas.getByRole('button', { name: say('resume.preview.width') })
    const width = () => canvas.getAllByRole('img')[0]?.getBoundingClientRect().width ?? 0
    const fitted = width()
    region.focus()
    await userEvent.keyboard('{+}{+}{+}{+}{+}{+}{+}{+}')
    await waitFor(() => expect(canvas.getByText(/300/)).toBeVisible())
    // A point is a third more than a pixel.
    await waitFor(() => expect(Math.round(width())).toBe(Math.round(595.28 * 4)))
    await expect(fit).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('-')
    await waitFor(() => expect(canvas.getByText(/200/)).toBeVisible())
    await userEvent.keyboard('0')
    await expect(fit).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(width()).toBe(fitted))
  },
}
/** What is too long is not drawn, and it says why. */
export const TooLong: S = {
  beforeEach: ({ args }) => {
    mocked(args.draw).mockRejectedValue(refusal('resume_too_long', { limit: 20 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Offline: S = {
  beforeEach: ({ args }) => {
    mocked(args.draw).mockRejectedValueOnce(offline())
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('ui.action.retry') }))
    await expect(
      await canvas.findByRole('img', { name: say('resume.build.page', { page: 1, pages: 2 }) }),
    ).toBeVisible()
  },
}
export const Nothing: S = {
  render: () => <NoPages />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: sayIn(globals)('resume.gallery.empty.action') })).toBeVisible()
  },
}
