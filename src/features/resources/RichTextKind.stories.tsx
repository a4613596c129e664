import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { field } from '../../../openapi/fields.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { sampleRichText, sampleRichTextAmharic } from '../../../tests/factories/rich-texts.ts'
import { browserKindOf, Cell } from './field-kinds.tsx'
import type { AnyRow } from './row.ts'

const resource = { ...anyResources.skill, fields: { name: field.richText({ max: 2000 }) } }
const rowOf = (name: unknown): AnyRow => ({ id: '1', version: 1, position: 0, name })
const { Differing } = browserKindOf('rich-text')

/** A text with structure where there is little room: in a list, and beside the one it differs from. */
function Shown({ mine, theirs }: { readonly mine: unknown; readonly theirs: unknown }) {
  return (
    <dl>
      <dt>List</dt>
      <dd data-testid="cell">
        <Cell resource={resource} row={rowOf(mine)} name="name" />
      </dd>
      <dt>Conflict</dt>
      <dd data-testid="differing">
        {Differing ? <Differing value={mine as never} other={theirs as never} row={rowOf(mine)} /> : null}
      </dd>
    </dl>
  )
}
const meta = { title: 'Resources/Rich text', component: Shown, args: { mine: null, theirs: null } } satisfies Meta<
  typeof Shown
>
export default meta
type S = StoryObj<typeof meta>

/** A list shows the beginning of the plain text, in the reader's language. */
export const Shortened: S = {
  args: {
    mine: { en: sampleRichText, am: sampleRichTextAmharic },
    theirs: { en: sampleRichText, am: sampleRichTextAmharic },
  },
  play: async ({ canvas, globals }) => {
    const cell = canvas.getByTestId('cell')
    await expect(cell).toHaveTextContent(
      globals['lang'] === 'am'
        ? /^ድርጅቴን እንዴት አረጋግጣለሁ\? የንግድ ፈቃድዎን ይጫኑ። .*።? በዚህ ዓመት የታደሰ$/
        : /^How do I verify my company\? Upload your trade licence .{40,70}…$/,
    )
    await expect(canvas.getByTestId('differing')).toBeEmptyDOMElement()
  },
}
/** A language that is missing is shown in the other, marked as such; a conflict shows what differs alone. */
export const OneLanguage: S = {
  args: { mine: { am: sampleRichTextAmharic }, theirs: { am: sampleRichTextAmharic, en: sampleRichText } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByTestId('cell')).toHaveTextContent(/^ድርጅቴን/)
    if (globals['lang'] === 'en')
      await expect(canvas.getByTestId('cell').firstElementChild).toHaveAttribute('lang', 'am')
    await expect(canvas.getByTestId('differing')).toHaveTextContent(`${sayIn(globals)('ui.language.en')}: –`)
    await expect(canvas.getByTestId('differing')).not.toHaveTextContent('ድርጅቴን')
  },
}
