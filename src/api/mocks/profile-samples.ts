import { people } from '../../../openapi/cast.ts'
import { WELCOME_STEPS } from '../../../openapi/outline.ts'
import type { z } from 'zod'
import {
  SETUP_STEPS,
  type accountSetup,
  type personalDetail,
  type section,
  type setupProgress,
  type welcome,
} from '../../../openapi/schemas/profile.ts'
import { sampleId } from './sample-ids.ts'

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
