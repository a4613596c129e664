import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ref } from '../../../openapi/ref.ts'
import type { verificationAnswer } from '../../../openapi/schemas/company.ts'
import { companyVerifications } from '../../db/company-tables.ts'
import { files } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { formOf } from '../../kernel/file-names.ts'
import type { VerificationStatus } from '../../../openapi/schemas/company.ts'
import { isSame, readFacts } from './verified-facts.queries.ts'
import { ownersAbilities } from './verification.policy.ts'

export type VerificationRow = typeof companyVerifications.$inferSelect
interface Document {
  readonly id: Ref<'file'>
  readonly name: string | null
  readonly url: string
}

export async function findVerification(db: Readable, accountId: string): Promise<VerificationRow | undefined> {
  const [row] = await db.select().from(companyVerifications).where(eq(companyVerifications.accountId, accountId))
  return row
}

/** A company's verification by its own id. */
export async function findVerificationById(db: Readable, id: string): Promise<VerificationRow | undefined> {
  const [row] = await db.select().from(companyVerifications).where(eq(companyVerifications.id, id))
  return row
}

/**
 * The documents of requests by their ids, with addresses that work for an hour: nobody but the company and
 * administrators is given one.
 */
export async function documentsOf(
  db: Readable,
  services: Pick<Services, 'files'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Document>> {
  const found =
    ids.length === 0
      ? []
      : await db
          .select({ id: files.id, type: files.type, name: files.name })
          .from(files)
          .where(inArray(files.id, [...ids]))
  return new Map(
    found.map(({ id, type, name }) => [
      id,
      { id: id as Ref<'file'>, name, url: services.files.briefUrl(id, formOf(type)) },
    ]),
  )
}
/** Those of one request, in its order. */
export const inOrder = (ids: readonly string[], documents: ReadonlyMap<string, Document>): Document[] =>
  ids.flatMap((id) => documents.get(id) ?? [])

/**
 * How far the company's verification has come, as the company sees it. One that never asked is unverified, in version
 * 1.
 */
export async function readVerification(
  db: Readable,
  services: Pick<Services, 'files'>,
  accountId: string,
): Promise<z.input<typeof verificationAnswer>> {
  const row = await findVerification(db, accountId)
  const status = (row?.status ?? 'unverified') as VerificationStatus
  const ids = row?.documentIds ?? []
  const former = row?.verifiedFacts ?? null
  return {
    status,
    documents: inOrder(ids, await documentsOf(db, services, ids)),
    remark: row?.remark ?? null,
    note: row?.note ?? null,
    is_again:
      former !== null &&
      (status === 'refused' || (status === 'requested' && !isSame(former, await readFacts(db, accountId)))),
    requested_at: row?.requestedAt?.toISOString() ?? null,
    decided_at: row?.decidedAt?.toISOString() ?? null,
    abilities: ownersAbilities(status),
    version: row?.version ?? 1,
  }
}
