import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ResumePages, SavedResume } from '../../../openapi/schemas/resume.ts'
import { RESUME_TEMPLATES } from '../../../openapi/resume-style.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { jobRow } from '../../api/mocks/job-application-samples.ts'
import { resumeFactsRow, resumePagesRow, resumeRows, savedResumeRow } from '../../api/mocks/resume-samples.ts'
import { SHEET } from '../../api/mocks/resume-templates.ts'
import { createResumeMachine, type PreviewOf } from '../../machines/resume/resume.machine.ts'
import type { ResumeDraft } from '../../machines/resume/draft.ts'
import { BuilderView, type BuilderTab } from './BuilderView.tsx'
import type { LookEffects } from './looks.effects.ts'
import type { ReviewEffects } from './review.effects.ts'
import { useBuilder } from './useBuilder.ts'

interface BuilderProps {
  readonly row: SavedResume
  readonly save: (draft: ResumeDraft, row: SavedResume) => Promise<SavedResume>
  readonly draw: (of: PreviewOf) => Promise<ResumePages>
  readonly onDownload: (kind: 'pdf' | 'docx') => void
  readonly onOpen: (id: string) => void
  readonly firstTab: BuilderTab
}
/** The builder with its own machine. */
function Builder({ row, save, draw, onDownload, onOpen, firstTab }: BuilderProps) {
  const [machine] = useState(() => createResumeMachine<ResumePages>({ save, preview: draw }))
  const { state } = useBuilder(machine, { row, facts: resumeFactsRow, kept: null })
  const [tab, setTab] = useState(firstTab)
  return (
    <BuilderView
      state={state}
      resumes={resumeRows}
      onOpen={onOpen}
      onNew={() => undefined}
      tab={tab}
      onTab={setTab}
      onDownload={onDownload}
      downloading={null}
      onPreview={() => undefined}
      onShare={() => undefined}
      review={review}
      looks={looks}
    />
  )
}
const job = resumeFactsRow.entries.find(({ part }) => part === 'experience')
const FINDING = 'Say what you led.'
const review: ReviewEffects = {
  check: () =>
    Promise.resolve({
      findings: [{ check: 'vague_words', at: `experience/${job?.id}/title`, values: {}, message: FINDING }],
      pages: 1,
      text: FINDING,
    }),
  job: async () => jobRow,
  match: () => Promise.resolve({ terms: [] }),
}
/** Swiss is offered no more, and the plan has no Executive. */
const looks: LookEffects = {
  templates: () =>
    Promise.resolve(
      RESUME_TEMPLATES.map((key) => ({
        key,
        name: key === 'academic' ? { en: 'Research', am: 'ምርምር' } : null,
        category: null,
        is_premium: key === 'executive',
        is_allowed: key !== 'executive',
        is_offered: key !== 'grid',
      })),
    ),
  picture: () => Promise.resolve(SHEET),
}
const withoutJob = {
  ...savedResumeRow,
  content: {
    ...savedResumeRow.content,
    parts: savedResumeRow.content.parts.map((part) => (part.key === 'experience' ? { ...part, entries: [] } : part)),
  },
}

/** What the server answers with when it saves. */
const saved = (draft: ResumeDraft, row: SavedResume): Promise<SavedResume> =>
  Promise.resolve({ ...row, ...draft, version: row.version + 1 })
const drawn = ({ lang }: PreviewOf): Promise<ResumePages> => Promise.resolve(resumePagesRow(lang))

const meta = {
  title: 'Resumes/Builder',
  component: Builder,
  args: { row: savedResumeRow, save: fn(), draw: fn(), onDownload: fn(), onOpen: fn(), firstTab: 'content' },
  beforeEach: ({ args }) => {
    mocked(args.save).mockImplementation(saved)
    mocked(args.draw).mockImplementation(drawn)
  },
} satisfies Meta<typeof Builder>
export default meta
type S = StoryObj<typeof meta>

/** A part that is hidden is saved so, and comes back by Undo. */
export const Content: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const skills = () =>
      canvas.getByRole('switch', { name: say('resume.build.show', { name: say('facts.part.skills') }) })
    await expect(skills()).toBeChecked()
    await userEvent.click(skills())
    await expect(skills()).not.toBeChecked()
    await waitFor(() => expect(args.save).toHaveBeenCalledOnce())
    await waitFor(() => expect(canvas.getByText(say('resume.build.saved'))).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: say('resume.build.undo') }))
    await expect(skills()).toBeChecked()
  },
}
/** A text that is too long is kept whole, and says by how much; shortened, it is saved. */
export const TooManyCharacters: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = canvas.getByRole('textbox', { name: say('resume.build.headline') })
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste('ሀ'.repeat(172))
    await expect(field).toHaveValue('ሀ'.repeat(172))
    await expect(await canvas.findByText(say('field.too_long', { count: 12, maximum: 160 }))).toBeVisible()
    await userEvent.clear(field)
    await userEvent.paste('መዝገብ ያዥ')
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid', 'true'))
    await waitFor(() => expect(args.save).toHaveBeenCalled())
    const name = canvas.getByRole('textbox', { name: say('resume.build.name') })
    await userEvent.click(name)
    await userEvent.paste('n'.repeat(200))
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'))
  },
}
/** Without a name it isn't saved: that is said at the field and above, without "Try again", until it has one. */
export const WithoutName: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    mocked(args.save).mockRejectedValue(refusal('invalid', {}, { name: [say('validation.required')] }))
    const name = canvas.getByRole('textbox', { name: say('resume.build.name') })
    await userEvent.clear(name)
    await expect(await canvas.findByText(say('resume.build.invalid'))).toBeVisible()
    await expect(canvas.getByText(say('validation.required'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: say('ui.action.retry') })).toBeNull()
    mocked(args.save).mockImplementation(saved)
    await userEvent.type(name, 'ሀ')
    await waitFor(() => expect(canvas.queryByText(say('resume.build.invalid'))).toBeNull())
  },
}
/** A press on a text of the page opens its field; what is typed there is drawn and marked as the resume's own. */
export const PressOnThePage: S = {
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const say = sayIn(globals)
    if (!canvasElement.querySelector('figure'))
      await userEvent.click(canvas.getByRole('button', { name: say('resume.build.preview') }))
    const text = await waitFor(() => {
      const found = canvasElement.querySelector(`rect[data-at="experience/${job?.id}/title"]`)
      if (!found) throw new Error('The page is not drawn yet')
      return found
    })
    await userEvent.click(text)
    const field = await canvas.findByRole('textbox', { name: say('resume.build.field.title') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, ' II')
    await expect(canvas.getByText(say('resume.build.worded'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('resume.build.back') }))
    await expect(canvas.queryByText(say('resume.build.worded'))).toBeNull()
    await waitFor(() => expect(mocked(args.draw).mock.calls.length).toBeGreaterThan(1))
  },
}
/** Beside the PDF there is a Word file, which looks simpler: that is said before it is made. */
export const WordFile: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    // Where the pages have no room beside the form, it is among what is seldom needed.
    const menu = globals['viewport'] === 'phone' ? 'resume.build.more' : 'resume.build.files'
    await userEvent.click(canvas.getByRole('button', { name: say(menu) }))
    await expect(await screen.findByText(say('resume.word.about'))).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: say('resume.word.download') }))
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledWith('docx'))
  },
}
/** An item of the check opens its field; the check is there as it was when its tab is opened again. */
export const CheckLeadsToItsField: S = {
  args: { firstTab: 'check' },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const show = `${say('resume.check.show')}: ${FINDING}`
    await userEvent.click(await canvas.findByRole('button', { name: show }))
    const field = await canvas.findByRole('textbox', { name: say('resume.build.field.title') })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: say('resume.build.tab.check') }))
    await expect(canvas.getByRole('button', { name: show })).toBeVisible()
  },
}
/** What was written since the resume was made is offered. */
export const NewEntries: S = {
  args: { row: withoutJob },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const count = resumeFactsRow.entries.filter(({ part }) => part === 'experience').length
    await expect(canvas.getByText(say('resume.build.new', { count }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('resume.build.new.add') }))
    await expect(canvas.queryByText(say('resume.build.new', { count }))).toBeNull()
  },
}
/** A template brings its own look; the pages are drawn in it. */
export const Design: S = {
  args: { firstTab: 'design' },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const template = (key: 'classic' | 'grid' | 'executive') =>
      canvas.queryByRole('button', { name: new RegExp(`^${say(`resume.template.${key}`)}`) })
    const academic = await canvas.findByRole('button', { name: /^(Research|ምርምር)/ })
    await expect(template('classic')).toBeVisible()
    await expect(template('grid')).toBeNull()
    // Pictures are drawn when they come near.
    academic.scrollIntoView()
    await waitFor(() => expect(academic.querySelector('svg')).not.toBeNull())
    const executive = template('executive')
    await expect(executive).toHaveTextContent(say('resume.build.template.plan'))
    if (executive) await userEvent.click(executive)
    await expect(executive).toHaveAttribute('aria-pressed', 'false')
    // By keys: the cards are buttons.
    academic.focus()
    await userEvent.keyboard('{Enter}')
    await expect(academic).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(mocked(args.draw).mock.lastCall?.[0]).toMatchObject({ style: { template: 'academic' } }))
  },
}
/** A colour that nobody could read is not taken, stays in the field and says why. */
export const PaleColour: S = {
  args: { firstTab: 'design' },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = canvas.getByRole('textbox', { name: say('resume.build.accent') })
    await userEvent.clear(field)
    await userEvent.type(field, '#ffff00')
    await expect(canvas.getByText(say('validation.resume_accent'))).toBeVisible()
    await expect(field).toHaveValue('#ffff00')
    await expect(args.save).not.toHaveBeenCalled()
  },
}
/** Another tab renamed it too: both names are shown, and one is chosen. */
export const Conflict: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    mocked(args.save).mockRejectedValueOnce(
      refusal('stale', { current: { ...savedResumeRow, name: 'Hydrologist', version: savedResumeRow.version + 1 } }),
    )
    const name = canvas.getByRole('textbox', { name: say('resume.build.name') })
    await userEvent.clear(name)
    await userEvent.type(name, 'Engineer')
    const notice = within(await canvas.findByRole('alert'))
    await expect(notice.getByText(/Hydrologist/)).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: say('resume.build.conflict.theirs') }))
    await waitFor(() => expect(name).toHaveValue('Hydrologist'))
  },
}
/** Without a line the person writes on, and is told. */
export const LostLine: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    mocked(args.save).mockRejectedValue(offline())
    await userEvent.type(canvas.getByRole('textbox', { name: say('resume.build.name') }), '!')
    await expect(await canvas.findByText(say('resume.build.lost'))).toBeVisible()
    mocked(args.save).mockImplementation(saved)
    await userEvent.click(canvas.getByRole('button', { name: say('ui.action.retry') }))
    await waitFor(() => expect(canvas.getByText(say('resume.build.saved'))).toBeVisible())
  },
}
/** Even the tightest pages are more than wished for. */
export const TooLongToFit: S = {
  beforeEach: ({ args }) => {
    mocked(args.draw).mockImplementation(async (of: PreviewOf) => ({
      ...(await drawn(of)),
      problems: [{ code: 'cannot_fit', pages: 3 }],
      missing: ['experience'],
    }))
  },
  play: async ({ canvas, globals, canvasElement, userEvent }) => {
    const say = sayIn(globals)
    if (!canvasElement.querySelector('figure'))
      await userEvent.click(canvas.getByRole('button', { name: say('resume.build.preview') }))
    await expect(await canvas.findByText(say('resume.build.cannot_fit', { pages: 1 }))).toBeVisible()
  },
}
/** Signs that no font has are named above the pages, and the way to their field. */
export const Unprinted: S = {
  beforeEach: ({ args }) => {
    mocked(args.draw).mockImplementation(async (of: PreviewOf) => ({
      ...(await drawn(of)),
      problems: [{ code: 'letters_missing', at: 'head.headline', letters: '😀中' }],
    }))
  },
  play: async ({ canvas, globals, canvasElement, userEvent }) => {
    const say = sayIn(globals)
    if (!canvasElement.querySelector('figure'))
      await userEvent.click(canvas.getByRole('button', { name: say('resume.build.preview') }))
    await expect(await canvas.findByText(say('resume.build.unprinted', { signs: '😀中' }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('resume.build.missing.show') }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: say('resume.build.headline') })).toHaveFocus())
  },
}
/** A resume in a template that is offered no more keeps it; others cannot choose it. */
export const TemplateWithdrawn: S = {
  args: { firstTab: 'design', row: { ...savedResumeRow, style: { ...savedResumeRow.style, template: 'grid' } } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const grid = await canvas.findByRole('button', { name: new RegExp(`^${say('resume.template.grid')}`) })
    await expect(grid).toHaveAttribute('aria-pressed', 'true')
  },
}
