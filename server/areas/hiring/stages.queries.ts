import { asc, eq, inArray } from 'drizzle-orm'
import type { Ref } from '../../../openapi/ref.ts'
import type { HiringStage } from '../../../openapi/schemas/job-application.ts'
import { hiringStages } from '../../db/hiring-tables.ts'
import type { Readable, Tx } from '../../kernel/context.ts'

export type Stage = typeof hiringStages.$inferSelect

/** A stage as both sides see it. */
export const presentStage = ({ id, kind, name }: Pick<Stage, 'id' | 'kind' | 'name'>): HiringStage => ({
  id: id as Ref<'hiringStage'>,
  kind,
  name,
})

/** The stages of a process, in order. */
export const stagesOf = (db: Readable, processId: string): Promise<Stage[]> =>
  db.select().from(hiringStages).where(eq(hiringStages.processId, processId)).orderBy(asc(hiringStages.place))

/** The same, held until the end of the transaction: nobody removes one meanwhile, or makes it one of another kind. */
export const holdStages = (tx: Tx, processId: string): Promise<Stage[]> =>
  tx
    .select()
    .from(hiringStages)
    .where(eq(hiringStages.processId, processId))
    .orderBy(asc(hiringStages.place))
    .for('share')

/** The stage of a process that there is once: where everybody begins, or one of those that end it. */
export function endOf(stages: readonly Stage[], kind: 'applied' | 'hired' | 'rejected' | 'withdrawn'): Stage {
  const found = stages.find((stage) => stage.kind === kind)
  if (found === undefined) throw new Error(`A process has no stage of kind ${kind}`)
  return found
}

/** These stages by their ids, whatever their processes; nulls are left out. */
export async function stagesById(
  db: Readable,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Stage>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  const rows = known.length === 0 ? [] : await db.select().from(hiringStages).where(inArray(hiringStages.id, known))
  return new Map(rows.map((row) => [row.id, row]))
}
