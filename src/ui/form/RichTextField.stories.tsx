import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import {
  Answer,
  goToEnd,
  MAX,
  paste,
  press,
  save,
  saying,
  textbox,
  tool,
  write,
} from '../../../.storybook/rich-text-stories.tsx'
import { plainText } from '../../../openapi/rich-text-content.ts'
import { sampleRichText, sampleRichTextAmharic } from '../../../tests/factories/rich-texts.ts'

const meta = {
  title: 'UI/Rich text field',
  component: Answer,
  args: { initial: {}, isDisabled: false, width: '100%', onSubmit: fn() },
} satisfies Meta<typeof Answer>
export default meta
type S = StoryObj<typeof meta>

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
