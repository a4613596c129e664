import type { z } from 'zod'
import type { ErrorCode, ErrorDetail } from './errors.ts'

/** Role ids of specification §6. The first role of a user decides the type of the user. */
export const ROLE = { administrator: 1, company: 2, individual: 3 } as const
export type RoleId = (typeof ROLE)[keyof typeof ROLE]
export type AccountKind = 'administrator' | 'company' | 'individual'
export type Language = 'en' | 'am'

/** What a company may let an employee do in its name (product.md §4, §5 and §7). Owners may do everything. */
export const RIGHTS = ['letters', 'recruiting'] as const
export type Right = (typeof RIGHTS)[number]

/** Who calls, as the server found it from the token and the `currentaccountid` header. Ids are UUIDs. */
export interface Viewer<K extends AccountKind = AccountKind> {
  readonly userId: string
  readonly sessionId: string
  readonly role: RoleId
  /** The account that acts in this call; membership has been checked. */
  readonly accountId: string
  readonly accountKind: K
  /** True when the viewer acts for a company as its employee and does not own the account. */
  readonly isEmployee: boolean
  /** What an employee may do for the company; all of them for an owner. */
  readonly rights: readonly Right[]
}

/**
 * Who may call. The type decides what the handler receives; which rows and what may be done to one is the area's
 * policy. `employer` is an account that looks for people: an individual's own, or a company's that the viewer owns or
 * works for. `individual`, `company` and `member` mean an account that the viewer owns, `owner` one of any kind, an
 * administrator's too; `employee` an account the viewer
 * works for; `staff` a company's account that the viewer owns or works for: `right` says what an employee needs for the
 * call.
 */
export interface ViewerOf {
  anyone: Viewer | null
  user: Viewer
  individual: Viewer<'individual'>
  company: Viewer<'company'>
  member: Viewer<'individual' | 'company'>
  owner: Viewer
  employee: Viewer<'company'>
  staff: Viewer<'company'>
  employer: Viewer<'individual' | 'company'>
  admin: Viewer<'administrator'>
}
export type Access = keyof ViewerOf

/**
 * What an upload slot accepts; the bytes never pass zod. Pictures ≤ 5 MB, documents ≤ 10 MB (product.md §9), spreadsheets
 * (CSV in UTF-8, or Excel's .xlsx) and fonts (WOFF2) ≤ 2 MB; files with career details, whatever they are, ≤ 10 MB; letters
 * to be verified, whatever they are, ≤ 10 MB.
 */
export interface FileRule {
  readonly kind: 'picture' | 'document' | 'sheet' | 'font' | 'career' | 'letter'
  readonly optional?: boolean
}

/** An uploaded file while the call runs: on disk under `path`, its type found from the content. Sizes are bytes. */
export interface StagedFile {
  readonly path: string
  readonly name: string
  readonly type: string
  readonly size: number
  /** Of a picture that was written anew: pixels. */
  readonly dimensions?: { readonly width: number; readonly height: number }
}

export type BytesType =
  | 'text/csv'
  | 'text/plain'
  | 'application/pdf'
  | 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  | 'image/png'
  | 'image/svg+xml'
  | 'text/calendar'
  | 'text/vcard'
  | 'application/zip'

/** One JSON answer, or one of those that are not JSON. */
export type Output =
  | { readonly kind: 'json'; readonly status: 200 | 201 | 202; readonly schema: z.ZodType }
  | { readonly kind: 'empty' }
  | { readonly kind: 'bytes'; readonly type: BytesType }
  | { readonly kind: 'live'; readonly events: z.ZodType }

export const ok = <S extends z.ZodType>(schema: S) => ({ kind: 'json', status: 200, schema }) as const
export const created = <S extends z.ZodType>(schema: S) => ({ kind: 'json', status: 201, schema }) as const
export const accepted = <S extends z.ZodType>(schema: S) => ({ kind: 'json', status: 202, schema }) as const
/** 204 without a body. */
export const empty = { kind: 'empty' } as const
/** Server-sent events until the client leaves; each `data` is one of `events`. */
export const live = <S extends z.ZodType>(events: S) => ({ kind: 'live', events }) as const
export const bytes = <T extends BytesType>(type: T) => ({ kind: 'bytes', type }) as const

type Shape = Readonly<Record<string, z.ZodType>>
type ParamNames<P extends string> = P extends `${string}{${infer N}}${infer R}` ? N | ParamNames<R> : never

/** How often one caller may call, counted in the database over all processes. `per` is seconds. */
export interface Throttle {
  readonly by: 'address' | 'user'
  readonly limit: number
  readonly per: number
}

/** One call of the API, as data. Its key in the area's table is the operation id. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  readonly summary: string
  readonly access: Access
  /** Of `staff` and `employer` calls: what an employee needs to have been given. Absent: every employee may. */
  readonly right?: Right
  readonly params?: Shape
  /** Query values arrive as text, so here alone `z.coerce` and defaults are allowed. */
  readonly query?: Shape
  readonly body?: z.ZodType
  readonly files?: Readonly<Record<string, FileRule>>
  readonly output: Output
  /**
   * The refusals of its own. Those that any call may give (401, 403 by access, 404 of ids, 422, 429, 5xx) are implied.
   */
  readonly errors?: readonly ErrorCode[]
  readonly throttle?: Throttle
  /** The id of the life cycle and the event this call sends. */
  readonly sends?: readonly [lifecycle: string, event: string]
}

/** The path's `{names}` and `params` must be the same set. */
type SameParams<O extends Operation> = [ParamNames<O['path']>] extends [never]
  ? { readonly params?: never }
  : {
      readonly params: { readonly [K in ParamNames<O['path']>]: z.ZodType } & (Exclude<
        keyof O['params'],
        ParamNames<O['path']>
      > extends never
        ? unknown
        : never)
    }

export function defineOperation<const O extends Operation>(operation: O & SameParams<O>): O {
  return operation
}

type OutShape<S> = S extends Shape
  ? { [K in keyof S as undefined extends z.output<S[K]> ? never : K]: z.output<S[K]> } & {
      [K in keyof S as undefined extends z.output<S[K]> ? K : never]?: z.output<S[K]>
    }
  : Record<never, never>
type Staged<F> =
  F extends Readonly<Record<string, FileRule>>
    ? { [K in keyof F]: StagedFile | (F[K] extends { optional: true } ? undefined : never) }
    : Record<never, never>
export type ErrorsOf<O extends Operation> = O['errors'] extends readonly (infer C extends ErrorCode)[] ? C : never

/**
 * What a handler receives that follows from the operation; the server adds its own tools (database, clock, mail …) to
 * it.
 */
export interface Call<O extends Operation> {
  readonly viewer: ViewerOf[O['access']]
  readonly params: OutShape<O['params']>
  readonly query: OutShape<O['query']>
  readonly body: O['body'] extends z.ZodType ? z.output<O['body']> : undefined
  readonly files: Staged<O['files']>
  readonly lang: Language
  /** Ends the call with one of the operation's declared refusals. */
  readonly refuse: <C extends ErrorsOf<O>>(code: C, detail: ErrorDetail<C>) => never
}

/** One event of a live answer. `id` is what a client that comes back names in `last-event-id`. */
export interface LiveEvent<T> {
  readonly id?: string
  readonly data: T
}
/** What a handler gives back: the answer before it is serialised. */
export type Answer<O extends Operation> = O['output'] extends { kind: 'json'; schema: infer S extends z.ZodType }
  ? z.input<S>
  : O['output'] extends { kind: 'bytes' }
    ? Uint8Array | string | AsyncIterable<Uint8Array | string>
    : O['output'] extends { kind: 'live'; events: infer S extends z.ZodType }
      ? AsyncIterable<LiveEvent<z.input<S>>>
      : void
