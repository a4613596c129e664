import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Combobox } from '../Combobox.tsx'
import { Dialog } from '../Dialog.tsx'
import { IconButton } from '../IconButton.tsx'
import { InfoIcon } from '../icons.tsx'
import { Menu } from './Menu.tsx'
import { OpenOverContext } from '../open-over.ts'
import { Popover } from './Popover.tsx'

/** Menus and popovers, which open at the end of the page. */
const meta = {} satisfies Meta
export default meta
type S = StoryObj<typeof meta>

const inPage = () => within(document.body)
export const PopoverOpensAndCloses: S = {
  render: () => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '10rem' }}>
      <Popover
        label="More"
        width={12}
        renderTrigger={(trigger) => (
          <IconButton {...trigger} label="Open more">
            <InfoIcon />
          </IconButton>
        )}
      >
        {(close) => <Button onClick={() => close()}>Inside</Button>}
      </Popover>
      <Button>Beside</Button>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Open more' })
    const panel = () => inPage().findByRole('dialog', { name: 'More' })
    await userEvent.click(button)
    await expect(await panel()).toBeVisible()
    await waitFor(() => expect(inPage().getByRole('button', { name: 'Inside' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Inside' }))
    await waitFor(() => expect(button).toHaveFocus())
    await waitFor(() => expect(inPage().queryByRole('dialog')).toBeNull())
    await userEvent.click(button)
    await waitFor(async () => expect(within(await panel()).getByRole('button', { name: 'Inside' })).toHaveFocus())
    // Presses elsewhere count from a few frames after it has opened.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Beside' }))
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
    await waitFor(() => expect(inPage().queryByRole('dialog')).toBeNull())
  },
}
const DialogFromPopover = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div style={{ minHeight: '10rem' }}>
      <Popover label="Notifications" renderTrigger={(trigger) => <Button {...trigger}>Bell</Button>}>
        {(close) => <Button onClick={() => close(() => setIsOpen(true))}>Read</Button>}
      </Popover>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="An offer">
        Its terms
      </Dialog>
    </div>
  )
}
export const DialogOpensFromPopover: S = {
  render: () => <DialogFromPopover />,
  play: async ({ canvas, userEvent }) => {
    const dialog = () => inPage().queryByRole('dialog', { name: 'An offer' })
    for (const _time of ['first', 'second']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Bell' }))
      await userEvent.click(await inPage().findByRole('button', { name: 'Read' }))
      await waitFor(() => expect(dialog()).toBeVisible())
      await waitFor(() => expect(inPage().queryByRole('dialog', { name: 'Notifications' })).toBeNull())
      await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog()).toBeNull())
    }
  },
}
const DialogFromMenu = () => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div style={{ minHeight: '10rem' }}>
      <Menu
        label="Actions"
        entries={['Rename', 'Delete'].map((text) => ({ key: text, text }))}
        onChoose={() => {
          // Whether a dialog would be dismissed with the menu is a matter of frames; that the menu is open isn't.
          setIsOpen(document.querySelector('[role=menu][data-state=open]') === null)
        }}
        renderTrigger={(trigger) => <Button {...trigger}>Actions</Button>}
      />
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="A new name">
        <Button>Inside</Button>
      </Dialog>
    </div>
  )
}
export const DialogOpensFromMenu: S = {
  render: () => <DialogFromMenu />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    const dialog = () => inPage().queryByRole('dialog', { name: 'A new name' })
    const isThere = async () => {
      await waitFor(() => expect(dialog()).toBeVisible())
      await waitFor(() => expect(inPage().queryByRole('menu')).toBeNull())
      await waitFor(() => expect(dialog()?.contains(document.activeElement)).toBe(true))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog()).toBeNull())
      await waitFor(() => expect(button).toHaveFocus())
    }
    await userEvent.click(button)
    await userEvent.click(await inPage().findByRole('menuitem', { name: 'Rename' }))
    await isThere()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inPage().getByRole('menu')).toHaveFocus())
    await waitFor(() => expect(inPage().getByRole('menuitem', { name: 'Rename' })).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await isThere()
  },
}
const MenuInDialog = () => {
  const [isOpen, setIsOpen] = useState(true)
  const [said, setSaid] = useState('nothing')
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Order of the products">
      <Menu
        label="Moves"
        entries={['Up', 'Down', 'To the end'].map((text) => ({ key: text, text, disabled: text === 'Up' }))}
        onChoose={setSaid}
        renderTrigger={(trigger) => <Button {...trigger}>Move</Button>}
      />
      <output>{said}</output>
    </Dialog>
  )
}
export const MenuByKeyboardInADialog: S = {
  render: () => <MenuInDialog />,
  play: async ({ userEvent }) => {
    const button = await inPage().findByRole('button', { name: 'Move' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const item = (name: string) => inPage().findByRole('menuitem', { name })
    // It takes the focus a frame after it is there; a key before that is the button's.
    const hasFocus = () => waitFor(() => expect(inPage().getByRole('menu')).toHaveFocus())
    await hasFocus()
    // A disabled entry is never the first.
    await waitFor(async () => expect(await item('Down')).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await item('To the end')).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('d')
    await waitFor(async () => expect(await item('Down')).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(inPage().getByRole('dialog', { name: 'Order of the products' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await hasFocus()
    await waitFor(async () => expect(await item('Down')).toHaveAttribute('data-highlighted'))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inPage().getByText('Down', { selector: 'output' })).toBeVisible())
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await userEvent.click(await item('To the end'))
    await waitFor(() => expect(inPage().getByText('To the end', { selector: 'output' })).toBeVisible())
  },
}
const CITIES = ['Adama', 'Awasa', 'Axum'].map((text) => ({ key: text, text }))
const ComboboxInDialog = () => {
  const [isOpen, setIsOpen] = useState(true)
  const [text, setText] = useState('')
  return (
    <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Where">
      <Field.Root>
        <Field.Label>City</Field.Label>
        <Combobox
          label="Cities"
          text={text}
          onText={setText}
          options={CITIES.filter((city) => city.text.toLowerCase().includes(text.toLowerCase()))}
          onChoose={(city) => setText(city.text)}
        />
      </Field.Root>
      <Button>After</Button>
    </Dialog>
  )
}
/** Escape closes the list and then the dialog; what was typed is mended where the caret is; Tab goes on. */
export const ComboboxListInADialog: S = {
  render: () => <ComboboxInDialog />,
  play: async ({ userEvent }) => {
    const city = await inPage().findByRole<HTMLInputElement>('combobox', { name: 'City' })
    const dialog = () => inPage().queryByRole('dialog', { name: 'Where' })
    const isClosed = async () => {
      await waitFor(() => expect(inPage().queryByRole('listbox')).toBeNull())
      await waitFor(() => expect(city).toHaveAttribute('aria-expanded', 'false'))
    }
    await userEvent.type(city, 'x')
    await expect(await inPage().findByRole('option', { name: 'Axum' })).toBeVisible()
    // At the beginning of the text: a letter that stays there, and the caret after it.
    await userEvent.type(city, 'Au', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    await expect(city).toHaveValue('Aux')
    await expect(city.selectionStart).toBe(2)
    await userEvent.clear(city)
    await userEvent.type(city, 'a')
    const last = await inPage().findByRole('option', { name: 'Axum' })
    await waitFor(() => expect(last).toBeVisible())
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(city).toHaveAttribute('aria-activedescendant', last.id))
    await userEvent.keyboard('{Escape}')
    await isClosed()
    await expect(dialog()).toBeVisible()
    await waitFor(() => expect(city).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(await inPage().findByRole('option', { name: 'Awasa' }))
    await expect(city).toHaveValue('Awasa')
    await isClosed()
    await waitFor(() => expect(city).toHaveFocus())
    await userEvent.clear(city)
    await userEvent.type(city, 'ad')
    await expect(await inPage().findByRole('option', { name: 'Adama' })).toBeVisible()
    await userEvent.tab()
    await isClosed()
    await waitFor(() => expect(inPage().getByRole('button', { name: 'After' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
  },
}

const layers: (() => void)[] = []
/** What the application keeps: the uppermost is last. */
const openOver = {
  add: (close: () => void) => {
    layers.push(close)
    return () => void layers.splice(layers.lastIndexOf(close), 1)
  },
}
/** One step back closes the list of a field; the dialog around it stays open, with what was typed. */
export const BackClosesTheListFirst: S = {
  render: () => (
    <OpenOverContext value={openOver}>
      <ComboboxInDialog />
    </OpenOverContext>
  ),
  play: async ({ userEvent }) => {
    const city = await inPage().findByRole<HTMLInputElement>('combobox', { name: 'City' })
    await userEvent.type(city, 'a')
    await inPage().findByRole('listbox')
    layers.at(-1)?.()
    await waitFor(() => expect(inPage().queryByRole('listbox')).toBeNull())
    await expect(inPage().getByRole('dialog', { name: 'Where' })).toBeVisible()
    await expect(city).toHaveValue('a')
    await expect(city).toHaveFocus()
    layers.at(-1)?.()
    await waitFor(() => expect(inPage().queryByRole('dialog', { name: 'Where' })).toBeNull())
  },
}
