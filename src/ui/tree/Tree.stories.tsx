import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import type { DropPlace, TreeNode } from './rows.ts'
import { Tree } from './Tree.tsx'

interface TreesProps {
  readonly nodes: readonly TreeNode[]
  readonly openAtFirst: readonly string[]
  readonly onSelect: (id: string) => void
  readonly onDrop: (id: string, to: DropPlace) => void
  readonly onEdit: (id: string) => void
  readonly onDelete: (id: string) => void
}
/** The tree with what its users keep. */
function Trees({ nodes, openAtFirst, onSelect, ...rest }: TreesProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(openAtFirst))
  const [selected, setSelected] = useState<string | null>(null)
  const select = (id: string) => {
    setSelected(id)
    onSelect(id)
  }
  return (
    <Tree
      label="ክፍሎች · Departments"
      nodes={nodes}
      open={open}
      onOpen={setOpen}
      selected={selected}
      onSelect={select}
      {...rest}
    />
  )
}

const node = (id: string, parentId: string | null, text: string): TreeNode => ({ id, parentId, text })
const nodes = [
  node('a', null, 'Management'),
  node('a1', 'a', 'Processing'),
  node('a1x', 'a1', 'Jimma station'),
  node('a2', 'a', 'Export'),
  { ...node('b', null, 'የሰው ኃይል'), lang: 'am' },
  node(
    'c',
    null,
    'A department whose name is so long that it does not stand on one line of a narrow screen, whatever one does',
  ),
]
/** Ten at the top, each with 299 under it, three levels deep. */
const thousands = Array.from({ length: 3000 }, (_, i) => {
  const top = Math.floor(i / 300) * 300
  const middle = top + Math.floor(((i % 300) - 1) / 30) * 30 + 1
  return node(`n${i}`, i % 300 === 0 ? null : i === middle ? `n${top}` : `n${middle}`, `Department ${i}`)
})

const meta = {
  component: Trees,
  args: { nodes, openAtFirst: ['a'], onSelect: fn(), onDrop: fn(), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof Trees>
export default meta
type S = StoryObj<typeof meta>

export const Shown: S = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(5)
    const processing = canvas.getByRole('treeitem', { name: 'Processing' })
    await expect(processing).toHaveAttribute('aria-level', '2')
    await expect(processing).toHaveAttribute('aria-setsize', '2')
    await expect(processing).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('treeitem', { name: 'Export' })).not.toHaveAttribute('aria-expanded')
  },
}
/** One stop for Tab; arrows, Home, End, letters and Enter do the rest. */
export const ByKeyboard: S = {
  play: async ({ canvas, args, userEvent }) => {
    const item = (name: string) => canvas.getByRole('treeitem', { name })
    await userEvent.tab()
    await waitFor(() => expect(item('Management')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect(item('Processing')).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(item('Jimma station')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.queryByRole('treeitem', { name: 'Jimma station' })).toBeNull()
    await userEvent.keyboard('{End}{Home}ex')
    await waitFor(() => expect(item('Export')).toHaveFocus())
    await userEvent.keyboard('{Enter}{F2}{Delete}')
    await expect(args.onSelect).toHaveBeenCalledWith('a2')
    await expect(args.onEdit).toHaveBeenCalledWith('a2')
    await expect(args.onDelete).toHaveBeenCalledWith('a2')
    await expect(item('Export')).toHaveAttribute('aria-selected', 'true')
  },
}
/** With the mouse a row goes where it is put down; Escape leaves it. */
export const Dragged: S = {
  play: async ({ canvas, args }) => {
    const box = (name: string) => canvas.getByRole('treeitem', { name }).getBoundingClientRect()
    const at = (name: string, part: number) => ({
      clientX: box(name).left + 90,
      clientY: box(name).top + box(name).height * part,
      pointerId: 1,
      button: 0,
      pointerType: 'mouse',
      bubbles: true,
    })
    const drag = (from: string, to: string, part: number) => {
      void fireEvent.pointerDown(canvas.getByText(from), at(from, 0.5))
      void fireEvent.pointerMove(window, { ...at(from, 0.5), clientX: box(from).left + 100 })
      void fireEvent.pointerMove(window, at(to, part))
    }
    drag('Export', 'የሰው ኃይል', 0.5)
    await waitFor(() =>
      expect(canvas.getByRole('treeitem', { name: 'የሰው ኃይል' })).toHaveAttribute('data-drop', 'inside'),
    )
    void fireEvent.keyDown(window, { key: 'Escape' })
    void fireEvent.pointerUp(window, at('የሰው ኃይል', 0.5))
    await expect(args.onDrop).not.toHaveBeenCalled()
    drag('Export', 'Processing', 0.1)
    void fireEvent.pointerUp(window, at('Processing', 0.1))
    await expect(args.onDrop).toHaveBeenCalledWith('a2', { parentId: 'a', index: 0 })
    drag('Management', 'Processing', 0.5)
    void fireEvent.pointerUp(window, at('Processing', 0.5))
    await expect(args.onDrop).toHaveBeenCalledOnce()
    await expect(args.onSelect).not.toHaveBeenCalled()
  },
}
/** Three thousand, all open: a key answers at once. */
export const Thousands: S = {
  args: { nodes: thousands, openAtFirst: thousands.map(({ id }) => id) },
  // The scan takes minutes on so many rows, which are those of the other stories.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement }) => {
    const rows = canvasElement.querySelectorAll<HTMLElement>('[role=treeitem]')
    await expect(rows).toHaveLength(3000)
    rows[0]?.focus()
    // The best of three, with room for a busy machine.
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      void fireEvent.keyDown(rows[0] as HTMLElement, { key: 'End' })
      await waitFor(() => expect(rows[2999]).toHaveFocus())
      const before = performance.now()
      void fireEvent.keyDown(rows[2999] as HTMLElement, { key: 'Home' })
      await waitFor(() => expect(rows[0]).toHaveFocus())
      times.push(performance.now() - before)
    }
    await expect(Math.min(...times)).toBeLessThan(8000)
  },
}
