import type { FastifyBaseLogger } from 'fastify'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Answer, Call, Language, Operation } from '../../openapi/define.ts'
import type { MessageId } from '../../openapi/messages/catalogue.ts'
import type * as tables from '../db/tables.ts'
import type { Caches } from './caches.ts'
import type { ChartPress } from './charts.ts'
import type { Config } from './config.ts'
import type { Events } from './events.ts'
import type { FileStore } from './files.ts'
import type { Passwords } from './passwords.ts'
import type { SealKey } from './seal/seal-key.ts'
import type { PdfPress } from './pdf.ts'
import type { PdfTexts } from './pdf-text.ts'
import type { ResumeFiles } from './resume-files.ts'
import type { Typesetter } from './typesetting.ts'
import type { Reactions } from './reactions.ts'
import type { Uploads } from './uploads.ts'
import type { FindViewer } from './viewer.ts'

type Schema = typeof tables
/** The pool: reads outside a transaction. Inside one it throws, on both databases (architecture.md "Storage"). */
export type Database = NodePgDatabase<Schema>
/** A transaction; every command receives one and nothing else reaches its rows. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]
/** Where a query may run: in a transaction or outside. */
export type Readable = Database | Tx

export interface Clock {
  now(): Date
}
export interface Ids {
  /** A UUID, version 7: new rows stand behind older ones. */
  uuid(): string
  /** 256 random bits in base64url. */
  token(): string
  /** A short code for a QR, 10 letters and digits without look-alikes. */
  code(): string
}

/** What the process has one of. Clock, ids and mail are injected, so that tests decide them. */
export interface Services {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly ids: Ids
  readonly events: Events
  readonly files: FileStore
  readonly passwords: Passwords
  readonly pdf: PdfPress
  readonly typesetter: Typesetter
  readonly pdfTexts: PdfTexts
  readonly resumeFiles: ResumeFiles
  readonly uploads: Uploads
  readonly charts: ChartPress
  readonly reactions: Reactions
  readonly caches: Caches
  readonly log: FastifyBaseLogger
  readonly findViewer: FindViewer
  /** The text of a message in a language, with ICU values. */
  readonly say: (lang: Language, id: MessageId, values?: Readonly<Record<string, string | number>>) => string
  /**
   * A secret of this installation for one purpose (`preview`), 256 bits in hex; the same in every process, made at the
   * first start.
   */
  readonly secret: (purpose: string) => string
  /** What letters are sealed with; the same in every process, made at the first start. */
  readonly sealKey: SealKey
  /** Runs in one transaction; after its commit the published events go out. Nested calls throw. */
  readonly transaction: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
}

/** What a handler receives: its validated input, who calls, and the tools. */
export interface HandlerCall<O extends Operation> extends Call<O> {
  readonly services: Services
  /** For queries outside a transaction. */
  readonly db: Database
  readonly now: Date
  readonly requestId: string
  /** The caller's address: of the socket, or by X-Forwarded-For from a trusted proxy. */
  readonly address: string
  readonly userAgent: string
  /** Of a live call that goes on: the last id that the client got; null at first. */
  readonly lastEventId: string | null
  /**
   * One transaction for the change and its answer. With an `idempotency-key` the answer is kept beside the change
   * and a repetition gets it again; so give back exactly what the handler returns.
   */
  readonly write: <T>(run: (tx: Tx) => Promise<T>) => Promise<T>
}
export type Handler<O extends Operation> = (call: HandlerCall<O>) => Promise<Answer<O>>
/** The handlers of an area: one per operation, none missing and none more. */
export type Handlers<T extends Readonly<Record<string, Operation>>> = { readonly [Id in keyof T]: Handler<T[Id]> }
