import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { offline } from '../../tests/models/problems.ts'
import { readReference } from '../api/reference.ts'
import { ReferenceName } from './ReferenceName.tsx'

const meta = {
  component: ReferenceName,
  args: { list: 'employment-types', load: readReference, value: 'full-time' },
} satisfies Meta<typeof ReferenceName>
export default meta
type S = StoryObj<typeof meta>

export const Named: S = {
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(globals['lang'] === 'am' ? 'የሙሉ ጊዜ' : 'Full time')).toBeVisible(),
}
/** Its list is on the way: the place is kept, the key is not shown. */
export const Loading: S = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => expect(await canvas.findByText('full-time')).not.toBeVisible(),
}
export const Offline: S = {
  args: { load: () => Promise.reject(offline()) },
  play: async ({ canvas }) => expect(await canvas.findByText('full-time')).toBeVisible(),
}
