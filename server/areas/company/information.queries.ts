import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { companyInformation } from '../../../openapi/schemas/company.ts'
import { companyVerifications } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { partRows, partsFrom } from './company-parts.queries.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'

export type Information = z.input<typeof companyInformation>

/** What a company says of itself, as its owners' screens show it. */
export async function readInformation(db: Readable, services: Pick<Services, 'files'>, accountId: string): Promise<Information> {
  const [row] = await db
    .select({ account: accounts, verification: companyVerifications.status })
    .from(accounts)
    .leftJoin(companyVerifications, eq(companyVerifications.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) return refuse('not_found', {})
  const { values, versions, saved } = partsFrom(await partRows(db, accountId), row.account)
  const urlOf = (id: string | null) => (id === null ? null : services.files.ownUrl(id))
  const { identity, business, legal, hours, size, place } = values
  return {
    identity: { ...identity, logo: urlOf(identity.logo_id), cover: urlOf(identity.cover_id), version: versions.identity },
    business: { ...business, version: versions.business },
    legal: { ...legal, version: versions.legal },
    hours: { ...hours, version: versions.hours },
    size: { ...size, version: versions.size },
    place: { ...place, version: versions.place },
    completed: [...saved],
    verification: (row.verification ?? 'unverified') as VerificationStatus,
    username: row.account.username,
  }
}
