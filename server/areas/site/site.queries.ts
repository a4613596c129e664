import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { accounts, educations, files, qrCodes, sections, sites, usernames, users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import type { Arrangement } from './audience.ts'

/** A picture's row, as far as a page needs it. Pixels. */
export interface PictureRow {
  readonly id: string
  readonly width: number | null
  readonly height: number | null
}

/** The stored arrangements of the account at hand, as a column of a select over accounts. */
export const arrangements = sql<
  Arrangement[]
>`(select coalesce(jsonb_agg(jsonb_build_object('key', s.key, 'visible', s.visible, 'audience', s.audience, 'position', s.position, 'version', s.version)), '[]') from ${sections} s where s.account_id = ${accounts.id})`
const code = sql<string | null>`(select q.code from ${qrCodes} q where q.account_id = ${accounts.id} order by q.created_at limit 1)`

const face = {
  accountId: accounts.id,
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
  primaryColour: accounts.primaryColour,
  secondColour: accounts.secondColour,
  textColour: accounts.textColour,
  createdAt: accounts.createdAt,
  photo: { id: files.id, width: files.width, height: files.height },
  status: sites.status,
  template: sites.template,
  indexable: sites.indexable,
  publishedAt: sites.publishedAt,
  contentAt: sites.contentAt,
  arrangements,
  code,
}

/** Accounts of people who may still sign in, with all that a page or card may draw from. */
const faces = (db: Readable) =>
  db
    .select(face)
    .from(accounts)
    .innerJoin(users, and(eq(users.id, accounts.ownerId), isNull(users.disabledAt)))
    .leftJoin(sites, eq(sites.accountId, accounts.id))
    .leftJoin(files, eq(files.id, accounts.pictureId))
    .$dynamic()

/** Everything about an account that a page or card may draw from, unfiltered: it leaves this area through `site.present.ts` alone. */
export type Face = Awaited<ReturnType<typeof faces>>[number]

async function one(db: Readable, where: SQL): Promise<Face | null> {
  const [row] = await faces(db).where(where).limit(1)
  return row ?? null
}
export const faceOfAccount = (db: Readable, accountId: string): Promise<Face | null> => one(db, eq(accounts.id, accountId))

/** By username without regard to case, of a person's account; `former` when that name was left for `face.username`. */
export async function faceByUsername(db: Readable, username: string): Promise<{ readonly face: Face; readonly former: boolean } | null> {
  const named = db.select({ id: usernames.accountId }).from(usernames).where(eq(usernames.key, username.toLowerCase()))
  const found = await one(db, sql`${accounts.id} = (${named}) and ${accounts.kind} = 'individual'`)
  return found && { face: found, former: found.username.toLowerCase() !== username.toLowerCase() }
}

/** By the code in the QR address. `gone`: the code was given once, and its account is no more. */
export async function faceByCode(db: Readable, qrCode: string): Promise<Face | 'gone' | null> {
  const [found] = await db.select({ accountId: qrCodes.accountId }).from(qrCodes).where(eq(qrCodes.code, qrCode))
  if (!found) return null
  return (found.accountId === null ? null : await faceOfAccount(db, found.accountId)) ?? 'gone'
}

/** The visible entries of an account's education, in its order. */
export const visibleEducation = (db: Readable, accountId: string) =>
  db
    .select({
      schoolName: educations.schoolName,
      degree: educations.degree,
      fieldOfStudy: educations.fieldOfStudy,
      startDate: educations.startDate,
      endDate: educations.endDate,
      grade: educations.grade,
      description: educations.description,
      picture: { id: files.id, width: files.width, height: files.height },
    })
    .from(educations)
    .leftJoin(files, eq(files.id, educations.pictureId))
    .where(and(eq(educations.accountId, accountId), eq(educations.visible, true)))
    .orderBy(asc(educations.position))
export type EducationRow = Awaited<ReturnType<typeof visibleEducation>>[number]

/** Published sites whose owners want to be found, oldest account first. */
export const indexableSites = (db: Readable, most: number) =>
  db
    .select({ username: accounts.username, contentAt: sites.contentAt })
    .from(sites)
    .innerJoin(accounts, eq(accounts.id, sites.accountId))
    .innerJoin(users, and(eq(users.id, accounts.ownerId), isNull(users.disabledAt)))
    .where(and(eq(sites.status, 'published'), eq(sites.indexable, true)))
    .orderBy(asc(accounts.createdAt), asc(accounts.id))
    .limit(most)

/** What decides whether a file may be seen by anyone: who has it, and what of theirs shows it. */
export async function fileUse(db: Readable, fileId: string) {
  const [row] = await db
    .select({
      isPhoto: sql<boolean>`${accounts.pictureId} is not distinct from ${files.id}`,
      inEducation: sql<boolean>`exists (select 1 from ${educations} e where e.account_id = ${files.accountId} and e.picture_id = ${files.id} and e.visible)`,
      accountAudiences: accounts.audiences,
      status: sites.status,
      arrangements,
      code,
    })
    .from(files)
    .innerJoin(accounts, eq(accounts.id, files.accountId))
    .innerJoin(users, and(eq(users.id, accounts.ownerId), isNull(users.disabledAt)))
    .leftJoin(sites, eq(sites.accountId, accounts.id))
    .where(eq(files.id, fileId))
  return row ?? null
}
