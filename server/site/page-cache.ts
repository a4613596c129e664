import { LRUCache } from 'lru-cache'
import type { Events } from '../kernel/events.ts'

/** A cached page of one account: its data, and each rendered variant by language and theme. */
interface Entry<D, P> {
  readonly accountId: string
  readonly mentions: readonly string[]
  readonly data: D
  readonly pages: Map<string, P>
}

/** Loaded data of an account; `mentions` are the other accounts that its page shows something of. */
interface Loaded<D> {
  readonly accountId: string
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
type Found<P, X> = { readonly accountId: string; readonly page: P } | { readonly other: X }

const MOST = 5000
/** Milliseconds after which a page is loaded again without any change, because pages depend on today's date. */
const AGE = 15 * 60_000

/** The accounts whose change makes a page outdated. */
const behind = ({ accountId, mentions = [] }: Pick<Loaded<unknown>, 'accountId' | 'mentions'>): readonly string[] => [accountId, ...mentions]

/**
 * Caches pages by address until the topic `site` names their account or one that they mention (after the commit of the change), or `*`,
 * which means that anything may have changed. Data that was read before a change and arrives after it is returned once but not cached.
 */
export class PageCache<D, P> {
  readonly #entries = new LRUCache<string, Entry<D, P>>({ max: MOST, ttl: AGE, ttlResolution: 1000, dispose: (entry, address) => this.#forget(entry, address) })
  readonly #addresses = new Map<string, Set<string>>()
  /** The number of the last change per account. Holds more changes than can happen while one page is loaded. */
  readonly #changes = new LRUCache<string, number>({ max: MOST })
  #count = 0
  #everything = 0

  constructor(events: Events) {
    events.on('site', (accountId) => this.#changed(accountId))
  }

  #forget(entry: Entry<D, P>, address: string): void {
    for (const accountId of behind(entry)) {
      const addresses = this.#addresses.get(accountId)
      addresses?.delete(address)
      if (addresses?.size === 0) this.#addresses.delete(accountId)
    }
  }

  #changed(accountId: string): void {
    this.#count += 1
    if (accountId === '*') {
      this.#everything = this.#count
      this.#entries.clear()
      return
    }
    this.#changes.set(accountId, this.#count)
    // Deleting an entry removes its address from this set, which is safe while iterating.
    for (const address of this.#addresses.get(accountId) ?? []) this.#entries.delete(address)
  }

  /** A cached page, if this variant of it has been rendered. */
  known(address: string, variant: string): { readonly accountId: string; readonly page: P } | undefined {
    const entry = this.#entries.get(address)
    const page = entry?.pages.get(variant)
    return entry === undefined || page === undefined ? undefined : { accountId: entry.accountId, page }
  }

  /** The page of an address: its data from the cache or `load`, rendered by `make`. If `load` finds something that is not a page, that is returned as `other`. */
  async find<X>({ address, variant, load, make }: Search<D, P, X>): Promise<Found<P, X>> {
    const known = this.#entries.get(address)
    if (known) return { accountId: known.accountId, page: this.#variant(known, variant, make) }
    const before = this.#count
    const found = await load()
    if ('other' in found) return found
    const entry: Entry<D, P> = { accountId: found.accountId, mentions: found.mentions ?? [], data: found.data, pages: new Map() }
    const page = this.#variant(entry, variant, make)
    if (this.#everything <= before && behind(found).every((accountId) => (this.#changes.get(accountId) ?? 0) <= before)) this.#keep(address, entry)
    return { accountId: found.accountId, page }
  }

  #variant(entry: Entry<D, P>, variant: string, make: (data: D) => P): P {
    const page = entry.pages.get(variant) ?? make(entry.data)
    entry.pages.set(variant, page)
    return page
  }

  #keep(address: string, entry: Entry<D, P>): void {
    this.#entries.set(address, entry)
    for (const accountId of behind(entry)) this.#addresses.set(accountId, (this.#addresses.get(accountId) ?? new Set()).add(address))
  }
}
