import { eq } from 'drizzle-orm'
import type { IncomingHttpHeaders } from 'node:http'
import type { AccountKind, Language } from '../../openapi/define.ts'
import { resolve } from '../../openapi/format/names.ts'
import { shownCompanyName, shownName } from '../../openapi/format/shown-name.ts'
import type { SignedIn } from '../../src/documents/document.ts'
import { accounts, users } from '../db/tables.ts'
import type { Services } from '../kernel/context.ts'
import { cookieOf } from './reader.ts'

/** Somebody who reads while signed in, and the account that acts. */
export interface Reader extends SignedIn {
  readonly accountId: string
  readonly kind: AccountKind
}

/**
 * Who reads one of the product's own pages, by the cookies of the application: the account that acts, by its name and
 * picture. Null for visitors and for a session that is over. It decides what the page says and nothing else; that it
 * could not be found out never keeps the page from anybody.
 */
export async function signedIn(
  services: Pick<Services, 'db' | 'findViewer' | 'files' | 'clock' | 'log'>,
  headers: IncomingHttpHeaders,
  lang: Language,
): Promise<Reader | null> {
  const token = cookieOf(headers, 'access_token')
  if (token === null) return null
  try {
    return await find(services, { token, account: cookieOf(headers, 'current_account') }, lang)
  } catch (error) {
    services.log.warn({ err: error }, 'The reader of a page was not looked up')
    return null
  }
}

async function find(
  { db, findViewer, files, clock }: Pick<Services, 'db' | 'findViewer' | 'files' | 'clock'>,
  { token, account }: { readonly token: string; readonly account: string | null },
  lang: Language,
): Promise<Reader | null> {
  const now = clock.now()
  const named = await findViewer(token, account, now)
  // The account of the cookie may have been taken away: then it is the user's own.
  const found = named.kind === 'account_forbidden' ? await findViewer(token, null, now) : named
  if (found.kind !== 'viewer') return null
  const { accountId, userId, isEmployee } = found.viewer
  const [row] = await db
    .select({ account: accounts, user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(accounts.id, accountId))
  if (row === undefined) return null
  const isCompany = row.account.kind === 'company'
  const name = resolve(isCompany ? shownCompanyName(row.account) : shownName(row.user), lang)?.text
  const { pictureId } = row.account
  return {
    accountId,
    kind: row.account.kind,
    name: name ?? row.account.username,
    photo: pictureId === null ? null : isEmployee ? files.guestUrl(pictureId, 'contact') : files.ownUrl(pictureId),
  }
}
