import fs from 'node:fs/promises'
import { and, asc, eq, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import { BOM, csvLine } from '../../../openapi/format/csv.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Language } from '../../../openapi/define.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import { letters } from '../../db/letters-tables.ts'
import { files } from '../../db/tables.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { formOf } from '../../kernel/file-names.ts'
import { BATCH, exportList } from '../../kernel/list/export.ts'
import { askedOf, inOrderOf, type ListQuery } from '../../kernel/list/list.ts'
import { zipOf, type ZipEntry } from '../../kernel/zip-writer.ts'
import { readRows, recipientNames } from './letter.queries.ts'
import type { Looking } from './letters.policy.ts'
import { companyList } from './lists.queries.ts'
import { askedLetters, visibleTo } from './visible.queries.ts'

const COLUMNS = [
  'reference',
  'type',
  'subject',
  'language',
  'status',
  'author',
  'recipients',
  'created_at',
  'submitted_at',
  'issued_at',
  'revoked_at',
] as const

/** The cells of these letters, in the order of the ids. */
async function cellsOf(db: Readable, looking: Looking, ids: readonly string[], lang: Language) {
  const rows = await readRows(db, looking, ids)
  const recipients = await recipientNames(db, looking, ids)
  const revoked = await db
    .select({ id: letters.id, revokedAt: letters.revokedAt })
    .from(letters)
    .where(inArray(letters.id, [...ids]))
  const text = (value: Parameters<typeof resolve>[0]) => resolve(value, lang)?.text ?? ''
  return inOrderOf(ids, rows, ({ id }) => id).map((row): readonly unknown[] => {
    const values: Readonly<Record<(typeof COLUMNS)[number], unknown>> = {
      ...row,
      type: text(row.type.name),
      language: row.lang,
      author: text(row.author?.name),
      recipients: (recipients.get(row.id) ?? [])
        // Spreadsheets take what begins with @ for a formula, so accounts go without it.
        .map(({ name, username }) => username ?? text(name))
        .filter(Boolean)
        .join('; '),
      revoked_at: revoked.find(({ id }) => id === row.id)?.revokedAt?.toISOString(),
    }
    return COLUMNS.map((column) => values[column])
  })
}

/** The letters of the company that somebody may see, as CSV. A wrong query is refused before the first line. */
export async function exportLetters(
  db: Readable,
  looking: Looking,
  query: Omit<ListQuery, 'page' | 'per_page'> & Narrowing<typeof lists.companyLetters>,
  lang: Language,
): Promise<AsyncGenerator<string>> {
  const source = await companyList(db, looking)
  const read = (ids: readonly string[]) => cellsOf(db, looking, ids, lang)
  return exportList(db, source, await askedOf(source, query, lang), { header: COLUMNS, read })
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
/** The first moment of a year in Addis Ababa. */
const beginOf = (year: number) => new Date(`${year}-01-01T00:00:00+03:00`)
/** A reference number as the name of a file. */
const fileName = (reference: string) => reference.replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')

/**
 * The letters that were issued in a year and that somebody may see: the sealed file of each under its number, and a
 * register. One file is in memory at a time. A letter whose file is not made yet, or is lost, is in the register alone.
 */
export async function* archiveLetters(
  db: Readable,
  services: Pick<Services, 'files'>,
  looking: Looking,
  { year, lang }: { readonly year: number; readonly lang: Language },
): AsyncGenerator<Buffer> {
  const { asked } = await askedLetters(db, looking)
  const issued = and(
    visibleTo(db, looking, asked),
    isNotNull(letters.issuedAt),
    gte(letters.issuedAt, beginOf(year)),
    lt(letters.issuedAt, beginOf(year + 1)),
  )
  const rows = await db
    .select({ id: letters.id, reference: letters.reference, fileId: letters.documentId, type: files.type })
    .from(letters)
    .leftJoin(files, eq(files.id, letters.documentId))
    .where(issued)
    .orderBy(asc(letters.issuedAt), asc(letters.id))
  async function* entries(): AsyncGenerator<ZipEntry> {
    const names = new Set<string>()
    for (const { id, reference, fileId, type } of rows) {
      if (fileId === null || type === null) continue
      const plain = fileName(reference ?? id)
      // Some systems take names that differ in case alone for one.
      const name = names.has(plain.toLowerCase()) ? `${plain}-${id.slice(-6)}` : plain
      names.add(name.toLowerCase())
      const content = await fs.readFile(services.files.pathOf(fileId, formOf(type))).catch((error: unknown) => {
        // The download has begun: what is lost from the disk must not take the others along.
        if (isMissing(error)) return null
        throw error
      })
      if (content === null) continue
      yield { name: `${name}.pdf`, content }
    }
    let register = BOM + csvLine(COLUMNS)
    for (let at = 0; at < rows.length; at += BATCH) {
      const ids = rows.slice(at, at + BATCH).map(({ id }) => id)
      register += (await cellsOf(db, looking, ids, lang)).map(csvLine).join('')
    }
    yield { name: 'register.csv', content: Buffer.from(register) }
  }
  yield* zipOf(entries())
}
