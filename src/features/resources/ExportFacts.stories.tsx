import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { ExportFacts } from './ExportFacts.tsx'
import { RESUME_FILES } from './resume-file.effects.ts'

const meta = {
  component: ExportFacts,
  args: { making: null, onTake: fn() },
} satisfies Meta<typeof ExportFacts>
export default meta
type S = StoryObj<typeof meta>

/** Each format in each language. */
export const Files: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('facts.export') }))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(RESUME_FILES.length)
    await expect(screen.getByText(say('facts.export.text'))).toBeVisible()
    await userEvent.click(screen.getByRole('menuitem', { name: say('facts.export.json.am') }))
    await waitFor(() => expect(args.onTake).toHaveBeenCalledWith('json.am'))
  },
}
/** One file after another. */
export const Making: S = {
  args: { making: 'txt.en' },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const button = canvas.getByRole('button', { name: say('facts.export') })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitem', { name: say('facts.export.json.en') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}
