import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, mocked, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { ResumePages, SavedResume } from '../../../openapi/schemas/resume.ts'
import { offline } from '../../../tests/models/problems.ts'
import { jobRow } from '../../api/mocks/job-application-samples.ts'
import { resumeFactsRow, resumePagesRow, savedResumeRow } from '../../api/mocks/resume-samples.ts'
import { createResumeMachine } from '../../machines/resume/resume.machine.ts'
import { showEntry } from '../../machines/resume/edits.ts'
import { CheckPanel } from './CheckPanel.tsx'
import { jobTextIn } from './job-text.ts'
import type { ReviewEffects } from './review.effects.ts'
import { useBuilder } from './useBuilder.ts'

interface CheckProps extends ReviewEffects {
  readonly row: SavedResume
  readonly onPlace: (at: string) => void
  /** The slug of a job that they came for. */
  readonly slug: string | null
}
/** The check over a builder of its own, which saves at once. */
function Check({ row, onPlace, slug, ...effects }: CheckProps) {
  const [machine] = useState(() =>
    createResumeMachine<ResumePages>({
      save: async (draft, before) => ({ ...before, ...draft, version: before.version + 1 }),
      preview: async ({ lang }) => resumePagesRow(lang),
    }),
  )
  const { state } = useBuilder(machine, { row, facts: resumeFactsRow, kept: null })
  return <CheckPanel state={state} job={slug} isShown onPlace={onPlace} effects={effects} />
}
const job = resumeFactsRow.entries.find(({ part, texts }) => part === 'experience' && texts.description)
const skill = resumeFactsRow.entries.find(({ part }) => part === 'skills')
const place = `experience/${job?.id}/description`
const FINDING = 'Say what you did in this job and what came of it.'
const TEXT = 'Selamawit Bekele\nHydrology engineer\nZiway Irrigation Cooperative'

const meta = {
  title: 'Resumes/Check',
  component: Check,
  args: { row: savedResumeRow, onPlace: fn(), check: fn(), match: fn(), job: fn(), slug: null },
  beforeEach: ({ args }) => {
    mocked(args.check).mockResolvedValue({
      findings: [
        { check: 'no_description', at: place, values: {}, message: FINDING },
        { check: 'no_summary', at: 'hobbies', values: {}, message: 'Say what you like.' },
        { check: 'long_paper', at: null, values: {}, message: 'Three pages are many.' },
      ],
      pages: 1,
      text: TEXT,
    })
    mocked(args.match).mockResolvedValue({
      terms: [
        { term: 'Hydrology', kind: 'skill', has: true, times: 2, fact: null },
        {
          term: 'Surveying',
          kind: 'skill',
          has: false,
          times: 1,
          fact: { part: 'skills', id: skill?.id ?? '', text: 'Surveying' },
        },
        { term: 'AutoCAD', kind: 'skill', has: false, times: 1, fact: null },
      ],
    })
  },
} satisfies Meta<typeof Check>
export default meta
type S = StoryObj<typeof meta>

/** Each item leads to its place; what is not written yet, to where it is written. */
export const Checklist: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: `${say('resume.check.show')}: ${FINDING}` }))
    await expect(args.onPlace).toHaveBeenCalledWith(place)
    await expect(
      canvas.getByRole('link', { name: `${say('resume.build.part_facts')}: Say what you like.` }),
    ).toHaveAttribute('href', expect.stringContaining('hobbies'))
    await expect(canvas.getByRole('group', { name: say('resume.check.machine') })).toHaveTextContent(
      'Hydrology engineer',
    )
  },
}
/** A hidden fact that a job asks for is added with one press, and the checklist is read again once that is saved. */
export const ForAJob: S = {
  args: {
    row: { ...savedResumeRow, content: showEntry('skills', skill?.id ?? '', false)(savedResumeRow.content) },
  },
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(
      await canvas.findByRole('textbox', { name: new RegExp(`^${say('resume.tailor.job')}`) }),
      'Hydrology, surveying, AutoCAD',
    )
    await userEvent.click(canvas.getByRole('button', { name: say('resume.tailor.compare') }))
    await userEvent.click(
      await canvas.findByRole('button', { name: say('resume.tailor.add.of', { term: 'Surveying' }) }),
    )
    await expect(canvas.getByText(say('resume.tailor.added'))).toBeVisible()
    await expect(canvas.getByText(say('resume.tailor.lacks', { count: 1 }))).toBeVisible()
    // It is saved after a rest.
    await waitFor(() => expect(args.check).toHaveBeenCalledTimes(2), { timeout: 10_000 })
  },
}
/** Who came from the form of a job finds its text compared already. */
export const FromApplying: S = {
  args: { slug: jobRow.slug },
  beforeEach: ({ args }) => void mocked(args.job).mockResolvedValue(jobRow),
  play: async ({ canvas, args, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('resume.tailor.lacks', { count: 1 }))).toBeVisible()
    const text = jobTextIn(jobRow, args.row.lang)
    await expect(args.match).toHaveBeenCalledWith(args.row.id, text, expect.anything())
    const field = canvas.getByRole('textbox', { name: new RegExp(`^${say('resume.tailor.job')}`) })
    await expect(field).toHaveValue(text)
  },
}
/** A job that cannot be read any more leaves the field in which its text is pasted. */
export const JobGone: S = {
  args: { slug: 'gone' },
  beforeEach: ({ args }) => void mocked(args.job).mockRejectedValue(offline()),
  play: async ({ canvas, args, globals }) => {
    const say = sayIn(globals)
    const field = await canvas.findByRole('textbox', { name: new RegExp(`^${say('resume.tailor.job')}`) })
    await expect(field).toHaveValue('')
    await expect(args.match).not.toHaveBeenCalled()
  },
}
export const NothingFound: S = {
  beforeEach: ({ args }) => {
    mocked(args.check).mockResolvedValue({ findings: [], pages: 2, text: null })
    mocked(args.match).mockResolvedValue({ terms: [] })
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('resume.check.none', { pages: 2 }))).toBeVisible()
    await expect(canvas.getByText(say('resume.check.machine.none'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${say('resume.tailor.job')}`) }), 'Hello')
    await userEvent.click(canvas.getByRole('button', { name: say('resume.tailor.compare') }))
    await expect(await canvas.findByText(say('resume.tailor.nothing'))).toBeVisible()
  },
}
/** Without a line the job's text stays, and both can be tried again. */
export const Offline: S = {
  beforeEach: ({ args }) => {
    mocked(args.check).mockRejectedValue(offline())
    mocked(args.match).mockRejectedValue(offline())
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = await canvas.findByRole('textbox', { name: new RegExp(`^${say('resume.tailor.job')}`) })
    await userEvent.type(field, 'Hydrology')
    await userEvent.click(canvas.getByRole('button', { name: say('resume.tailor.compare') }))
    await waitFor(() => expect(canvas.getAllByRole('button', { name: say('ui.action.retry') })).toHaveLength(2))
    await expect(field).toHaveValue('Hydrology')
  },
}
