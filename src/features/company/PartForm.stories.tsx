import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { CompanyInformation, CompanyPart, PartValues } from '../../../openapi/schemas/company.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { informationRow } from '../../api/mocks/company-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import type { SaveMachine } from '../../machines/save/save.machine.ts'
import { partMachines } from './company.effects.ts'
import { PartForm } from './PartForm.tsx'
import { PART_GROUPS, partValues } from './values.ts'

const row = informationRow as CompanyInformation
/** A company that has said nothing of itself yet. */
const bare: CompanyInformation = {
  ...row,
  completed: [],
  identity: {
    ...row.identity,
    legal_name: null,
    short_name: null,
    public_name: null,
    tagline: null,
    year_of_establishment: null,
    version: 1,
  },
  legal: {
    ...row.legal,
    tin_number: null,
    vat_number: null,
    registration_number: null,
    tin_issue_date: null,
    audiences: { tin_number: [], vat_number: [], registration_number: [] },
    version: 1,
  },
  hours: { days: [], note: null, version: 1 },
  place: { ...row.place, country: null, region: null, zone: null, woreda: null, map: null, version: 1 },
}
const saveOf = (part: CompanyPart, of: CompanyInformation, ...events: readonly { type: string }[]) => ({
  ...connectSave(
    reached(
      partMachines[part] as unknown as SaveMachine<PartValues<CompanyPart>, CompanyInformation>,
      { row: of, valuesOf: (now) => partValues(part, now), groups: PART_GROUPS },
      ...events,
    ),
    fn(),
    () => 'k',
  ),
  submit: fn(),
  changed: fn(),
})
const sent = (part: CompanyPart, over: object) => ({
  type: 'save.submit',
  values: { ...partValues(part, row), ...over },
  key: 'k',
})
const of = (part: CompanyPart, shown: CompanyInformation = row, ...events: readonly { type: string }[]) => ({
  part,
  row: shown,
  save: saveOf(part, shown, ...events),
})

const meta = { component: PartForm, args: of('identity') } satisfies Meta<typeof PartForm>
export default meta
type S = StoryObj<typeof meta>
const save = (say: ReturnType<typeof sayIn>, part: CompanyPart) => ({
  name: say('company.part.save', { part: say(`company.part.${part}`) }),
})

/** What the server has can be sent back as it is, with the Ethiopian years beside the Gregorian one. */
export const Identity: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('company.year_of_establishment.ethiopian', { years: '2004/2005' }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', save(say, 'identity')))
    await expect(args.save.submit).toHaveBeenCalledWith(partValues('identity', row))
  },
}
export const Nameless: S = {
  args: of('identity', { ...bare, identity: { ...bare.identity, name: {} } }),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', save(say, 'identity')))
    await expect(await canvas.findByText(say('validation.required'))).toBeVisible()
    await expect(args.save.submit).not.toHaveBeenCalled()
  },
}
export const Business: S = {
  args: of('business'),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('company.legal_structure'))).toBeVisible(),
}
/** A number of nine digits is none; who may see it stands at the field. */
export const WrongNumber: S = {
  args: of('legal'),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = canvas.getByRole('textbox', { name: say('company.tin_number') })
    await userEvent.clear(field)
    await userEvent.type(field, '001234567')
    await userEvent.click(canvas.getByRole('button', save(say, 'legal')))
    await expect(await canvas.findByText(say('validation.tax_number'))).toBeVisible()
    await waitFor(() => expect(field).toHaveFocus())
    await expect(args.save.submit).not.toHaveBeenCalled()
  },
}
/**
 * A verified company hears before it saves that another number costs it the mark, and no more when the number is as it
 * was.
 */
export const VerifiedNumber: S = {
  args: of('legal', { ...row, verification: 'verified' }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = canvas.getByRole('textbox', { name: say('company.tin_number') })
    await expect(canvas.queryByText(say('company.mark.title'))).toBeNull()
    await userEvent.type(field, '{Backspace}9')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say('company.mark.title')))
    await userEvent.type(field, `{Backspace}${row.legal.tin_number?.at(-1) ?? ''}`)
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}
/** So does another name, but not another tagline. */
export const VerifiedName: S = {
  args: of('identity', { ...row, verification: 'verified' }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = (label: 'company.tagline' | 'company.legal_name') =>
      canvas.getByRole('textbox', { name: new RegExp(`^${say(label)}`) })
    await userEvent.type(field('company.tagline'), '!')
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await userEvent.type(field('company.legal_name'), ' Group')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(say('company.mark.title')))
  },
}
/** Both clocks; Monday's hours on the whole week. */
export const Hours: S = {
  args: of('hours'),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByText(say('company.hours.ethiopian.morning', { time: '2:30' }))).toHaveLength(5)
    await userEvent.click(
      canvas.getByRole('button', { name: say('company.hours.copy_of', { day: say('company.day.1') }) }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: say('company.hours.copy.all') }))
    // The copy is there once the menu is gone.
    await waitFor(() =>
      expect(canvas.getAllByText(say('company.hours.ethiopian.morning', { time: '2:30' }))).toHaveLength(7),
    )
    await userEvent.click(canvas.getByRole('button', save(say, 'hours')))
    await expect(args.save.submit).toHaveBeenCalledWith(
      expect.objectContaining({ days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '08:30', closes: '17:30' })) }),
    )
  },
}
/** A day that closes before it opens says so at its end. */
export const HoursUpsideDown: S = {
  args: of('hours', { ...row, hours: { ...row.hours, days: [{ day: 3, opens: '17:30', closes: '08:30' }] } }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(canvas.getByRole('button', save(say, 'hours')))
    await expect(await canvas.findByText(say('validation.time_order'))).toBeVisible()
    await expect(canvas.getByLabelText(say('company.day.closes', { day: say('company.day.3') }))).toBeInvalid()
  },
}
export const AlwaysClosed: S = {
  args: of('hours', bare),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByText(say('company.day.closed'))).toHaveLength(7)
    await userEvent.click(canvas.getAllByRole('switch')[0]!)
    await expect(canvas.getByLabelText(say('company.day.opens', { day: say('company.day.1') }))).toHaveValue('08:30')
  },
}
export const Size: S = {
  args: of('size'),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('textbox', { name: sayIn(globals)('company.number_of_branches') })).toHaveValue('2'),
}
/** A pasted link becomes two numbers and a link out; a shortened one says what to do. */
export const PlaceFromLink: S = {
  args: of('place', bare),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const link = canvas.getByRole('textbox', { name: say('company.map.link') })
    await userEvent.click(link)
    await userEvent.paste('https://maps.app.goo.gl/abc')
    await expect(canvas.getByText(say('company.map.shortened'))).toBeVisible()
    await userEvent.clear(link)
    await userEvent.paste('https://www.google.com/maps/@9.010793,38.761253,17z')
    await expect(canvas.getByRole('textbox', { name: say('company.map.latitude') })).toHaveValue('9.010793')
    await expect(
      canvas.getByRole('link', { name: say('company.map.open', { latitude: '9.010793', longitude: '38.761253' }) }),
    ).toHaveAttribute('href', expect.stringContaining('openstreetmap.org'))
    await userEvent.click(canvas.getByRole('button', { name: say('company.map.clear') }))
    await expect(canvas.getByRole('textbox', { name: say('company.map.latitude') })).toHaveValue('')
  },
}
export const Saving: S = {
  args: of('size', row, sent('size', { number_of_offices: 9 })),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('button', { name: sayIn(globals)('resource.saving') })).toBeVisible(),
}
export const Saved: S = {
  args: of(
    'size',
    row,
    sent('size', { number_of_offices: 9 }),
    answered('save', { ...row, size: { ...row.size, number_of_offices: 9, version: 3 } }),
  ),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('textbox', { name: sayIn(globals)('company.number_of_offices') })).toHaveValue('9'),
}
/** Someone else changed this group; the others are not spoken of. */
export const Stale: S = {
  args: of(
    'legal',
    row,
    sent('legal', { tin_number: '0099999999' }),
    failed(
      'save',
      refusal('stale', {
        current: {
          ...row,
          identity: { ...row.identity, year_of_establishment: 1999 },
          legal: { ...row.legal, tin_number: '0011111111', version: 4 },
        },
      }),
    ),
  ),
  play: async ({ canvas }) => {
    const said = canvas.getByRole('alert')
    await expect(said).toHaveTextContent('0099999999')
    await expect(said).toHaveTextContent('0011111111')
    await expect(said).not.toHaveTextContent('1999')
  },
}
/** The server does not know the region: it says so at the field, and what was typed stays. */
export const Refused: S = {
  args: of(
    'place',
    row,
    sent('place', { website: 'https://typed.example.com' }),
    failed('save', refusal('invalid', {}, { website: ['Not reachable'] })),
  ),
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText('Not reachable')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: sayIn(globals)('company.website') })).toHaveValue(
      'https://typed.example.com',
    )
  },
}
export const Offline: S = {
  args: of('size', row, sent('size', { number_of_offices: 9 }), failed('save', offline())),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.offline.title'))
    await expect(canvas.getByRole('textbox', { name: sayIn(globals)('company.number_of_offices') })).toHaveValue('9')
  },
}
/** Its button names the group, which is a long name: in a narrow window it takes a second line. */
export const Narrow: S = {
  args: of('hours'),
  decorators: [
    (Story) => (
      <div data-testid="window" style={{ width: '16rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const button = canvas.getByRole('button', { name: say('company.part.save', { part: say('company.part.hours') }) })
    const place = canvas.getByTestId('window').getBoundingClientRect()
    await expect(button.getBoundingClientRect().left).toBeGreaterThanOrEqual(place.left)
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(place.right)
  },
}
