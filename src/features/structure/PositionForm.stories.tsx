import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { sayIn } from '../../../.storybook/say.ts'
import type { Position } from '../../../openapi/schemas/structure.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { failed, reached } from '../../../tests/models/reached.ts'
import { departmentRows, positionRows } from '../../api/mocks/structure-samples.ts'
import { connectSave } from '../../machines/save/save.connect.ts'
import type { Department } from './departments.effects.ts'
import { PositionForm, type PositionFormProps } from './PositionForm.tsx'
import { positionSaveMachine, type PositionBody } from './positions.effects.ts'

const departments = departmentRows as readonly Department[]
const all = positionRows as readonly Position[]
const row = all.find(({ title }) => title.en === 'Water engineer') as Position
const head = all.find(({ title }) => title.en === 'Head of processing') as Position
const mine: PositionBody = {
  title: row.title,
  department_id: row.department_id,
  reports_to_id: row.reports_to_id,
  headcount: 1,
  description: null,
}
const sent = { type: 'save.submit', values: mine, key: 'k' }
const after = (from: Position | null, ...events: readonly { type: string }[]) => ({
  ...connectSave(reached(positionSaveMachine, { row: from, valuesOf: (now) => now }, ...events), fn(), () => 'k'),
  submit: fn(),
  retry: fn(),
  changed: fn(),
})
const find = async (text: string) =>
  all
    .filter(({ title }) => `${title.en} ${title.am}`.toLowerCase().includes(text.toLowerCase()))
    .map(({ id, title, department }) => ({ key: id, name: title, more: department.en ?? '' }))

const RELOAD = 'Load the page anew'
/** A form in a page that is loaded anew: this tab keeps what it had when the page went. */
function Reloading(props: PositionFormProps) {
  const [kept, setKept] = useState<Readonly<Record<string, string>> | null>(null)
  useEffect(() => {
    if (kept === null) return
    for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
    setKept(null)
  }, [kept])
  const reload = () => {
    // As if the browser kept the page: else the mock worker takes its leave from it for good.
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    setKept({ ...sessionStorage })
  }
  return kept === null ? (
    <>
      <PositionForm {...props} />
      <button type="button" onClick={reload}>
        {RELOAD}
      </button>
    </>
  ) : null
}

const meta = {
  component: PositionForm,
  args: { departments, findPosition: find, departmentId: null, onCancel: fn() },
} satisfies Meta<typeof PositionForm>
export default meta
type S = StoryObj<typeof meta>

/** The English texts are written, in whatever language the rest is. */
const writeEnglish = () => localStorage.setItem('text_language', 'en')

/** Department and superior are found by parts of their names. */
export const New: S = {
  beforeEach: writeEnglish,
  args: { save: after(null) },
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const field = (at: string) => canvasElement.querySelector<HTMLInputElement>(`[name="${at}"]`) as HTMLInputElement
    const options = () => document.querySelectorAll('[role=option]')
    await userEvent.type(field('title.en'), 'Sorter')
    await userEvent.type(field('department_id'), 'jimma')
    await waitFor(() => expect(options()).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await userEvent.type(field('reports_to_id'), 'head of')
    await waitFor(() => expect(options()).toHaveLength(1))
    await userEvent.tab()
    await userEvent.clear(field('headcount'))
    await userEvent.type(field('headcount'), '12')
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('positions.create') }))
    await waitFor(() =>
      expect(args.save.submit).toHaveBeenCalledWith({
        title: { en: 'Sorter' },
        department_id: departments[3]?.id,
        reports_to_id: head.id,
        headcount: 12,
        description: null,
      }),
    )
  },
}
export const Wrong: S = {
  args: { save: after(null) },
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await userEvent.type(canvasElement.querySelector('[name="reports_to_id"]') as HTMLInputElement, 'nobody at all')
    await userEvent.click(canvas.getByRole('button', { name: say('positions.create') }))
    await expect((await canvas.findAllByText(say('validation.required'))).length).toBeGreaterThanOrEqual(2)
    await expect(canvas.getByText(say('field.choices.strange'))).toBeVisible()
    await expect(args.save.submit).not.toHaveBeenCalled()
  },
}
export const Editing: S = {
  args: { save: after(row) },
  play: async ({ canvasElement, globals }) => {
    const isAmharic = globals['lang'] === 'am'
    await expect(canvasElement.querySelector('[name="department_id"]')).toHaveValue(
      isAmharic ? 'ቡና ዝግጅት' : 'Processing',
    )
    await expect(canvasElement.querySelector('[name="reports_to_id"]')).toHaveValue(
      isAmharic ? 'የዝግጅት ክፍል ኃላፊ' : 'Head of processing',
    )
  },
}
/** Fewer seats than people. */
export const TooFewSeats: S = {
  args: { save: after(row, sent, failed('save', refusal('position_filled', { headcount: 2 }))) },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByText(sayIn(globals)('positions.headcount.taken', { count: 2 }))).toBeVisible(),
}
/** It would report to itself. */
export const Circle: S = {
  args: { save: after(row, sent, failed('save', refusal('would_circle', {}))) },
  play: async ({ canvasElement }) =>
    waitFor(() =>
      expect(canvasElement.querySelector('[name="reports_to_id"]')).toHaveAttribute('aria-invalid', 'true'),
    ),
}
/**
 * What was typed stands there again after the page was loaded anew, whom it reports to by name; nothing of it is saved.
 */
export const AfterReload: S = {
  beforeEach: writeEnglish,
  args: { save: after(null) },
  render: (args) => <Reloading {...args} />,
  play: async ({ canvas, canvasElement, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const field = (at: string) => canvasElement.querySelector<HTMLInputElement>(`[name="${at}"]`) as HTMLInputElement
    const [title, superior] = globals['lang'] === 'am' ? ['መራጭ', 'የዝግጅት ክፍል ኃላፊ'] : ['Sorter', 'Head of processing']
    await userEvent.type(field('title.en'), title)
    await userEvent.type(field('reports_to_id'), 'head of')
    await waitFor(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(1))
    await userEvent.tab()
    await expect(field('reports_to_id')).toHaveValue(superior)
    const before = field('title.en')
    await userEvent.click(canvas.getByRole('button', { name: RELOAD }))
    await waitFor(() => expect(canvas.getByText(say('ui.form.draft.restored'))).toBeVisible())
    await expect(before).not.toBeInTheDocument()
    await expect(field('title.en')).toHaveValue(title)
    await expect(field('reports_to_id')).toHaveValue(superior)
    await expect(args.save.submit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: say('ui.form.draft.discard') }))
    await expect(field('title.en')).toHaveValue('')
    await expect(field('reports_to_id')).toHaveValue('')
  },
}
export const Offline: S = {
  args: { save: after(row, sent, failed('save', offline())) },
  play: async ({ canvas, args, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: sayIn(globals)('ui.action.retry') }))
    await expect(args.save.retry).toHaveBeenCalledOnce()
  },
}
export const Stale: S = {
  args: {
    save: after(
      row,
      sent,
      failed(
        'save',
        refusal('stale', { current: { ...row, version: 2, headcount: 4, reports_to_id: null, reports_to: null } }),
      ),
    ),
  },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('resource.stale.title'))).toBeVisible(),
}
