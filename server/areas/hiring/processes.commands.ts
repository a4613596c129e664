import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Explained } from '../../../openapi/explain.ts'
import {
  ENDS,
  MOST_PROCESSES,
  STANDARD_STAGES,
  type HiringProcessBody,
} from '../../../openapi/schemas/hiring-process.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'
import { hiringProcesses, hiringStages } from '../../db/hiring-tables.ts'
import { accounts } from '../../db/tables.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { invalid, refuse } from '../../kernel/refusal.ts'
import {
  applicantsByStage,
  countPostings,
  findProcess,
  readProcess,
  type PresentedProcess,
} from './processes.queries.ts'
import { stagesOf, type Stage } from './stages.queries.ts'

/** A change of an account's processes. */
export interface Change {
  readonly tx: Tx
  readonly services: Pick<Services, 'ids'>
  readonly accountId: string
  readonly now: Date
}
/** What the first process of an account is called. */
const STANDARD: Localized = { en: 'Standard', am: 'መደበኛ' }
/** The most characters of a name. */
const LONGEST_NAME = 80

type NewStage = Pick<Stage, 'kind' | 'name' | 'mail'>
const standardStages = (): NewStage[] => STANDARD_STAGES.map((kind) => ({ kind, name: null, mail: null }))

/** Writes a process with these stages, and gives back its id. */
async function insert(
  { tx, services, accountId, now }: Change,
  name: Localized,
  stages: readonly NewStage[],
): Promise<string> {
  const id = services.ids.uuid()
  await tx.insert(hiringProcesses).values({ id, accountId, name, createdAt: now, updatedAt: now })
  await tx.insert(hiringStages).values(
    stages.map(({ kind, name: called, mail }, place) => ({
      id: services.ids.uuid(),
      processId: id,
      place,
      kind,
      name: called,
      mail,
    })),
  )
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
  return first?.id ?? insert(change, STANDARD, standardStages())
}

/** Refuses with `limit_reached`; changes of one account come one after another until the transaction ends. */
async function assertRoom({ tx, accountId }: Change): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  const used = await tx.$count(hiringProcesses, eq(hiringProcesses.accountId, accountId))
  if (used >= MOST_PROCESSES) refuse('limit_reached', { limit: MOST_PROCESSES })
}

/** Begins a process with one stage of each kind. Refuses with `limit_reached`. */
export async function createProcess(change: Change, { name }: { readonly name: Localized }): Promise<PresentedProcess> {
  await assertRoom(change)
  return readProcess(change.tx, change.accountId, await insert(change, name, standardStages()))
}

const COPY = { en: ' (copy)', am: ' (ቅጂ)' } as const
/** What a copy is called: the name cut where it would be too long. */
const copied = (name: Localized): Localized =>
  Object.fromEntries(
    (['en', 'am'] as const).flatMap((lang) => {
      const text = name[lang]
      return text === undefined ? [] : [[lang, `${text.slice(0, LONGEST_NAME - COPY[lang].length)}${COPY[lang]}`]]
    }),
  )
/** Begins a process with the stages and mails of another. Refuses with `not_found` or `limit_reached`. */
export async function duplicateProcess(change: Change, id: string): Promise<PresentedProcess> {
  await assertRoom(change)
  const { name } = await findProcess(change.tx, change.accountId, id)
  const copy = await insert(change, copied(name), await stagesOf(change.tx, id))
  return readProcess(change.tx, change.accountId, copy)
}

/** Deletes a process that no posting uses. Refuses with `in_use` and how many do. */
export async function deleteProcess({ tx, accountId }: Change, id: string): Promise<void> {
  await findProcess(tx, accountId, id)
  // A posting that takes it at the same moment waits, and then finds it gone.
  await tx.select({ id: hiringProcesses.id }).from(hiringProcesses).where(eq(hiringProcesses.id, id)).for('update')
  const used = await countPostings(tx, id)
  if (used > 0) refuse('in_use', { places: [{ resource: 'jobPosting', count: used }] })
  await tx.delete(hiringProcesses).where(eq(hiringProcesses.id, id))
}

/** There is one of these in every process, always the same. */
const isAlways = (kind: Stage['kind']) => kind === 'applied' || ENDS.some((end) => end === kind)

type Sent = HiringProcessBody['stages'][number]
/**
 * Refuses with `invalid` an id that is no stage of the process, a stage that is removed or changes its kind while
 * applicants stand there, and an end that is another one than before.
 */
async function assertKept(tx: Tx, id: string, stages: readonly Sent[], before: readonly Stage[]): Promise<void> {
  const standing = await applicantsByStage(tx, id)
  const known = new Map(before.map((stage) => [stage.id, stage]))
  const errors: Record<string, (Explained | 'validation.reference')[]> = {}
  const inUse = (count: number): Explained => ({ id: 'validation.stage_in_use', values: { count } })
  for (const [at, stage] of stages.entries()) {
    if (stage.id === null) continue
    const was = known.get(stage.id)
    const count = standing.get(stage.id) ?? 0
    if (was === undefined) errors[`stages.${at}.id`] = ['validation.reference']
    else if (was.kind !== stage.kind && (isAlways(was.kind) || isAlways(stage.kind)))
      errors[`stages.${at}.kind`] = ['validation.reference']
    else if (was.kind !== stage.kind && count > 0) errors[`stages.${at}.kind`] = [inUse(count)]
  }
  const kept = new Set<string>(stages.flatMap((stage) => stage.id ?? []))
  for (const was of before) {
    const count = standing.get(was.id) ?? 0
    if (kept.has(was.id)) continue
    if (count > 0) errors['stages'] = [inUse(count)]
    else if (isAlways(was.kind)) errors['stages'] = ['validation.reference']
  }
  if (Object.keys(errors).length > 0) invalid(errors)
}

/**
 * Changes a process, in the order in which its stages come. Refuses with `stale` and the process as it is now, and with
 * `invalid` what `assertKept` refuses.
 */
export async function editProcess(
  change: Change,
  id: string,
  { name, stages, version }: HiringProcessBody,
): Promise<PresentedProcess> {
  const { tx, services, accountId, now } = change
  await findProcess(tx, accountId, id)
  const [changed] = await tx
    .update(hiringProcesses)
    .set({ name, version: version + 1, updatedAt: now })
    .where(and(eq(hiringProcesses.id, id), eq(hiringProcesses.version, version)))
    .returning({ id: hiringProcesses.id })
  if (changed === undefined) refuse('stale', { current: await readProcess(tx, accountId, id) })
  // Nobody is moved into a stage of it meanwhile.
  const before = await tx.select().from(hiringStages).where(eq(hiringStages.processId, id)).for('update')
  await assertKept(tx, id, stages, before)
  const kept = stages.flatMap((stage) => stage.id ?? [])
  const gone = before.filter((stage) => !kept.some((one) => one === stage.id)).map((stage) => stage.id)
  if (gone.length > 0) await tx.delete(hiringStages).where(inArray(hiringStages.id, gone))
  for (const [place, { id: stageId, kind, name: called, mail }] of stages.entries()) {
    const said = { place, kind, name: called, mail }
    if (stageId === null) await tx.insert(hiringStages).values({ id: services.ids.uuid(), processId: id, ...said })
    else await tx.update(hiringStages).set(said).where(eq(hiringStages.id, stageId))
  }
  return readProcess(tx, accountId, id)
}

/**
 * The process of the account that a posting names, held until the end of the transaction so that nobody deletes it
 * meanwhile; null: there is none.
 */
export async function holdProcess({ tx, accountId }: Change, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: hiringProcesses.id })
    .from(hiringProcesses)
    .where(and(eq(hiringProcesses.id, id), eq(hiringProcesses.accountId, accountId)))
    .for('key share')
  return row?.id ?? null
}
