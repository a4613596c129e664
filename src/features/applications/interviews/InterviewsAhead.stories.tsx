import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../../../../.storybook/say.ts'
import { people } from '../../../../openapi/cast.ts'
import { aheadSample } from '../../../api/mocks/interviews.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { Screen } from './InterviewsAhead.tsx'

const meta = { title: 'Applications/Interviews ahead', component: Screen } satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** One that the reader holds, and one that they are invited to. */
export const Filled: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const name = people.selamawit.name[globals['lang'] === 'am' ? 'am' : 'en']
    await expect(await canvas.findByRole('heading', { name: say('interview.with', { name }) })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('interview.open.applicant') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('interview.open.application') })).toBeVisible()
  },
}
const LONG = 'A very long name of a place that nobody would write but somebody will, '.repeat(4).trim()
/** By video, in another time zone, of somebody who deleted their data; the applicant’s page is not theirs to open. */
export const Long: S = {
  parameters: {
    msw: [
      mock('listInterviewsAhead', () => ({
        data: [
          aheadSample('interviewer', {
            kind: 'video',
            place: null,
            link: `https://meet.example/${'room'.repeat(40)}`,
            note: LONG,
            time_zone: 'America/New_York',
            time: '07:30',
            applicant: null,
            applicants_path: null,
          }),
        ],
      })),
    ],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getByText(LONG)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: say('interview.open.applicant') })).toBeNull()
  },
}
export const Empty: S = {
  parameters: { msw: [mock('listInterviewsAhead', () => ({ data: [] }))] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('interview.ahead.empty'))).toBeVisible(),
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('listInterviewsAhead', 'internal', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('button', { name: sayIn(globals)('ui.action.retry') })).toBeVisible(),
}
