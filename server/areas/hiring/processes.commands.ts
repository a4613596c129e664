import { asc, eq } from 'drizzle-orm'
import { STANDARD_STAGES } from '../../../openapi/schemas/hiring-process.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { hiringProcesses, hiringStages } from '../../db/hiring-tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'

/** A change of an account's processes. */
export interface Change {
  readonly tx: Tx
  readonly services: Pick<Services, 'ids'>
  readonly accountId: string
  readonly now: Date
}
/** What the first process of an account is called. */
const STANDARD: Localized = { en: 'Standard', am: 'መደበኛ' }

/** Writes a process with one stage of each kind, and gives back its id. */
async function insertStandard({ tx, services, accountId, now }: Change, name: Localized): Promise<string> {
  const id = services.ids.uuid()
  await tx.insert(hiringProcesses).values({ id, accountId, name, createdAt: now, updatedAt: now })
  await tx
    .insert(hiringStages)
    .values(STANDARD_STAGES.map((kind, place) => ({ id: services.ids.uuid(), processId: id, place, kind })))
  return id
}

/**
 * The process that a new posting of the account has: the oldest, which is made where there is none. The account is locked
 * by the caller, so that two postings at once make one.
 */
export async function firstProcess(change: Change): Promise<string> {
  const [first] = await change.tx
    .select({ id: hiringProcesses.id })
    .from(hiringProcesses)
    .where(eq(hiringProcesses.accountId, change.accountId))
    .orderBy(asc(hiringProcesses.createdAt), asc(hiringProcesses.id))
    .limit(1)
  return first?.id ?? insertStandard(change, STANDARD)
}
