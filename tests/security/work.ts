import pg from 'pg'
import { afterAll } from 'vitest'

/** What time would show of a call: its statements, by name where they have one. */
export interface Work {
  readonly statements: string[]
}
export interface Watch {
  /** Begins anew, with the statements that reach the database of this address. */
  readonly start: (app: { readonly url: string | null }) => Work
}

/**
 * Records the statements of a test file until its end. Called before the file's connections are made, because each says
 * its database when it begins: other files of the same process may still have streams open over databases of their own.
 */
export function watchStatements(): Watch {
  const databases = new WeakMap<object, string>()
  let watched: string | undefined
  let work: Work = { statements: [] }
  const wire = pg.Connection.prototype as pg.Connection & { startup: (config: { readonly database?: string }) => void }
  const { bind, query, startup } = wire
  const note = (connection: pg.Connection, statement: string) => {
    if (databases.get(connection) === watched) work.statements.push(statement)
  }
  Object.assign(wire, {
    startup(this: pg.Connection, config: { readonly database?: string }) {
      databases.set(this, config.database ?? '')
      Reflect.apply(startup, this, [config])
    },
    /** A statement with parameters: its name stands for its text. */
    bind(this: pg.Connection, ...rest: unknown[]) {
      note(this, String((rest[0] as { statement?: string } | undefined)?.statement))
      return Reflect.apply(bind, this, rest) as unknown
    },
    query(this: pg.Connection, ...rest: unknown[]) {
      note(this, String(rest[0]))
      return Reflect.apply(query, this, rest) as unknown
    },
  })
  afterAll(() => void Object.assign(wire, { bind, query, startup }))
  return {
    start: ({ url }) => {
      if (url === null) throw new Error('Statements are counted on PostgreSQL.')
      watched = decodeURIComponent(new URL(url).pathname.slice(1))
      return (work = { statements: [] })
    },
  }
}
