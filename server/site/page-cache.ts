import { LRUCache } from 'lru-cache'
import type { Cache } from '../kernel/caches.ts'
import type { Events, Topic } from '../kernel/events.ts'

/** A cached page: its data, and each rendered variant by language and theme. */
interface Entry<D, P> extends Required<Loaded<D>> {
  readonly pages: Map<string, P>
}

/**
 * The data of a page. `subject` is the id of what the page is about (an account, an article): the page is outdated when
 * it changes. Null: the page lists many things, so any change of its topics outdates it. `mentions` are the ids of
 * other things that the page shows.
 */
export interface Loaded<D> {
  readonly subject: string | null
  readonly mentions?: readonly string[]
  readonly data: D
}

interface Search<D, P, X> {
  readonly address: string
  /** Language and theme. */
  readonly variant: string
  readonly load: () => Promise<Loaded<D> | { readonly other: X }>
  readonly make: (data: D) => P
}
type Found<D, P, X> = { readonly data: D; readonly page: P } | { readonly other: X }

const MOST = 5000
/** So many entries. With `max` each cache would take the memory of them all as it is made, which shows at every start. */
const atMost = { maxSize: MOST, sizeCalculation: () => 1 }
/** Milliseconds after which a page is loaded again without any change, because pages depend on today's date. */
const AGE = 15 * 60_000

/** Stands for every id of the topics, among the ids that a page depends on. */
const ANY = '*'
/** The ids whose change makes a page outdated. */
const dependencies = ({ subject, mentions = [] }: Loaded<unknown>): readonly string[] => [subject ?? ANY, ...mentions]

/**
 * Caches pages by address until one of the topics names their subject or something that they mention (after the commit
 * of the change), or `*`, which means that anything may have changed. Data that was read before a change and arrives
 * after it is returned once but not cached.
 */
export class PageCache<D, P> implements Cache {
  readonly most = MOST
  hits = 0
  misses = 0
  readonly #entries = new LRUCache<string, Entry<D, P>>({
    ...atMost,
    ttl: AGE,
    ttlResolution: 1000,
    dispose: (entry, address) => this.#forget(entry, address),
  })
  readonly #addresses = new Map<string, Set<string>>()
  /** The number of the last change per id. Holds more changes than can happen while one page is loaded. */
  readonly #changes = new LRUCache<string, number>(atMost)
  #count = 0
  #everything = 0

  constructor(events: Events, topics: readonly Topic[]) {
    for (const topic of topics) events.on(topic, (id) => this.#changed(id))
  }

  #forget(entry: Entry<D, P>, address: string): void {
    for (const id of dependencies(entry)) {
      const addresses = this.#addresses.get(id)
      addresses?.delete(address)
      if (addresses?.size === 0) this.#addresses.delete(id)
    }
  }

  #changed(changed: string): void {
    this.#count += 1
    if (changed === ANY) return this.clear()
    for (const id of [changed, ANY]) {
      this.#changes.set(id, this.#count)
      // Deleting an entry removes its address from this set, which is safe while iterating.
      for (const address of this.#addresses.get(id) ?? []) this.#entries.delete(address)
    }
  }

  /** Drops every page, also those that are being loaded. */
  readonly clear = (): void => {
    this.#count += 1
    this.#everything = this.#count
    this.#entries.clear()
  }

  get size(): number {
    return this.#entries.size
  }

  /** A cached page, if this variant of it has been rendered. */
  known(address: string, variant: string): { readonly data: D; readonly page: P } | undefined {
    const entry = this.#entries.get(address)
    const page = entry?.pages.get(variant)
    if (entry === undefined || page === undefined) return undefined
    this.hits += 1
    return { data: entry.data, page }
  }

  /**
   * The page of an address: its data from the cache or `load`, rendered by `make`. If `load` finds something that is
   * not a page, that is returned as `other`.
   */
  async find<X>({ address, variant, load, make }: Search<D, P, X>): Promise<Found<D, P, X>> {
    const known = this.#entries.get(address)
    if (known) {
      this.hits += 1
      return { data: known.data, page: this.#variant(known, variant, make) }
    }
    this.misses += 1
    const before = this.#count
    const found = await load()
    if ('other' in found) return found
    const entry: Entry<D, P> = {
      subject: found.subject,
      mentions: found.mentions ?? [],
      data: found.data,
      pages: new Map(),
    }
    const page = this.#variant(entry, variant, make)
    if (this.#everything <= before && dependencies(found).every((id) => (this.#changes.get(id) ?? 0) <= before))
      this.#keep(address, entry)
    return { data: found.data, page }
  }

  #variant(entry: Entry<D, P>, variant: string, make: (data: D) => P): P {
    const page = entry.pages.get(variant) ?? make(entry.data)
    entry.pages.set(variant, page)
    return page
  }

  #keep(address: string, entry: Entry<D, P>): void {
    this.#entries.set(address, entry)
    for (const id of dependencies(entry)) this.#addresses.set(id, (this.#addresses.get(id) ?? new Set()).add(address))
  }
}
