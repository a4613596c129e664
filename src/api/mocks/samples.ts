import { companies, people } from '../../../openapi/cast.ts'
import { WELCOME_STEPS } from '../../../openapi/outline.ts'
import type { z } from 'zod'
import type { companySize } from '../../../openapi/resources/company-size.ts'
import type { education } from '../../../openapi/resources/education.ts'
import type { infoSource } from '../../../openapi/resources/info-source.ts'
import {
  SETUP_STEPS,
  type accountSetup,
  type personalDetail,
  type section,
  type setupProgress,
  type welcome,
} from '../../../openapi/schemas/profile.ts'
import type { cardAnswer, CardDesign, CardSide, dashboard, siteAnswer } from '../../../openapi/schemas/site.ts'
import type { contactAnswer, sessionRow, userAnswer } from '../../../openapi/schemas/session.ts'

/** The moment at which every sample stands still. */
export const NOW = '2026-03-02T08:30:00.000Z'
/** A UUID that is the same in every run: version 4 in form, `group` and `n` in its last digits. */
export const sampleId = (group: number, n: number) =>
  `00000000-0000-4000-8000-${String(group).padStart(4, '0')}${String(n).padStart(8, '0')}`

/** What every row of a collection has. */
export const stamp = (group: number, n: number) => ({
  id: sampleId(group, n),
  version: 1,
  position: n,
  created_at: NOW,
  updated_at: NOW,
})
const PERSON = sampleId(1, 0)
const COMPANY = sampleId(1, 1)

export const individual: z.input<typeof userAnswer> = {
  id: sampleId(0, 1),
  email: 'selamawit@sira.example',
  first_name: people.selamawit.names.first,
  middle_name: people.selamawit.names.middle,
  last_name: people.selamawit.names.last,
  roles: [{ id: 3, name: 'Individual' }],
  accounts: [
    {
      id: PERSON,
      username: people.selamawit.username,
      name: people.selamawit.name,
      kind: 'individual',
      photo: null,
      logo: null,
      is_current: true,
      is_employee: false,
      is_verified: false,
      rights: [],
    },
    {
      id: COMPANY,
      username: companies.bunna.username,
      name: companies.bunna.name,
      kind: 'company',
      photo: null,
      logo: null,
      is_current: false,
      is_employee: true,
      is_verified: true,
      rights: ['recruiting'],
    },
  ],
  language: 'en',
  calendar: 'gregorian',
  email_verified: true,
  needs_second_factor: false,
  waiting_policies: [],
}
export const company: z.input<typeof userAnswer> = {
  ...individual,
  id: sampleId(0, 2),
  email: 'office@bunna.example',
  first_name: null,
  middle_name: null,
  last_name: null,
  roles: [{ id: 2, name: 'Company' }],
  accounts: [
    {
      id: COMPANY,
      username: companies.bunna.username,
      name: companies.bunna.name,
      kind: 'company',
      photo: null,
      logo: null,
      is_current: true,
      is_employee: false,
      is_verified: true,
      rights: ['letters', 'recruiting'],
    },
  ],
}
export const administrator: z.input<typeof userAnswer> = {
  ...individual,
  id: sampleId(0, 3),
  email: 'admin@sira.example',
  first_name: people.meron.names.first,
  middle_name: people.meron.names.middle,
  last_name: people.meron.names.last,
  roles: [{ id: 1, name: 'Administrator' }],
  accounts: [
    {
      id: sampleId(1, 2),
      username: 'platform',
      name: { en: 'Dawit Haile', am: 'ዳዊት ኃይሌ' },
      kind: 'administrator',
      photo: null,
      logo: null,
      is_current: true,
      is_employee: false,
      is_verified: false,
      rights: [],
    },
  ],
}

export const personalDetailRow: z.input<typeof personalDetail> = {
  first_name: people.selamawit.names.first,
  middle_name: people.selamawit.names.middle,
  last_name: people.selamawit.names.last,
  display_name: people.selamawit.name,
  phone_number: '+251911234567',
  email: 'selamawit@sira.example',
  details: {
    birth_date: '1993-05-14',
    sex: 'female',
    nationality: 'ET',
    blood_group: 'O+',
    marital_status: 'single',
    religion: 'ethiopian-orthodox',
    country: 'ET',
    region: 'addis-ababa',
    zone: 'bole',
    woreda: 'Woreda 03',
    kebele: null,
    location: { en: 'Near Edna Mall, Bole', am: 'ቦሌ፣ ኤድና ሞል አካባቢ' },
  },
  audiences: {
    phone_number: ['card', 'employer'],
    email: ['site', 'card', 'resume', 'employer'],
    birth_date: [],
    sex: ['employer'],
    nationality: ['resume', 'employer'],
    blood_group: [],
    marital_status: [],
    religion: [],
    country: ['site', 'resume', 'employer'],
    region: ['site', 'resume', 'employer'],
    zone: [],
    woreda: [],
    kebele: [],
    location: ['site', 'card', 'resume', 'employer'],
  },
  version: 1,
}
export const accountSetupRow: z.input<typeof accountSetup> = {
  headline: people.selamawit.headline,
  bio: {
    en: 'I plan irrigation for small farms in the Rift Valley.',
    am: 'በስምጥ ሸለቆ ለሚገኙ አነስተኛ እርሻዎች የመስኖ ዕቅድ አዘጋጃለሁ።',
  },
  nickname: { en: 'Selam', am: 'ሰላም' },
  job_title: people.selamawit.jobTitle,
  work_email: 'selamawit@bunna.example',
  work_phone_number: '+251115501234',
  salary: { from: 35000, to: 45000, currency: 'ETB' },
  employment_status: 'employed',
  photo_id: sampleId(9, 1),
  photo: '/favicon.ico',
  cover_id: sampleId(9, 2),
  cover: '/favicon.ico',
  language: 'en',
  audiences: {
    headline: ['site', 'card', 'resume', 'employer'],
    bio: ['site', 'resume', 'employer'],
    photo: ['site', 'card', 'employer'],
    cover: ['site'],
    nickname: ['site'],
    job_title: ['site', 'card', 'resume', 'employer'],
    work_email: ['card', 'employer'],
    work_phone_number: ['card', 'employer'],
    salary: [],
    employment_status: [],
  },
  username: people.selamawit.username,
  version: 1,
}
export const setupProgressRow: z.input<typeof setupProgress> = {
  steps: SETUP_STEPS.map((key, at) => ({
    key,
    name: null,
    state: at < 3 ? ('done' as const) : key === 'published_works' ? ('skipped' as const) : ('open' as const),
  })),
  current: 'social_media',
  version: 1,
}

export const welcomeRow: z.input<typeof welcome> = {
  steps: WELCOME_STEPS.map((key) => ({ key, done: key === 'name' || key === 'photo' })),
  work: null,
  works: ['experience', 'education'],
}

export const siteRow: z.input<typeof siteAnswer> = {
  template: 'starter',
  primary_colour: '#1d4ed8',
  second_colour: '#b45309',
  text_colour: '#1f2937',
  font: 'noto',
  shown: { light: {}, dark: {} },
  status: 'unpublished',
  indexable: true,
  published_at: null,
  url: '/@selamawit',
  missing: [],
  abilities: { publish: true, unpublish: false },
  templates: [
    { key: 'starter', name: null, category: null, is_premium: false, is_allowed: true },
    { key: 'template1', name: null, category: null, is_premium: false, is_allowed: true },
  ],
  fonts: [
    { key: 'noto', name: null, faces: [] },
    { key: 'serif', name: null, faces: [] },
    { key: 'mixed', name: null, faces: [] },
  ],
  version: 1,
}
export const cardRow: z.input<typeof cardAnswer> = {
  code: 'k7w2m9qx',
  url: 'http://127.0.0.1:3000/k7w2m9qx',
  site_url: 'http://127.0.0.1:3000/@selamawit',
  name: people.selamawit.name,
  headline: people.selamawit.headline,
  job_title: people.selamawit.jobTitle,
  email: 'selamawit@sira.example',
  phone_number: '+251911234567',
  work_email: null,
  work_phone_number: '+251115512345',
  photo: null,
  scans: 24,
  design: 'band',
  version: 1,
}
/** A drawing of the right shape; the server makes the real one. */
export const cardDrawing = (design: CardDesign, side: CardSide): string => {
  const width = { band: 85, ledger: 22, portrait: 33 }[design]
  const rest = side === 'front' ? '<path fill="#1f2937" d="M40 12h30v4H40z"/>' : '<path d="M48 12h28v28H48z"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 85 55"><path fill="#fff" d="M0 0h85v55H0z"/><path fill="#2563eb" d="M0 0h${width}v${design === 'band' ? 34 : 55}H0z"/>${rest}</svg>`
}

/** The last 30 days before NOW, oldest first. */
const days = Array.from({ length: 30 }, (_, i) =>
  new Date(Date.parse(NOW) - (29 - i) * 86_400_000).toISOString().slice(0, 10),
)
const views = days.map((date, i) => {
  const qr = (i * 3) % 5
  const search = (i * 5) % 6
  const link = (i * 7) % 11
  return { date, views: link + qr + search, viewers: Math.ceil((link + qr + search) * 0.7), link, qr, search }
})
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)
export const individualDashboard: z.input<typeof dashboard> = {
  views: {
    days: views,
    total: sum(views.map((d) => d.views)),
    daily_viewers: sum(views.map((d) => d.viewers)),
    sources: {
      link: sum(views.map((d) => d.link)),
      qr: sum(views.map((d) => d.qr)),
      search: sum(views.map((d) => d.search)),
    },
  },
  sections: { total: 11, completed: 6, visible: 5, invisible: 1 },
  setup: { done: 9, total: 13, next: 'testimonials' },
  welcome: null,
  site: { status: 'published', url: '/@selamawit' },
  company: null,
  platform: null,
  offers: [
    {
      id: stamp(1, 0).id,
      company_name: 'Gera Forest Coffee Export',
      job_title: 'Water engineer',
      status: 'pending',
      answer_by: '2026-03-20',
    },
    {
      id: stamp(2, 0).id,
      company_name: 'Bunna Works',
      job_title: 'Project engineer',
      status: 'modified',
      answer_by: null,
    },
  ],
}
export const companyDashboard: z.input<typeof dashboard> = {
  views: individualDashboard.views,
  sections: { total: 6, completed: 5, visible: 4, invisible: 1 },
  setup: null,
  welcome: null,
  site: { status: 'published', url: '/@bunna.works' },
  company: {
    departments: 4,
    employees: 37,
    positions: 12,
    open_seats: 5,
    offers_pending: 3,
    followers: 128,
    information: 6,
    verification: 'verified',
    offers_declined: 1,
    licences: {
      count: 2,
      next: { name: { en: 'Coffee export licence', am: 'የቡና ኤክስፖርት ፈቃድ' }, expires_on: '2099-03-28' },
    },
    staff: { used: 40, limit: 50 },
  },
  platform: null,
  offers: null,
}
export const administratorDashboard: z.input<typeof dashboard> = {
  views: null,
  sections: null,
  setup: null,
  welcome: null,
  site: null,
  company: null,
  platform: {
    users: 1204,
    companies: 86,
    published_sites: 412,
    sign_ups: days.map((date, i) => ({ date, count: (i * 5) % 13 })),
    verifications: 4,
    plan_requests: 0,
    reports: 1,
    messages: { contacts: 2, contactSales: 0, feedbacks: 1 },
    scheduled: {
      count: 2,
      next: {
        path: '/cms/blogs',
        name: { en: 'Five cards that get saved', am: 'የሚቀመጡ አምስት ካርዶች' },
        publish_at: '2026-03-04T06:00:00.000Z',
      },
    },
  },
  offers: null,
}

export const educationRows: readonly z.input<typeof education.row>[] = [
  {
    ...stamp(2, 0),
    school_name: { en: 'Addis Ababa University', am: 'አዲስ አበባ ዩኒቨርሲቲ' },
    degree: { en: 'Master of Science', am: 'የሳይንስ ማስተርስ' },
    field_of_study: { en: 'Water Resources Engineering', am: 'የውኃ ሀብት ምህንድስና' },
    start_date: '2019-10-01',
    start_known: null,
    end_date: '2021-07-15',
    end_known: null,
    grade: '3.86',
    description: {
      en: 'Thesis on drip irrigation for smallholders around Lake Ziway.',
      am: 'በዝዋይ ሐይቅ ዙሪያ ለሚገኙ አነስተኛ አርሶ አደሮች የጠብታ መስኖ ላይ ያተኮረ የመመረቂያ ጥናት።',
    },
    picture_id: null,
    visible: true,
  },
  {
    ...stamp(2, 1),
    school_name: { en: 'Hawassa University', am: 'ሀዋሳ ዩኒቨርሲቲ' },
    degree: { en: 'Bachelor of Science', am: 'የሳይንስ ባችለር' },
    field_of_study: { en: 'Civil Engineering', am: 'ሲቪል ምህንድስና' },
    start_date: '2014-10-01',
    start_known: null,
    end_date: '2019-07-05',
    end_known: null,
    grade: '3.52',
    description: null,
    picture_id: null,
    visible: true,
  },
  {
    ...stamp(2, 2),
    school_name: { am: 'ዳግማዊ ምኒልክ ሁለተኛ ደረጃ ትምህርት ቤት' },
    degree: { am: 'የሁለተኛ ደረጃ ማጠናቀቂያ' },
    field_of_study: { am: 'የተፈጥሮ ሳይንስ' },
    start_date: '2010-09-01',
    start_known: 'month',
    end_date: '2014-06-01',
    end_known: 'month',
    grade: null,
    description: null,
    picture_id: null,
    visible: false,
  },
]

/** Rows of a platform collection. */
export const named = (group: number, names: readonly (readonly [en: string, am: string])[]) =>
  names.map(([en, am], i) => ({ ...stamp(group, i), name: { en, am }, active: true }))
export const skillRows = named(3, [
  ['Accounting', 'የሂሳብ አያያዝ'],
  ['Amharic copywriting', 'የአማርኛ ጽሑፍ ዝግጅት'],
  ['Concrete works', 'የኮንክሪት ሥራ'],
  ['Coffee grading', 'የቡና ደረጃ ምደባ'],
  ['Customer service', 'የደንበኞች አገልግሎት'],
  ['Data analysis', 'የመረጃ ትንተና'],
  ['Floriculture', 'የአበባ እርሻ'],
  ['Hydrology', 'ሃይድሮሎጂ'],
  ['Nursing', 'ነርሲንግ'],
  ['Project management', 'የፕሮጀክት አስተዳደር'],
  ['Teaching', 'ማስተማር'],
  ['Web development', 'የድረ ገጽ ልማት'],
])
export const companySizeRows: readonly z.input<typeof companySize.row>[] = named(4, [
  ['1 to 10 people', 'ከ1 እስከ 10 ሰዎች'],
  ['11 to 50 people', 'ከ11 እስከ 50 ሰዎች'],
  ['51 to 200 people', 'ከ51 እስከ 200 ሰዎች'],
  ['More than 200 people', 'ከ200 በላይ ሰዎች'],
])
export const infoSourceRows: readonly z.input<typeof infoSource.row>[] = named(5, [
  ['A friend or colleague', 'ከጓደኛ ወይም ከሥራ ባልደረባ'],
  ['Search', 'ከፍለጋ'],
  ['Social media', 'ከማህበራዊ ሚዲያ'],
  ['Radio or television', 'ከሬዲዮ ወይም ከቴሌቪዥን'],
])

export const sectionRows: readonly z.input<typeof section>[] = (
  [
    ['about', true, ['site', 'resume'], 1, 1],
    ['experience', true, ['site', 'resume', 'employer'], 4, 4],
    ['education', true, ['site', 'resume', 'employer'], 3, 2],
    ['skills', true, ['site', 'resume', 'employer'], 9, 9],
    ['published_works', true, ['site', 'resume'], 2, 0],
    ['services', false, ['site'], 2, 2],
    ['products', false, ['site'], 0, 0],
    ['testimonials', true, ['site'], 3, 3],
    ['team', false, ['site'], 0, 0],
    ['social_media', true, ['site', 'card'], 3, 3],
    ['hobbies', true, [], 4, 4],
  ] as const
).map(([key, visible, audience, count, shown], position) => ({
  key,
  name: null,
  visible,
  audience: [...audience],
  position,
  count,
  shown,
  version: 1,
}))
export const contactDetails: z.input<typeof contactAnswer> = {
  email: 'selamawit@sira.example',
  phone_number: '+251911234567',
  username: people.selamawit.username,
  may_rename: true,
  pending: [],
}
export const sessionRows: readonly z.input<typeof sessionRow>[] = [
  {
    id: sampleId(6, 0),
    device: 'Firefox on Linux',
    created_at: '2026-03-01T07:12:00.000Z',
    last_seen_at: NOW,
    is_current: true,
  },
  {
    id: sampleId(6, 1),
    device: 'Chrome on Android',
    created_at: '2026-02-11T17:40:00.000Z',
    last_seen_at: '2026-02-27T19:05:00.000Z',
    is_current: false,
  },
]
