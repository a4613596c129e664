import type { Tx } from './context.ts'

/** `site`: what an account's public pages show changed (id: account). `account`, `session`: such a row changed. `job`: the outbox has work. */
export type Topic = 'site' | 'account' | 'session' | 'job'

/** News between the parts of the product and, on PostgreSQL, between processes. Ids only: a listener reads what it may see. */
export interface Events {
  /** Goes out after the commit of `tx`, and not at all when it rolls back. Throws outside `services.transaction`. */
  publish(tx: Tx, topic: Topic, id: string): void
  /** Calls `heard` with the id of each event of the topic; gives back what ends it. */
  on(topic: Topic, heard: (id: string) => void): () => void
}
