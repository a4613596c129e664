import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { HiringStage } from '../../openapi/schemas/job-application.ts'
import type { StageMail } from '../../openapi/schemas/hiring-process.ts'
import type { Localized } from '../../openapi/schemas/primitives.ts'
import { createdAt, id, moment, version } from './columns.ts'
import { accounts } from './tables.ts'

/** How an account hires: ordered stages, which its postings share. The oldest is what a new posting begins with. */
export const hiringProcesses = pgTable(
  'hiring_processes',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id),
    name: jsonb().$type<Localized>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: moment().notNull(),
  },
  (t) => [index('hiring_processes_account').on(t.accountId, t.createdAt)],
)

/** The stages of a process: the first is of kind applied, the last three say how it ended. */
export const hiringStages = pgTable(
  'hiring_stages',
  {
    id: id(),
    processId: uuid()
      .notNull()
      .references(() => hiringProcesses.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    kind: text().$type<HiringStage['kind']>().notNull(),
    /** Null: it is called what its kind is called. */
    name: jsonb().$type<Localized>(),
    /** What who enters it is written, in the place of the usual mail. */
    mail: jsonb().$type<StageMail>(),
  },
  (t) => [
    index('hiring_stages_process').on(t.processId, t.place),
    // An application refers to both: its status is the kind of its stage.
    unique('hiring_stages_kind').on(t.id, t.kind),
    uniqueIndex('hiring_stages_ends')
      .on(t.processId, t.kind)
      .where(sql`kind in ('applied', 'hired', 'rejected', 'withdrawn')`),
  ],
)
