import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Document, documentContext } from '../../../.storybook/Document.tsx'
import { sayIn } from '../../../.storybook/say.ts'
import { ALL_JOBS } from './job-address.ts'
import { unsearched, type JobCard, type JobData, type JobListData } from './job-data.ts'
import { jobListPage } from './job-list.tsx'
import { jobPage } from './job.tsx'

const employer = {
  username: 'habesha-coffee',
  name: { en: 'Habesha Coffee Export', am: 'ሐበሻ ቡና ላኪ' },
  isVerified: true,
  isPublished: true,
}
const card = (slug: string, en: string, am: string): JobCard => ({
  slug,
  title: { en, am },
  employer,
  region: { en: 'Oromia', am: 'ኦሮሚያ' },
  city: { en: 'Adama', am: 'አዳማ' },
  type: { en: 'Full time', am: 'የሙሉ ጊዜ' },
  place: { en: 'On site', am: 'በሥራ ቦታ ተገኝቶ' },
  salary: { from: 12_000, to: 18_500, currency: 'ETB', period: 'month' },
  publishedOn: '2026-03-17',
  deadline: '2026-03-31',
})
const jobs = [
  card('senior-accountant-k3f8p2mz', 'Senior accountant', 'ከፍተኛ የሒሳብ ሠራተኛ'),
  card('coffee-inspector-k3f8p2m0', 'Coffee quality inspector and roasting hall supervisor', 'የቡና ጥራት ተቆጣጣሪ'),
]
const list: JobListData = {
  search: ALL_JOBS,
  jobs,
  total: 2,
  isMore: false,
  atLeast: [],
  pages: 1,
  facets: {
    sector: [{ value: 'f', name: { en: 'Finance', am: 'ፋይናንስ' }, count: 2 }],
    type: [
      { value: 'full-time', name: { en: 'Full time', am: 'የሙሉ ጊዜ' }, count: 2 },
      { value: 'contract', name: { en: 'Contract', am: 'በኮንትራት' }, count: 1 },
    ],
    place: [{ value: 'on-site', name: { en: 'On site', am: 'በሥራ ቦታ ተገኝቶ' }, count: 2 }],
    region: [{ value: 'oromia', name: { en: 'Oromia', am: 'ኦሮሚያ' }, count: 2 }],
    education: [],
  },
  salaries: [{ value: 10_000, count: 2 }],
  ages: [{ value: 7, count: 2 }],
  corrected: null,
  wait: null,
  kept: [],
}
const text = (words: string) => [{ type: 'paragraph' as const, text: [{ text: words }] }]
const job: JobData = {
  ...card('senior-accountant-k3f8p2mz', 'Senior accountant', 'ከፍተኛ የሒሳብ ሠራተኛ'),
  code: 'K3F8P2MZ',
  sector: { en: 'Finance', am: 'ፋይናንስ' },
  jobTitle: { en: 'Accountant', am: 'የሒሳብ ሠራተኛ' },
  description: { en: text('You keep the books of a coffee exporter.'), am: text('የቡና ላኪ ድርጅት ሒሳብ ይይዛሉ።') },
  responsibilities: { en: text('Close each month.'), am: text('በየወሩ ሒሳብ መዝጋት።') },
  requirements: null,
  skills: [
    { en: 'Bookkeeping', am: 'የሒሳብ አያያዝ' },
    { en: 'Excel', am: 'ኤክሴል' },
  ],
  typeKey: 'full-time',
  placeKey: 'on-site',
  experienceYears: 3,
  education: { en: 'Bachelor of Arts (BA)', am: 'የመጀመሪያ ዲግሪ በአርትስ (BA)' },
  vacancies: 2,
  replyWithin: 14,
  documents: ['degree', 'recommendation'],
  publishedAt: '2026-03-17T08:30:00.000Z',
  closesAt: '2026-03-31T21:00:00.000Z',
  updatedAt: '2026-03-17T08:30:00.000Z',
  state: 'open',
  previewPath: null,
  from: null,
  similar: jobs.slice(1),
  applied: null,
  kept: [],
}
const meta = {
  title: 'Documents/Jobs',
  parameters: { layout: 'fullscreen' },
  args: { data: list },
  render: ({ data }, { globals }) => <Document page={jobListPage(data, documentContext(globals))} />,
} satisfies Meta<{ readonly data: JobListData }>
export default meta
type Story = StoryObj<typeof meta>
/** A posting in place of the list. */
const posting = (over: Partial<JobData>): Pick<Story, 'render'> => ({
  render: (_, { globals }) => <Document page={jobPage({ ...job, ...over }, documentContext(globals))} />,
})

export const List: Story = {
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('search')).toBeVisible()
    await expect(canvas.getByText(say('document.jobs.found', { count: 2, shown: '2' }))).toBeVisible()
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1)
  },
}
/** What the reader keeps is marked, and every job can be kept: by the script, or by the page that the form leads to. */
export const Kept: Story = {
  args: { data: { ...list, kept: ['senior-accountant-k3f8p2mz'] } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    const label = new RegExp(`^(${say('document.job.save')}|${say('document.job.saved')}) – `)
    const [first, second] = canvas.getAllByRole('button', { name: label })
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(first).toHaveTextContent(say('document.job.saved'))
    await expect(second).toHaveAttribute('aria-pressed', 'false')
    await expect(second).toHaveTextContent(say('document.job.save'))
    await expect(second?.closest('form')).toHaveAttribute('action', '/job/saved')
  },
}
/** Who looks for a company keeps nothing. */
export const ForCompany: Story = {
  args: { data: { ...list, search: { ...ALL_JOBS, q: 'accountant', sort: 'relevance' }, kept: null } },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(1)
    await expect(canvas.queryByText(say('document.job.save'))).toBeNull()
    await expect(canvas.queryByText(say('document.jobs.save'))).toBeNull()
  },
}
/** Too many searches came from the reader's network: what was typed stays, and can be asked for again. */
export const TooManySearches: Story = {
  args: { data: unsearched({ ...ALL_JOBS, q: 'nurse', sort: 'relevance', region: ['oromia'] }, 20) },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('document.jobs.wait', { seconds: 20 }))).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('nurse')
    await expect(canvas.getByRole('link', { name: say('document.jobs.wait.again') })).toHaveAttribute(
      'href',
      expect.stringContaining('/jobs?q=nurse&region=oromia'),
    )
    await expect(canvas.queryByText(say('document.jobs.none'))).toBeNull()
  },
}
/** A filter is a link, and so is what takes it away. */
export const Narrowed: Story = {
  args: {
    data: {
      ...list,
      search: { ...ALL_JOBS, q: 'acountant', sort: 'relevance', type: ['full-time'], salary: 10_000 },
      corrected: 'accountant',
      total: 1000,
      isMore: true,
      atLeast: ['region'],
      pages: 50,
    },
  },
  play: async ({ canvas, globals, userEvent }) => {
    const say = sayIn(globals)
    const name = globals['lang'] === 'am' ? 'የሙሉ ጊዜ' : 'Full time'
    await expect(canvas.getByRole('link', { name: say('document.jobs.remove', { filter: name }) })).toHaveAttribute(
      'href',
      expect.stringContaining('/jobs?q=acountant&salary=10000'),
    )
    await userEvent.click(canvas.getByText(say('document.jobs.facet.region')))
    await expect(canvas.getByRole('link', { name: /(Oromia|ኦሮሚያ)\s*2\+/ })).toHaveAttribute(
      'href',
      expect.stringContaining('region=oromia'),
    )
    await expect(
      canvas.getByText(say('document.jobs.corrected', { q: 'acountant', instead: 'accountant' })),
    ).toBeVisible()
    const keep = canvas.getByRole('link', { name: say('document.jobs.save') })
    const wanted = new URL(keep.getAttribute('href') ?? '', 'https://sira.example').searchParams
    await expect([wanted.get('search'), wanted.get('name')]).toEqual([
      'q=acountant&type=full-time&salary=10000',
      `acountant · ${name}`,
    ])
  },
}
export const NothingFound: Story = {
  args: {
    data: {
      ...list,
      search: { ...ALL_JOBS, q: 'zebra', sort: 'relevance' },
      jobs: [],
      total: 0,
      facets: { sector: [], type: [], place: [], region: [], education: [] },
      salaries: [],
      ages: [],
    },
  },
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: say('document.jobs.all') })).toHaveAttribute(
      'href',
      expect.stringContaining('/jobs'),
    )
  },
}
export const Empty: Story = {
  args: { data: { ...list, jobs: [], total: 0, salaries: [], ages: [] } },
  play: async ({ canvas, globals }) => expect(canvas.getByText(sayIn(globals)('document.jobs.none.yet'))).toBeVisible(),
}
export const Posting: Story = {
  ...posting({}),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: say('document.blog.share.telegram') })).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('document.job.report') })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/report\/job\/senior-accountant-k3f8p2mz/),
    )
    await expect(canvas.getByText(/K3F8P2MZ/)).toBeVisible()
  },
}
export const Paused: Story = {
  ...posting({ state: 'paused' }),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('document.job.paused'))).toBeVisible()
    await expect(canvas.queryByText(say('document.job.apply'))).toBeNull()
  },
}
/** Whoever applied reads when, and goes on to what they sent; nothing asks them to apply again. */
export const Applied: Story = {
  ...posting({ applied: { id: '00000000-0000-4000-8000-000000000001', on: '2026-03-02', isWithdrawn: false } }),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByRole('link', { name: say('document.job.applied.open') })).toHaveAttribute(
      'href',
      '/job/applied/00000000-0000-4000-8000-000000000001',
    )
    await expect(canvas.queryByRole('link', { name: say('document.job.apply.now') })).toBeNull()
    await expect(canvas.getByText(say('document.job.never_pay'))).toBeVisible()
  },
}
/** Whoever took their application back reads so: they cannot apply for this job again. */
export const Withdrawn: Story = {
  ...posting({ applied: { id: '00000000-0000-4000-8000-000000000001', on: '2026-03-02', isWithdrawn: true } }),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(/withdrew|ማመልከቻዎን አውጥተዋል/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: say('document.job.applied.open') })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: say('document.job.apply.now') })).toBeNull()
  },
}
/** Closed or past its deadline: what it said is gone, others are named. */
export const Over: Story = {
  ...posting({ state: 'over' }),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('document.job.over'))).toBeVisible()
    await expect(canvas.getByRole('heading', { name: say('document.job.similar') })).toBeVisible()
    await expect(canvas.queryByText(say('document.job.description'))).toBeNull()
  },
}
export const Preview: Story = {
  ...posting({ previewPath: '/jobs/7k3mq9tx?preview=token', similar: [] }),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals)
    await expect(canvas.getByText(say('document.job.preview'))).toBeVisible()
    await expect(canvas.queryByText(say('document.job.report'))).toBeNull()
  },
}
/** A person whose page is not public, and a posting that says little. */
export const Little: Story = {
  ...posting({
    employer: { ...employer, isVerified: false, isPublished: false },
    salary: null,
    deadline: null,
    city: null,
    skills: [],
    documents: [],
    responsibilities: null,
    education: null,
    experienceYears: null,
    vacancies: 1,
    replyWithin: null,
    similar: [],
  }),
  play: async ({ canvas, globals }) => expect(canvas.queryByText(sayIn(globals)('document.job.salary'))).toBeNull(),
}
