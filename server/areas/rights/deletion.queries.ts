import { sql } from 'drizzle-orm'
import { resolve } from '../../../openapi/format/names.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import type { Language } from '../../../openapi/define.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { Readable } from '../../kernel/context.ts'

/** An account of a user who is about to be deleted, and who gets it: null when it goes with them. */
interface Fate {
  readonly id: string
  readonly kind: 'administrator' | 'company' | 'individual'
  readonly name: string
  readonly heir: string | null
  readonly employees: number
}

/**
 * What happens to the accounts of a user: a company that others own too goes to the one of them who has owned it
 * longest and may sign in, all others are deleted.
 */
export async function fatesOf(db: Readable, userId: string, lang: Language): Promise<readonly Fate[]> {
  const { rows } = await db.execute<{
    id: string
    kind: Fate['kind']
    username: string
    company_name: string | null
    public_name: Localized | null
    heir: string | null
    employees: number
  }>(sql`
    select a.id, a.kind, a.username, a.company_name, a.public_name,
      (select o.user_id from co_owners o join users w on w.id = o.user_id
        where o.account_id = a.id and w.disabled_at is null and w.deletion_due_at is null
        order by o.created_at, o.user_id limit 1) as heir,
      (select count(*)::int from employments e where e.company_account_id = a.id and e.ended_at is null) as employees
    from accounts a where a.owner_id = ${userId}::uuid order by a.created_at, a.id`)
  return rows.map(({ id, kind, username, company_name: companyName, public_name: publicName, heir, employees }) => ({
    id,
    kind,
    heir,
    employees,
    name:
      kind === 'company'
        ? (resolve(shownCompanyName({ companyName, publicName, username }), lang)?.text ?? username)
        : username,
  }))
}

/** The jobs that a user has now. */
export async function countJobs(db: Readable, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from employments where user_id = ${userId}::uuid and ended_at is null`,
  )
  return rows[0]?.count ?? 0
}
