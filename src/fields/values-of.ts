import type { z } from 'zod'

/**
 * What a body of this schema says, out of a row or a validated body: without the version, which the machine adds, and
 * what the server adds for showing.
 */
export const valuesOf = ({ shape }: z.ZodObject, row: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name in shape && name !== 'version'))
