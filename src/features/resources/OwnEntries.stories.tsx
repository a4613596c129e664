import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { resourceSayIn, sayIn } from '../../../.storybook/say.ts'
import { anyResources, type ResourceName } from '../../../openapi/resources/registry.ts'
import { answered, reached } from '../../../tests/models/reached.ts'
import { projectRows } from '../../api/mocks/fact-samples.ts'
import { educationRows } from '../../api/mocks/collection-samples.ts'
import { confirmedExperience, experienceRows, socialMediaRows } from '../../api/mocks/section-samples.ts'
import { PER_PAGE } from '../../machines/list/address.ts'
import { createListMachine, type ListQuery } from '../../machines/list/list.machine.ts'
import { CollectionView } from './CollectionView.tsx'
import { connectList } from './list.connect.ts'
import { listEffects } from './resource.effects.ts'
import type { AnyRow } from './row.ts'

const usual: ListQuery = { page: 1, per_page: PER_PAGE, q: '', sort: '' }
const rowsOf = (rows: object) => rows as readonly AnyRow[]
/** The list of a collection once these rows came, of which there are `total`. */
function shown(name: ResourceName, rows: readonly AnyRow[], { total = rows.length, query = usual } = {}) {
  const meta = { first: 1, last: rows.length, totalRecords: total, exact: true, page: query.page, per_page: PER_PAGE }
  const resource = anyResources[name]
  const machine = createListMachine<AnyRow>(listEffects(resource))
  return {
    resource,
    list: {
      ...connectList(reached(machine, query, answered('read', { data: rows, meta })), fn(), resource),
      toggle: fn(),
      move: fn(),
      remove: fn(),
      sort: fn(),
    },
  }
}
const stamp = (n: number) => ({
  id: `id-${n}`,
  version: 1,
  position: n,
  visible: true,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
})
const [job, formerJob] = rowsOf(experienceRows) as [AnyRow, AnyRow]
const hidden = { ...formerJob, visible: false }
const long = {
  en: 'Deputy head of the department of hydrology, irrigation and drinking water for the towns along the upper Awash',
  am: 'የላይኛው አዋሽ ከተሞች የሃይድሮሎጂ፣ የመስኖና የመጠጥ ውኃ መምሪያ ምክትል ኃላፊ',
}
const story = {
  en: 'I planned, drew and supervised. '.repeat(15).trim(),
  am: 'አቅጃለሁ፣ ነድፌያለሁ፣ ተቆጣጥሬያለሁ። '.repeat(15).trim(),
}

const meta = {
  component: CollectionView,
  args: {
    ...shown('experience', [job, hidden]),
    onAdd: fn(),
    onEdit: fn(),
    choices: { data: {}, failure: null, retry: fn() },
    bulk: { busy: false, failure: null, retry: fn(), outcome: null, run: fn(), dismiss: fn() },
    exporting: { isRunning: false, run: fn() },
    added: null,
    onAddedSeen: fn(),
  },
} satisfies Meta<typeof CollectionView>
export default meta
type S = StoryObj<typeof meta>

/** Jobs along a line of time: few, so there is nothing to search, save or count. Everything else is in a menu. */
export const Timeline: S = {
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = globals['lang'] === 'am' ? 'ጀማሪ መሐንዲስ' : 'Graduate engineer'
    const list = within(canvas.getByRole('list', { name: resourceSayIn(globals)('experience', 'many') }))
    const [current, former] = list.getAllByRole('listitem')
    await expect(current).toHaveTextContent(say('resource.period.now', { from: '' }).trim())
    await expect(former).toHaveTextContent(say('resource.period.years', { count: 2 }))
    await expect(former).toHaveTextContent(say('resource.sections.state.hidden'))
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await expect(canvas.queryByRole('button', { name: say('resource.export') })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: say('ui.pager.label') })).toBeNull()
    const menu = canvas.getByRole('button', { name: say('resource.menu', { name }) })
    const choose = async (item: string) => {
      await userEvent.click(menu)
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
    }
    await choose(say('resource.menu.show'))
    await waitFor(() => expect(args.list.toggle).toHaveBeenCalledWith(hidden))
    await choose(say('resource.move.up'))
    await waitFor(() => expect(args.list.move).toHaveBeenCalledWith(hidden, 0))
    await choose(say('resource.menu.delete'))
    await waitFor(() => expect(args.list.remove).toHaveBeenCalledWith(hidden))
    await userEvent.click(canvas.getByRole('button', { name: say('resource.edit', { name }) }))
    await expect(args.onEdit).toHaveBeenCalledWith(hidden)
  },
}
/** Alone there is nothing to put in order. */
export const TimelineOfOne: S = {
  args: shown('education', rowsOf(educationRows).slice(2)),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.queryByRole('button', { name: new RegExp(say('resource.drag', { name: '.+' })) })).toBeNull()
    // Known by month: the Ethiopian reader sees the month that belongs to it.
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/Sept? 2010 – Jun 2014|ሴፕቴምበር 2010 – ጁን 2014/)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say('resource.menu', { name: '.+' })) }))
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
    await userEvent.keyboard('{Escape}')
  },
}
export const TimelineTooLong: S = {
  args: shown('experience', [
    { ...job, job_title: long, company_name: long, location: long, description: story, visible: false },
    { ...formerJob, job_title: { en: 'Hydro'.repeat(20) } },
  ]),
}
/** What an employer confirms says so in words. */
export const TimelineConfirmed: S = {
  args: shown('experience', rowsOf([confirmedExperience, formerJob])),
  play: async ({ canvas, globals }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    const { company } = confirmedExperience.confirmed
    await expect(first).toHaveTextContent(sayIn(globals)('resource.confirmed', { company }))
    await expect(second).not.toHaveTextContent(sayIn(globals)('resource.confirmed', { company: '' }).trim())
  },
}
/** A certificate that is shown with an entry leads to the page that verifies it. */
export const TimelineWithCertificate: S = {
  args: shown(
    'experience',
    rowsOf([{ ...job, letter: { reference: 'HR/0061/2018', path: '/letter/7Q2M9X4K' } }, formerJob]),
  ),
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: sayIn(globals)('resource.letter', { reference: 'HR/0061/2018' }) })
    await expect(link).toHaveAttribute('href', '/letter/7Q2M9X4K')
  },
}
/** When it was is not known of the second: there is no empty line, and it does not go on. */
export const TimelineUndated: S = {
  args: shown(
    'project',
    rowsOf(
      projectRows.map((row, n) =>
        n === 0 ? row : { ...row, start_date: null, start_known: null, end_date: null, end_known: null },
      ),
    ),
  ),
  play: async ({ canvas, globals }) => {
    const now = sayIn(globals)('resource.period.now', { from: '' }).trim()
    const [dated, undated] = canvas.getAllByRole('listitem')
    await expect(dated).toHaveTextContent(now)
    await expect(undated).not.toHaveTextContent(now)
  },
}
/** No page shows them, and each resume chooses for itself: nothing is hidden, nor offered to be. */
export const TimelineForResumesAlone: S = {
  args: shown('project', rowsOf(projectRows.map((row) => ({ ...row, visible: false })))),
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.queryByText(say('resource.sections.state.hidden'))).toBeNull()
    const [menu] = canvas.getAllByRole('button', { name: new RegExp(say('resource.menu', { name: '.+' })) })
    if (menu) await userEvent.click(menu)
    await expect(await screen.findByRole('menuitem', { name: say('resource.menu.delete') })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: say('resource.menu.show') })).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
}
export const TimelineEmpty: S = {
  args: {
    ...shown('experience', []),
    list: connectList(
      reached(
        createListMachine<AnyRow>(listEffects(anyResources.experience)),
        usual,
        answered('read', {
          data: [],
          meta: { first: 0, last: 0, totalRecords: 0, exact: true, page: 1, per_page: PER_PAGE },
        }),
      ),
      fn(),
      anyResources.experience,
    ),
  },
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { name: resourceSayIn(globals)('experience', 'empty') })).toBeVisible(),
}
/** Twenty and more are searched, sorted, saved as a file and read by pages. */
export const TimelineOfMany: S = {
  args: shown(
    'experience',
    Array.from({ length: PER_PAGE }, (_, n) => ({ ...(n % 2 ? formerJob : job), ...stamp(n) })),
    { total: 41 },
  ),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await expect(canvas.getByRole('button', { name: say('resource.export') })).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: say('ui.pager.label') })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: say('resource.order') }), '-start_date')
    await expect(args.list.sort).toHaveBeenCalledWith('-start_date')
  },
}
/** One is left of what is searched for: the search is there to be taken back. */
export const Searched: S = {
  args: shown('experience', [job], { query: { ...usual, q: 'water' } }),
  play: async ({ canvas }) => expect(canvas.getByRole('searchbox')).toHaveValue('water'),
}

const product = (n: number, over: object = {}): AnyRow => ({
  ...stamp(n),
  name: { en: `Washed coffee, lot ${n + 1}`, am: `የታጠበ ቡና፣ ምድብ ${n + 1}` },
  image_ids: [],
  price: { amount: 640 + n, currency: 'ETB' },
  availability: 'in_stock',
  description: {
    en: 'Picked ripe at 1,900 metres, dried on raised beds for three weeks.',
    am: 'በ1,900 ሜትር ከፍታ ላይ በስሎ የተለቀመ፣ በከፍ ባሉ አልጋዎች ለሦስት ሳምንት የደረቀ።',
  },
  product_link: null,
  warranty_information: null,
  shipping_information: null,
  certifications: null,
  ...over,
})
/** Products as cards, with picture or initials. */
export const Cards: S = {
  args: shown('product', [
    product(0, { image_ids: ['picture'], files: { picture: { url: '/favicon.svg', name: null } } }),
    product(1, { visible: false }),
    product(2, { price: null, availability: null, description: null }),
    product(3, { name: long, description: story }),
  ]),
  play: async ({ canvas, args, globals, userEvent }) => {
    const say = sayIn(globals)
    const list = within(canvas.getByRole('list', { name: resourceSayIn(globals)('product', 'many') }))
    const [, second] = list.getAllByRole('listitem')
    await expect(second).toHaveTextContent(say('resource.sections.state.hidden'))
    await expect(second).toHaveTextContent(say('resource.product.availability.in_stock'))
    const name = globals['lang'] === 'am' ? 'የታጠበ ቡና፣ ምድብ 2' : 'Washed coffee, lot 2'
    await userEvent.click(canvas.getByRole('button', { name: say('resource.menu', { name }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: say('resource.move.last') }))
    await waitFor(() => expect(args.list.move).toHaveBeenCalledWith(expect.objectContaining({ id: 'id-1' }), 3))
  },
}
export const CardsOfOne: S = { args: shown('product', [product(0)]) }

/** Profiles as rows of a line or two. */
export const Rows: S = {
  args: shown('socialMedia', rowsOf(socialMediaRows)),
  play: async ({ canvas, globals }) => {
    const list = within(canvas.getByRole('list', { name: resourceSayIn(globals)('socialMedia', 'many') }))
    await expect(list.getAllByRole('listitem')).toHaveLength(3)
    await expect(await list.findByRole('heading', { name: /Telegram|ቴሌግራም/ })).toBeVisible()
    await expect(list.getAllByRole('listitem')[2]).toHaveTextContent(sayIn(globals)('resource.sections.state.hidden'))
  },
}
/** Of numbers and dates it is said what they are. */
export const RowsWithLabels: S = {
  args: shown('licence', [
    {
      ...stamp(0),
      name: { en: 'Trade licence', am: 'የንግድ ፈቃድ' },
      authority: { en: 'Ministry of Trade', am: 'የንግድ ሚኒስቴር' },
      number: '14/664/7318/2012',
      issued_on: '2020-03-02',
      expires_on: '2027-07-07',
      attachment_id: null,
    },
  ]),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('listitem')).toHaveTextContent(`${say('resource.licence.number')}: 14/664/7318/2012`)
    await expect(canvas.getByRole('listitem')).toHaveTextContent(`${say('resource.licence.expires_on')}: `)
  },
}
