import { and, eq, inArray } from 'drizzle-orm'
import { shownCompanyName } from '../../openapi/format/shown-name.ts'
import { pages } from '../../openapi/routes.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { letters } from '../db/letters-tables.ts'
import { accounts } from '../db/tables.ts'
import type { Readable } from '../kernel/context.ts'
import { todayIn } from '../kernel/days.ts'

/** What others read of a letter that confirms an entry: never what it says. */
export interface ConfirmingLetter {
  readonly company: Localized
  readonly reference: string
  /** When it was issued, by the days of Addis Ababa. */
  readonly date: string
  /** The page that verifies it. */
  readonly path: string
}

/** Those of these letters that are issued and not revoked, by their ids. One statement, and none for none. */
export async function confirmingLetters(
  db: Readable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConfirmingLetter>> {
  if (ids.length === 0) return new Map()
  const { publicName, companyName, username } = accounts
  const rows = await db
    .select({
      id: letters.id,
      reference: letters.reference,
      code: letters.code,
      issuedAt: letters.issuedAt,
      company: { publicName, companyName, username },
    })
    .from(letters)
    .innerJoin(accounts, eq(accounts.id, letters.accountId))
    .where(and(inArray(letters.id, [...ids]), eq(letters.status, 'issued')))
  return new Map(
    rows.flatMap(({ id, reference, code, issuedAt, company }) =>
      reference === null || code === null || issuedAt === null
        ? []
        : [
            [
              id,
              { company: shownCompanyName(company), reference, date: todayIn(issuedAt), path: verificationPath(code) },
            ],
          ],
    ),
  )
}
/** The page that verifies the letter with this code. */
export const verificationPath = (code: string) => pages.letterByCode.path.replace('{code}', code)
