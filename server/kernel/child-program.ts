import type { Skills } from './child.ts'
import { errorCode } from './outage.ts'

/**
 * What a process tells the one that began it: a job's answer, its failure with the code of the error, or its memory in
 * bytes.
 */
export type Told =
  | { readonly answer: unknown }
  | { readonly failure: string; readonly code: string | undefined }
  | { readonly resident: number }

const REPORT = 100

/**
 * The main part of a program that `createChild` begins: does each job it is sent, until the process that began it is
 * gone.
 */
export function serveJobs<T extends Skills<T>>(skills: {
  readonly [K in keyof T]: (job: T[K]['job']) => Promise<T[K]['answer']>
}): void {
  const tell = (told: Told) => process.send?.(told)
  // A terminal's interrupt reaches every process of the group; ours ends with the one that began it, which may still
  // wait for its answer.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', ({ kind, job }: { readonly kind: keyof T; readonly job: T[keyof T]['job'] }) => {
    skills[kind](job).then(
      (answer) => tell({ answer }),
      (error: unknown) =>
        tell({
          failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
          code: errorCode(error),
        }),
    )
  })
  if (process.platform !== 'linux') setInterval(() => tell({ resident: process.memoryUsage.rss() }), REPORT)
}
