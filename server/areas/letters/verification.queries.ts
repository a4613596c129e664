import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import type { LetterFacts } from '../../../openapi/schemas/letter-verification.ts'
import { shownCompanyName } from '../../../openapi/format/shown-name.ts'
import { letterTypes } from '../../db/letter-tables.ts'
import { letterAttachments, letters } from '../../db/letters-tables.ts'
import { accounts, files } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { formOf } from '../../kernel/file-names.ts'
import type { FileStore } from '../../kernel/files.ts'
import type { LetterRow } from './letters.policy.ts'

/** A letter that was issued, with what anybody may know of it who has its code or its file. */
export interface IssuedLetter {
  readonly row: LetterRow
  readonly facts: LetterFacts
  /** Was its company verified? */
  readonly isVerified: boolean
}

async function findIssued(db: Readable, by: ReturnType<typeof eq>): Promise<IssuedLetter | null> {
  const [found] = await db
    .select({ row: letters, type: letterTypes, account: accounts })
    .from(letters)
    .innerJoin(letterTypes, eq(letterTypes.id, letters.typeId))
    .innerJoin(accounts, eq(accounts.id, letters.accountId))
    .where(and(by, inArray(letters.status, ['issued', 'revoked'])))
    .limit(1)
  if (found === undefined) return null
  const { row, type, account } = found
  const { code, reference, issuedAt } = row
  if (code === null || reference === null || issuedAt === null) return null
  return {
    row,
    isVerified: account.verifiedAt !== null,
    facts: {
      code,
      reference,
      company: shownCompanyName(account),
      lang: row.lang,
      type: type.confidential ? null : type.name,
      subject: type.confidential ? null : row.subject,
      issued_at: issuedAt.toISOString(),
      revoked_at: row.revokedAt?.toISOString() ?? null,
      sha256: row.documentHash,
    },
  }
}

/** The code in what somebody typed, read aloud, scanned or pasted as a whole address; null: there is none in it. */
export function codeIn(typed: string): string | null {
  const said = /\/letter\/([^/?#\s]+)/.exec(typed)?.[1] ?? typed
  const code = said.replaceAll(/[\s\-–—.]/g, '').toUpperCase()
  return /^[0-9A-Z]{8,40}$/.test(code) ? code : null
}
export const findByCode = (db: Readable, code: string): Promise<IssuedLetter | null> =>
  findIssued(db, eq(letters.code, code))
export const findById = (db: Readable, id: string): Promise<IssuedLetter | null> => findIssued(db, eq(letters.id, id))
/** By the SHA-256 of its sealed PDF, in hexadecimal digits. */
export const findByHash = (db: Readable, sha256: string): Promise<IssuedLetter | null> =>
  findIssued(db, eq(letters.documentHash, sha256))

/** The same for whoever may read the letter, each with an address for an hour. */
export const presentAttachments = async (db: Readable, store: Pick<FileStore, 'briefUrl'>, letterId: string) =>
  (await attachmentsOf(db, letterId)).map(({ fileId, name, type, bytes }) => ({
    id: fileId as Ref<'file'>,
    name,
    bytes,
    url: store.briefUrl(fileId, formOf(type)),
    preview: formOf(type) === 'picture' ? store.briefUrl(fileId, 'small') : null,
  }))
/** What goes with a letter, in its order. */
export const attachmentsOf = async (db: Readable, letterId: string) => {
  const rows = await db
    .select({ id: letterAttachments.id, fileId: files.id, name: files.name, type: files.type, bytes: files.bytes })
    .from(letterAttachments)
    .innerJoin(files, eq(files.id, letterAttachments.fileId))
    .where(eq(letterAttachments.letterId, letterId))
    .orderBy(asc(letterAttachments.createdAt), asc(letterAttachments.id))
  return rows.map(({ name, ...row }) => ({ ...row, name: name ?? 'document' }))
}
