import { companies, people } from '../../../openapi/cast.ts'
import type { Ref } from '../../../openapi/ref.ts'
import { EMPTY_JOB, type JobPosting, type JobReview } from '../../../openapi/schemas/job-posting.ts'
import { NOW, sampleId, named } from './sample-ids.ts'

/** The sectors and job titles that postings choose from. */
export const jobSectorRows = named(71, [
  ['Water and sanitation', 'ውኃና ንጽሕና'],
  ['Agriculture', 'ግብርና'],
  ['Software', 'ሶፍትዌር'],
]).map((row, i) => ({ ...row, icon: (['drop', 'sprout', 'computer'] as const)[i] ?? null, description: null }))
export const jobTitleRows = named(72, [
  ['Civil engineer', 'ሲቪል መሐንዲስ'],
  ['Coffee cupper', 'የቡና ቀማሽ'],
  ['Web developer', 'የድረ ገጽ ገንቢ'],
]).map((row, i) => ({
  ...row,
  sector_id: sampleId(71, i) as Ref<'jobSector'>,
  description: null,
  related: { sector_id: { name: jobSectorRows[i]!.name } },
}))

/** A key of a fixed list, as the contract has it once it was checked. */
const key = (of: string) => of as NonNullable<JobPosting['region']>

const NOTHING: JobPosting['abilities'] = {
  edit: false,
  publish: false,
  withdraw: false,
  pause: false,
  resume: false,
  close: false,
  delete: false,
}
/** What an employer can do with a posting in each status. */
export const ABILITIES: Readonly<Record<JobPosting['status'], JobPosting['abilities']>> = {
  draft: { ...NOTHING, edit: true, publish: true, delete: true },
  in_review: { ...NOTHING, withdraw: true },
  open: { ...NOTHING, edit: true, pause: true, close: true },
  paused: { ...NOTHING, edit: true, resume: true, close: true },
  closed: NOTHING,
}
const text = (en: string, am: string) => ({
  en: [{ type: 'paragraph' as const, text: [{ text: en }] }],
  am: [{ type: 'paragraph' as const, text: [{ text: am }] }],
})

/** A draft that only has its title. */
export const emptyDraft: JobPosting = {
  id: sampleId(70, 0) as Ref<'jobPosting'>,
  version: 1,
  status: 'draft',
  title: { en: 'Web developer', am: 'የድረ ገጽ ገንቢ' },
  ...EMPTY_JOB,
  hiring_process_id: sampleId(85, 0) as Ref<'hiringProcess'>,
  has_applicants: false,
  code: '7K3MQ9TX',
  url: null,
  review_note: null,
  published_at: null,
  closes_at: null,
  closed_at: null,
  created_at: NOW,
  updated_at: NOW,
  abilities: ABILITIES.draft,
}

/** A posting with everything in it. */
export const wholePosting: JobPosting = {
  ...emptyDraft,
  id: sampleId(70, 1) as Ref<'jobPosting'>,
  status: 'open',
  title: { en: 'Civil engineer for water supply', am: 'ለውኃ አቅርቦት ሲቪል መሐንዲስ' },
  job_title_id: sampleId(72, 0) as Ref<'jobTitle'>,
  sector_id: sampleId(71, 0) as Ref<'jobSector'>,
  description: text(
    'Plan and supervise the water supply of three towns around Jimma, from survey to hand-over.',
    'በጅማ ዙሪያ የሚገኙ ሦስት ከተሞችን የውኃ አቅርቦት ከጥናት እስከ ርክክብ ያቅዱና ይቆጣጠሩ።',
  ),
  responsibilities: text('Design networks, follow contractors on site.', 'መረቦችን መንደፍ፣ ተቋራጮችን በሥራ ቦታ መከታተል።'),
  requirements: text('You have built a network for at least 5,000 people.', 'ቢያንስ ለ5,000 ሰዎች መረብ ገንብተዋል።'),
  skill_ids: [sampleId(3, 7) as Ref<'skill'>, sampleId(3, 9) as Ref<'skill'>],
  employment_type: key('full-time'),
  location_type: key('on-site'),
  region: key('oromia'),
  city: { en: 'Jimma', am: 'ጅማ' },
  salary_from: 28_000,
  salary_to: 36_000,
  experience_years: 4,
  education_level: key('bsc'),
  vacancies: 2,
  deadline: '2036-04-20',
  reply_within: 14,
  questions: [
    {
      id: sampleId(73, 0),
      kind: 'yes_no',
      text: { en: 'Can you work on site in Jimma?', am: 'በጅማ በሥራ ቦታ ተገኝተው መሥራት ይችላሉ?' },
      required: true,
      accepted: true,
    },
    {
      id: sampleId(73, 1),
      kind: 'choice',
      text: { en: 'Which software do you design networks with?', am: 'መረቦችን በየትኛው ሶፍትዌር ይነድፋሉ?' },
      required: true,
      options: [{ en: 'EPANET' }, { en: 'WaterGEMS' }, { en: 'Another', am: 'ሌላ' }],
      accepted: [0, 1],
    },
    {
      id: sampleId(73, 2),
      kind: 'number',
      text: { en: 'How many towns have you supplied?', am: 'ለስንት ከተሞች ውኃ አቅርበዋል?' },
      required: false,
      least: 1,
    },
  ],
  documents: ['degree', 'licence'],
  code: '4HWC8PZN',
  url: 'http://localhost:3000/jobs/civil-engineer-for-water-supply-4hwc8pzn',
  published_at: NOW,
  closes_at: '2036-04-20T21:00:00.000Z',
  abilities: ABILITIES.open,
}
const posting = (n: number, status: JobPosting['status'], over: Partial<JobPosting>): JobPosting => ({
  ...wholePosting,
  id: sampleId(70, n) as Ref<'jobPosting'>,
  status,
  abilities: ABILITIES[status],
  ...over,
})

/** One posting in each status. */
export const postingRows: readonly JobPosting[] = [
  emptyDraft,
  wholePosting,
  posting(2, 'in_review', {
    title: { en: 'Coffee cupper', am: 'የቡና ቀማሽ' },
    code: '9QF2VKJB',
    url: null,
    published_at: null,
    vacancies: 1,
  }),
  posting(3, 'paused', {
    title: { en: 'Export clerk', am: 'የወጪ ንግድ ጸሐፊ' },
    code: 'M5T7XR2D',
    employment_type: key('part-time'),
  }),
  posting(4, 'closed', {
    title: { am: 'የመጋዘን ኃላፊ' },
    code: 'WB6H3NQ8',
    deadline: '2026-02-10',
    closed_at: '2026-02-10T21:00:00.000Z',
    published_at: '2026-01-12T08:30:00.000Z',
  }),
]

const { abilities: _, hiring_process_id: _process, has_applicants: _applicants, ...reviewed } = wholePosting
const review: JobReview = {
  ...reviewed,
  id: sampleId(70, 5) as Ref<'jobPosting'>,
  status: 'in_review',
  url: null,
  published_at: null,
  account_id: sampleId(1, 1) as Ref<'account'>,
  username: companies.abay.username,
  account_name: companies.abay.name,
  job_title: jobTitleRows[2]!.name,
  sector: jobSectorRows[2]!.name,
  skills: [
    { en: 'Web design', am: 'የድረ ገጽ ንድፍ' },
    { en: 'Accessibility', am: 'ተደራሽነት' },
  ],
  is_verified: false,
  abilities: { approve: true, send_back: true, take_down: false },
}
/** Postings that wait for an administrator: one of a company, one of a person. */
export const reviewRows: readonly [JobReview, JobReview] = [
  review,
  {
    ...review,
    id: sampleId(70, 6) as Ref<'jobPosting'>,
    code: 'Z2N8CWQ4',
    title: { en: 'Nanny for two children', am: 'ለሁለት ልጆች ሞግዚት' },
    description: text('Monday to Friday, in Bole.', 'ከሰኞ እስከ ዓርብ፣ ቦሌ።'),
    responsibilities: null,
    requirements: null,
    skill_ids: [],
    skills: [],
    questions: [],
    documents: [],
    salary_from: 6_000,
    salary_to: null,
    salary_shown: false,
    username: people.abebe.username,
    account_name: people.abebe.name,
  },
]

/** How many applied for a posting: some where it was ever open. */
export const applicantsOf = ({ published_at }: JobPosting): number => (published_at === null ? 0 : 3)
