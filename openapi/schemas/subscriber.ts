import { z } from 'zod'
import { ref } from '../ref.ts'
import { language, timestamp } from './primitives.ts'

export const SUBSCRIBER_STATES = ['confirmed', 'waiting'] as const

/** Somebody who asked for mails about new articles; `waiting` until they open the link of the first mail. */
export const subscriber = z
  .strictObject({
    id: ref('subscriber'),
    email: z.string(),
    language,
    state: z.enum(SUBSCRIBER_STATES),
    since: timestamp,
    confirmed_at: timestamp.nullable(),
  })
  .meta({ id: 'Subscriber' })
export type Subscriber = z.output<typeof subscriber>
