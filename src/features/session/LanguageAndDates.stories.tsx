import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { Calendar } from '../../ui/session-context.ts'
import { LanguageAndDates } from './LanguageAndDates.tsx'

const setCalendar = fn<(calendar: Calendar) => void>()
const meta = { component: LanguageAndDates } satisfies Meta<typeof LanguageAndDates>
export default meta
type S = StoryObj<typeof meta>

export const Gregorian: S = {
  parameters: { session: { setCalendar } },
  play: async ({ canvas, globals, userEvent }) => {
    setCalendar.mockClear()
    const say = sayIn(globals)
    await expect(canvas.getByRole('radio', { name: new RegExp(`^${say('session.dates.gregorian')}`) })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${say('session.dates.ethiopian')}`) }))
    await expect(setCalendar).toHaveBeenCalledWith('ethiopian')
  },
}
export const Ethiopian: S = {
  parameters: { session: { calendar: 'ethiopian', setCalendar } },
  play: async ({ canvas, globals, userEvent }) => {
    setCalendar.mockClear()
    const say = sayIn(globals)
    const ethiopian = canvas.getByRole('radio', { name: new RegExp(`^${say('session.dates.ethiopian')}`) })
    await expect(ethiopian).toBeChecked()
    ethiopian.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(setCalendar).toHaveBeenCalledWith('gregorian')
  },
}
