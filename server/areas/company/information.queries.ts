import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { nameOf, type AnyPart } from '../../../openapi/part.ts'
import {
  COMPANY_PARTS,
  companyParts,
  type companyInformation,
  type CompanyPart,
  type VerificationStatus,
} from '../../../openapi/schemas/company.ts'
import { companyVerifications } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { partRows, partsFrom } from './company-parts.queries.ts'

export type Information = z.input<typeof companyInformation>

/** What a company says of itself, as its owners' screens show it. */
export async function readInformation(
  db: Readable,
  services: Pick<Services, 'files'>,
  accountId: string,
): Promise<Information> {
  const [row] = await db
    .select({ account: accounts, verification: companyVerifications.status })
    .from(accounts)
    .leftJoin(companyVerifications, eq(companyVerifications.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!row) return refuse('not_found', {})
  const { values, versions, saved } = partsFrom(await partRows(db, accountId), row.account)
  const shown = (part: CompanyPart): Readonly<Record<string, unknown>> => {
    const { fields }: AnyPart = companyParts[part]
    const said: Readonly<Record<string, unknown>> = values[part]
    const pictures = Object.entries(fields).flatMap(([name, field]) => {
      const id = said[name]
      return field.kind === 'picture'
        ? [[nameOf(name, field), typeof id === 'string' ? services.files.ownUrl(id) : null] as const]
        : []
    })
    return { ...said, ...Object.fromEntries(pictures), version: versions[part] }
  }
  return {
    ...(Object.fromEntries(COMPANY_PARTS.map((part) => [part, shown(part)])) as Pick<Information, CompanyPart>),
    completed: [...saved],
    verification: (row.verification ?? 'unverified') as VerificationStatus,
    username: row.account.username,
  }
}
