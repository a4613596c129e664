import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Services } from '../kernel/context.ts'
import { dailyViewer, readSalt } from '../kernel/daily-viewer.ts'
import { hashToken } from '../kernel/viewer.ts'
import { VIEW_PAUSE, type ViewSource } from './view-source.ts'

/** Whose view an answer is, and of which page. */
export interface CountedView {
  readonly accountId: string
  readonly page: 'site' | 'card' | 'resume'
  /** Of a resume, or of a frozen copy: its id. They are counted apart from the account's page. */
  readonly resumeId?: string
}

/**
 * A view to count, unless its viewer was counted recently or owns the page. `token` is the value of the cookie
 * `access_token`.
 */
export interface View extends Pick<CountedView, 'accountId' | 'resumeId'> {
  readonly source: ViewSource
  readonly address: string
  readonly agent: string
  readonly token: string | null
}

/**
 * The maximum number of views that wait for the database. More are dropped, so that a flood does not fill the memory.
 */
const MOST_WAITING = 500
const MOST_REMEMBERED = 50_000

/**
 * A 53-bit hash of a text (cyrb53): fast, and it avoids storing the address itself. If two viewers collide, one view
 * within 30 minutes is lost.
 */
function shortMark(text: string, seed: number): number {
  let [a, b] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed]
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (2097151 & b) + (a >>> 0)
}

/**
 * Counts views once per viewer and 30 minutes, across all processes. A viewer is a keyed hash of account, address and
 * agent with the salt of the day (UTC), so that nobody can be tracked from one day or one page to another. Older salts
 * are deleted.
 */
export class ViewCounter {
  readonly #services: Services
  /**
   * The time at which this process last counted a viewer, by a hash that never leaves the process. Saves the database
   * repeated views.
   */
  readonly #seen = new LRUCache<number, number>({ max: MOST_REMEMBERED })
  readonly #pepper = randomInt(2 ** 31)
  readonly #waiting = new Set<Promise<void>>()
  #salt: { readonly day: string; readonly value: Buffer } | null = null

  constructor(services: Services) {
    this.#services = services
  }

  /** Counts a view in the background. An error is logged and loses the view, but never affects the page. */
  note(view: View): void {
    const now = this.#services.clock.now()
    const key = shortMark(`${view.resumeId ?? view.accountId} ${view.address} ${view.agent}`, this.#pepper)
    if (
      now.getTime() - (this.#seen.get(key) ?? Number.NEGATIVE_INFINITY) < VIEW_PAUSE ||
      this.#waiting.size >= MOST_WAITING
    )
      return
    this.#seen.set(key, now.getTime())
    const counting: Promise<void> = this.#count(view, now)
      .catch((error: unknown) => {
        this.#seen.delete(key)
        this.#services.log.warn({ err: error }, 'A view was not counted')
      })
      .finally(() => this.#waiting.delete(counting))
    this.#waiting.add(counting)
  }

  /** Resolves when every view so far is written. */
  async settled(): Promise<void> {
    while (this.#waiting.size > 0) await Promise.all(this.#waiting)
  }

  async #count(view: View, now: Date): Promise<void> {
    const { db } = this.#services
    if (view.token !== null && (await this.#isOwner(view.accountId, view.token, now))) return
    const day = now.toISOString().slice(0, 10)
    const { address, agent } = view
    const viewer = dailyViewer(await this.#saltOf(day), { about: view.resumeId ?? view.accountId, address, agent })
    const [at, pause] = [now.toISOString(), new Date(now.getTime() - VIEW_PAUSE).toISOString()]
    if (view.resumeId !== undefined)
      return void (await db.execute(sql`
        insert into resume_views (resume_id, account_id, day, viewer, source, count, last_at)
        select ${view.resumeId}::uuid, ${view.accountId}::uuid, ${day}::date, ${viewer}::bytea, ${view.source}::text, 1, ${at}::timestamptz
        where not exists (select 1 from resume_views v where v.resume_id = ${view.resumeId}::uuid and v.day = ${day}::date and v.viewer = ${viewer}::bytea and v.last_at > ${pause}::timestamptz)
        on conflict (resume_id, day, viewer, source) do update set count = resume_views.count + 1, last_at = excluded.last_at
        where resume_views.last_at <= ${pause}::timestamptz`))
    await db.execute(sql`
      insert into views (account_id, day, viewer, source, count, last_at)
      select ${view.accountId}::uuid, ${day}::date, ${viewer}::bytea, ${view.source}::text, 1, ${at}::timestamptz
      where not exists (select 1 from views v where v.account_id = ${view.accountId}::uuid and v.day = ${day}::date and v.viewer = ${viewer}::bytea and v.last_at > ${pause}::timestamptz)
      on conflict (account_id, day, viewer, source) do update set count = views.count + 1, last_at = excluded.last_at
      where views.last_at <= ${pause}::timestamptz`)
  }

  /** Views by the owner do not count. The token's other use on public pages is `signed-in.ts`. */
  async #isOwner(accountId: string, token: string, now: Date): Promise<boolean> {
    const { rows } = await this.#services.db.execute(sql`
      select 1 from sessions s join accounts a on a.owner_id = s.user_id
      where s.token_hash = ${hashToken(token)}::bytea and s.expires_at > ${now.toISOString()}::timestamptz and a.id = ${accountId}::uuid`)
    return rows.length > 0
  }

  async #saltOf(day: string): Promise<Buffer> {
    if (this.#salt?.day === day) return this.#salt.value
    this.#salt = { day, value: await readSalt(this.#services.db, day) }
    return this.#salt.value
  }
}
