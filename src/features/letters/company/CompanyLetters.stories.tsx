import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { z } from 'zod'
import { says } from '../../../../openapi/explain.ts'
import { sayIn } from '../../../../.storybook/say.ts'
import { letterRowSample, letterSample } from '../../../api/mocks/letters.ts'
import { mock, refusing } from '../../../api/mocks/mock.ts'
import { pageOf } from '../../../api/mocks/page.ts'
import { Screen } from './CompanyLetters.tsx'

const meta = { title: 'Letters/Company', component: Screen } satisfies Meta<typeof Screen>
export default meta
type S = StoryObj<typeof meta>

/** Every submitted letter, with its number and where it stands. */
export const Filled: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect((await canvas.findAllByText(say('letter.status.issued')))[0]).toBeInTheDocument()
    await expect(canvas.getAllByText('Awash Bank')[0], 'to whom a letter went').toBeVisible()
    await expect(canvas.getByRole('button', { name: say('letter.company.year') })).toBeVisible()
  },
}
export const Empty: S = {
  parameters: {
    msw: [
      mock('listCompanyLetters', () => ({
        data: [],
        meta: { first: 0, last: 0, totalRecords: 0, exact: true, page: 1, per_page: 20 },
      })),
    ],
  },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('letter.company.empty'))).toBeVisible(),
}
/** A letter that was issued with others leads to them: the list says that it shows these alone, and can show all again. */
const asked = fn<(together: string | undefined) => void>()
export const IssuedTogether: S = {
  parameters: {
    route: { at: `/?together=${letterSample('issued').id}` },
    msw: [
      mock('listCompanyLetters', ({ query }) => {
        asked(query.together)
        return pageOf([letterRowSample(letterSample('issued'))], query)
      }),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    asked.mockClear()
    const say = sayIn(globals)
    const filter = `${say('letter.page.together')}: ${say('letter.company.together.one')}`
    await userEvent.click(await canvas.findByRole('button', { name: say('list.filter.remove', { filter }) }))
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(undefined))
    await expect(canvas.queryByText(filter)).toBeNull()
  },
}
/** The link names letters that are not of this company, as after switching the account: all are one press away. */
export const IssuedTogetherElsewhere: S = {
  parameters: {
    route: { at: `/?together=${letterSample('issued').id}` },
    msw: [
      mock('listCompanyLetters', ({ query }) => {
        z.looseObject({ together: z.never(says('validation.reference')).optional() }).parse(query)
        return pageOf([letterRowSample(letterSample('issued'))], query)
      }),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const said = say('resource.filter.gone', { field: say('letter.page.together') })
    await expect(await canvas.findByText(said)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('letter.my.clear') }))
    await expect((await canvas.findAllByText('Awash Bank'))[0]).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 }), 'the button with the focus is gone').toHaveFocus()
    await expect(canvas.queryByText(said)).toBeNull()
  },
}
/** Refused for something that no control shows: the list says so, and can be shown without it. */
export const NarrowedToAnothers: S = {
  parameters: {
    route: { at: `/?together=${letterSample('issued').id}` },
    msw: [
      mock('listCompanyLetters', ({ query, refuse }) =>
        query.together === undefined ? pageOf([letterRowSample(letterSample('issued'))], query) : refuse('invalid', {}),
      ),
    ],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('list.refused'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: say('letter.my.clear') }))
    await expect((await canvas.findAllByText('Awash Bank'))[0]).toBeVisible()
    await expect(canvas.queryByText(say('list.refused'))).toBeNull()
  },
}
/** A year that cannot be is refused at its field, before anything is fetched. */
export const YearRefused: S = {
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.company.year') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.company.year') }))
    const year = dialog.getByRole('textbox', { name: new RegExp(say('letter.company.year.label')) })
    await userEvent.clear(year)
    await userEvent.type(year, '12')
    await userEvent.click(dialog.getByRole('button', { name: say('letter.company.year.get') }))
    await expect(await dialog.findByText(say('validation.year'))).toBeVisible()
  },
}
export const NotLoaded: S = {
  parameters: { msw: [refusing('listCompanyLetters', 'forbidden', {})] },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toBeVisible(),
}
