import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import {
  Answer,
  goToEnd,
  newer,
  paste,
  press,
  save,
  saying,
  textbox,
  tool,
  write,
} from '../../../.storybook/rich-text-stories.tsx'
import { pictureBlock, SAMPLE_FILE, sampleWithPictures } from '../../../tests/factories/rich-texts.ts'

const meta = {
  title: 'UI/Rich text field, tables and pictures',
  component: Answer,
  args: { initial: {}, isDisabled: false, width: '100%', onSubmit: fn() },
} satisfies Meta<typeof Answer>
export default meta
type S = StoryObj<typeof meta>

const cell = (row: number, column: number, text: string, more: object = {}) => ({
  type: 'cell',
  row,
  column,
  ...more,
  text: [{ text }],
})
/** A table is put in by its button, filled with Tab from cell to cell, and grows and shrinks; one from Word stays one. */
export const WithTables: S = {
  args: { tables: true },
  play: async (context) => {
    const { userEvent } = context
    const say = saying(context)
    const text = await textbox(context, 'en')
    await userEvent.click(text)
    await userEvent.click(tool(context, 'en', say('field.rich.table')))
    await waitFor(() => expect(within(text).getAllByRole('columnheader')).toHaveLength(3))
    await write('Plan')
    press('Tab')
    await write('Price')
    press('Tab')
    await write('Seats')
    press('Tab')
    await userEvent.click(tool(context, 'en', say('field.rich.table.add_row')))
    await waitFor(() => expect(within(text).getAllByRole('row')).toHaveLength(4))
    await userEvent.click(tool(context, 'en', say('field.rich.table.remove_row')))
    await waitFor(() => expect(within(text).getAllByRole('row')).toHaveLength(3))
    await goToEnd(text)
    paste(
      text,
      'Small\tNone',
      '<table><tr><td rowspan=2><p class=MsoNormal>Small<o:p></o:p></p></td><td>None</td></tr><tr><td><b>Later</b></td></tr></table>',
    )
    await waitFor(() => expect(within(text).getAllByRole('table')).toHaveLength(2))
    await save(context)
    const head = { head: true }
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalled())
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      answer: {
        en: [
          cell(1, 1, 'Plan', head),
          cell(1, 2, 'Price', head),
          cell(1, 3, 'Seats', head),
          cell(1, 1, 'Small'),
          cell(1, 2, 'None'),
          { ...cell(2, 2, 'Later'), text: [{ text: 'Later', bold: true }] },
        ],
      },
    })
  },
}
type Context = Parameters<NonNullable<S['play']>>[0]
const aFile = () => new File(['x'], 'desk.png', { type: 'image/png' })
/** The dialog of a picture, and its fields. */
async function pictureDialog(context: Context) {
  const say = saying(context)
  const dialog = within(await within(document.body).findByRole('dialog'))
  const field = (label: 'field.rich.picture.alt' | 'field.rich.picture.caption') =>
    dialog.getByRole('textbox', { name: new RegExp(`^${say(label)}`) })
  const press = (label: 'field.rich.picture.add' | 'ui.action.save' | 'field.rich.picture.remove') =>
    context.userEvent.click(dialog.getByRole('button', { name: say(label) }))
  return { dialog, field, press }
}
/**
 * A picture is chosen by button or dropped as a file; without words for those who do not see it, it is refused. It is
 * changed and taken away by keys. One of a page is left out with a message, and never loaded.
 */
export const WithPictures: S = {
  args: { hasPictures: true, initial: { answer: { en: [newer] } as never } },
  play: async (context) => {
    const { userEvent } = context
    const say = saying(context)
    const text = await textbox(context, 'en')
    await goToEnd(text)
    await userEvent.click(tool(context, 'en', say('field.rich.picture')))
    let asked = await pictureDialog(context)
    await asked.press('field.rich.picture.add')
    await waitFor(() => expect(asked.dialog.getAllByText(say('validation.required'))).toHaveLength(2))
    await expect(asked.dialog.getByText(say('ui.form.count', { count: 2 }))).toBeVisible()
    await expect(asked.dialog.queryByText(say('ui.form.invalid'))).toBeNull()
    await expect(asked.dialog.getByText(say('ui.form.count', { count: 2 }))).toBeVisible()
    await expect(asked.dialog.queryByText(say('ui.form.invalid'))).toBeNull()
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    await userEvent.upload(input!, aFile())
    await userEvent.type(asked.field('field.rich.picture.alt'), 'A desk')
    await asked.press('field.rich.picture.add')
    await waitFor(() => expect(within(text).getByRole('img', { name: 'A desk' })).toBeVisible())
    await waitFor(() => expect(text).toHaveFocus())
    await expect(tool(context, 'en', say('field.rich.picture'))).toHaveAttribute('aria-pressed', 'true')

    press('p', { code: 'KeyP', ctrlKey: true, altKey: true })
    asked = await pictureDialog(context)
    await expect(asked.field('field.rich.picture.alt')).toHaveValue('A desk')
    await userEvent.type(asked.field('field.rich.picture.caption'), 'Mine')
    await asked.press('ui.action.save')
    await waitFor(() => expect(text.querySelector('figcaption')).toHaveTextContent('Mine'))
    press('Enter')
    await write('Behind')

    const clipboardData = new DataTransfer()
    clipboardData.items.add(aFile())
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    asked = await pictureDialog(context)
    await userEvent.type(asked.field('field.rich.picture.alt'), 'Another desk')
    await asked.press('field.rich.picture.add')
    await waitFor(() => expect(within(text).getAllByRole('img')).toHaveLength(2))
    press('p', { code: 'KeyP', ctrlKey: true, altKey: true })
    asked = await pictureDialog(context)
    await asked.press('field.rich.picture.remove')
    await waitFor(() => expect(within(text).getAllByRole('img')).toHaveLength(1))

    await goToEnd(text)
    const foreign = SAMPLE_FILE.replace(/1$/, '2')
    paste(
      text,
      'x',
      `<p>Pasted <img src="https://evil.example/x.png" onerror="alert(1)"><img src="data:image/png;base64,AAAA"></p><figure data-file="${foreign}" data-alt="Not mine"></figure>`,
    )
    await expect(await context.canvas.findByText(say('field.rich.picture.left_out', { count: 3 }))).toBeVisible()
    await expect(within(text).getAllByRole('img')).toHaveLength(1)
    await save(context)
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({
        answer: {
          en: [
            newer,
            pictureBlock(SAMPLE_FILE, 'A desk', 'Mine'),
            { type: 'paragraph', text: [{ text: 'Behind' }] },
            { type: 'paragraph', text: [{ text: expect.stringMatching(/^Pasted/) as string }] },
          ],
        },
      }),
    )
  },
}
export const FilledWithPictures: S = {
  args: { hasPictures: true, initial: { answer: { en: sampleWithPictures } as never } },
  play: async (context) => {
    const text = await textbox(context, 'en')
    await expect(within(text).getAllByRole('img')).toHaveLength(2)
    await save(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ answer: { en: sampleWithPictures } }))
  },
}

const salary = { text: '{salary}', field: 'salary' } as const
/**
 * A merge field is chosen from a dialog, with the button or by keys; it is one sign that cannot be broken, and goes as a
 * whole.
 */
export const WithMergeFields: S = {
  args: {
    fields: true,
    initial: { answer: { en: [{ type: 'paragraph', text: [{ text: 'Pays ' }, salary, { text: ' a month' }] }] } },
  },
  play: async (context) => {
    const { userEvent } = context
    const say = saying(context)
    const text = await textbox(context, 'en')
    await expect(within(text).getByText(say('field.rich.field.salary'))).toBeVisible()
    await goToEnd(text)
    await userEvent.click(tool(context, 'en', say('field.rich.field')))
    const dialog = await screen.findByRole('dialog', { name: say('field.rich.field.choose') })
    await userEvent.click(within(dialog).getByRole('button', { name: say('field.rich.field.today') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(within(text).getByText(say('field.rich.field.today'))).toBeVisible())
    await goToEnd(text)
    await write('.')
    await save(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalled())
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      answer: {
        en: [
          {
            type: 'paragraph',
            text: [{ text: 'Pays ' }, salary, { text: ' a month' }, { text: '{today}', field: 'today' }, { text: '.' }],
          },
        ],
      },
    })
  },
}
/** Where a text may have no merge fields, a pasted one is its name. */
export const PastedMergeField: S = {
  play: async (context) => {
    const text = await textbox(context, 'en')
    paste(text, 'Pays {salary}', '<p>Pays <span data-field="salary">{salary}</span></p>')
    await waitFor(() => expect(text).toHaveTextContent('Pays {salary}'))
    await save(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalled())
    await expect(context.args.onSubmit).toHaveBeenCalledWith({
      answer: { en: [{ type: 'paragraph', text: [{ text: 'Pays {salary}' }] }] },
    })
  },
}
