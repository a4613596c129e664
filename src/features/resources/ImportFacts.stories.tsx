import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { careerImportSample } from '../../api/mocks/career-import-sample.ts'
import { connectCareer, type CareerView } from '../../machines/career-import/career.connect.ts'
import { careerImportMachine } from './import-facts.effects.ts'
import { ImportFactsView } from './ImportFactsView.tsx'

const after = (...events: readonly { type: string }[]): CareerView => ({
  ...connectCareer(reached(careerImportMachine, { lang: 'en' }, ...events), fn(), () => 'k'),
  choose: fn(),
  cancel: fn(),
  pick: fn(),
  save: fn(),
  retry: fn(),
})
const choose = { type: 'career.choose', file: new File(['{}'], 'resume.json') }
const read = [choose, answered('read', careerImportSample)] as const
const write = (place: string, field: string, value: string) => ({ type: 'career.write', place, field, value })
const pick = (place: string, as: 'add' | 'fill' | 'replace') => ({ type: 'career.pick', places: [place], as })
/** Everything that the sample lacks. */
const written = [
  write('experience.0', 'employment_type', 'full-time'),
  write('experience.0', 'location_type', 'on-site'),
  write('experience.1', 'employment_type', 'full-time'),
  write('experience.1', 'location_type', 'on-site'),
  write('experience.1', 'location', 'Adama'),
]
const save = { type: 'career.save', key: 'k' }
const long = {
  ...careerImportSample,
  unread: Array.from({ length: 30 }, (_, n) => `${n + 1} I declare that all of it is true`),
  parts: careerImportSample.parts.map((part) =>
    part.key === 'skills'
      ? {
          ...part,
          entries: Array.from({ length: 60 }, (_, at) => ({
            at,
            state: 'new' as const,
            values: [{ field: 'name', value: `Skill number ${at + 1}` }],
            needs: [],
            differences: [],
            can_fill: false,
            row: null,
            is_confirmed: false,
            reason: null,
          })),
        }
      : part,
  ),
}
/** Visible once the dialog has opened. */
const shows = async (text: string | RegExp) => waitFor(async () => expect(screen.getByText(text)).toBeVisible())

const meta = {
  component: ImportFactsView,
  args: { career: after(), onClose: fn() },
} satisfies Meta<typeof ImportFactsView>
export default meta
type S = StoryObj<typeof meta>

export const NothingChosen: S = {
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('facts.import.file.help'))
    await expect(screen.queryByText(say('facts.import.submit', { count: 1 }))).toBeNull()
  },
}
export const Reading: S = {
  args: { career: after(choose) },
  play: async ({ globals }) => shows(sayIn(globals)('facts.import.reading', { name: 'resume.json' })),
}
/** What is lacking is shown before anything is saved: the first empty field gets the focus. */
export const Proposed: S = {
  args: { career: after(...read) },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await shows(say('facts.import.lacking', { count: 2 }))
    // What can be chosen is fetched.
    await waitFor(() =>
      expect(document.querySelector('[data-place="experience.0"] [data-lacking] select')).toBeEnabled(),
    )
    await expect(screen.getByText(say('facts.import.document'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('facts.import.submit', { count: 4 }) }))
    await expect(args.career.save).not.toHaveBeenCalled()
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-place]')).toHaveAttribute('data-place', 'experience.0'),
    )
    // Each is offered only what would do something.
    const [summary, confirmed] = screen
      .getAllByRole('group', { name: say('facts.import.duplicate') })
      .map((group) => within(group))
    if (!summary || !confirmed) throw new Error('The sample has two such entries')
    await expect(summary.queryByRole('button', { name: say('facts.import.fill') })).toBeNull()
    await expect(confirmed.queryByRole('button', { name: say('facts.import.replace') })).toBeNull()
    await userEvent.click(summary.getByRole('button', { name: say('facts.import.replace') }))
    await expect(args.career.pick).toHaveBeenCalledWith(['summary.0'], 'replace')
    await userEvent.click(confirmed.getByRole('button', { name: say('facts.import.fill') }))
    await expect(args.career.pick).toHaveBeenCalledWith(['experience.2'], 'fill')
  },
}
/** A publication is taken only once the person says so, with its document, which is uploaded in its place. */
export const Publication: S = {
  args: { career: after(...read, pick('published_works.0', 'add')) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('facts.import.lacking', { count: 3 }))
    await expect(screen.queryByText(say('facts.import.document'))).toBeNull()
    const place = document.querySelector<HTMLElement>('[data-place="published_works.0"]')
    await waitFor(() => expect(place?.querySelector('[data-lacking] input[type="file"]')).toBeInTheDocument())
  },
}
export const Complete: S = {
  args: { career: after(...read, ...written) },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await screen.findByRole('button', { name: say('facts.import.submit', { count: 4 }) }))
    await expect(args.career.save).toHaveBeenCalledOnce()
  },
}
export const Long: S = {
  args: { career: after(choose, answered('read', long)) },
  play: async ({ globals }) => shows(sayIn(globals)('facts.import.unread', { count: 30 })),
}
/** Said without sending it, and again another can be chosen. */
export const TooLarge: S = {
  args: { career: after(choose, failed('read', refusal('too_large', { limit: 10_000_000 }))) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('facts.import.too_large'))
    await expect(screen.queryByRole('button', { name: say('ui.action.retry') })).toBeNull()
    await expect(screen.getByRole('button', { name: say('facts.import.choose_other') })).toBeVisible()
  },
}
export const Refused: S = {
  args: { career: after(choose, failed('read', refusal('import_refused', { reason: 'no_text' }))) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('facts.import.refused'))
    await expect(screen.queryByRole('button', { name: say('ui.action.retry') })).toBeNull()
  },
}
/** Something changed meanwhile: what was chosen stays, as far as it still goes. */
export const Outdated: S = {
  args: {
    career: after(...read, ...written, save, answered('save', { ...careerImportSample, plan: 'b' })),
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('facts.import.outdated'))
    await expect(screen.getByRole('button', { name: say('facts.import.submit', { count: 4 }) })).toBeVisible()
  },
}
export const SavingOffline: S = {
  args: { career: after(...read, ...written, save, failed('save', offline())) },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await shows(say('facts.import.failed'))
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.career.retry).toHaveBeenCalledOnce()
  },
}
