import { relationsOf } from '../../openapi/field-kinds.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Readable, Services } from '../kernel/context.ts'
import type { Binding, CollectionRow } from './bindings.ts'
import { confirmations } from './confirmed.ts'
import { confirmingLetters } from './confirming-letters.ts'
import { filesIn, filesOf, type OwnFiles } from './files.ts'
import { publishingOf } from './published.ts'
import { relatedIn, relatedNames, type RelatedNames } from './relations.ts'

type Values = Readonly<Record<string, unknown>>

/** A row in the form of the contract. Files are ids; `files` has the owner's addresses for them. */
function presentRow(binding: Binding, row: CollectionRow, files: OwnFiles, names: RelatedNames): Values {
  const answer: Record<string, unknown> = {
    id: row.id,
    version: row.version,
    position: row.position,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    [binding.flag.key]: row[binding.flag.key],
    ...(binding.resource.publishing ? { publishing: publishingOf(row) } : {}),
  }
  // What a list left out is not there at all.
  for (const field of Object.keys(binding.resource.fields))
    if (columnOf(field) in row) answer[field] = row[columnOf(field)] ?? null
  const named = filesIn(binding, row, files)
  const related = relationsOf(binding.resource.fields).length > 0 ? { related: relatedIn(binding, row, names) } : {}
  return { ...answer, ...related, ...(Object.keys(named).length === 0 ? {} : { files: named }) }
}

/**
 * Rows in the form of the contract, with the employer of confirmed ones. Needs one more statement if entries have
 * documents, one for each relation, one if any is confirmed, and one if any is so by a letter.
 */
export async function presentRows(
  db: Readable,
  services: Services,
  binding: Binding,
  rows: readonly CollectionRow[],
): Promise<Values[]> {
  const files = await filesOf(db, services, binding, rows)
  const names = await relatedNames(db, binding, rows)
  const confirmed = await confirmations(db, binding, rows)
  const letters = await confirmingLetters(db, rows.flatMap(letterIdOf))
  return rows.map((row) => {
    const by = confirmed.get(row.id)
    const letter = letters.get(letterIdOf(row)[0] ?? '')
    return {
      ...presentRow(binding, row, files, names),
      ...(by ? { confirmed: by } : {}),
      ...(letter ? { letter } : {}),
    }
  })
}

/** Entries of experience alone have such a column. */
const letterIdOf = ({ letterId }: CollectionRow) => (typeof letterId === 'string' ? [letterId] : [])

export async function presentOne(
  db: Readable,
  services: Services,
  binding: Binding,
  row: CollectionRow,
): Promise<Values> {
  const [presented] = await presentRows(db, services, binding, [row])
  if (presented === undefined) throw new Error('A row was not presented')
  return presented
}
