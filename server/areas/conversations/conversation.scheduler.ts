import { z } from 'zod'
import { CONVERSATION_SIDES } from '../../../openapi/schemas/conversation.ts'
import type { Services, Tx } from '../../kernel/context.ts'
import { addJob } from '../../kernel/jobs.ts'

/** A side is told of what it has not read, from this message on. */
export const work = z.strictObject({ applicationId: z.uuid(), to: z.enum(CONVERSATION_SIDES), number: z.int() })
type Work = z.input<typeof work>

/** Whoever reads it within this time is told nothing: they are there. Milliseconds. */
export const UNHEARD = 20_000

export const planWord = (tx: Tx, services: Services, what: Work): Promise<void> =>
  addJob(tx, services, 'conversations', { ...what }, new Date(services.clock.now().getTime() + UNHEARD))
