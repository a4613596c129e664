import type { z } from 'zod'
import type { feedbackBody } from '../../../openapi/schemas/message.ts'
import { api, once } from '../../api/client.ts'
import { answer } from '../../api/problem.ts'
import { createSaveMachine } from '../../machines/save/save.machine.ts'

export type Feedback = z.output<typeof feedbackBody>
/** Writes to whoever runs this. */
export const feedbackMachine = createSaveMachine<Feedback, { readonly message: string }>(({ values, key }, signal) =>
  answer(api.POST('/feedback', { body: values, headers: once(key), signal })),
)
