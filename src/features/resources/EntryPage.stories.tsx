import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { EntryPage } from './EntryPage.tsx'

const { faq } = anyResources
const meta = {
  title: 'Resources/Form on a page',
  component: EntryPage,
  args: { resource: faq, id: null, list: '/cms/faqs?page=2&q=free', onSaved: fn() },
} satisfies Meta<typeof EntryPage>
export default meta
type S = StoryObj<typeof meta>

/** It says where it leads back to: the list as it was searched. What is missing is said in place. */
export const New: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const add = resourceSayIn(globals)('faq', 'add')
    await expect(canvas.getByRole('heading', { level: 1, name: add })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/cms/faqs?page=2&q=free')
    await userEvent.click(canvas.getByRole('button', { name: add }))
    await waitFor(() => expect(canvas.getAllByText(say('validation.required'))).toHaveLength(3))
    await expect(args.onSaved).not.toHaveBeenCalled()
  },
}
/** An entry that is not there any more says so, and the list can be reached. */
export const Gone: S = {
  args: { id: '0198c6a0-0000-7000-8000-00000000dead' },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('link', { name: new RegExp(resourceSayIn(globals)('faq', 'many')) })).toBeVisible()
  },
}
