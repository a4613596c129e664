import { asc, eq } from 'drizzle-orm'
import type { Viewer } from '../../../openapi/define.ts'
import type { Ref } from '../../../openapi/ref.ts'
import type { ReceivedLetter } from '../../../openapi/schemas/letter.ts'
import { experiences } from '../../db/collection-tables.ts'
import { employments } from '../../db/company-tables.ts'
import { letterTypes } from '../../db/letter-tables.ts'
import { accounts } from '../../db/tables.ts'
import { isCalled } from '../../kernel/company-names.ts'
import type { Readable } from '../../kernel/context.ts'
import type { LetterRow } from './letters.policy.ts'

/** Is a letter a certificate about this person, that still holds? Only their own account has experience to confirm. */
async function isCertificateOf(db: Readable, { userId, accountKind }: Viewer, row: LetterRow): Promise<boolean> {
  if (accountKind !== 'individual' || row.aboutId !== userId || row.status !== 'issued') return false
  const [type] = await db
    .select({ request: letterTypes.request })
    .from(letterTypes)
    .where(eq(letterTypes.id, row.typeId))
  return type !== undefined && type.request !== 'none'
}

/**
 * What a received letter confirms, and what it could: entries of its reader that the company's record confirms, or that
 * name the company. Null for what is no certificate of theirs, or holds no more.
 */
export async function confirmedBy(db: Readable, viewer: Viewer, row: LetterRow): Promise<ReceivedLetter['confirms']> {
  if (!(await isCertificateOf(db, viewer, row))) return null
  const [company] = await db.select().from(accounts).where(eq(accounts.id, row.accountId))
  if (company === undefined) return null
  const entries = await db
    .select({
      id: experiences.id,
      job_title: experiences.jobTitle,
      company_name: experiences.companyName,
      letterId: experiences.letterId,
      employerId: employments.companyAccountId,
    })
    .from(experiences)
    .leftJoin(employments, eq(employments.id, experiences.employmentId))
    .where(eq(experiences.accountId, viewer.accountId))
    .orderBy(asc(experiences.position))
  const theirs = entries.filter(
    ({ letterId, employerId, company_name: name }) =>
      letterId === row.id || employerId === row.accountId || isCalled(company, name),
  )
  return {
    experience_id: (theirs.find(({ letterId }) => letterId === row.id)?.id ?? null) as Ref<'experience'> | null,
    entries: theirs.map(({ id, job_title, company_name }) => ({
      id: id as Ref<'experience'>,
      job_title,
      company_name,
    })),
  }
}
