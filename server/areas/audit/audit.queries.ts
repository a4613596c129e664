import { and, eq, getTableColumns, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { ROLE, type Language } from '../../../openapi/define.ts'
import { auditFactsOf } from '../../../openapi/audit-facts.ts'
import { DAY } from '../../../openapi/durations.ts'
import { daysOf } from '../../../openapi/filter.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { lists, Narrowing } from '../../../openapi/lists.ts'
import type { Ref } from '../../../openapi/ref.ts'
import { AUDIT_KINDS, type AuditKind, type AuditRecord, type AuditRow } from '../../../openapi/schemas/audit.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { auditLog, type AuditFacts } from '../../db/platform-tables.ts'
import { users } from '../../db/tables.ts'
import type { Readable } from '../../kernel/context.ts'
import { exportList } from '../../kernel/list/export.ts'
import { askedOf, inOrderOf, listPage, refuseUnknown, type ListQuery, type ListSource } from '../../kernel/list/list.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import { namesOf } from '../../resources/relations.ts'

/** Addis Ababa is three hours ahead of UTC all year: days begin and end there. */
const OFFSET = '+03:00'
const startOf = (day: string) => new Date(`${day}T00:00:00${OFFSET}`)

/** Records of the days that a filter names, the last one included. */
function within(value: string): SQL | undefined {
  const days = daysOf(value) ?? invalid({ days: ['validation.malformed'] })
  return and(
    days.from === null ? undefined : gte(auditLog.at, startOf(days.from)),
    days.to === null ? undefined : lt(auditLog.at, new Date(startOf(days.to).getTime() + DAY)),
  )
}

/** Newest first, searched by who changed it and what it was called. */
const auditOf = (db: Readable): ListSource<typeof lists.auditLog> => ({
  id: auditLog.id,
  scope: undefined,
  search: { key: auditLog.searchKey, isLarge: true },
  sorts: { at: auditLog.at },
  order: '-at',
  filters: {
    person: async (id) => {
      await refuseUnknown(db, 'person', users, and(eq(users.id, id), eq(users.role, ROLE.administrator)))
      return eq(auditLog.userId, id)
    },
    kind: (kind) => eq(auditLog.kind, kind),
    action: (action) => eq(auditLog.action, action),
    days: within,
  },
})

const { before: _before, after: _after, searchKey: _searchKey, ...light } = getTableColumns(auditLog)
type Row = Pick<typeof auditLog.$inferSelect, keyof typeof light>

/** A collection that is no more leaves its records: they are about something else by now. */
const isKind = (kind: string): kind is AuditKind => (AUDIT_KINDS as readonly string[]).includes(kind)

const present = (row: Row): AuditRow => ({
  id: row.id as Ref<'auditRecord'>,
  at: row.at.toISOString(),
  user_id: row.userId as Ref<'user'>,
  user_name: row.userName,
  user_email: row.userEmail,
  kind: isKind(row.kind) ? row.kind : 'other',
  action: row.action,
  subject_id: row.subjectId,
  name: row.name,
  count: row.count,
  request_id: row.requestId,
})

const readRows = async (db: Readable, ids: readonly string[]): Promise<AuditRow[]> =>
  inOrderOf(
    ids,
    await db
      .select(light)
      .from(auditLog)
      .where(inArray(auditLog.id, [...ids])),
    ({ id }) => id,
  ).map(present)

/** One page of the log. */
export const listAudit = (db: Readable, query: ListQuery & Narrowing<typeof lists.auditLog>, lang: Language) =>
  listPage(db, auditOf(db), query, { lang, read: (ids) => readRows(db, ids) })

/** What the rows and plans are called now that the facts of a record name. */
async function namesIn(
  db: Readable,
  kind: AuditKind,
  sides: readonly (AuditFacts | null)[],
): Promise<AuditRecord['related']> {
  const related: Record<string, Localized> = {}
  for (const [name, fact] of Object.entries(auditFactsOf(kind))) {
    const named = sides.flatMap((side) => (typeof side?.[name] === 'string' ? [side[name]] : []))
    const found =
      fact.as === 'plan'
        ? await namesOf(db, 'tier', 'key', named)
        : fact.as === 'row'
          ? await namesOf(db, fact.to, 'id', named)
          : fact.as === 'field' && fact.field.kind === 'relation'
            ? await namesOf(db, fact.field.to, 'id', named)
            : null
    for (const [id, text] of found ?? []) related[id] = text
  }
  return related
}

/** One record with what it is about before and after. */
export async function readAudit(db: Readable, id: string): Promise<AuditRecord> {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.id, id))
  if (row === undefined) return refuse('not_found', {})
  const presented = present(row)
  const { before, after } = row
  return { ...presented, before, after, related: await namesIn(db, presented.kind, [before, after]) }
}

/** The log as CSV, without what was there before and after. */
export async function exportAudit(
  db: Readable,
  query: Omit<ListQuery, 'page' | 'per_page'> & Narrowing<typeof lists.auditLog>,
  lang: Language,
): Promise<AsyncGenerator<string>> {
  const source = auditOf(db)
  return exportList(db, source, await askedOf(source, query, lang), {
    header: ['at', 'name', 'email', 'kind', 'action', 'subject', 'subject_id', 'count', 'request_id'],
    read: async (ids) =>
      (await readRows(db, ids)).map((row) => [
        row.at,
        row.user_name,
        row.user_email,
        row.kind,
        row.action,
        resolve(row.name, lang)?.text ?? null,
        row.subject_id,
        row.count,
        row.request_id,
      ]),
  })
}
