import { eq } from 'drizzle-orm'
import { DAY } from '../../openapi/durations.ts'
import type { CompanyPart } from '../../openapi/schemas/company.ts'
import {
  companyParts,
  companyVerifications,
  coOwners,
  followers,
  ownershipInvitations,
} from '../../server/db/company-tables.ts'
import { sites } from '../../server/db/site-tables.ts'
import { users } from '../../server/db/tables.ts'
import { hashToken } from '../../server/kernel/viewer.ts'
import type { TestApp } from '../setup/app.ts'
import { stagedFile } from './entries.ts'
import { company, individual, type Person } from './people.ts'

type Body = Record<string, unknown>
const both = (en: string, am: string) => ({ en, am })

/** A whole part as a company would fill it in; no files, and no size, because sizes are rows. */
const PARTS: Readonly<Record<CompanyPart, Body>> = {
  identity: {
    name: both('Kaffa Roasters', 'ካፋ ቡና ቆዪዎች'),
    legal_name: both('Kaffa Roasters PLC', 'ካፋ ቡና ቆዪዎች ኃ/የተ/የግ/ማ'),
    short_name: null,
    public_name: null,
    tagline: both('Coffee from the forest', 'ከጫካ የተለቀመ ቡና'),
    year_of_establishment: 2012,
    logo_id: null,
    cover_id: null,
  },
  business: { business_type: 'coffee', legal_structure: 'plc', market_type: 'export' },
  legal: {
    tin_number: '0012345678',
    tin_authority: both('Ministry of Revenues', 'የገቢዎች ሚኒስቴር'),
    tin_issue_date: '2012-10-02',
    vat_number: '0087654321',
    vat_authority: null,
    vat_registration_date: '2013-01-14',
    registration_number: 'JM/AA/1/0012345/2004',
    registration_authority: null,
    license_expiry_date: '2027-07-07',
    audiences: { tin_number: ['site'], vat_number: [], registration_number: [] },
  },
  hours: { days: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '08:30', closes: '17:30' })), note: null },
  size: { company_size_id: null, number_of_employees: 46, number_of_branches: 2, number_of_offices: 3 },
  place: {
    website: 'https://kaffa.example.com',
    email: 'office@kaffa.example.com',
    phone_number: '+251471118260',
    po_box: '378',
    street_address: both('Hermata Merkato', 'ሄርማታ መርካቶ'),
    zip_code: null,
    country: 'ET',
    region: 'oromia',
    zone: 'jimma',
    woreda: null,
    map: { latitude: 7.6739, longitude: 36.8344 },
    audiences: { email: ['site', 'card'], phone_number: ['site'], address: ['site'] },
  },
}
/** The body of a part's PUT. */
export const partBody = (part: CompanyPart, version: number, over: Body = {}): Body => ({
  ...structuredClone(PARTS[part]),
  ...over,
  version,
})

/** A company whose page is public. */
export async function publicCompany(app: TestApp): Promise<Person> {
  const firm = await company(app)
  await publish(app, firm)
  return firm
}
/** Makes a page public without what publishing asks for. */
export async function publish({ db, services }: TestApp, { accountId }: Person): Promise<void> {
  await db
    .insert(sites)
    .values({ accountId, status: 'published', contentAt: services.clock.now() })
    .onConflictDoUpdate({ target: sites.accountId, set: { status: 'published' } })
}

/**
 * A company's verification as it stands after the events that lead to `status`, in the place of a former one. Gives
 * back its id and version. The company has stated its legal name.
 */
export async function verification(
  app: TestApp,
  { accountId }: Person,
  status: 'requested' | 'verified' | 'refused' | 'unverified',
) {
  const { db, services } = app
  await db.delete(companyVerifications).where(eq(companyVerifications.accountId, accountId))
  const now = services.clock.now()
  const row = {
    id: services.ids.uuid(),
    accountId,
    status,
    documentIds: [await stagedFile(app, accountId, 'document')],
    requestedAt: now,
    version: 2,
    createdAt: now,
  }
  await db.insert(companyVerifications).values(row)
  // Without its legal name it could not be verified.
  const { name, legal_name } = PARTS.identity
  await db
    .insert(companyParts)
    .values({ accountId, part: 'identity', values: { name, legal_name } })
    .onConflictDoNothing()
  return { id: row.id, version: row.version }
}
export const forgetVerification = async ({ db }: TestApp, { accountId }: Person): Promise<void> =>
  void (await db.delete(companyVerifications).where(eq(companyVerifications.accountId, accountId)))

/** An invitation to own a company that waits for someone's email: its id. */
export async function invitation(
  { db, services }: TestApp,
  of: Person,
  email: string,
  kind: 'share' | 'transfer' = 'share',
): Promise<string> {
  const now = services.clock.now()
  const id = services.ids.uuid()
  await db.insert(ownershipInvitations).values({
    id,
    accountId: of.accountId,
    emailKey: email.toLowerCase(),
    kind,
    invitedBy: of.userId,
    expiresAt: new Date(now.getTime() + 7 * DAY),
    createdAt: now,
  })
  return id
}
/** Another owner of a company, a new person unless given: them, acting as the company; `own` is their own account. */
export async function coOwner(app: TestApp, of: Person, who?: Person): Promise<Person & { readonly own: string }> {
  const person = who ?? (await individual(app))
  await app.db
    .insert(coOwners)
    .values({ accountId: of.accountId, userId: person.userId, createdAt: app.services.clock.now() })
  return { ...person, own: person.accountId, accountId: of.accountId }
}

/** Someone who follows a company by email, confirmed unless told: their id and the token of their mails. */
export async function mailFollower(
  { db, services }: TestApp,
  of: Person,
  { confirmed = true, email = '' } = {},
): Promise<{ readonly id: string; readonly token: string }> {
  const [id, token, now] = [services.ids.uuid(), services.ids.token(), services.clock.now()]
  const emailKey = email || `follower-${id}@example.com`
  await db.insert(followers).values({
    id,
    companyAccountId: of.accountId,
    emailKey,
    language: 'en',
    searchKey: emailKey,
    tokenHash: hashToken(token),
    confirmedAt: confirmed ? now : null,
    createdAt: now,
  })
  return { id, token }
}

/** A person who was disabled. */
export async function disabledPerson(app: TestApp): Promise<Person> {
  const person = await individual(app)
  await app.db
    .update(users)
    .set({ disabledAt: app.services.clock.now(), disabledReason: 'Spam' })
    .where(eq(users.id, person.userId))
  return person
}
