import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@chakra-ui/react/button'
import { expect } from 'storybook/test'
import { ChoiceButton } from './ChoiceButton.tsx'

const meta = { component: ChoiceButton, args: { chosen: true, children: 'Site' } } satisfies Meta<typeof ChoiceButton>
export default meta

/** Beside the one thing to do: the choice is quieter than the action. */
export const BesideAnAction: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      <ChoiceButton {...args} /> <ChoiceButton chosen={false}>Card</ChoiceButton> <Button>Publish</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const ground = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor
    await expect(canvas.getByRole('button', { name: 'Site' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByRole('button', { name: 'Card' })).toHaveAttribute('aria-pressed', 'false')
    await expect(ground('Site')).not.toBe(ground('Publish'))
    await expect(ground('Site')).not.toBe(ground('Card'))
  },
}
