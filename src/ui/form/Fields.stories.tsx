import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { sayIn } from '../../../.storybook/say.ts'
import { field } from '../../../openapi/fields.ts'
import { audience, line, localized, money, salaryRange, webAddress } from '../../../openapi/schemas/primitives.ts'
import { audiencesFor } from '../../../openapi/schemas/profile.ts'
import { referenceKey, type ReferenceEntry, type ReferenceList } from '../../../openapi/schemas/reference.ts'
import { ownNameOf } from '../../i18n/language.ts'
import { AddressesField } from './AddressesField.tsx'
import { AddressField } from './AddressField.tsx'
import { AudiencePickerField } from './AudiencePickerField.tsx'
import { Form } from './Form.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { MoneyField } from './MoneyField.tsx'
import { NumberField } from './NumberField.tsx'
import { RatingField } from './RatingField.tsx'
import { FreeReferenceField, ReferenceField } from './ReferenceField.tsx'
import { SalaryRangeField } from './SalaryRangeField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useSchemaForm } from './useSchemaForm.ts'

const schema = z.strictObject({
  country: referenceKey('countries'),
  sex: referenceKey('sexes'),
  woreda: line(80).nullable(),
  degree: localized(line(60)),
  branches: field.number({ min: 0, max: 1000 }).schema.nullable(),
  price: money.nullable(),
  salary: salaryRange.nullable(),
  rating: z.int().min(1).max(5),
  link: webAddress.nullable(),
  links: z.array(webAddress).max(3),
  seen: audience,
})
type Body = z.input<typeof schema>

const entry = (key: string, en: string, am: string): ReferenceEntry => ({ key, name: { en, am }, parent: null })
const lists: Partial<Record<ReferenceList, readonly ReferenceEntry[]>> = {
  countries: [
    entry('ET', 'Ethiopia', 'ኢትዮጵያ'),
    entry('GN', 'Guinea', 'ጊኒ'),
    entry('GQ', 'Equatorial Guinea', 'ኢኳቶሪያል ጊኒ'),
    ...Array.from({ length: 12 }, (_, i) => entry(`X${i}`, `Country ${i + 1}`, `አገር ${i + 1}`)),
  ],
  sexes: [entry('female', 'Female', 'ሴት'), entry('male', 'Male', 'ወንድ')],
  woredas: [entry('bole-3', 'Bole, Woreda 3', 'ቦሌ ወረዳ 3'), entry('yeka-7', 'Yeka, Woreda 7', 'የካ ወረዳ 7')],
}
const load = (list: ReferenceList) => Promise.resolve(lists[list] ?? [])
const broken = () => Promise.reject(new Error('no line'))
const propose = (text: string) =>
  Promise.resolve(
    [
      { en: 'Bachelor of Science', am: 'የሳይንስ ባችለር ዲግሪ' },
      { en: 'Bachelor of Arts', am: 'የአርትስ ባችለር ዲግሪ' },
    ].filter(({ en, am }) => `${en} ${am}`.toLowerCase().includes(text.toLowerCase())),
  )

interface FieldsProps {
  readonly initial: Partial<Body>
  readonly isBroken: boolean
  readonly onSubmit: (body: z.output<typeof schema>) => void
}
function Fields({ initial, isBroken, onSubmit }: FieldsProps) {
  const form = useSchemaForm(schema, initial as never)
  const { control } = form
  const from = isBroken ? broken : load
  return (
    <Form form={form} onSubmit={onSubmit} label="Fields">
      <ReferenceField control={control} name="country" label="Country" list="countries" load={from} required />
      <ReferenceField
        control={control}
        name="sex"
        label="Sex"
        list="sexes"
        load={from}
        required
        aside={<AudiencePickerField control={control} name="seen" label="Sex" allowed={audiencesFor('religion')} />}
      />
      <FreeReferenceField
        control={control}
        name="woreda"
        label="Woreda"
        list="woredas"
        load={from}
        help="Choose yours, or write it."
      />
      <LocalizedField control={control} name="degree" label="Degree" propose={propose} required />
      <NumberField control={control} name="branches" label="Branches" />
      <MoneyField control={control} name="price" label="Price" />
      <SalaryRangeField control={control} name="salary" label="Salary each month" />
      <RatingField control={control} name="rating" label="Rating" required />
      <AddressField control={control} name="link" label="Link" />
      <AddressesField control={control} name="links" label="Links" most={3} />
      <SubmitButton busy={false}>Save</SubmitButton>
    </Form>
  )
}
const meta = { component: Fields, args: { initial: {}, isBroken: false, onSubmit: fn() } } satisfies Meta<typeof Fields>
export default meta
type S = StoryObj<typeof meta>

const good = {
  country: 'ET',
  sex: 'female',
  woreda: null,
  degree: { en: 'Bachelor of Science', am: 'የሳይንስ ባችለር ዲግሪ' },
  branches: 4,
  price: { amount: 12_500.5, currency: 'ETB' },
  salary: { from: 20_000, to: 30_000, currency: 'USD' },
  rating: 4,
  link: 'https://sira.example/selam',
  links: ['https://a.example/', 'https://b.example/'],
  seen: ['site'],
} as unknown as Body
interface Send {
  readonly getByRole: (role: string, options: { readonly name: string }) => HTMLElement
}
const send = (canvas: Send, userEvent: { readonly click: (element: Element) => Promise<void> }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Save' }))

export const Empty: S = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await canvas.findByRole('combobox', { name: /^Country/ })
    await send(canvas, userEvent)
    await waitFor(() => expect(canvas.getAllByText(say('validation.required'))).toHaveLength(4))
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Filled: S = {
  args: { initial: good },
  play: async ({ args, canvas, globals, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: /^Country/ })).toHaveValue(
        globals['lang'] === 'am' ? 'ኢትዮጵያ' : 'Ethiopia',
      ),
    )
    await expect(canvas.getByRole('textbox', { name: /^Price/ })).toHaveValue('12,500.5')
    await expect(canvas.getByRole('radio', { name: sayIn(globals)('field.rating.stars', { count: 4 }) })).toBeChecked()
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(good))
  },
}
/**
 * A part of the name in either language, arrows, Enter; what alone fits is taken on leaving; what fits nothing stays
 * and says so.
 */
export const SearchedList: S = {
  args: { initial: { ...good, country: '' as never } },
  play: async ({ args, canvas, globals, userEvent }) => {
    // Until the list is there, a plain choice stands in its place.
    const country = await waitFor(async () => {
      const box = canvas.getByRole('combobox', { name: /^Country/ })
      await expect(box.tagName).toBe('INPUT')
      return box
    })
    await userEvent.type(country, 'ጊኒ')
    await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(country).toHaveValue(globals['lang'] === 'am' ? 'ኢኳቶሪያል ጊኒ' : 'Equatorial Guinea')
    await userEvent.clear(country)
    await userEvent.type(country, 'ethio')
    await userEvent.tab()
    await expect(country).toHaveValue(globals['lang'] === 'am' ? 'ኢትዮጵያ' : 'Ethiopia')
    await userEvent.clear(country)
    await userEvent.type(country, 'Atlantis')
    await userEvent.tab()
    await expect(await canvas.findByText(sayIn(globals)('field.choices.strange'))).toBeVisible()
    await expect(country).toHaveValue('Atlantis')
    await userEvent.clear(country)
    await userEvent.type(country, 'Guinea')
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...good, country: 'GN' }))
  },
}
export const FreeText: S = {
  args: { initial: good },
  play: async ({ args, canvas, userEvent }) => {
    const woreda = canvas.getByRole('combobox', { name: /^Woreda/ })
    await userEvent.type(woreda, 'yeka')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...good, woreda: 'yeka-7' }))
    await userEvent.clear(woreda)
    await userEvent.type(woreda, 'Kofele')
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...good, woreda: 'Kofele' }))
  },
}
/** One proposal fills both languages. */
export const Proposed: S = {
  args: { initial: { ...good, degree: { am: 'ዲፕሎማ' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: ownNameOf('en') }))
    await userEvent.type(canvas.getByRole('combobox', { name: /^Degree/ }), 'science')
    await userEvent.click(await screen.findByRole('option', { name: /Bachelor of Science/ }))
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(good))
  },
}
export const Amounts: S = {
  args: { initial: { ...good, price: null, salary: null } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const price = canvas.getByRole('textbox', { name: /^Price/ })
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say('field.money.currency', { label: 'Price' }) }),
      'USD',
    )
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...good, price: null, salary: null }))
    await userEvent.type(price, '1 250,000.25')
    await userEvent.type(canvas.getByRole('textbox', { name: say('field.salary.from') }), '20,000')
    await userEvent.type(canvas.getByRole('textbox', { name: say('field.salary.to') }), '30000')
    await send(canvas, userEvent)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        ...good,
        price: { amount: 1_250_000.25, currency: 'USD' },
        salary: { from: 20_000, to: 30_000, currency: 'ETB' },
      }),
    )
    await expect(price).toHaveValue('1,250,000.25')
    await userEvent.clear(price)
    await userEvent.type(price, 'a lot')
    await send(canvas, userEvent)
    await expect(await canvas.findByText(say('validation.amount'))).toBeVisible()
    await expect(price).toHaveValue('a lot')
  },
}
/** A decimal comma is refused where it stands, and never left out; the amounts stay in one row when one is wrong. */
export const DecimalComma: S = {
  args: { initial: { ...good, branches: null, salary: null } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const branches = canvas.getByRole('textbox', { name: 'Branches' })
    const [from, to] = (['from', 'to'] as const).map((key) =>
      canvas.getByRole('textbox', { name: say(`field.salary.${key}`) }),
    ) as [HTMLElement, HTMLElement]
    const currency = canvas.getByRole('combobox', {
      name: say('field.money.currency', { label: 'Salary each month' }),
    })
    const bottom = (each: Element | null) => Math.round(each?.getBoundingClientRect().bottom ?? 0)
    const row = () => [to, currency.parentElement].map((each) => bottom(each) - bottom(from))
    const before = row()
    await userEvent.type(branches, '3,5')
    await userEvent.type(from, '20000')
    await userEvent.type(to, '32500,50')
    await send(canvas, userEvent)
    await expect(await canvas.findByText(say('validation.whole_number'))).toBeVisible()
    await expect(branches).toHaveValue('3,5')
    await expect(await canvas.findByText(say('validation.amount'))).toBeVisible()
    await expect(row()).toEqual(before)
    await userEvent.clear(branches)
    await userEvent.type(branches, '1.5')
    await expect(await canvas.findByText(say('validation.whole_number'))).toBeVisible()
    await userEvent.clear(branches)
    await userEvent.type(branches, '12')
    await userEvent.clear(to)
    await userEvent.type(to, '32,500.50')
    await send(canvas, userEvent)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({
        ...good,
        branches: 12,
        salary: { from: 20_000, to: 32_500.5, currency: 'ETB' },
      }),
    )
  },
}
export const Stars: S = {
  args: { initial: { ...good, rating: 1 } },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: sayIn(globals)('field.rating.stars', { count: 5 }) }))
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...good, rating: 5 }))
  },
}
/** Nobody types https://; empty lines are not kept. */
export const Addresses: S = {
  args: { initial: { ...good, link: null, links: [] } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Link' }), 'linkedin.com/in/selam')
    await userEvent.type(
      canvas.getByRole('textbox', { name: say('field.address.of', { label: 'Links', number: 1 }) }),
      'a.example',
    )
    await userEvent.click(canvas.getByRole('button', { name: say('field.address.add') }))
    const second = canvas.getByRole('textbox', { name: say('field.address.of', { label: 'Links', number: 2 }) })
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.type(second, 'not an address')
    await send(canvas, userEvent)
    await expect(await canvas.findByText(say('validation.url'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: say('field.address.remove', { label: 'Links', number: 2 }) }),
    )
    await send(canvas, userEvent)
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...good,
        link: 'https://linkedin.com/in/selam',
        links: ['https://a.example'],
      }),
    )
  },
}
/** A private field has no employers among its places. */
export const WhoSees: S = {
  args: { initial: good },
  play: async ({ args, canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = `${say('ui.audience.label', { field: 'Sex' })}: `
    await userEvent.click(await canvas.findByRole('button', { name: `${name}${say('field.audience.site')}` }))
    await userEvent.click(await screen.findByRole('button', { name: say('ui.audience.card') }))
    await expect(screen.queryByRole('button', { name: say('ui.audience.employer') })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: say('ui.audience.only_me') }))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: `${name}${say('ui.audience.only_me')}` })).toBeVisible()
    await send(canvas, userEvent)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...good, seen: [] }))
  },
}
export const ListsNotFetched: S = {
  args: { initial: good, isBroken: true },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findAllByText(sayIn(globals)('field.reference.failed'))).toHaveLength(2),
}
