import { eq, sql, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { DAY } from '../../openapi/durations.ts'
import type { SendOf } from '../../openapi/lifecycle.ts'
import { publishing } from '../../openapi/lifecycles/publishing.ts'
import type { ResourceName } from '../../openapi/resources/registry.ts'
import { LONGEST_SCHEDULE, SCHEDULE_GRACE, type PublishingStatus } from '../../openapi/schemas/publishing.ts'
import type { Services } from '../kernel/context.ts'
import { addJob } from '../kernel/jobs.ts'
import { invalid } from '../kernel/refusal.ts'
import { transition, type Home } from '../kernel/transition.ts'
import { bindings, type Binding, type CollectionRow } from './bindings.ts'
import { auditEntry } from './audited.ts'
import type { Change } from './commands.ts'
import { presentOne } from './present.ts'
import { columnIn, type CollectionTable } from './tables.ts'

/** What a job of the queue `publishing` names: an entry that may be due. */
const work = z.strictObject({ collection: z.string(), id: z.uuid() })

/** Where the life of a collection's entries is kept. Visitors see those whose `active` is on, which follows the status. */
function homeOf({ resource, table }: Binding): Home<typeof publishing, CollectionTable> {
  const status = columnIn(resource.name as ResourceName, 'publishingStatus')
  return {
    lifecycle: publishing,
    table,
    id: table.id,
    status,
    statusOf: (row) => (row as CollectionRow)['publishingStatus'] as PublishingStatus,
    write: (next) =>
      ({ publishingStatus: next, active: sql`(${next}) = 'published'` }) as PgUpdateSetSource<CollectionTable>,
    topics: () => [['content', resource.name]],
  }
}

interface Asked {
  readonly id: string
  readonly event: SendOf<typeof publishing>
  /** The version of the row that was seen. */
  readonly version: number
}
/** What the columns of an entry say once it is published at `now`; the first time stays when it comes back. */
const onceOut = (table: CollectionTable, now: Date) => {
  const { publishedAt } = table as unknown as Readonly<Record<string, SQL>>
  return { publishAt: null, publishedAt: sql`coalesce(${publishedAt}, ${now.toISOString()}::timestamptz)` }
}

/**
 * Publishes an entry, schedules it or makes it a draft again. `publishAt` belongs to `schedule`: a time from now (or from
 * the minute that has begun) until two years ahead, anything else is an error at `publish_at`. Refuses like
 * `transition`. Gives back the presented row.
 */
export async function sendPublishing(
  change: Change,
  { id, event, version }: Asked & { readonly event: 'publish' | 'schedule' | 'withdraw' },
  publishAt: Date | null,
): Promise<Readonly<Record<string, unknown>>> {
  const { tx, services, binding, viewer } = change
  const { table, resource } = binding
  const now = services.clock.now()
  if (publishAt !== null) {
    const ahead = publishAt.getTime() - now.getTime()
    if (ahead < -SCHEDULE_GRACE) invalid({ publish_at: ['validation.time_in_past'] })
    if (ahead > LONGEST_SCHEDULE * DAY) invalid({ publish_at: ['validation.time_too_far'] })
  }
  const find = async () => (await tx.select().from(table).where(eq(table.id, id)))[0] as CollectionRow | undefined
  const current = async () => presentOne(tx, services, binding, (await find()) as CollectionRow)
  const before = await find()
  const row = await transition(tx, services, homeOf(binding), {
    id,
    event,
    by: 'administrator',
    version,
    current,
    actor: viewer,
    set: {
      ...(event === 'publish' ? onceOut(table, now) : { publishAt }),
      updatedAt: now,
    } as PgUpdateSetSource<CollectionTable>,
    at: now,
  })
  await auditEntry(change, event, before ?? null, row as CollectionRow)
  if (publishAt !== null) await addJob(tx, services, 'publishing', { collection: resource.name, id }, publishAt)
  return presentOne(tx, services, binding, row as CollectionRow)
}

/** An entry that came back while it was scheduled appears when it was to appear, or at once if that is over. */
export async function reschedule({ tx, services, binding }: Change, row: CollectionRow): Promise<void> {
  if (row['publishingStatus'] !== ('scheduled' satisfies PublishingStatus) || !(row['publishAt'] instanceof Date))
    return
  await addJob(tx, services, 'publishing', { collection: binding.resource.name, id: row.id }, row['publishAt'])
}

/**
 * The handler of the queue `publishing`: publishes an entry that is still scheduled and due. One that was withdrawn,
 * deleted, published by hand or scheduled anew (which has a job of its own) is left alone, so it may come twice.
 */
export async function publishDue(services: Services, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { collection, id } = work.parse(payload)
  const binding = bindings[collection as ResourceName]
  const { table } = binding
  await services.transaction(async (tx) => {
    const now = services.clock.now()
    const [found] = await tx.select().from(table).where(eq(table.id, id)).for('no key update')
    const row = found as CollectionRow | undefined
    if (row === undefined || row['publishingStatus'] !== 'scheduled') return
    const isDue = row['publishAt'] instanceof Date && row['publishAt'] <= now
    if (!isDue) return
    await transition(tx, services, homeOf(binding), {
      id,
      event: 'publish',
      by: 'clock',
      version: row.version,
      facts: { isDue },
      current: () => presentOne(tx, services, binding, row),
      actor: null,
      set: { ...onceOut(table, now), updatedAt: now } as PgUpdateSetSource<CollectionTable>,
      at: now,
    })
  })
}
