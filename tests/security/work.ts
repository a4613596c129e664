import pg from 'pg'
import { afterAll } from 'vitest'

/** What time would show of a call: its statements, by name where they have one. */
export interface Work {
  readonly statements: string[]
}

/** Records the statements of all connections of a test file until its end; `start` begins anew. */
export function watchStatements(): { readonly start: () => Work } {
  let work: Work = { statements: [] }
  const wire = pg.Connection.prototype
  const { bind, query } = wire
  Object.assign(wire, {
    /** A statement with parameters: its name stands for its text. */
    bind(this: pg.Connection, ...rest: unknown[]) {
      work.statements.push(String((rest[0] as { statement?: string } | undefined)?.statement))
      return Reflect.apply(bind, this, rest) as unknown
    },
    query(this: pg.Connection, ...rest: unknown[]) {
      work.statements.push(String(rest[0]))
      return Reflect.apply(query, this, rest) as unknown
    },
  })
  afterAll(() => void Object.assign(wire, { bind, query }))
  return { start: () => (work = { statements: [] }) }
}
