import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { checkedImport, wrongImport } from '../../api/mocks/import-sample.ts'
import { connectSheet } from '../../machines/sheet-import/sheet.connect.ts'
import { createImportMachine, type EntriesReport } from './import.effects.ts'
import { ImportView, type ImportViewProps } from './ImportView.tsx'

const { jobTitle } = anyResources
const machine = createImportMachine(jobTitle)
const after = (...events: readonly { type: string }[]) => ({
  ...connectSheet<EntriesReport>(reached(machine, undefined, ...events), fn(), () => 'k'),
  choose: fn(),
  send: fn(),
  retry: fn(),
})
const choose = { type: 'sheet.choose', sheet: new File(['name.en'], 'titles.csv') }
const report = (over: Partial<EntriesReport> = {}): EntriesReport => ({
  ...checkedImport,
  valid: 2,
  sent: 0,
  isOutdated: false,
  ...over,
})
const send = { type: 'sheet.send', key: 'k' }
/** Visible once the dialog has opened. */
const shows = async (text: string | RegExp) => waitFor(async () => expect(screen.getByText(text)).toBeVisible())

const meta = {
  component: ImportView,
  args: { resource: jobTitle, sheet: after(), onTemplate: fn(), onClose: fn(), finalFocus: () => null },
} satisfies Meta<typeof ImportView>
export default meta
type S = StoryObj<typeof meta>

export const Empty: S = {
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.click(await screen.findByRole('button', { name: say('import.template') }))
    await expect(args.onTemplate).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByText(say('import.columns')))
    await shows('sector_id.am')
    // Any column of a field will do, so that each of them says which ones.
    const columns = globals['lang'] === 'am' ? 'name.en ወይም name.am' : 'name.en or name.am'
    await expect(screen.getAllByText(`(${say('import.needed.one', { columns })})`, { exact: false })).toHaveLength(2)
    await shows(say('import.id.help.unique', { field: say('resource.jobTitle.name') }))
  },
}
export const Checking: S = {
  args: { sheet: after(choose) },
  play: async ({ globals }) => shows(sayIn(globals)('import.checking', { name: 'titles.csv' })),
}
/** Each row with what it would do; saving is offered for those that do something. */
export const Right: S = {
  args: { sheet: after(choose, answered('check', report())) },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await shows(say('import.counts', { added: 1, changed: 1, unchanged: 1 }))
    const [changed] = screen.getAllByRole('rowheader')
    await expect(
      within(changed?.closest('tr') as HTMLElement).getByText(new RegExp(say('resource.jobTitle.name'))),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: say('import.submit', { count: 2 }) }))
    await expect(args.sheet.send).toHaveBeenCalledOnce()
  },
}
const nurse = checkedImport.rows.find(({ outcome }) => outcome === 'changed')
const erasing = nurse && {
  ...nurse,
  name: { en: 'Nurse' },
  changes: ['name', 'sector_id'],
  before: { name: { en: 'Nurse', am: 'ነርስ' }, sector_id: 'farming' },
  after: { name: { en: 'Nurse' }, sector_id: 'care' },
}
/** An empty cell erases what the entry says: that is told before it is saved, and stands before other changes. */
export const Erasing: S = {
  args: {
    sheet: after(
      choose,
      answered(
        'check',
        report({
          rows: [...checkedImport.rows, ...(erasing ? [{ ...erasing, line: 4 }] : [])],
          related: { farming: { en: 'Farming', am: 'ግብርና' }, care: { en: 'Health care', am: 'ጤና' } },
          changed: 2,
          valid: 3,
        }),
      ),
    ),
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('import.emptied', { count: 1 }))
    const [first] = screen.getAllByRole('rowheader')
    await expect(first).toHaveTextContent('Nurse')
    const row = within(first?.closest('tr') as HTMLElement)
    const [name, sector] = row.getAllByRole('listitem')
    const amharic = say('import.in', { field: say('resource.jobTitle.name'), language: say('ui.language.am') })
    const [before, become] = [say('import.before'), say('import.after')]
    await expect(name).toHaveTextContent(`${amharic}: ${before}: ነርስ → ${become}: ${say('import.empty')}`)
    const [farming, care] = globals['lang'] === 'am' ? ['ግብርና', 'ጤና'] : ['Farming', 'Health care']
    await expect(sector).toHaveTextContent(
      `${say('resource.jobTitle.sector_id')}: ${before}: ${farming} → ${become}: ${care}`,
    )
  },
}
/** What is wrong comes first, column by column, and nothing can be saved. */
export const Wrong: S = {
  args: { sheet: after(choose, answered('check', report({ ...wrongImport }))) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('import.wrong_rows', { count: 1, total: 4 }))
    await shows(say('import.ignored', { columns: 'Colour' }))
    const [wrong] = screen.getAllByRole('rowheader')
    const row = within(wrong?.closest('tr') as HTMLElement)
    // Spreadsheets count the header: the fourth row below it is their fifth.
    await expect(row.getByText('5')).toBeVisible()
    await expect(row.getByRole('combobox', { name: say('resource.jobTitle.sector_id') })).toHaveAccessibleErrorMessage(
      /Nothing has this name/,
    )
    // The name is said in two columns: either puts the row right.
    await expect(row.getAllByRole('textbox')).toHaveLength(2)
    await expect(screen.queryByRole('button', { name: say('import.submit', { count: 2 }) })).toBeNull()
  },
}
const faulty = wrongImport.rows.find(({ outcome }) => outcome === 'wrong')
const manyWrong = report({
  ...wrongImport,
  invalid: 3,
  rows: [...wrongImport.rows, ...(faulty ? [2, 1].map((n) => ({ ...faulty, line: faulty.line + n })) : [])],
})
/** The dialog is there before the spreadsheet is: choosing one is answered at once. */
function Choosing(props: ImportViewProps) {
  const [sheet, setSheet] = useState(() => after())
  const choosing = () => setSheet(after(choose, answered('check', manyWrong)))
  return <ImportView {...props} sheet={{ ...sheet, choose: choosing }} />
}
/** Of several wrong rows the first one gets the focus. */
export const FirstWrongFocused: S = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    await screen.findByRole('button', { name: say('import.template') })
    const input = canvasElement.ownerDocument.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(input, new File(['name.en'], 'titles.csv', { type: 'text/csv' }))
    await shows(say('import.wrong_rows', { count: 3, total: 6 }))
    const first = screen.getAllByRole('rowheader')[0]?.closest('tr')
    await waitFor(() => expect(first).toContainElement(document.activeElement as HTMLElement))
  },
}
const correct = { type: 'sheet.fix', fixes: [{ line: 4, column: 'name.en', value: 'Herder' }] }
/** Corrections belong to their spreadsheet: before another one takes its place, it is asked. */
export const ChoosingAnother: S = {
  args: {
    sheet: after(
      choose,
      answered('check', report({ ...wrongImport })),
      correct,
      answered('check', report({ ...wrongImport })),
    ),
  },
  play: async ({ args, canvasElement, globals, userEvent }) => {
    const say = sayIn(globals)
    await screen.findByRole('button', { name: say('import.template') })
    const input = canvasElement.ownerDocument.querySelector('input[type=file]') as HTMLInputElement
    const another = new File(['name.en'], 'another.csv', { type: 'text/csv' })
    await userEvent.upload(input, another)
    await shows(say('import.replace.title'))
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.stay') }))
    await waitFor(() => expect(screen.queryByText(say('import.replace.title'))).toBeNull())
    await expect(args.sheet.choose).not.toHaveBeenCalled()
    await userEvent.upload(input, another)
    await shows(say('import.replace.title'))
    await userEvent.click(screen.getByRole('button', { name: say('import.replace.confirm') }))
    await expect(args.sheet.choose).toHaveBeenCalledOnce()
    await expect(args.sheet.choose).toHaveBeenCalledWith(another)
  },
}
const unbroken = 'N'.repeat(130)
const longRow = faulty && {
  ...faulty,
  name: { en: unbroken },
  errors: { ...faulty.errors, id: [`${unbroken} is no ID`] },
  cells: { ...faulty.cells, 'name.en': unbroken, 'sector_id.en': unbroken },
}
/** A text without a space is broken: every column and every field stays in the dialog. */
export const LongUnbroken: S = {
  args: {
    sheet: after(
      choose,
      answered('check', report({ ...wrongImport, rows: longRow ? [longRow] : [], ignored: [unbroken.slice(0, 100)] })),
    ),
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(unbroken)
    const table = screen.getByRole('table', { name: say('import.rows') })
    const frame = table.parentElement as HTMLElement
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    const { right } = frame.getBoundingClientRect()
    for (const field of within(table).getAllByRole('combobox'))
      await expect(field.getBoundingClientRect().right).toBeLessThanOrEqual(right)
    await expect(screen.getByRole('dialog').scrollWidth).toBeLessThanOrEqual(screen.getByRole('dialog').clientWidth)
  },
}
export const NothingToSave: S = {
  args: {
    sheet: after(
      choose,
      answered('check', report({ rows: checkedImport.rows.slice(2), added: 0, changed: 0, valid: 0 })),
    ),
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('import.nothing'))
    await expect(screen.queryByRole('button', { name: say('import.submit', { count: 0 }) })).toBeNull()
  },
}
/** Someone changed an entry between looking and saving: what would happen now is shown, and can be saved. */
export const Outdated: S = {
  args: {
    sheet: after(
      choose,
      answered('check', report()),
      send,
      answered('send', report({ isOutdated: true, plan: 'b'.repeat(64) })),
    ),
  },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('import.outdated'))
    await expect(screen.getByRole('button', { name: say('import.submit', { count: 2 }) })).toBeVisible()
  },
}
const refusedFor = (reason: 'type' | 'empty' | 'rows'): S => ({
  args: { sheet: after(choose, failed('check', refusal('sheet_refused', { reason }))) },
  play: async ({ globals }) => {
    const say = sayIn(globals)
    await shows(say('import.refused'))
    await shows(say(`import.refused.${reason}`))
    await expect(screen.queryByRole('button', { name: say('ui.action.retry') })).toBeNull()
  },
})
export const RefusedForType: S = refusedFor('type')
export const RefusedForNoRow: S = refusedFor('empty')
export const RefusedForTooMany: S = refusedFor('rows')
/** What the header has to say: any column of a field will do, and no comma of a label makes two columns of one. */
export const RefusedForColumns: S = {
  args: {
    sheet: after(
      choose,
      failed('check', refusal('sheet_refused', { reason: 'columns', columns: ['name.en', 'sector_id'] })),
    ),
  },
  play: async ({ globals }) =>
    shows(
      sayIn(globals)('import.refused.columns', {
        columns:
          globals['lang'] === 'am'
            ? 'ስም (name.en ወይም name.am)፤ ዘርፍ (sector_id፣ sector_id.en ወይም sector_id.am)'
            : 'Name (name.en or name.am); Sector (sector_id, sector_id.en, or sector_id.am)',
      }),
    ),
}
export const Full: S = {
  args: { sheet: after(choose, failed('check', refusal('limit_reached', { limit: 20_000 }))) },
  play: async ({ globals }) => shows(sayIn(globals)('import.limit', { limit: 20_000 })),
}
export const SavingOffline: S = {
  args: { sheet: after(choose, answered('check', report()), send, failed('send', offline())) },
  play: async ({ args, globals, userEvent }) => {
    const say = sayIn(globals)
    await shows(say('ui.state.offline.title'))
    await userEvent.click(screen.getByRole('button', { name: say('ui.action.retry') }))
    await expect(args.sheet.retry).toHaveBeenCalledOnce()
  },
}
