import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { attempts, type AnyLifecycle, type Attempt, type By, type Facts, type Step } from '../../openapi/lifecycle.ts'
import { history } from '../../server/db/platform-tables.ts'
import type { Answered, TestApp } from '../setup/app.ts'

/**
 * What an event came to when nothing changed: what the API answers, or null where there is nothing that the event could
 * be sent to.
 */
type Refused = Readonly<Record<string, unknown>> | null

/** How a table is replayed against the API. `S` is one thing that lives by it; `id` is what the history knows it by. */
export interface Replay<S extends { readonly id: string }> {
  readonly app: () => TestApp
  readonly lifecycle: AnyLifecycle
  readonly senders: readonly By[]
  readonly facts?: Facts
  /** A new thing in the initial status. */
  readonly begin: () => Promise<S>
  /** Sends an event as the API knows it. Null where there is nothing to send it to. */
  readonly send: (thing: S, step: Step) => Promise<Answered<unknown> | null>
  /** The thing as it is kept, with its status by the table. */
  readonly read: (thing: S) => Promise<{ readonly status: string; readonly version?: number }>
  /** What is answered to an event that the table refuses. */
  readonly refused: (step: Step) => Refused
  /** What else holds in a status. */
  readonly holds?: (thing: S, status: string) => Promise<void>
}

const worded = ({ status, by, event, to }: Step) => `${status}: ${by} ${event} → ${to ?? 'refused'}`
const pastOf = async ({ app, lifecycle }: Pick<Replay<never>, 'app' | 'lifecycle'>, id: string) =>
  app()
    .db.select({ event: history.event, status: history.status })
    .from(history)
    .where(and(eq(history.lifecycle, lifecycle.id), eq(history.subjectId, id)))
    .orderBy(history.id)

/**
 * Sends one event and checks all that follows: a taken one changes the status, counts the version and is noted; a
 * refused one changes and notes nothing.
 */
export async function play<S extends { readonly id: string }>(replay: Replay<S>, thing: S, step: Step): Promise<void> {
  const [before, past] = [await replay.read(thing), await pastOf(replay, thing.id)]
  expect(before.status, worded(step)).toBe(step.status)
  const answer = await replay.send(thing, step)
  const after = await replay.read(thing)
  if (step.to === null) {
    const expected = replay.refused(step)
    if (expected === null) expect(answer, worded(step)).toBeNull()
    else expect(answer, worded(step)).toMatchObject(expected)
    expect(after, worded(step)).toEqual(before)
    expect(await pastOf(replay, thing.id), worded(step)).toEqual(past)
  } else {
    expect(answer?.status, `${worded(step)} ${JSON.stringify(answer?.body)}`).toBeLessThan(300)
    expect(after.status, worded(step)).toBe(step.to)
    if (after.version !== undefined) expect(after.version, worded(step)).toBe((before.version ?? 0) + 1)
    expect(await pastOf(replay, thing.id), worded(step)).toEqual([...past, { event: step.event, status: step.to }])
  }
  await replay.holds?.(thing, after.status)
}

/** A thing that has come to a status by the shortest way. */
async function arrived<S extends { readonly id: string }>(replay: Replay<S>, { path }: Attempt): Promise<S> {
  const thing = await replay.begin()
  for (const step of path) await play(replay, thing, step)
  return thing
}

/**
 * Replays a table: its rows as a reviewed snapshot, since a wrong table would agree with itself; every edge, each with
 * a thing of its own; and in every status all that is refused there, one after another with one thing, because a
 * refused event changes nothing. The number of calls grows with statuses × events × senders.
 */
export function describeLife<S extends { readonly id: string }>(replay: Replay<S>, name = replay.lifecycle.id): void {
  const all = attempts(replay.lifecycle, replay.senders, replay.facts)
  const statuses = [...new Set(all.map(({ step }) => step.status))]
  const taken = all.filter(({ step }) => step.to !== null)
  describe(`the life cycle ${name}`, () => {
    it('is as it was reviewed', () => {
      expect(all.map(({ step }) => worded(step)).join('\n')).toMatchSnapshot()
    })
    it.each(taken.map((attempt) => [worded(attempt.step), attempt] as const))('takes %s', async (_words, attempt) =>
      play(replay, await arrived(replay, attempt), attempt.step),
    )
    it.each(statuses)('refuses everything else when %s', async (status) => {
      const refused = all.filter(({ step }) => step.status === status && step.to === null)
      const [first] = refused
      if (first === undefined) return
      const thing = await arrived(replay, first)
      for (const { step } of refused) await play(replay, thing, step)
    })
  })
}
