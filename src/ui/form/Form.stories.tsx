import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { z } from 'zod'
import { sayIn } from '../../../.storybook/say.ts'
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
import { AudienceField } from './AudienceField.tsx'
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
  readonly onSubmit: (body: Body) => void
}
function AllFields({ initial, busy, failure, onSubmit }: AllFieldsProps) {
  const form = useSchemaForm(schema, initial)
  const { control } = form
  return (
    <Form form={form} busy={busy} failure={failure} onSubmit={onSubmit} label="All fields">
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
      <TextAreaField control={control} name="note" label="Note" rows={2} />
      <ColourField control={control} name="tint" label="Colour" required />
      <SwitchField control={control} name="shown" label="Visible" help="On your site" />
      <AudienceField control={control} name="seen" label="Note" />
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

export const Empty: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: 'Save all' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('ui.form.count', { count: 7 }))
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
    await expect(await canvas.findByText(say('validation.too_short', { minimum: 20 }))).toBeVisible()
    await expect(canvas.getByText(say('validation.colour'))).toBeVisible()
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
    await userEvent.click(canvas.getByRole('button', { name: say('ui.audience.only_me') }))
    // Resumes and applications are not there yet (openapi/features.ts), so nobody can be let in there.
    for (const place of ['ui.audience.resume', 'ui.audience.employer'] as const)
      await expect(canvas.queryByRole('button', { name: say(place) })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.audience.card') }))
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Taken by someone')).toBeVisible()
    await expect(canvas.getByText('In Amharic, please')).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not of this form')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Email/ })).toHaveFocus())
  },
}
export const Offline: S = {
  args: { initial: good, failure: failureOf(offline()) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title'))
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue(good.name)
  },
}
export const ServerBroken: S = {
  args: { initial: good, failure: failureOf(refusal('internal', {})) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.failed.text')),
}
