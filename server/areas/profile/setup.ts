import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Viewer } from '../../../openapi/define.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { accountSetup, accountSetupBody } from '../../../openapi/schemas/profile.ts'
import type { ReferenceKey } from '../../../openapi/schemas/reference.ts'
import { hobbies } from '../../db/collection-tables.ts'
import { accounts, users } from '../../db/tables.ts'
import type { Readable, Services, Tx } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { setupAudiences } from '../../kernel/audience.ts'
import { contentChanged } from '../../kernel/site-content.ts'
import { exchangePicture } from '../../kernel/exchange-picture.ts'
import { isRealPhone } from '../../kernel/phone.ts'
import { assertNone, unknownKeys, type FieldErrors } from '../../kernel/reference-keys.ts'

type Setup = z.output<typeof accountSetup>
type Body = z.output<typeof accountSetupBody>

/** The account's set-up: pictures, headline, work contact, language and audiences. */
export async function readSetup(db: Readable, services: Services, accountId: string): Promise<Setup> {
  const [row] = await db.select({ account: accounts, language: users.language }).from(accounts).innerJoin(users, eq(users.id, accounts.ownerId)).where(eq(accounts.id, accountId))
  if (!row) return refuse('not_found', {})
  const { account } = row
  const urlOf = (id: string | null) => (id === null ? null : services.files.ownUrl(id))
  return {
    username: account.username,
    photo_id: account.pictureId as Ref<'file'> | null,
    photo: urlOf(account.pictureId),
    cover_id: account.coverId as Ref<'file'> | null,
    cover: urlOf(account.coverId),
    headline: account.headline,
    bio: account.bio,
    nickname: account.nickname,
    job_title: account.jobTitle,
    work_email: account.workEmail,
    work_phone_number: account.workPhoneNumber,
    salary: account.salary,
    employment_status: account.employmentStatus as ReferenceKey | null,
    language: row.language,
    audiences: setupAudiences(account.audiences),
    version: account.version,
  }
}

/** Checks what the contract cannot: phone numbers that cannot exist, unknown keys, a missing hobby, and one file used twice. */
async function faultsOf(tx: Tx, accountId: string, body: Body): Promise<FieldErrors> {
  const { work_phone_number, employment_status, photo_id, cover_id } = body
  const wanted = employment_status === null ? [] : [{ field: 'employment_status', list: 'employment-statuses', key: employment_status } as const]
  return {
    ...(work_phone_number === null || isRealPhone(work_phone_number) ? {} : { work_phone_number: ['validation.phone'] }),
    ...(await unknownKeys(tx, wanted)),
    ...((await tx.$count(hobbies, eq(hobbies.accountId, accountId))) > 0 ? {} : { hobbies: ['validation.required'] }),
    ...(photo_id === cover_id ? { cover_id: ['validation.reference'] } : {}),
  }
}

/** Replaces pictures, headline, work contact and language if the version is still current. Hobbies are a collection of their own; at least one must exist. */
export async function editSetup(tx: Tx, services: Services, viewer: Viewer, body: Body): Promise<Setup> {
  const { accountId } = viewer
  const [before] = await tx
    .select({ version: accounts.version, pictureId: accounts.pictureId, coverId: accounts.coverId })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  if (!before) return refuse('not_found', {})
  if (before.version !== body.version) refuse('stale', { current: await readSetup(tx, services, accountId) })
  assertNone(await faultsOf(tx, accountId, body))
  await exchangePicture(tx, services, { accountId, field: 'photo_id', before: before.pictureId, now: body.photo_id })
  await exchangePicture(tx, services, { accountId, field: 'cover_id', before: before.coverId, now: body.cover_id })
  await tx
    .update(accounts)
    .set({
      pictureId: body.photo_id,
      coverId: body.cover_id,
      headline: body.headline,
      bio: body.bio,
      nickname: body.nickname,
      jobTitle: body.job_title,
      workEmail: body.work_email,
      workPhoneNumber: body.work_phone_number,
      salary: body.salary,
      employmentStatus: body.employment_status,
      audiences: body.audiences,
      version: sql`${accounts.version} + 1`,
    })
    .where(eq(accounts.id, accountId))
  await tx.update(users).set({ language: body.language }).where(eq(users.id, viewer.userId))
  await contentChanged(tx, services, accountId)
  services.events.publish(tx, 'account', accountId)
  return readSetup(tx, services, accountId)
}
