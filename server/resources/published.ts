import { and, eq, or, sql } from 'drizzle-orm'
import { publishing } from '../../openapi/lifecycles/publishing.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import type { PublishingState, PublishingStatus } from '../../openapi/schemas/publishing.ts'
import { columnOf, pictureIdsIn } from '../db/collection-table.ts'
import type { Readable } from '../kernel/context.ts'
import type { Binding, CollectionRow } from './bindings.ts'
import { fileFields, picturedTexts } from './files.ts'
import { columnIn } from './tables.ts'

/** The columns that a new entry begins with, beside what its body says: it is a draft. */
export const firstState = ({ resource }: Binding): Readonly<Record<string, unknown>> =>
  resource.publishing ? { active: false, publishingStatus: publishing.initial } : {}

const isoOf = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : null)
/** Where an entry stands, as its keepers are told. */
export const publishingOf = (row: CollectionRow): PublishingState => ({
  status: row['publishingStatus'] as PublishingStatus,
  publish_at: isoOf(row['publishAt']),
  published_at: isoOf(row['publishedAt']),
})
/** True once visitors saw an entry, whatever became of it: its address may say that it is gone. */
export const wasPublished = (row: CollectionRow): boolean => row['publishedAt'] instanceof Date

/** May visitors load this file, because a published entry of the collection shows it? */
export async function isPublishedFile(db: Readable, binding: Binding, fileId: string): Promise<boolean> {
  const { table, flag, resource } = binding
  const columnFor = (field: string) => columnIn(resource.name as ResourceName, columnOf(field))
  const named = [
    ...fileFields(resource).map(({ field, many }) => {
      const column = columnFor(field)
      return many ? sql`${fileId}::uuid = any(${column})` : eq(column, fileId)
    }),
    ...picturedTexts(resource).map((field) => sql`${pictureIdsIn(columnFor(field))} @> to_jsonb(${fileId}::text)`),
  ]
  return named.length > 0 && (await db.$count(table, and(eq(flag.column, true), or(...named)))) > 0
}
