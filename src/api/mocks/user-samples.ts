import { companies, people } from '../../../openapi/cast.ts'
import type { z } from 'zod'
import type { contactAnswer, sessionRow, userAnswer } from '../../../openapi/schemas/session.ts'
import { NOW, sampleId } from './sample-ids.ts'

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
