import { letter } from '../../../openapi/lifecycles/letter.ts'
import { letters } from '../../db/letters-tables.ts'
import type { Home } from '../../kernel/transition.ts'

/** Where the life of a letter is kept. */
export const letterHome: Home<typeof letter, typeof letters> = {
  lifecycle: letter,
  table: letters,
  id: letters.id,
  status: letters.status,
  statusOf: ({ status }) => status,
  write: (status) => ({ status }),
  topics: ({ accountId }) => [['letters', accountId]],
}
