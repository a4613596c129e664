import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, spyOn, waitFor } from 'storybook/test'
import { Moving } from './Moving.tsx'

const FIRST = ['teff', 'barley', 'sorghum', 'millet']

/** A page of rows, of which the last can be put first, one deleted and restored, and another page asked for. */
function Rows() {
  const [{ ids, page }, setShown] = useState({ ids: FIRST, page: '1' })
  return (
    <>
      <Moving ids={ids} of={page}>
        {(rows) => (
          <ul ref={rows}>
            {ids.map((id) => (
              <li key={id}>
                <button type="button">{id}</button>
              </li>
            ))}
          </ul>
        )}
      </Moving>
      <button type="button" onClick={() => setShown({ ids: [...ids.slice(-1), ...ids.slice(0, -1)], page })}>
        last to first
      </button>
      <button type="button" onClick={() => setShown({ ids: ids.filter((id) => id !== 'barley'), page })}>
        delete barley
      </button>
      <button type="button" onClick={() => setShown({ ids: [...ids, 'barley'], page })}>
        restore barley
      </button>
      <button
        type="button"
        onClick={() => setShown({ ids: ['barley', ...FIRST.filter((id) => id !== 'barley')], page: '2' })}
      >
        next page
      </button>
    </>
  )
}

const meta = { component: Rows } satisfies Meta<typeof Rows>
export default meta
type S = StoryObj<typeof meta>

/** What was animated since it was last asked, by the row's text. */
function animated() {
  const animate = spyOn(Element.prototype, 'animate')
  return () => {
    const rows = animate.mock.contexts.map((element) => (element as Element).textContent ?? '')
    animate.mockClear()
    return rows.toSorted()
  }
}
const withMotion = (wanted: boolean) =>
  spyOn(window, 'matchMedia').mockReturnValue({ matches: !wanted } as MediaQueryList)

export const GlideWhereTheyAreMoved: S = {
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    withMotion(true)
    const still = () => waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0))
    const moved = animated()
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await step('once a row was touched, all that change place move', async () => {
      await press('teff')
      await waitFor(async () => {
        await press('last to first')
        await expect(moved()).toEqual([...FIRST].toSorted())
      })
    })
    await step('a deleted one lets those below it close the gap, a restored one comes to sight', async () => {
      await still()
      const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
      moved()
      await press('delete barley')
      await expect(moved()).toEqual(rows.slice(rows.indexOf('barley') + 1).toSorted())
      await still()
      await press('restore barley')
      await expect(moved()).toEqual(['barley'])
    })
    await step('another page stands there at once', async () => {
      await still()
      await press('next page')
      await expect(moved()).toEqual([])
    })
  },
}
export const StandStillForWhoWantsLessMotion: S = {
  play: async ({ canvas, userEvent }) => {
    withMotion(false)
    const moved = animated()
    await userEvent.click(canvas.getByRole('button', { name: 'teff' }))
    await userEvent.click(canvas.getByRole('button', { name: 'last to first' }))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('millet')
    await expect(moved()).toEqual([])
  },
}
