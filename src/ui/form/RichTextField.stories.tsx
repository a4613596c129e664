import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useEffectEvent } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { sayIn } from '../../../.storybook/say.ts'
import type { Language } from '../../../openapi/define.ts'
import {
  localizedRichArticle,
  localizedRichTables,
  localizedRichText,
  plainText,
  type Block,
} from '../../../openapi/rich-text.ts'
import {
  pictureBlock,
  SAMPLE_FILE,
  sampleRichText,
  sampleRichTextAmharic,
  sampleWithPictures,
} from '../../../tests/factories/rich-texts.ts'
import drawing from '../../documents/sample/notebook.svg'
import { ownNameOf } from '../../i18n/language.ts'
import { PictureInput } from '../picture/PictureInput.tsx'
import type { PictureSource } from '../rich-text/PictureDialog.tsx'
import { Form } from './Form.tsx'
import { LocalizedRichTextField } from './LocalizedRichTextField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useField } from './useField.ts'
import { useSchemaForm } from './useSchemaForm.ts'

const MAX = 600
const newer: Block = { type: 'paragraph', text: [{ text: 'Newer' }] }
const schema = z.strictObject({ answer: localizedRichText(MAX) })
const schemaWithTables = z.strictObject({ answer: localizedRichTables(MAX) })
type Body = z.output<typeof schemaWithPictures>

const nothing = () => undefined
const resting = {
  phase: 'resting',
  opened: null,
  isCutting: false,
  sent: 0,
  reason: null,
  message: '',
  canRetry: false,
  remove: nothing,
  area: nothing,
  confirm: nothing,
  cancelCrop: nothing,
  cancelSending: nothing,
  retry: nothing,
  dismiss: nothing,
} as const
/** Where pictures come from in stories: they are kept as soon as they are chosen. */
const pictures: PictureSource = {
  urlOf: (file) => (file === SAMPLE_FILE ? drawing : null),
  File: ({ control, name, label, file, urlOf }) => {
    const field = useField({ control, name })
    const choose = () => field.change(SAMPLE_FILE)
    const send = useEffectEvent(() => {
      if (file) choose()
    })
    useEffect(() => send(), [])
    return (
      <PictureInput
        label={label}
        required
        aspect={4 / 3}
        error={field.message}
        picture={{ ...resting, url: urlOf(String(field.value)), choose }}
      />
    )
  },
}
const schemaWithPictures = z.strictObject({ answer: localizedRichArticle(MAX) })

interface AnswerProps {
  readonly initial: Partial<Body>
  readonly isDisabled: boolean
  readonly tables?: boolean
  readonly hasPictures?: boolean
  readonly width: string
  readonly onSubmit: (body: Body) => void
}
function Answer({ initial, isDisabled, tables = false, hasPictures = false, width, onSubmit }: AnswerProps) {
  const form = useSchemaForm(hasPictures ? schemaWithPictures : tables ? schemaWithTables : schema, initial as never)
  return (
    <div style={{ width, maxWidth: '100%' }}>
      <Form form={form} onSubmit={onSubmit} label="FAQ">
        <LocalizedRichTextField
          control={form.control}
          name="answer"
          label="Answer"
          max={MAX}
          tables={tables || hasPictures}
          pictures={hasPictures ? pictures : null}
          required
          disabled={isDisabled}
        />
        <SubmitButton busy={false}>Save</SubmitButton>
      </Form>
      <button type="button" onClick={() => form.hook.reset({ answer: { en: [newer], am: [] } } as never)}>
        Show the newer version
      </button>
    </div>
  )
}
const meta = {
  title: 'UI/Rich text field',
  component: Answer,
  args: { initial: {}, isDisabled: false, width: '100%', onSubmit: fn() },
} satisfies Meta<typeof Answer>
export default meta
type S = StoryObj<typeof meta>
type Play = NonNullable<S['play']>
type Context = Parameters<Play>[0]

const saying = ({ globals }: Context) => sayIn(globals)
/** The text in a language, once that is shown and the editor is there. */
async function textbox(context: Context, lang: Language) {
  await context.userEvent.click(context.canvas.getByRole('radio', { name: ownNameOf(lang) }))
  return context.canvas.findByRole('textbox', { name: `Answer ${saying(context)(`ui.language.${lang}`)}` })
}
const tool = (context: Context, lang: 'en' | 'am', name: string) => {
  const say = saying(context)
  const toolbar = context.canvas.getByRole('toolbar', {
    name: say('field.rich.tools', { label: `Answer (${say(lang === 'en' ? 'ui.language.en' : 'ui.language.am')})` }),
  })
  return within(toolbar).getByRole('button', { name })
}
const save = (context: Context) => context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
/** As the clipboard gives it: as text and as a page. */
function paste(into: HTMLElement, text: string, html?: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  if (html !== undefined) clipboardData.setData('text/html', html)
  into.focus()
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** A key that is no letter. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
/** Letters as the browser itself puts them in, one by one; a line end is Enter. */
async function write(letters: string) {
  for (const letter of letters) {
    if (letter === '\n') press('Enter')
    // Deprecated, and still the one way for a page to type as its browser does.
    // oxlint-disable-next-line typescript/no-deprecated
    else document.execCommand('insertText', false, letter)
    // The editor hears of it when the browser is done with the letter.
    await new Promise((done) => setTimeout(done))
  }
}
/** The cursor goes behind the last letter, and the editor has heard of it. */
async function goToEnd(text: HTMLElement) {
  text.focus()
  // 20 ms after it got the focus the editor puts the cursor where it had it; a timer that ends later comes after that.
  await new Promise((done) => setTimeout(done, 40))
  const heard = new Promise((done) => document.addEventListener('selectionchange', done, { once: true }))
  getSelection()?.selectAllChildren(text)
  getSelection()?.collapseToEnd()
  await heard
}

/** Nothing yet: saving says so at the language in sight, which gets the focus. */
export const Empty: S = {
  play: async (context) => {
    const first = await textbox(context, context.globals['lang'] === 'am' ? 'am' : 'en')
    await save(context)
    await expect(await context.canvas.findByText(saying(context)('validation.required'))).toBeVisible()
    await waitFor(() => expect(first).toHaveFocus())
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await expect(first).toHaveAccessibleDescription(new RegExp(saying(context)('validation.required')))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}
export const FilledInEnglish: S = {
  args: { initial: { answer: { en: [...sampleRichText] } as never } },
  play: async (context) => {
    const text = await textbox(context, 'en')
    await expect(within(text).getByRole('heading', { level: 2 })).toHaveTextContent('How do I verify my company?')
    await expect(within(text).getAllByRole('list')).toHaveLength(2)
    await expect(within(text).getByRole('link')).toHaveAttribute('href', 'mailto:help@sira.example')
    await expect(
      context.canvas.getByText(saying(context)('field.rich.left', { count: MAX - plainText(sampleRichText).length })),
    ).toBeVisible()
    await save(context)
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith({ answer: { en: sampleRichText } }))
  },
}
export const FilledInAmharic: S = {
  args: { initial: { answer: { am: [...sampleRichTextAmharic] } as never } },
  play: async (context) => {
    const text = await textbox(context, 'am')
    await expect(text).toHaveAttribute('lang', 'am')
    await goToEnd(text)
    await write('\nበፒዲኤፍ')
    await save(context)
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({
        answer: { am: [...sampleRichTextAmharic, { type: 'bullet', level: 1, text: [{ text: 'በፒዲኤፍ' }] }] },
      }),
    )
  },
}
/** Another version from outside takes the place of what was typed, and can be written on. */
export const ReplacedFromOutside: S = {
  args: { initial: { answer: { en: [...sampleRichText] } as never } },
  play: async (context) => {
    const text = await textbox(context, 'en')
    await goToEnd(text)
    await write(' More')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show the newer version' }))
    await waitFor(() => expect(text.textContent).toBe('Newer'))
    await goToEnd(text)
    await write(' too')
    await save(context)
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({
        answer: { en: [{ type: 'paragraph', text: [{ text: 'Newer too' }] }] },
      }),
    )
  },
}
/**
 * Written by keys alone: signs begin lists and headings, Enter twice leaves a list, the buttons are one stop of Tab
 * with arrow keys inside.
 */
export const WrittenByKeyboard: S = {
  play: async (context) => {
    const { userEvent } = context
    const say = saying(context)
    const text = await textbox(context, 'en')
    await userEvent.click(text)
    await write('## Fees\nIt is ')
    press('b', { ctrlKey: true })
    await write('free')
    press('b', { ctrlKey: true })
    await write('.\n- one\ntwo\n\nDone')
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(tool(context, 'en', say('field.rich.bold'))).toHaveFocus())
    await userEvent.keyboard('{End}{ArrowLeft}')
    await waitFor(() => expect(tool(context, 'en', say('field.rich.undo'))).toHaveFocus())
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(tool(context, 'en', say('field.rich.bullet'))).toHaveFocus())
    await expect(tool(context, 'en', say('field.rich.bullet'))).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(text).toHaveFocus())
    await expect(tool(context, 'en', say('field.rich.bullet'))).toHaveAttribute('aria-pressed', 'true')
    await save(context)
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({
        answer: {
          en: [
            { type: 'heading', level: 2, text: [{ text: 'Fees' }] },
            { type: 'paragraph', text: [{ text: 'It is ' }, { text: 'free', bold: true }, { text: '.' }] },
            { type: 'bullet', level: 1, text: [{ text: 'one' }] },
            { type: 'bullet', level: 1, text: [{ text: 'two' }] },
            { type: 'bullet', level: 1, text: [{ text: 'Done' }] },
          ],
        },
      }),
    )
  },
}
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
/**
 * A link is asked for in a dialog, which refuses what is none; the text is under it afterwards, and undo takes it away.
 */
export const Linked: S = {
  play: async (context) => {
    const { userEvent } = context
    const say = saying(context)
    const text = await textbox(context, 'en')
    await userEvent.click(text)
    await write('See ')
    press('k', { ctrlKey: true })
    const dialog = within(await within(document.body).findByRole('dialog'))
    const address = dialog.getByRole('textbox', { name: new RegExp(`^${say('field.rich.link.address')}`) })
    await userEvent.type(address, ['javascript', 'alert(1)'].join(':'))
    await userEvent.click(dialog.getByRole('button', { name: say('field.rich.link.add') }))
    await expect(await dialog.findByText(say('validation.link'))).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'sira.example/help')
    await userEvent.type(
      dialog.getByRole('textbox', { name: new RegExp(`^${say('field.rich.link.text')}`) }),
      'our help',
    )
    await userEvent.click(dialog.getByRole('button', { name: say('field.rich.link.add') }))
    await waitFor(() =>
      expect(within(text).getByRole('link', { name: 'our help' })).toHaveAttribute('href', 'https://sira.example/help'),
    )
    await waitFor(() => expect(text).toHaveFocus())
    await userEvent.click(tool(context, 'en', say('field.rich.undo')))
    await waitFor(() => expect(within(text).queryByRole('link')).toBeNull())
    await userEvent.click(tool(context, 'en', say('field.rich.redo')))
    await save(context)
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({
        answer: {
          en: [
            { type: 'paragraph', text: [{ text: 'See ' }, { text: 'our help', link: 'https://sira.example/help' }] },
          ],
        },
      }),
    )
  },
}
/** Of a page only what a text may have stays: no script, style, picture or colour; a table becomes lines. */
export const PastedFromPage: S = {
  play: async (context) => {
    const text = await textbox(context, 'en')
    paste(
      text,
      'x',
      '<meta charset="utf-8"><h1 style="color:red" onclick="alert(1)">Fees</h1><script>alert(1)</script><style>p{color:red}</style>' +
        '<p>It is <b style="font-weight:normal">really <span style="font-weight:700">free</span></b>, <a href="javascript:alert(1)">see</a> <a href="https://a.example/">here</a>.' +
        '<img src="https://evil.example/x.png" onerror="alert(1)"></p>' +
        '<table><tr><th>Size</th><th>Fee</th></tr><tr><td>Small</td><td>None</td></tr></table><ul><li>one<ul><li>under</li></ul></li></ul>',
    )
    await save(context)
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({
        answer: {
          en: [
            { type: 'heading', level: 2, text: [{ text: 'Fees' }] },
            {
              type: 'paragraph',
              text: [
                { text: 'It is really ' },
                { text: 'free', bold: true },
                { text: ', see ' },
                { text: 'here', link: 'https://a.example/' },
                { text: '.' },
              ],
            },
            { type: 'paragraph', text: [{ text: 'Size · Fee' }] },
            { type: 'paragraph', text: [{ text: 'Small · None' }] },
            { type: 'bullet', level: 1, text: [{ text: 'one' }] },
            { type: 'bullet', level: 2, text: [{ text: 'under' }] },
          ],
        },
      }),
    )
    await expect(text.querySelector('img, script, style, [style], [onclick]')).toBeNull()
  },
}
const wordItem = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:.5in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
/** Word writes lists as paragraphs with their signs typed out: they become lists again. */
export const PastedFromWord: S = {
  play: async (context) => {
    paste(
      await textbox(context, 'en'),
      'x',
      `<html><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-US><!--StartFragment--><p class=MsoNormal><b><span style='font-size:14.0pt'>You need</span></b></p>${wordItem(1, '1.', 'a licence')}${wordItem(2, '·', 'renewed')}${wordItem(1, '2.', 'a stamp')}<!--EndFragment--></body></html>`,
    )
    await save(context)
    await waitFor(() =>
      expect(context.args.onSubmit).toHaveBeenCalledWith({
        answer: {
          en: [
            { type: 'paragraph', text: [{ text: 'You need', bold: true }] },
            { type: 'number', level: 1, text: [{ text: 'a licence' }] },
            { type: 'bullet', level: 2, text: [{ text: 'renewed' }] },
            { type: 'number', level: 1, text: [{ text: 'a stamp' }] },
          ],
        },
      }),
    )
  },
}
/**
 * A paste that is too long stays whole and says so; one that is far too long stays outside, and what was there is
 * untouched.
 */
export const TooLong: S = {
  play: async (context) => {
    const say = saying(context)
    const text = await textbox(context, 'en')
    paste(text, 'a'.repeat(3 * MAX + 1))
    await expect(
      await context.canvas.findByText(say('field.rich.paste', { count: 3 * MAX + 1, maximum: MAX })),
    ).toBeVisible()
    await expect(text).toHaveTextContent('')
    paste(text, 'a'.repeat(MAX + 12))
    await expect(await context.canvas.findByText(say('field.rich.over', { count: 12 }))).toBeVisible()
    await expect(context.canvas.getByText(say('field.rich.is_over'))).toBeVisible()
    await save(context)
    await expect(await context.canvas.findByText(say('validation.too_long', { maximum: MAX }))).toBeVisible()
    await expect(text).toHaveTextContent('a'.repeat(MAX + 12))
    await expect(context.args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Disabled: S = {
  args: { initial: { answer: { en: [...sampleRichText] } as never }, isDisabled: true },
  play: async (context) => {
    const text = await textbox(context, 'en')
    await expect(text).toHaveAttribute('contenteditable', 'false')
    await expect(tool(context, 'en', saying(context)('field.rich.bold'))).toBeDisabled()
  },
}
/** At 320 px the buttons wrap and nothing is wider than the screen. */
export const Narrow: S = {
  args: { initial: { answer: { en: [...sampleRichText], am: [...sampleRichTextAmharic] } as never }, width: '288px' },
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    const text = await textbox(context, 'en')
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(288)
    for (const button of context.canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(320)
  },
}
