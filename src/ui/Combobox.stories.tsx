import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { Combobox } from './Combobox.tsx'

const NOTHING = 'Nothing fits'

/** A search that takes its time: what it found for a text is there once the button is pressed. */
function Searched() {
  const [text, setText] = useState('')
  const [searched, setSearched] = useState('')
  return (
    <>
      <button type="button" data-testid="searched" aria-label="1" onClick={() => setSearched(text)} />
      <Combobox
        label="Searched"
        placeholder="Searched"
        text={text}
        onText={setText}
        options={[]}
        onChoose={() => undefined}
        {...(text !== '' && searched === text ? { nothing: NOTHING } : {})}
      />
    </>
  )
}

const meta = { component: Searched } satisfies Meta<typeof Searched>
export default meta

/** The list is closed while it is not known what fits, and opens again once it is. */
export const FoundLater: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const search = () => fireEvent.click(canvas.getByTestId('searched'))
    // The list and what a screen reader is told.
    const shown = () => waitFor(() => expect(screen.getAllByText(NOTHING)).toHaveLength(2))
    await userEvent.type(canvas.getByRole('combobox'), 'z')
    await search()
    await shown()
    await userEvent.keyboard('e')
    await waitFor(() => expect(screen.queryAllByText(NOTHING)).toEqual([]))
    await search()
    await shown()
  },
}
