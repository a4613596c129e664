import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../../.storybook/say.ts'
import { Chart, type ChartDay } from './Chart.tsx'

const days = (value: (i: number) => number): ChartDay[] =>
  Array.from({ length: 30 }, (_, i) => ({
    date: new Date(Date.UTC(2026, 1, 1 + i)).toISOString().slice(0, 10),
    values: { views: value(i), viewers: Math.floor(value(i) * 0.7) },
  }))

const meta = {
  component: Chart,
  args: {
    title: 'Views',
    days: days((i) => (i * 7) % 23),
    series: [
      { key: 'views', label: 'Views', hue: 'primary' },
      { key: 'viewers', label: 'Viewers', hue: 'secondary' },
    ],
  },
} satisfies Meta<typeof Chart>
export default meta
type S = StoryObj<typeof meta>

export const ThirtyDays: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const total = args.days.reduce((sum, day) => sum + (day.values['views'] ?? 0), 0)
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      sayIn(globals)('ui.chart.summary', { title: 'Views', total, days: 30 }),
    )
    const frame = canvas.getByRole('img').getBoundingClientRect()
    for (const bar of canvas.getByRole('img').querySelectorAll('rect')) {
      const { left, right } = bar.getBoundingClientRect()
      await expect(left >= frame.left && right <= frame.right + 1).toBe(true)
    }
    await userEvent.click(canvas.getByText(sayIn(globals)('ui.chart.show_table')))
    await expect(canvas.getAllByRole('row')).toHaveLength(31)
  },
}
export const NothingYet: S = {
  args: { days: days(() => 0) },
  play: async ({ canvasElement }) => expect(canvasElement.querySelectorAll('rect')).toHaveLength(0),
}
export const OneSeriesInThousands: S = {
  args: { days: days((i) => i * 1234), series: [{ key: 'views', label: 'Views', hue: 'success' }] },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toBeVisible(),
}
export const OneDay: S = {
  args: { days: days(() => 3).slice(0, 1) },
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toBeVisible(),
}
