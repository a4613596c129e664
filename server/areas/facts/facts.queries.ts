import { getTableName, sql } from 'drizzle-orm'
import { FACT_PART_KEYS, FACT_PARTS, type FactPart } from '../../../openapi/fact-parts.ts'
import type { AnyField } from '../../../openapi/fields.ts'
import type { Facts } from '../../../openapi/schemas/facts.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import type { Readable, Services } from '../../kernel/context.ts'
import { referenceNames, type ReferenceNames } from '../../kernel/reference-lists.ts'
import { bindings, type Binding } from '../../resources/bindings.ts'

/** A name is a line: the beginning of a longer text will do. */
const LONGEST = 120
const SHOWN = 3

interface Part {
  readonly key: FactPart
  readonly table: string
  /** The column that names an entry. */
  readonly column: string
  readonly field: AnyField | undefined
}
const parts: readonly Part[] = FACT_PART_KEYS.map((key) => {
  const { resource, table }: Binding = bindings[FACT_PARTS[key]]
  const [column = ''] = resource.columns
  return { key, table: getTableName(table), column, field: resource.fields[column] }
})

const cut = (text: string | undefined) =>
  text === undefined || text.length <= LONGEST ? text : `${text.slice(0, LONGEST).trimEnd().toWellFormed()}…`

function nameOf({ field }: Part, value: Localized | string, names: ReferenceNames): Localized {
  if (typeof value === 'string')
    return (field?.kind === 'reference' ? names.get(field.list)?.get(value) : undefined) ?? { en: value }
  const [en, am] = [cut(value.en), cut(value.am)]
  return { ...(en === undefined ? {} : { en }), ...(am === undefined ? {} : { am }) }
}

/** How many entries an account has of each part, with the names of the first ones. One statement. */
export async function readParts(db: Readable, services: Services, accountId: string): Promise<Facts['parts']> {
  const counted = sql.join(
    parts.map(({ key, table, column }) => {
      const [from, name] = [sql.raw(table), sql.raw(column)]
      // What has no name says nothing yet: a summary that was emptied.
      const own = sql`e.account_id = ${accountId}::uuid and e.${name} is not null`
      return sql`select ${key}::text as key, (select count(*)::int from ${from} e where ${own}) as count, array(select to_jsonb(e.${name}) from ${from} e where ${own} order by e.position limit ${SHOWN}) as names`
    }),
    sql` union all `,
  )
  const { rows } = await db.execute<{ key: FactPart; count: number; names: (Localized | string)[] }>(counted)
  const found = new Map(rows.map((row) => [row.key, row]))
  const names = await referenceNames(services)
  return parts.map((part) => ({
    key: part.key,
    count: found.get(part.key)?.count ?? 0,
    names: (found.get(part.key)?.names ?? []).map((value) => nameOf(part, value, names)),
  }))
}
