/** The part of autocannon 9 that we use; it comes without types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly headers?: Record<string, string>
    /** Requests a second, of all connections together. */
    readonly overallRate?: number
  }
  interface Result {
    readonly duration: number
    readonly errors: number
    readonly non2xx: number
    readonly requests: { readonly total: number }
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number }
  }
  export default function autocannon(options: Options): Promise<Result>
}
