import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { sayIn } from '../../../.storybook/say.ts'
import type { Language } from '../../../openapi/define.ts'
import { ownNameOf } from '../../i18n/language.ts'
import { refusal, offline } from '../../../tests/models/problems.ts'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import {
  audience,
  colour,
  email,
  isoDate,
  line,
  localized,
  paragraph,
  password,
  phone,
} from '../../../openapi/schemas/primitives.ts'
import { AudiencePickerField } from './AudiencePickerField.tsx'
import { ColourField } from './ColourField.tsx'
import { DateField } from './DateField.tsx'
import { Form } from './Form.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SelectField } from './SelectField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SwitchField } from './SwitchField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'
import { useSchemaForm } from './useSchemaForm.ts'

const schema = z.strictObject({
  name: line(60),
  email,
  phone,
  password,
  born: isoDate.nullable(),
  size: z.enum(['small', 'large']),
  school: localized(line(60)),
  about: localized(paragraph(500, 20)).nullable(),
  note: paragraph(200).nullable(),
  tint: colour,
  shown: z.boolean(),
  seen: audience,
})
type Body = z.output<typeof schema>
const good: Body = {
  name: 'ሰላማዊት ተስፋዬ',
  email: 'selam@sira.example',
  phone: '+251911204518',
  password: 'long enough to keep',
  born: '1994-05-12',
  size: 'small',
  school: { en: 'Addis Ababa University', am: 'አዲስ አበባ ዩኒቨርሲቲ' },
  about: null,
  note: null,
  tint: '#2259d1',
  shown: true,
  seen: ['site', 'card'],
}

interface AllFieldsProps {
  readonly initial: Partial<Body>
  readonly busy: boolean
  readonly failure: Failure | null
  readonly failed?: string
  readonly onSubmit: (body: Body) => void
}
function AllFields({ initial, busy, failure, failed, onSubmit }: AllFieldsProps) {
  const form = useSchemaForm(schema, initial)
  const { control } = form
  return (
    <Form form={form} busy={busy} failure={failure} failed={failed} onSubmit={onSubmit} label="All fields">
      <TextField
        control={control}
        name="name"
        label="Name"
        help="As on your certificate"
        required
        autoComplete="name"
      />
      <TextField control={control} name="email" label="Email" type="email" required />
      <PhoneField control={control} name="phone" label="Phone number" required />
      <PasswordField control={control} name="password" label="Password" autoComplete="new-password" required />
      <DateField control={control} name="born" label="Birth date" />
      <SelectField
        control={control}
        name="size"
        label="Size"
        required
        choices={[
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large' },
        ]}
      />
      <LocalizedField control={control} name="school" label="School" required />
      <LocalizedField control={control} name="about" label="About" long />
      <TextAreaField
        control={control}
        name="note"
        label="Note"
        rows={2}
        aside={<AudiencePickerField control={control} name="seen" label="Note" />}
      />
      <ColourField control={control} name="tint" label="Colour" required />
      <SwitchField control={control} name="shown" label="Visible" help="On your site" />
      <SubmitButton busy={busy} busyText="Saving…">
        Save all
      </SubmitButton>
    </Form>
  )
}

const meta = {
  component: AllFields,
  args: { initial: { shown: false, seen: [] }, busy: false, failure: null, onSubmit: fn() },
} satisfies Meta<typeof AllFields>
export default meta
type S = StoryObj<typeof meta>

/** The language that a form does not show at first. */
const hidden = (globals: Readonly<Record<string, unknown>>) => (globals['lang'] === 'am' ? 'en' : 'am')
/** What the switch says of a language. */
const mark = (
  globals: Readonly<Record<string, unknown>>,
  kind: 'missing' | 'wrong',
  language: Language,
  count: number,
) => sayIn(globals)(`ui.text_language.${kind}`, { language: sayIn(globals)(`ui.language.${language}`), count })

export const Empty: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.form.count', { count: 7 })))
    await expect(canvas.getAllByText(say('validation.required')).length).toBe(7)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Filled: S = {
  args: { initial: good },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(good))
  },
}
export const LimitsAreNamed: S = {
  args: { initial: { ...good, about: { en: 'Brief' }, tint: 'blue' } },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await expect(await canvas.findByText(say('validation.colour'))).toBeVisible()
    // Where English is not shown, what is wrong in sight comes first; the switch leads to the rest.
    if (globals['lang'] === 'am') {
      await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'tint'))
      await userEvent.click(canvas.getByRole('button', { name: mark(globals, 'wrong', 'en', 1) }))
    }
    await expect(canvas.getByText(say('validation.too_short', { minimum: 20 }))).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('name', 'about.en'))
  },
}
export const PhoneNumbers: S = {
  args: { initial: { ...good, phone: '' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const number = canvas.getByRole('textbox', { name: /^Phone number/ })
    await userEvent.type(number, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await expect(await canvas.findByText(say('validation.phone_malformed'))).toBeVisible()
    await userEvent.clear(number)
    await userEvent.type(number, '0911 20 45 18')
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(good))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('ui.phone.country') }), 'KE')
    await userEvent.clear(number)
    await userEvent.type(number, '0712 345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...good, phone: '+254712345678' }))
  },
}
export const PasswordShown: S = {
  args: { initial: good },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: say('ui.password.show') }))
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: say('ui.password.hide') })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const AudienceOnlyMe: S = {
  args: { initial: good },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('ui.audience.label', { field: 'Note' })) }))
    await userEvent.click(await screen.findByRole('button', { name: say('ui.audience.only_me') }))
    // Employers see no profile of who applied (openapi/features.ts), so nobody can be let in there.
    await expect(screen.queryByRole('button', { name: say('ui.audience.employer') })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: say('ui.audience.card') }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...good, seen: ['card'] }))
  },
}
export const Busy: S = {
  args: { initial: good, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const RefusedByTheServer: S = {
  args: {
    initial: good,
    failure: failureOf(
      refusal(
        'invalid',
        {},
        { email: ['Taken by someone'], 'school.am': ['In Amharic, please'], elsewhere: ['Not of this form'] },
      ),
    ),
  },
  play: async ({ canvas, globals, userEvent }) => {
    await expect(await canvas.findByText('Taken by someone')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not of this form')
    // Both are counted, the one out of sight too.
    await expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.form.count', { count: 2 }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveFocus())
    if (globals['lang'] === 'en')
      await userEvent.click(canvas.getByRole('button', { name: mark(globals, 'wrong', 'am', 1) }))
    await expect(canvas.getByText('In Amharic, please')).toBeVisible()
  },
}
/** What the server refused has been changed: nothing is left to look for, until it is sent again. */
export const Mended: S = {
  args: { initial: good },
  render: function Refused(args) {
    const [failure, setFailure] = useState<Failure | null>(null)
    const refuse = () => setFailure(failureOf(refusal('invalid', {}, { email: ['Taken by someone'] })))
    return <AllFields {...args} failure={failure} onSubmit={refuse} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await expect(await canvas.findByText('Taken by someone')).toBeVisible()
    await expect(canvas.getByRole('alert')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), '.et')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
/** One language at a time: what was written in the other stays, is sent, and is the language of the next form. */
export const OneLanguageAtATime: S = {
  args: { initial: { ...good, school: { en: 'Addis Ababa University' } } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [own, other] = globals['lang'] === 'am' ? (['am', 'en'] as const) : (['en', 'am'] as const)
    const choice = within(canvas.getByRole('radiogroup', { name: say('ui.text_language.label') }))
    const language = (lang: 'en' | 'am') => choice.getByRole('radio', { name: ownNameOf(lang) })
    const school = () => canvas.getByRole('textbox', { name: /^School/ })
    // It begins with the language of the interface.
    await expect(language(own)).toBeChecked()
    await expect(school()).toHaveAttribute('lang', own)
    await expect(school()).toHaveAccessibleName(new RegExp(say(`ui.language.${own}`)))
    await expect(canvas.getAllByRole('textbox', { name: /^(School|About)/ })).toHaveLength(2)
    // What Amharic lacks is counted, and led to: the English text stands beside it.
    await userEvent.click(canvas.getByRole('button', { name: mark(globals, 'missing', 'am', 1) }))
    await waitFor(() => expect(school()).toHaveFocus())
    await expect(school()).toHaveAttribute('lang', 'am')
    await expect(school()).toHaveAccessibleDescription(new RegExp('Addis Ababa University'))
    await userEvent.type(school(), 'አዲስ አበባ ዩኒቨርሲቲ')
    await waitFor(() => expect(canvas.queryByRole('button', { name: mark(globals, 'missing', 'am', 1) })).toBeNull())
    const name = canvas.getByRole('textbox', { name: /^Name/ })
    await userEvent.click(language('en'))
    await expect(school()).toHaveValue('Addis Ababa University')
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toBe(name)
    // By keys, as radio buttons are.
    language('en').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(language('am')).toBeChecked()
    await expect(school()).toHaveValue('አዲስ አበባ ዩኒቨርሲቲ')
    await userEvent.click(language(other))
    await expect(localStorage.getItem('text_language')).toBe(other)
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(good))
  },
}
/** The next form on this device begins with the language that was written last, whatever the interface says. */
export const RemembersTheLanguage: S = {
  beforeEach: ({ globals }) => localStorage.setItem('text_language', globals['lang'] === 'am' ? 'en' : 'am'),
  args: { initial: good },
  play: async ({ canvas, globals }) => {
    const other = globals['lang'] === 'am' ? 'en' : 'am'
    await expect(canvas.getByRole('radio', { name: ownNameOf(other) })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: /^School/ })).toHaveAttribute('lang', other)
  },
}
/** The one thing that is refused is in the language out of sight: that is shown, and the field has the focus. */
export const WrongOutOfSight: S = {
  args: { initial: { ...good, about: { en: 'Brief', am: 'Brief' } } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const other = hidden(globals)
    const about = () => canvas.getByRole('textbox', { name: /^About/ })
    await userEvent.type(about(), ', and now long enough')
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await waitFor(() => expect(about()).toHaveAttribute('lang', other))
    await waitFor(() => expect(about()).toHaveFocus())
    await expect(canvas.getByText(say('validation.too_short', { minimum: 20 }))).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent(say('ui.form.count', { count: 1 }))
    await expect(canvas.getByRole('button', { name: mark(globals, 'wrong', other, 1) })).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    // Going there was not the person's choice: the next form is in the language of before.
    await expect(localStorage.getItem('text_language')).toBeNull()
  },
}
/** The same where it is the server that refuses. */
export const RefusedOutOfSight: S = {
  args: { initial: good },
  render: function Refused(args, { globals }) {
    const [failure] = useState(() =>
      failureOf(refusal('invalid', {}, { [`school.${hidden(globals)}`]: ['Not this one'] })),
    )
    return <AllFields {...args} failure={failure} />
  },
  play: async ({ canvas, globals }) => {
    const school = () => canvas.getByRole('textbox', { name: /^School/ })
    await waitFor(() => expect(school()).toHaveAttribute('lang', hidden(globals)))
    await waitFor(() => expect(school()).toHaveFocus())
    await expect(canvas.getByText('Not this one')).toBeVisible()
  },
}
export const Offline: S = {
  args: { initial: good, failure: failureOf(offline()) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title'))
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue(good.name)
  },
}
/** Under a heading of its own, what happened and what is safe are sentences of their own, in any language. */
export const OfflineUnderAHeading: S = {
  args: { initial: good, failure: failureOf(offline()), failed: 'The school was not saved' },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const notice = within(canvas.getByRole('alert'))
    for (const text of ['The school was not saved', say('ui.state.offline.title'), say('ui.state.offline.text')])
      await expect(notice.getByText(text)).toBeVisible()
  },
}
export const ServerBroken: S = {
  args: { initial: good, failure: failureOf(refusal('internal', {})) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
