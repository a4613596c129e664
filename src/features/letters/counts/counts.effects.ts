import type { LetterCounts } from '../../../../openapi/schemas/letter.ts'
import { api } from '../../../api/client.ts'
import { answer } from '../../../api/problem.ts'
import { createLoadMachine } from '../../../machines/load/load.machine.ts'

export const countsLoad = createLoadMachine<LetterCounts>((_, signal) => answer(api.GET('/letters/counts', { signal })))
