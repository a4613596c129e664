import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { emptyAnalysis, filledAnalysis } from '../../api/mocks/applicant-analysis.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { Analysis } from './Analysis.tsx'

const meta = {
  title: 'Applications/Analysis',
  component: Analysis,
  args: { slug: filledAnalysis.posting.id },
} satisfies Meta<typeof Analysis>
export default meta
type S = StoryObj<typeof meta>

/** A posting that ran for some weeks: every chart has its numbers in words. */
export const Filled: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const sources = within(await canvas.findByRole('region', { name: say('analysis.sources') }))
    await expect(sources.getAllByRole('listitem')).toHaveLength(filledAnalysis.sources.length)
    await expect(sources.getByText(say('analysis.source.telegram'))).toBeVisible()
    const stages = within(canvas.getByRole('region', { name: say('analysis.stages') }))
    await expect(stages.getByText(new RegExp(say('analysis.less_than_hour')))).toBeVisible()
    await expect(canvas.getByRole('region', { name: say('analysis.written') })).toBeVisible()
  },
}
/** The same numbers as a table. */
export const AsTable: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [funnel] = await canvas.findAllByRole('region', { name: say('analysis.funnel') })
    const panel = within(funnel as HTMLElement)
    await userEvent.click(panel.getByRole('button', { name: say('analysis.table') }))
    const rows = panel.getAllByRole('row')
    await expect(rows).toHaveLength(filledAnalysis.funnel.length + 1)
    const interview = panel.getByRole('row', { name: new RegExp(say('application.status.interview')) })
    await expect(
      within(interview)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['32', '25', '9'])
    await expect(
      panel.getByRole('button', { name: say('analysis.csv', { title: say('analysis.funnel') }) }),
    ).toBeVisible()
    await userEvent.click(panel.getByRole('button', { name: say('analysis.chart') }))
    await expect(panel.queryByRole('table')).toBeNull()
  },
}
/** Long questions and names, and answers that are all the same. */
export const Long: S = {
  parameters: {
    msw: [
      mock('getApplicantAnalysis', () => ({
        ...filledAnalysis,
        questions: filledAnalysis.questions.map((one, n) => ({
          ...one,
          text: {
            en: 'Are you ready to travel for several weeks at a time to regions where there is neither a hotel nor electricity, and have you done so?',
            am: 'ሆቴልም ኤሌክትሪክም በሌሉባቸው ክልሎች ለበርካታ ሳምንታት ለመጓዝ ዝግጁ ነዎት፣ ከዚህ በፊትስ እንዲህ አድርገው ያውቃሉ?',
          },
          numbers: n === 2 ? { least: 4, lower_quartile: 4, median: 4, upper_quartile: 4, most: 4 } : null,
        })),
      })),
    ],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('analysis.number.median'))).toBeVisible(),
}
/** Nobody applied: there is nothing to draw. */
export const Empty: S = {
  parameters: { msw: [mock('getApplicantAnalysis', () => emptyAnalysis)] },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(sayIn(globals)('analysis.empty'))).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
/** Somebody applied an hour ago, and nothing happened since. */
export const Beginning: S = {
  parameters: {
    msw: [
      mock('getApplicantAnalysis', () => ({
        ...emptyAnalysis,
        applicants: 1,
        running: 1,
        funnel: [
          { step: 'applied' as const, reached: 1, now: 1 },
          { step: 'hired' as const, reached: 0, now: 0 },
        ],
        stages: [
          { step: 'applied' as const, finished: 0, median_hours: null, p90_hours: null, now: 1, longest_hours: 1 },
        ],
        sources: [{ source: 'direct' as const, applicants: 1, interviewed: 0, hired: 0 }],
        first_reply: { replied: 0, waiting: 1, median_hours: null, p90_hours: null },
      })),
    ],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('analysis.stages.none'))).toBeVisible()
    await expect(canvas.getByText(say('analysis.replies.none'))).toBeVisible()
    await expect(canvas.queryByText(say('analysis.promises'))).toBeNull()
  },
}
/** The posting is another's, or there is none. */
export const NotFound: S = {
  parameters: { msw: [refusing('getApplicantAnalysis', 'not_found', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.missing.title')),
}
