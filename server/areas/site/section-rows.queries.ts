import { getTableName, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { FieldKind } from '../../../openapi/fields.ts'
import type { AnyResource } from '../../../openapi/resource.ts'
import { sectionResources } from '../../../openapi/resources/registry.ts'
import { SECTIONS, type SectionKey } from '../../../openapi/schemas/profile.ts'
import { accounts } from '../../db/tables.ts'
import { isActiveAs } from '../../kernel/active-account.ts'
import type { Readable } from '../../kernel/context.ts'
import { refuse } from '../../kernel/refusal.ts'
import { bindings, type Binding } from '../../resources/bindings.ts'

/**
 * A section and the table of its entries. A field's column has the field's name, and `file` fields hold ids of files.
 */
interface SectionRows {
  readonly key: SectionKey
  readonly resource: AnyResource
  readonly table: string
  /** The fields that hold a file's id, and those that hold several. */
  readonly file: readonly string[]
  readonly files: readonly string[]
}

const fieldsOf = ({ fields }: AnyResource, ...kinds: readonly FieldKind[]) =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kinds.includes(kind) ? [name] : []))

export const sectionRows: readonly SectionRows[] = SECTIONS.map((key) => {
  const { resource, table }: Binding = bindings[sectionResources[key].name]
  return {
    key,
    resource,
    table: getTableName(table),
    file: fieldsOf(resource, 'picture', 'document'),
    files: fieldsOf(resource, 'pictures'),
  }
})

/**
 * Does an entry `e` leave its owner's screens at all? A work must also be published: one that is not appears nowhere
 * else.
 */
const leaves = ({ key }: SectionRows): string =>
  key === 'published_works' ? `e.visible and e.status = 'published'` : 'e.visible'

export interface Counts {
  readonly count: number
  readonly shown: number
}
const countsOf = (section: SectionRows) =>
  sql.raw(
    `'${section.key}', (select jsonb_build_object('count', count(*), 'shown', count(*) filter (where ${leaves(section)})) from ${section.table} e where e.account_id = `,
  )
/**
 * The number of entries and of visible entries in each section of an account, as a column of a select over accounts.
 */
export const sectionCounts = sql<Readonly<Record<SectionKey, Counts>>>`jsonb_build_object(${sql.join(
  sectionRows.map((section) => sql`${countsOf(section)}${accounts.id})`),
  sql`, `,
)})`

/** How many accounts have something in each section. One statement. */
export async function countUses(db: Readable): Promise<Readonly<Record<SectionKey, number>>> {
  const used = sectionRows.map(
    ({ key, table }) => `select '${key}' as key, count(distinct e.account_id)::int as n from ${table} e`,
  )
  const [row] = await db
    .select({ uses: sql<Record<SectionKey, number>>`jsonb_object_agg(u.key, u.n)` })
    .from(sql`(${sql.raw(used.join(' union all '))}) u`)
  return row?.uses ?? refuse('not_found', {})
}

/**
 * The employer that confirms an entry of experience; null while the person disputes the record. An employer whose
 * owners are all disabled has no page.
 */
const CONFIRMED = `(select jsonb_build_object('accountId', c.id, 'publicName', c.public_name, 'companyName', c.company_name, 'username', c.username, 'isPublished', coalesce(s.status = 'published' and ${isActiveAs('c')}, false))
  from employments m join accounts c on c.id = m.company_account_id left join sites s on s.account_id = c.id where m.id = e.employment_id and m.dispute is null)`
/** The letter that confirms an entry of experience; null once it is revoked. */
const LETTER = `(select jsonb_build_object('accountId', c.id, 'publicName', c.public_name, 'companyName', c.company_name, 'username', c.username, 'reference', l.reference, 'code', l.code, 'issuedAt', l.issued_at)
  from letters l join accounts c on c.id = l.account_id where l.id = e.letter_id and l.status = 'issued')`
const valuesOf = ({ key, resource }: SectionRows) => [
  ...Object.keys(resource.fields).map((field) => `'${field}', e.${field}`),
  ...(key === 'experience' ? [`'confirmed', ${CONFIRMED}`, `'letter', ${LETTER}`] : []),
]
/**
 * Every entry of an account that may leave, of all sections: `section`, `position`, and `entry` with its fields as the
 * contract names them.
 */
export const visibleRows = (accountId: SQLWrapper): SQL =>
  sql.join(
    sectionRows.map((section) => {
      const entry = `jsonb_build_object(${valuesOf(section).join(', ')})`
      return sql`${sql.raw(`select '${section.key}' as section, e.position, ${entry} as entry from ${section.table} e where ${leaves(section)} and e.account_id = `)}${accountId}::uuid`
    }),
    sql` union all `,
  )

const names = ({ file, files }: SectionRows) => [
  ...file.map((field) => `e.${field} = files.id`),
  ...files.map((field) => `files.id = any(e.${field})`),
]
/** The sections with a visible entry that uses a file, as a column of a select over files. */
export const sectionsWithFile = sql<SectionKey[]>`to_jsonb(array_remove(array[${sql.raw(
  sectionRows
    .filter((section) => section.file.length + section.files.length > 0)
    .map((section) => {
      const named = names(section).join(' or ')
      return `case when exists (select 1 from ${section.table} e where e.account_id = files.account_id and ${leaves(section)} and (${named})) then '${section.key}' end`
    })
    .join(', '),
)}], null))`
