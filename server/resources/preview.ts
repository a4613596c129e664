import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { slugFieldOf } from '../../openapi/field-kinds.ts'
import type { entryPreview } from '../../openapi/schemas/publishing.ts'
import { columnOf } from '../db/collection-table.ts'
import type { Services } from '../kernel/context.ts'
import { readClaim, signClaim } from '../kernel/signed-claim.ts'
import type { Binding, CollectionRow } from './bindings.ts'

const MINUTES = 10
const PURPOSE = 'entry'

/** What a preview link allows: one entry as it is saved, until `expires` (milliseconds since 1970). */
const claim = z.strictObject({ collection: z.string(), id: z.uuid(), expires: z.int() })

/** A link to the public page of an entry, published or not. Anyone who has it can open it for ten minutes. */
export function previewLink(
  services: Pick<Services, 'secret'>,
  { resource }: Binding,
  row: CollectionRow,
  now: Date,
): z.input<typeof entryPreview> {
  const slug = slugFieldOf(resource.fields)
  if (!resource.publishing || slug === null) throw new Error(`Entries of ${resource.plural} have no pages.`)
  const expires = now.getTime() + MINUTES * 60_000
  const token = signClaim(
    { collection: resource.name, id: row.id, expires } as z.output<typeof claim>,
    PURPOSE,
    services.secret('preview'),
  )
  const path = resource.publishing.page.replace(`{${slug.name}}`, String(row[columnOf(slug.name)]))
  return { url: `${path}?preview=${token}`, expires_at: new Date(expires).toISOString() }
}

/** The entry that the token of a preview link opens; null where it opens none, or none any more. */
export async function previewedEntry(
  { db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>,
  { resource, table }: Binding,
  token: unknown,
): Promise<CollectionRow | null> {
  if (typeof token !== 'string') return null
  const found = readClaim(claim, token, PURPOSE, secret('preview'), clock.now().getTime())
  if (found === null || found.collection !== resource.name) return null
  const [row] = await db.select().from(table).where(eq(table.id, found.id))
  return (row as CollectionRow | undefined) ?? null
}
