import type { StoryObj } from '@storybook/react-vite'
import { useEffect, useEffectEvent } from 'react'
import { within } from 'storybook/test'
import { z } from 'zod'
import type { Language } from '../openapi/define.ts'
import {
  localizedRichArticle,
  localizedRichTables,
  localizedRichText,
  richLetter,
  type Block,
} from '../openapi/rich-text.ts'
import { localized } from '../openapi/schemas/primitives.ts'
import { ownNameOf } from '../src/i18n/language.ts'
import { Form } from '../src/ui/form/Form.tsx'
import { LocalizedRichTextField } from '../src/ui/form/LocalizedRichTextField.tsx'
import { SubmitButton } from '../src/ui/form/SubmitButton.tsx'
import { useField } from '../src/ui/form/useField.ts'
import { useSchemaForm } from '../src/ui/form/useSchemaForm.ts'
import { PictureInput } from '../src/ui/picture/PictureInput.tsx'
import type { PictureSource } from '../src/ui/rich-text/PictureDialog.tsx'
import { SAMPLE_FILE } from '../tests/factories/rich-texts.ts'
import { sayIn } from './say.ts'

/** Letters that the answer of a story may have. */
export const MAX = 600
/** What another version from outside says. */
export const newer: Block = { type: 'paragraph', text: [{ text: 'Newer' }] }
const schema = z.strictObject({ answer: localizedRichText(MAX) })
const schemaWithTables = z.strictObject({ answer: localizedRichTables(MAX) })
const schemaOfLetter = z.strictObject({ answer: localized(richLetter(MAX)) })
type Body = z.output<typeof schemaWithPictures> | z.output<typeof schemaOfLetter>

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
const drawing = new URL('../src/documents/sample/notebook.svg', import.meta.url).href
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
  readonly fields?: boolean
  readonly width: string
  readonly onSubmit: (body: Body) => void
}
/** A form with the one field: an answer in both languages. */
export function Answer({
  initial,
  isDisabled,
  tables = false,
  hasPictures = false,
  fields = false,
  width,
  onSubmit,
}: AnswerProps) {
  const form = useSchemaForm(
    fields ? schemaOfLetter : hasPictures ? schemaWithPictures : tables ? schemaWithTables : schema,
    initial as never,
  )
  return (
    <div style={{ width, maxWidth: '100%' }}>
      <Form form={form} onSubmit={onSubmit} label="FAQ">
        <LocalizedRichTextField
          control={form.control}
          name="answer"
          label="Answer"
          max={MAX}
          tables={tables || hasPictures || fields}
          fields={fields}
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
/** What a play function gets, as far as it is used here. */
type Context = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent' | 'globals'>

/** The texts of the language that the story is shown in. */
export const saying = ({ globals }: Pick<Context, 'globals'>) => sayIn(globals)
/** The text in a language, once that is shown and the editor is there. */
export async function textbox(context: Context, lang: Language) {
  await context.userEvent.click(context.canvas.getByRole('radio', { name: ownNameOf(lang) }))
  return context.canvas.findByRole('textbox', { name: `Answer ${saying(context)(`ui.language.${lang}`)}` })
}
/** A button of the row above the text in a language. */
export const tool = (context: Context, lang: 'en' | 'am', name: string) => {
  const say = saying(context)
  const toolbar = context.canvas.getByRole('toolbar', {
    name: say('field.rich.tools', { label: `Answer (${say(lang === 'en' ? 'ui.language.en' : 'ui.language.am')})` }),
  })
  return within(toolbar).getByRole('button', { name })
}
export const save = (context: Context) => context.userEvent.click(context.canvas.getByRole('button', { name: 'Save' }))
/** As the clipboard gives it: as text and as a page. */
export function paste(into: HTMLElement, text: string, html?: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  if (html !== undefined) clipboardData.setData('text/html', html)
  into.focus()
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** A key that is no letter. */
export const press = (key: string, more: KeyboardEventInit = {}) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
/** Letters as the browser itself puts them in, one by one; a line end is Enter. */
export async function write(letters: string) {
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
export async function goToEnd(text: HTMLElement) {
  text.focus()
  // 20 ms after it got the focus the editor puts the cursor where it had it; a timer that ends later comes after that.
  await new Promise((done) => setTimeout(done, 40))
  const heard = new Promise((done) => document.addEventListener('selectionchange', done, { once: true }))
  getSelection()?.selectAllChildren(text)
  getSelection()?.collapseToEnd()
  await heard
}
