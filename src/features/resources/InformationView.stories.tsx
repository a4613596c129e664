import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { FACT_PART_KEYS, type FactPart } from '../../../openapi/fact-parts.ts'
import type { Facts } from '../../../openapi/schemas/facts.ts'
import { refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { unrecordedJob } from '../../api/mocks/facts.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import { recordMachine } from './information.effects.ts'
import { InformationView } from './InformationView.tsx'

const submit = fn()
const after = (...events: readonly { type: string }[]) => ({
  ...connectSave(reached(recordMachine, { row: null }, ...events), fn(), () => 'k'),
  submit,
})
const sent = { type: 'save.submit', values: { jobId: unrecordedJob.id, entryId: null }, key: 'k' }

const held: Partial<Record<FactPart, readonly [count: number, ...names: readonly { en: string; am: string }[]]>> = {
  experience: [
    5,
    { en: 'Senior water engineer', am: 'ከፍተኛ የውኃ መሐንዲስ' },
    { en: 'Site engineer', am: 'የግንባታ ቦታ መሐንዲስ' },
    { en: 'Graduate engineer', am: 'ጀማሪ መሐንዲስ' },
  ],
  education: [1, { en: 'Arba Minch University', am: 'አርባ ምንጭ ዩኒቨርሲቲ' }],
  skills: [2, { en: 'Surveying', am: 'የመሬት ቅየሳ' }, { en: 'AutoCAD', am: 'አውቶካድ' }],
}
const filled: Facts = {
  parts: FACT_PART_KEYS.map((key) => {
    const [count, ...names] = held[key] ?? [0]
    return { key, count, names }
  }),
  jobs: [],
}
const everything: Facts = {
  parts: FACT_PART_KEYS.map((key) => ({ key, count: 1, names: [{ en: 'Something', am: 'አንድ ነገር' }] })),
  jobs: [],
}

const meta = {
  component: InformationView,
  args: {
    facts: filled,
    open: new Set<FactPart>(),
    record: after(),
    onToggle: fn(),
    onAdd: fn(),
    children: (part) => <p>entries of {part}</p>,
  },
} satisfies Meta<typeof InformationView>
export default meta
type S = StoryObj<typeof meta>

/** Each part in a line; what is missing first, with the way to it. */
export const Filled: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(14)
    const experience = canvas.getByRole('region', { name: say('facts.part.experience') })
    await expect(experience).toHaveTextContent(say('facts.more', { count: 2 }))
    await userEvent.click(within(experience).getByRole('button', { expanded: false }))
    await expect(args.onToggle).toHaveBeenCalledWith('experience')
    const languages = within(canvas.getByRole('region', { name: say('facts.part.languages') }))
    await userEvent.click(
      languages.getByRole('button', { name: new RegExp(say('resource.any._add', { one: '' }).trim()) }),
    )
    await expect(args.onAdd).toHaveBeenCalledWith('languages')
    await expect(canvas.getByRole('status')).toHaveTextContent(say('facts.missing.languages'))
    await expect(canvas.getByRole('status')).not.toHaveTextContent(say('facts.missing.education'))
    await expect(canvas.queryByText('entries of experience')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const Open: S = {
  args: { open: new Set<FactPart>(['experience', 'skills']) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText('entries of experience')).toBeVisible()
    await expect(canvas.getByText('entries of skills')).toBeVisible()
    const experience = within(canvas.getByRole('region', { name: say('facts.part.experience') }))
    await expect(experience.getByRole('button', { expanded: true })).toBeVisible()
  },
}
/** Nobody is blamed for an empty page. */
export const Empty: S = {
  args: { facts: { parts: FACT_PART_KEYS.map((key) => ({ key, count: 0, names: [] })), jobs: [] } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('facts.missing.start'))).toBeVisible()
    await expect(within(canvas.getByRole('status')).getAllByRole('listitem')).toHaveLength(5)
  },
}
export const NothingMissing: S = {
  args: { facts: everything },
  play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull(),
}
/** A company confirms a job that stands nowhere. */
export const Job: S = {
  args: { facts: { ...everything, jobs: [unrecordedJob] } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    await expect(canvas.getByRole('status')).toHaveTextContent(/Water engineer/)
    await userEvent.click(canvas.getByRole('button', { name: say('facts.job.add') }))
    await expect(submit).toHaveBeenCalledWith({ jobId: unrecordedJob.id, entryId: null })
  },
}
/** One of the person's own entries may be it. */
const entry = { id: '00000000-0000-4000-8000-004900000000', name: { en: 'Engineer', am: 'መሐንዲስ' } }
export const JobWrittenBefore: S = {
  args: { facts: { ...everything, jobs: [{ ...unrecordedJob, last_day: '2025-07-07', entries: [entry] }] } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    submit.mockClear()
    const name = globals['lang'] === 'am' ? entry.name.am : entry.name.en
    await userEvent.click(canvas.getByRole('button', { name: say('facts.job.same', { name }) }))
    await expect(submit).toHaveBeenCalledWith({ jobId: unrecordedJob.id, entryId: entry.id })
  },
}
export const JobRefused: S = {
  args: { ...Job.args, record: after(sent, failed('save', refusal('limit_reached', { limit: 300 }))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('facts.job.failed')),
}
