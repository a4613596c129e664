import { companies, people } from '../../../openapi/cast.ts'
import type { z } from 'zod'
import type { ManagedUser, ManagedVerification } from '../../../openapi/schemas/administration.ts'
import type {
  companyInformation,
  ownersAnswer,
  ownershipInvitation,
  verificationAnswer,
} from '../../../openapi/schemas/company.ts'
import type { followed, follower } from '../../../openapi/schemas/follower.ts'
import type { resources } from '../../../openapi/resources/registry.ts'
import type { Ref } from '../../../openapi/ref.ts'
import { administrator, company, individual } from './user-samples.ts'
import { NOW, sampleId, stamp } from './sample-ids.ts'

const BUNNA = companies.bunna.name
const DAYS = [1, 2, 3, 4, 5] as const

/** A company that has said everything of itself. */
export const informationRow: z.input<typeof companyInformation> = {
  identity: {
    name: BUNNA,
    legal_name: companies.bunna.legalName,
    short_name: { en: 'Bunna', am: 'ቡና' },
    public_name: null,
    tagline: { en: 'Coffee from the forest, roasted in Jimma.', am: 'ከጫካ የተለቀመ ቡና፣ በጅማ የተቆላ።' },
    year_of_establishment: 2012,
    logo_id: null,
    cover_id: null,
    logo: null,
    cover: null,
    version: 2,
  },
  business: { business_type: 'coffee', legal_structure: 'plc', market_type: 'export', version: 2 },
  legal: {
    tin_number: '0012345678',
    tin_authority: { en: 'Ministry of Revenues', am: 'የገቢዎች ሚኒስቴር' },
    tin_issue_date: '2012-10-02',
    vat_number: '0087654321',
    vat_authority: { en: 'Ministry of Revenues', am: 'የገቢዎች ሚኒስቴር' },
    vat_registration_date: '2013-01-14',
    registration_number: 'JM/AA/1/0012345/2004',
    registration_authority: { en: 'Oromia Trade Bureau', am: 'የኦሮሚያ ንግድ ቢሮ' },
    license_expiry_date: '2026-07-07',
    audiences: { tin_number: ['site'], vat_number: [], registration_number: ['site'] },
    version: 3,
  },
  hours: {
    days: DAYS.map((day) => ({ day, opens: '08:30', closes: '17:30' })),
    note: { en: 'Lunch from 12:30 to 13:30', am: 'የምሳ ሰዓት ከ6:30 እስከ 7:30' },
    version: 2,
  },
  size: { company_size_id: null, number_of_employees: 46, number_of_branches: 2, number_of_offices: 3, version: 2 },
  place: {
    website: 'https://bunna.example.com',
    email: 'office@bunna.example',
    phone_number: '+251471112233',
    po_box: '378',
    street_address: { en: 'Hermata Merkato, beside the post office', am: 'ሄርማታ መርካቶ፣ ከፖስታ ቤቱ ጎን' },
    zip_code: null,
    country: 'ET',
    region: 'oromia',
    zone: 'jimma',
    woreda: 'jimma-agaro',
    map: { latitude: 7.6739, longitude: 36.8344 },
    audiences: { email: ['site', 'card'], phone_number: ['site', 'card'], address: ['site', 'card'] },
    version: 2,
  },
  completed: ['identity', 'business', 'legal', 'hours', 'size', 'place'],
  verification: 'unverified',
  username: companies.bunna.username,
}

const document = (n: number, name: string) => ({ id: sampleId(30, n) as Ref<'file'>, name, url: '/favicon.ico' })
export const verificationRow: z.input<typeof verificationAnswer> = {
  status: 'unverified',
  documents: [],
  remark: null,
  note: null,
  is_again: false,
  requested_at: null,
  decided_at: null,
  abilities: { request: true, withdraw: false },
  version: 1,
}
export const ownersRow: z.input<typeof ownersAnswer> = {
  owners: [
    {
      user_id: company.id,
      name: 'Marta Alemu Desta',
      email: company.email,
      is_principal: true,
      is_me: true,
      since: '2025-11-04T07:10:00.000Z',
      abilities: { remove: false },
    },
    {
      user_id: sampleId(31, 0),
      name: 'Getachew Worku Lemma',
      email: 'getachew@bunna.example',
      is_principal: false,
      is_me: false,
      since: '2026-01-19T12:45:00.000Z',
      abilities: { remove: true },
    },
  ],
  invitations: [
    { id: sampleId(32, 0), email: 'hiwot@example.com', kind: 'share', expires_at: '2026-03-08T08:30:00.000Z' },
  ],
  abilities: { invite: true, transfer: true },
}
export const ownershipInvitationRow: z.input<typeof ownershipInvitation> = {
  id: sampleId(32, 1),
  kind: 'share',
  company_name: BUNNA,
  company_logo: null,
  username: companies.bunna.username,
  invited_by: 'Marta Alemu Desta',
  expires_at: '2026-03-08T08:30:00.000Z',
}

const FOLLOWERS = [
  [people.selamawit.name.am, people.selamawit.username, null],
  [null, null, 'roaster@kaffeehaus.example'],
  ['Dawit Haile Mengistu', 'dawit.h', null],
  ['Tigist Abebe Wolde', 'tigist', null],
  [null, null, 'buyer@nordic.example'],
] as const
export const followerRows: z.input<typeof follower>[] = FOLLOWERS.map(([name, username, email], n) => ({
  id: sampleId(33, n),
  name,
  username,
  photo: null,
  email,
  since: new Date(Date.parse(NOW) - n * 93_600_000).toISOString(),
}))
export const followedRow: z.input<typeof followed> = {
  account_id: sampleId(1, 1),
  username: companies.bunna.username,
  name: BUNNA,
  logo: null,
  is_verified: true,
  is_following: false,
}

export const licenceRows: z.input<(typeof resources)['licence']['row']>[] = [
  {
    ...stamp(34, 0),
    visible: true,
    name: { en: 'Coffee export licence', am: 'የቡና ኤክስፖርት ፈቃድ' },
    number: 'ECTA/2017/0418',
    authority: { en: 'Ethiopian Coffee and Tea Authority', am: 'የኢትዮጵያ ቡናና ሻይ ባለሥልጣን' },
    issued_on: '2024-09-11',
    expires_on: '2026-09-10',
    attachment_id: sampleId(34, 100),
    files: { [sampleId(34, 100)]: { url: '/favicon.ico', name: 'export-licence.pdf' } },
  },
  {
    ...stamp(34, 1),
    visible: false,
    name: { en: 'Organic certificate', am: 'የተፈጥሮ ምርት ማረጋገጫ' },
    number: 'ORG-ET-2291',
    authority: { en: 'Control Union', am: 'ኮንትሮል ዩኒየን' },
    issued_on: '2025-01-20',
    expires_on: null,
    attachment_id: null,
  },
]

const managedAccounts = {
  company: {
    id: sampleId(1, 1) as Ref<'account'>,
    username: companies.bunna.username,
    kind: 'company',
    name: BUNNA,
    picture: null,
    is_published: true,
    verification: 'requested',
    verification_id: sampleId(35, 0) as Ref<'verification'>,
  },
  individual: {
    id: sampleId(1, 0) as Ref<'account'>,
    username: people.selamawit.username,
    kind: 'individual',
    name: people.selamawit.name,
    picture: null,
    is_published: true,
    verification: null,
    verification_id: null,
  },
} as const satisfies Record<string, ManagedUser['accounts'][number]>
const managed = (
  id: string,
  over: Pick<ManagedUser, 'email' | 'name' | 'role' | 'accounts'> & Partial<ManagedUser>,
): ManagedUser => ({
  id: id as Ref<'user'>,
  version: 1,
  tier: { key: 'free', name: { en: 'Free', am: 'ነፃ' } },
  created_at: '2025-11-04T07:10:00.000Z',
  last_seen_at: NOW,
  disabled_at: null,
  disabled_reason: null,
  has_second_factor: true,
  abilities: { disable: true, enable: false, reset_second_factor: true },
  ...over,
})
export const managedUserRows: ManagedUser[] = [
  managed(company.id, {
    email: company.email,
    name: BUNNA.en,
    role: 'company',
    tier: { key: 'growth', name: { en: 'Growth', am: 'ዕድገት' } },
    accounts: [managedAccounts.company],
  }),
  managed(individual.id, {
    email: individual.email,
    name: people.selamawit.name.en,
    role: 'individual',
    accounts: [managedAccounts.individual],
  }),
  managed(administrator.id, {
    email: administrator.email,
    name: people.meron.name.en,
    role: 'administrator',
    accounts: [],
    has_second_factor: true,
    abilities: { disable: false, enable: false, reset_second_factor: false },
  }),
  managed(sampleId(31, 1), {
    email: 'sales@quickcash.example',
    name: 'Quick Cash Lottery',
    role: 'company',
    version: 2,
    accounts: [
      {
        ...managedAccounts.company,
        id: sampleId(31, 2) as Ref<'account'>,
        username: 'quickcash',
        name: { en: 'Quick Cash Lottery' },
        is_published: false,
        verification: 'refused',
        verification_id: null,
      },
    ],
    last_seen_at: '2026-02-20T10:05:00.000Z',
    disabled_at: '2026-02-21T06:30:00.000Z',
    disabled_reason: 'The page asked visitors for money and for their bank details.',
    has_second_factor: false,
    abilities: { disable: false, enable: true, reset_second_factor: false },
  }),
]

const verification = (n: number, over: Partial<ManagedVerification>): ManagedVerification => ({
  id: sampleId(35, n) as Ref<'verification'>,
  version: 2,
  status: 'requested',
  account_id: sampleId(1, 1) as Ref<'account'>,
  username: companies.bunna.username,
  company_name: BUNNA,
  legal_name: informationRow.identity.legal_name,
  logo: null,
  owner_email: company.email,
  tin_number: informationRow.legal.tin_number,
  vat_number: informationRow.legal.vat_number,
  registration_number: informationRow.legal.registration_number,
  former: null,
  license_expiry_date: informationRow.legal.license_expiry_date,
  documents: [document(0, 'trade-licence.pdf'), document(1, 'tin-certificate.pdf')],
  remark: 'The trade licence was renewed in Meskerem.',
  note: null,
  requested_at: '2026-02-27T06:00:00.000Z',
  decided_at: null,
  decided_by: null,
  abilities: { approve: true, refuse: true, revoke: false },
  ...over,
})
export const managedVerificationRows: ManagedVerification[] = [
  verification(0, {}),
  verification(1, {
    account_id: sampleId(31, 3) as Ref<'account'>,
    username: 'abay.builders',
    company_name: { en: 'Abay Builders', am: 'ዓባይ ኮንስትራክሽን' },
    legal_name: null,
    owner_email: 'info@abay.example',
    status: 'verified',
    note: null,
    remark: null,
    decided_at: '2026-02-20T09:00:00.000Z',
    decided_by: 'Dawit Haile Girma',
    abilities: { approve: false, refuse: false, revoke: true },
  }),
]
