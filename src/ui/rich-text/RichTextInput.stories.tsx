import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { sampleRichText } from '../../../tests/factories/rich-texts.ts'
import { FrameSkeleton } from './frame.tsx'
import { RichTextInput } from './RichTextInput.tsx'

/** The place kept while the editor is fetched, over the editor itself: one is as high as the other. */
function Both() {
  const [text, setText] = useState(sampleRichText)
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <div data-testid="waiting">
        <FrameSkeleton />
      </div>
      <div data-testid="there">
        <div id="both-label">Answer</div>
        <RichTextInput
          text={text}
          onText={setText}
          onBlur={fn()}
          name="answer"
          label="Answer"
          labelledBy="both-label"
          lang="en"
          max={2000}
          tables={false}
          pictures={null}
          isInvalid={false}
          isDisabled={false}
        />
      </div>
    </div>
  )
}
const meta = { title: 'UI/Rich text', component: Both } satisfies Meta<typeof Both>
export default meta

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Answer' })
    const [waiting, there] = [canvas.getByTestId('waiting').firstElementChild, text.parentElement?.parentElement]
    await expect(there?.getBoundingClientRect().height).toBe(waiting?.getBoundingClientRect().height)
  },
}
