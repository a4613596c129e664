import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { toastsTo } from '../../../.storybook/toasts.tsx'
import { departmentCode } from '../../../openapi/letter-reference.ts'
import type { LetterLevel } from '../../../openapi/schemas/letter-settings.ts'
import { letterLevelRows } from '../../api/mocks/letter-setting-samples.ts'
import { mock, refusing } from '../../api/mocks/mock.ts'
import { departmentRows } from '../../api/mocks/structure-samples.ts'
import { Screen as Formats } from './Formats.tsx'
import { Screen as Levels } from './Levels.tsx'
import { Screen as Permissions } from './Permissions.tsx'
import { Screen as Templates } from './Templates.tsx'
import { Screen as Types } from './Types.tsx'

const toast = fn()
const meta = {
  title: 'Letters/Set-up',
  component: Types,
  decorators: [toastsTo(toast)],
  beforeEach: () => void toast.mockClear(),
} satisfies Meta<typeof Types>
export default meta
type S = StoryObj<typeof meta>

/** Each type with its next number, who writes it and its levels. */
export const TypesFilled: S = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(new RegExp(say('letter.type.writers.right')))).toBeVisible()
    await expect(canvas.getAllByText(/→/)[0]).toBeVisible()
    await expect(
      await canvas.findByText(new RegExp(`FIN/${departmentCode(departmentRows[0]!.name)}/0062/`)),
    ).toBeVisible()
  },
}
export const TypesEmpty: S = {
  parameters: { msw: [mock('listLetterTypes', () => ({ data: [] }))] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByText(sayIn(globals)('letter.type.empty'))).toBeVisible(),
}
/** Without a format there is nothing to number letters with: the form leads there. */
export const TypeWithoutFormat: S = {
  parameters: {
    msw: [mock('listLetterTypes', () => ({ data: [] })), mock('listLetterFormats', () => ({ data: [] }))],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.type.add') }))
    await expect(await screen.findByRole('link', { name: say('letter.type.no_format.go') })).toBeVisible()
  },
}
export const TypesNotLoaded: S = {
  parameters: { msw: [refusing('listLetterTypes', 'not_found', {})] },
  play: async ({ canvas, globals }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent(sayIn(globals)('ui.state.missing.title')),
}

/** What is typed is understood at once: an unknown part with what was meant, then the next number. */
export const FormatTyped: S = {
  render: () => <Formats />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.format.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.format.add') }))
    const pattern = dialog.getByRole('textbox', { name: new RegExp(say('letter.format.pattern')) })
    await userEvent.clear(pattern)
    await userEvent.type(pattern, '{{PREFIX}/{{SEQUENCE}/{{YEAR}')
    const part = { part: '{SEQUENCE}', meant: '{SEQ}' }
    await expect(await dialog.findByText(say('validation.reference_part', part))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: say('letter.format.create') }))
    await waitFor(() => expect(pattern).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.clear(pattern)
    await userEvent.type(pattern, '{{PREFIX}/{{SEQ:3}/{{YEAR}')
    await expect(await dialog.findByText(/HR\/001\/\d{4}/)).toBeVisible()
  },
}
/** The example is a number that a letter of the company could have: of one of its types and of its departments. */
export const FormatsFilled: S = {
  render: () => <Formats />,
  play: async ({ canvas }) => {
    const code = departmentCode(departmentRows[0]!.name)
    await waitFor(() => expect(canvas.getAllByText(new RegExp(`HR/${code}/`))[0]).toBeVisible())
  },
}
/** What a change does to letters that have numbers is said before it is saved. */
export const FormatChanged: S = {
  render: () => <Formats />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click((await canvas.findAllByRole('button', { name: new RegExp(say('letter.edit')) }))[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.format.edit') }))
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: new RegExp(say('letter.format.calendar')) }),
      'gregorian',
    )
    await expect(await dialog.findByText(say('letter.format.change.title', { count: 148 }))).toBeVisible()
  },
}
/** A template is seen as the page of a letter before it is saved; what nothing is known of is named. */
export const TemplatePreviewed: S = {
  render: () => <Templates />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const [edit] = await canvas.findAllByRole('button', { name: new RegExp(say('letter.edit')) })
    await userEvent.click(edit as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.template.edit') }))
    await userEvent.click(await dialog.findByRole('button', { name: say('letter.write.preview') }))
    const preview = within(await screen.findByRole('dialog', { name: say('letter.write.preview') }))
    await expect(await preview.findByText(say('letter.write.missing'))).toBeVisible()
  },
}
/** What is in use stays, and says by what. */
export const FormatInUse: S = {
  render: () => <Formats />,
  parameters: {
    msw: [refusing('deleteLetterFormat', 'in_use', { places: [{ resource: 'letterType', count: 2 }] })],
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click((await canvas.findAllByRole('button', { name: new RegExp(say('letter.delete')) }))[0]!)
    await userEvent.click(await screen.findByRole('button', { name: say('letter.delete') }))
    const text = say('letter.in_use', { types: 2, levels: 0, letters: 0 })
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ severity: 'error', text })))
  },
}

export const TemplateOpened: S = {
  render: () => <Templates />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(say('letter.edit')) }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.template.edit') }))
    await expect(
      await dialog.findByRole('textbox', { name: new RegExp(`^${say('letter.template.margin.top').split('(')[0]}`) }),
    ).toHaveValue('25')
  },
}

/** A position is named by typing a part of its title. */
export const PermissionAdded: S = {
  render: () => <Permissions />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.permission.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.permission.add') }))
    await userEvent.selectOptions(dialog.getAllByRole('combobox')[0]!, 'everybody')
    await userEvent.click(dialog.getByRole('button', { name: say('letter.permission.create') }))
    await waitFor(() => expect(toast).toHaveBeenCalledWith({ severity: 'success', text: say('letter.saved') }))
  },
}

/** Levels in their order, whom they would ask today, and who is away. */
export const LevelsFilled: S = {
  render: () => <Levels />,
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('letter.route.title'))).toBeVisible()
    await expect(await canvas.findByText(say('letter.absence.today'))).toBeVisible()
  },
}
/** A level is put before another one by its button. */
export const LevelMoved: S = {
  render: () => <Levels />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const list = await canvas.findByRole('list', { name: say('page.letterLevels.title') })
    const names = () =>
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent?.slice(3))
    const [first, second] = names()
    await userEvent.click(canvas.getByRole('button', { name: say('letter.level.down', { name: first ?? '' }) }))
    await waitFor(() => expect(names()).toEqual([second, first]))
  },
}
/** Who approves is required; an empty line names nobody. */
export const LevelNotWhole: S = {
  render: () => <Levels />,
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await canvas.findByRole('button', { name: say('letter.level.add') }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.level.add') }))
    await userEvent.click(dialog.getByRole('button', { name: say('letter.level.create') }))
    await expect((await dialog.findAllByText(say('validation.required'))).length).toBeGreaterThan(1)
  },
}
const [gone, ...others] = letterLevelRows
const read = fn<() => { data: LetterLevel[] }>()
/**
 * A level that was deleted elsewhere meanwhile: it is said, what was typed stays, and closing reads the list again,
 * and the focus isn't lost with the row's buttons.
 */
export const LevelGone: S = {
  render: () => <Levels />,
  parameters: {
    msw: [mock('listLetterLevels', () => read()), refusing('editLetterLevel', 'not_found', {})],
  },
  beforeEach: () =>
    void read
      .mockReset()
      .mockReturnValueOnce({ data: [...letterLevelRows] })
      .mockReturnValue({ data: others }),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = gone?.name[globals['lang'] === 'am' ? 'am' : 'en'] ?? ''
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`${say('letter.edit')}.*${name}`) }))
    const dialog = within(await screen.findByRole('dialog', { name: say('letter.level.edit') }))
    const amount = dialog.getByRole('textbox', { name: say('letter.level.amount_over') })
    await userEvent.clear(amount)
    await userEvent.type(amount, '70000')
    await userEvent.click(dialog.getByRole('button', { name: say('ui.action.save') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(say('ui.state.gone'))
    await expect(amount).toHaveValue('70000')
    await userEvent.click(dialog.getByRole('button', { name: say('ui.action.cancel') }))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: new RegExp(name) })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: say('letter.level.add') })).toHaveFocus())
  },
}
export const LevelsEmpty: S = {
  render: () => <Levels />,
  parameters: {
    msw: [mock('listLetterLevels', () => ({ data: [] })), mock('listLetterAbsences', () => ({ data: [] }))],
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(await canvas.findByText(say('letter.level.empty'))).toBeVisible()
    await expect(await canvas.findByText(say('letter.absence.empty'))).toBeVisible()
  },
}
