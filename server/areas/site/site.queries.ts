import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { SectionKey, SiteKind } from '../../../openapi/schemas/profile.ts'
import type { Script } from '../../../openapi/schemas/site.ts'
import { companyParts, companyVerifications } from '../../db/company-tables.ts'
import { licences } from '../../db/collection-tables.ts'
import { companySizes } from '../../db/list-tables.ts'
import { qrCodes, sections, sites, uploadedFonts, type StoredFace } from '../../db/site-tables.ts'
import { accounts, files, personalDetails, users } from '../../db/tables.ts'
import type { ShownLicence } from '../../../src/documents/company-data.ts'
import { prepared } from '../../db/prepared.ts'
import { accountNamed, isActive } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import type { PartRow } from '../company/company-parts.queries.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'
import type { Arrangement } from '../../kernel/audience.ts'
import { sectionSettingRows } from '../../kernel/section-settings.ts'
import { sectionsWithFile, visibleRows } from './section-rows.queries.ts'

/** An uploaded font, as far as a page needs it. */
export interface StoredFont {
  readonly key: string
  readonly scripts: readonly Script[]
  readonly faces: readonly StoredFace[]
}

/** A file's row, as far as a page needs it. Pixels and bytes; pictures have no name. */
export interface ShownFile {
  readonly id: string
  readonly kind: 'picture' | 'document' | 'font'
  readonly type: string
  readonly name: string | null
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
}

/** The saved arrangement of an account's sections, as a column of a select over accounts. */
export const arrangements = sql<
  Arrangement[]
>`(select coalesce(jsonb_agg(jsonb_build_object('key', s.key, 'visible', s.visible, 'audience', s.audience, 'position', s.position, 'version', s.version)), '[]') from ${sections} s where s.account_id = ${accounts.id})`
const code = sql<
  string | null
>`(select q.code from ${qrCodes} q where q.account_id = ${accounts.id} order by q.created_at limit 1)`

/** A company's information, as columns of a select over accounts; empty for a person. */
const parts = sql<
  PartRow[]
>`(select coalesce(jsonb_agg(jsonb_build_object('part', p.part, 'values', p.values, 'version', p.version)), '[]') from ${companyParts} p where p.account_id = ${accounts.id})`
const verification = sql<VerificationStatus | null>`(select v.status from ${companyVerifications} v where v.account_id = ${accounts.id})`
const sizeName = sql<Localized | null>`(select z.name from ${companySizes} z where z.id = ${accounts.companySizeId})`
const shownLicences = sql<
  ShownLicence[]
>`(select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'number', l.number, 'authority', l.authority, 'issued_on', l.issued_on, 'expires_on', l.expires_on) order by l.position), '[]') from ${licences} l where l.account_id = ${accounts.id} and l.visible)`

/** The font that the site has, where it was uploaded. */
const ownFont = sql<StoredFont | null>`(select jsonb_build_object('key', w.key, 'scripts', w.scripts, 'faces', w.faces) from ${uploadedFonts} w where w.key = ${sites.font})`

const photo = alias(files, 'photo')
const cover = alias(files, 'cover')

const face = {
  accountId: accounts.id,
  kind: sql<SiteKind>`${accounts.kind}`,
  username: accounts.username,
  email: users.email,
  displayName: users.displayName,
  firstName: users.firstName,
  middleName: users.middleName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  language: users.language,
  userAudiences: users.audiences,
  accountAudiences: accounts.audiences,
  headline: accounts.headline,
  bio: accounts.bio,
  nickname: accounts.nickname,
  jobTitle: accounts.jobTitle,
  workEmail: accounts.workEmail,
  workPhoneNumber: accounts.workPhoneNumber,
  salary: accounts.salary,
  employmentStatus: accounts.employmentStatus,
  publicName: accounts.publicName,
  companyName: accounts.companyName,
  companyPhoneNumber: accounts.phoneNumber,
  companySizeId: accounts.companySizeId,
  pictureId: accounts.pictureId,
  coverId: accounts.coverId,
  parts,
  verification,
  sizeName,
  licences: shownLicences,
  createdAt: accounts.createdAt,
  details: personalDetails,
  photo: {
    id: photo.id,
    kind: photo.kind,
    type: photo.type,
    name: photo.name,
    bytes: photo.bytes,
    width: photo.width,
    height: photo.height,
  },
  cover: {
    id: cover.id,
    kind: cover.kind,
    type: cover.type,
    name: cover.name,
    bytes: cover.bytes,
    width: cover.width,
    height: cover.height,
  },
  primaryColour: sites.primaryColour,
  secondColour: sites.secondColour,
  textColour: sites.textColour,
  font: sites.font,
  ownFont,
  status: sites.status,
  template: sites.template,
  indexable: sites.indexable,
  publishedAt: sites.publishedAt,
  contentAt: sites.contentAt,
  sectionOrder: sites.sectionOrder,
  sectionSettings: sectionSettingRows,
  arrangements,
  code,
}

/** Accounts that have an owner who may sign in, with everything that a page or card can show besides its sections. */
const faces = (db: Readable) =>
  db
    .select(face)
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.ownerId))
    .leftJoin(personalDetails, eq(personalDetails.userId, users.id))
    .leftJoin(sites, eq(sites.accountId, accounts.id))
    .leftJoin(photo, eq(photo.id, accounts.pictureId))
    .leftJoin(cover, eq(cover.id, accounts.coverId))
    .$dynamic()

/**
 * Everything about an account that a page or card can show, unfiltered. It leaves this area only through
 * `site.present.ts`.
 */
export type Face = Awaited<ReturnType<typeof faces>>[number]

async function one(
  db: Readable,
  name: string,
  where: () => SQL,
  values: Record<string, unknown>,
): Promise<Face | null> {
  const [row] = await prepared(db, name, () => faces(db).where(and(where(), isActive())).limit(1), values)
  return row ?? null
}
export const faceOfAccount = (db: Readable, accountId: string): Promise<Face | null> =>
  one(db, 'face_of_account', () => eq(accounts.id, sql.placeholder('account')), { account: accountId })

/**
 * By username without regard to case, of a person or a company; `former` if the account has since taken the username
 * `face.username`.
 */
export async function faceByUsername(
  db: Readable,
  username: string,
): Promise<{ readonly face: Face; readonly former: boolean } | null> {
  const named = () => accountNamed(db, sql.placeholder('name'))
  const found = await one(
    db,
    'face_by_username',
    () => sql`${accounts.id} = (${named()}) and ${accounts.kind} in ('individual', 'company')`,
    { name: username.toLowerCase() },
  )
  return found && { face: found, former: found.username.toLowerCase() !== username.toLowerCase() }
}

/** By the code in the QR address. `gone`: the code existed, but its account was deleted. */
export async function faceByCode(db: Readable, qrCode: string): Promise<Face | 'gone' | null> {
  const [found] = await db.select({ accountId: qrCodes.accountId }).from(qrCodes).where(eq(qrCodes.code, qrCode))
  if (!found) return null
  return (found.accountId === null ? null : await faceOfAccount(db, found.accountId)) ?? 'gone'
}

/** An entry's fields by the names of the contract, as JSON has them. */
export type EntryValues = Readonly<Record<string, unknown>>
/** The visible entries of all sections of an account, not yet filtered by audience, and the files they use. */
export interface SectionContent {
  readonly entries: ReadonlyMap<SectionKey, readonly EntryValues[]>
  readonly files: ReadonlyMap<string, ShownFile>
}

/** The visible entries of every section, in their order, and the account's files. One statement. */
export async function sectionContent(db: Readable, accountId: string): Promise<SectionContent> {
  const account = sql`${sql.placeholder('account')}`
  const file = sql`jsonb_build_object('id', f.id, 'kind', f.kind, 'type', f.type, 'name', f.name, 'bytes', f.bytes, 'width', f.width, 'height', f.height)`
  const rows = await prepared(
    db,
    'section_content',
    () =>
      db
        .select({ section: sql<SectionKey | 'file'>`section`, entry: sql<EntryValues>`entry` })
        .from(
          sql`(${visibleRows(account)}
      union all select 'file' as section, 0 as position, ${file} as entry from ${files} f where f.account_id = ${account}::uuid and f.state = 'attached') content`,
        )
        .orderBy(sql`position`),
    { account: accountId },
  )
  const entries = new Map<SectionKey, EntryValues[]>()
  const shown = new Map<string, ShownFile>()
  for (const { section, entry } of rows) {
    if (section === 'file') {
      shown.set(String(entry['id']), entry as unknown as ShownFile)
      continue
    }
    const sofar = entries.get(section)
    if (sofar) sofar.push(entry)
    else entries.set(section, [entry])
  }
  return { entries, files: shown }
}

/** Published sites whose owners want to be found, oldest account first. */
export const indexableSites = (db: Readable, most: number) =>
  db
    .select({ username: accounts.username, contentAt: sites.contentAt })
    .from(sites)
    .innerJoin(accounts, eq(accounts.id, sites.accountId))
    .where(and(eq(sites.status, 'published'), eq(sites.indexable, true), isActive()))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(most)

/** Everything that decides whether anyone may see a file: whose it is, and which parts of their pages show it. */
export async function fileUse(db: Readable, fileId: string) {
  const [row] = await db
    .select({
      kind: sql<SiteKind>`${accounts.kind}`,
      isPhoto: sql<boolean>`${accounts.pictureId} is not distinct from ${files.id}`,
      isCover: sql<boolean>`${accounts.coverId} is not distinct from ${files.id}`,
      sections: sectionsWithFile,
      accountAudiences: accounts.audiences,
      status: sites.status,
      arrangements,
      code,
    })
    .from(files)
    .innerJoin(accounts, eq(accounts.id, files.accountId))
    .leftJoin(sites, eq(sites.accountId, accounts.id))
    .where(and(eq(files.id, fileId), isActive()))
  return row ?? null
}
