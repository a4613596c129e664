import type { StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import type { sayIn } from './say.ts'

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/**
 * Opens the filters of a list before one of them is chosen from. Where there is room, and where there is only one, they
 * are in the open already.
 */
export async function openFilters(canvas: Canvas, say: ReturnType<typeof sayIn>): Promise<void> {
  // The bar is there.
  await canvas.findByRole('searchbox')
  const name = (text: string) => text.startsWith(say('list.filters.button', { count: 0 }))
  const button = canvas.queryByRole('button', { name, expanded: false })
  if (button) await userEvent.click(button)
}
