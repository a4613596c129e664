import { eq } from 'drizzle-orm'
import { BOM, csvLine } from '../../../openapi/format/csv.ts'
import { fullName } from '../../../openapi/format/names.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import { am } from '../../../openapi/messages/am.ts'
import { en } from '../../../openapi/messages/en.ts'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import type { InterfaceText } from '../../../openapi/schemas/text.ts'
import { fold, words } from '../../../openapi/text-fold.ts'
import { textOverrides } from '../../db/platform-tables.ts'
import { users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import type { ListQuery } from '../../kernel/list/list.ts'
import { exactly, metaOf, pageAt } from '../../kernel/list/paging.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { isTextId } from '../../kernel/text-overrides.ts'

type Query = Pick<ListQuery, 'q' | 'sort'> & Narrowing<typeof lists.texts>
const ids = (Object.keys(en) as MessageId[]).toSorted()
const originals = new Map(ids.map((id) => [id, fold(`${id} ${en[id]} ${am[id]}`)]))

/** The changed texts of these ids, or all of them, with who changed each. */
async function readChanged(db: Readable, id?: string): Promise<ReadonlyMap<string, Omit<InterfaceText, 'original'>>> {
  const rows = await db
    .select({
      row: textOverrides,
      who: {
        email: users.email,
        first_name: users.firstName,
        middle_name: users.middleName,
        last_name: users.lastName,
      },
    })
    .from(textOverrides)
    .leftJoin(users, eq(users.id, textOverrides.changedBy))
    .where(id === undefined ? undefined : eq(textOverrides.id, id))
  return new Map(
    rows.map(({ row, who }) => [
      row.id,
      {
        id: row.id,
        en: row.en,
        am: row.am,
        version: row.version,
        changed_at: row.changedAt.toISOString(),
        changed_by: who && (fullName(who) || who.email),
      },
    ]),
  )
}
const UNCHANGED = { en: null, am: null, version: 0, changed_at: null, changed_by: null } as const
const present = (id: MessageId, changed: Omit<InterfaceText, 'original'> | undefined): InterfaceText => ({
  ...(changed ?? { id, ...UNCHANGED }),
  original: { en: en[id], am: am[id] },
})

/** The texts that are asked for, in the order of their ids. The files are in memory; only what differs is in the database. */
async function findTexts(db: Readable, { q = '', sort, state }: Query): Promise<readonly InterfaceText[]> {
  if (sort) invalid({ sort: ['validation.malformed'] })
  const changed = await readChanged(db)
  const wanted = words(q)
  return ids
    .filter((id) => {
      const row = changed.get(id)
      const isChanged = row !== undefined && (row.en !== null || row.am !== null)
      if (state !== undefined && (state === 'changed') !== isChanged) return false
      const said = row ? `${originals.get(id)} ${fold(`${row.en ?? ''} ${row.am ?? ''}`)}` : (originals.get(id) ?? '')
      return wanted.every((word) => said.includes(word))
    })
    .map((id) => present(id, changed.get(id)))
}

/** One page of the texts. */
export async function listTexts(db: Readable, query: ListQuery & Query) {
  const found = await findTexts(db, query)
  const at = pageAt(query)
  const data = found.slice(at.offset, at.offset + at.perPage)
  return { data, meta: metaOf(at, data.length, exactly(found.length)) }
}
/** The texts as CSV; a cell of a language without an own wording is empty. What cannot be asked is refused before a byte is sent. */
export async function exportTexts(db: Readable, query: Query): Promise<AsyncIterable<string>> {
  return csvOf(await findTexts(db, query))
}
async function* csvOf(rows: readonly InterfaceText[]): AsyncGenerator<string> {
  yield BOM + csvLine(['id', 'original_en', 'original_am', 'en', 'am', 'changed_at', 'changed_by'])
  for (const row of rows)
    yield csvLine([row.id, row.original.en, row.original.am, row.en, row.am, row.changed_at, row.changed_by])
}
/** One text. Refuses with `not_found`. */
export async function readText(db: Readable, id: string): Promise<InterfaceText> {
  if (!isTextId(id)) return refuse('not_found', {})
  return present(id, (await readChanged(db, id)).get(id))
}
