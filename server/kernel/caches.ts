import { randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/** What is kept in memory under one name. The counts only grow; `size` and `most` are entries. */
export interface Cache {
  readonly size: number
  /** Null: as many as there are. */
  readonly most: number | null
  readonly hits: number
  readonly misses: number
  /** May be called at any time: whoever reads next makes what is missing anew. */
  readonly clear: () => void
}
/** A cache as an administrator sees it: counted since it was last cleared by hand, or since the process began. */
export interface CacheState extends Omit<Cache, 'clear'> {
  readonly name: string
  readonly since: Date
}

/** Values made lately, by a text; the ones not asked for longest give way. */
export class MemoryCache<V extends NonNullable<unknown>> implements Cache {
  readonly most: number
  readonly #entries: LRUCache<string, V>
  hits = 0
  misses = 0

  constructor(most: number) {
    this.most = most
    this.#entries = new LRUCache<string, V>({ max: most })
  }
  get size(): number {
    return this.#entries.size
  }
  get(key: string): V | undefined {
    const known = this.#entries.get(key)
    if (known === undefined) this.misses += 1
    else this.hits += 1
    return known
  }
  set(key: string, value: V): void {
    this.#entries.set(key, value)
  }
  readonly clear = (): void => this.#entries.clear()
}

/** Stands for every cache. */
const ANY = '*'

/** The caches of this process by their names. */
export class Caches {
  readonly startedAt: Date
  /** Tells this process from others in events. */
  readonly #id = randomUUID()
  readonly #clock: { now(): Date }
  readonly #caches = new Map<string, { cache: Cache; since: Date; hits: number; misses: number }>()

  constructor(clock: { now(): Date }) {
    this.#clock = clock
    this.startedAt = clock.now()
  }
  /** A cache of the same name takes the place of the former one. Names have no spaces: they travel in events. */
  add(name: string, cache: Cache): void {
    this.#caches.set(name, { cache, since: this.startedAt, hits: cache.hits, misses: cache.misses })
  }
  has(name: string): boolean {
    return this.#caches.has(name)
  }
  list(): readonly CacheState[] {
    return [...this.#caches].map(([name, { cache, since, hits, misses }]) => ({
      name,
      size: cache.size,
      most: cache.most,
      hits: cache.hits - hits,
      misses: cache.misses - misses,
      since,
    }))
  }
  /** What other processes are told so that they empty a cache too; null: all of them. */
  newsOf(name: string | null): string {
    return `${this.#id}/${name ?? ANY}`
  }
  /** Does what the news of another process says. `*` alone: some may have been missed. */
  hear(news: string): void {
    const [from, ...name] = news.split('/')
    if (from === this.#id) return
    const said = name.join('/')
    this.clear(from === ANY || said === ANY ? null : said)
  }
  /** Empties the caches of this process whose names begin like this, and counts on. */
  drop(beginning: string): void {
    for (const [name, { cache }] of this.#caches) if (name.startsWith(beginning)) cache.clear()
  }
  /** Empties a cache of this process and counts anew; null: all of them. A name that is not known here is nothing. */
  clear(name: string | null): void {
    const since = this.#clock.now()
    for (const [own, { cache }] of this.#caches) {
      if (name !== null && own !== name) continue
      cache.clear()
      this.#caches.set(own, { cache, since, hits: cache.hits, misses: cache.misses })
    }
  }
}
