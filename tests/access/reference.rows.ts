import type { referenceOperations } from '../../openapi/operations/reference.ts'
import type { Rows } from './row.ts'

/*                                                                         anonymous, individual, another, company, another, employee, former, administrator */
export const referenceRows = {
  // Forms of visitors choose from these too.
  listReference: [
    {
      about: 'a list',
      ask: () => ({ params: { list: 'regions' } }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
  ],
} satisfies Record<keyof typeof referenceOperations, Rows>
