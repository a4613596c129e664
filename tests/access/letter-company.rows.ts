import type { letterCompanyOperations } from '../../openapi/operations/letter-company.ts'
import type { Rows, Statuses } from './row.ts'

/*                         anonymous, individual, another, company, another, employee, former, administrator */
const toStaff: Statuses = [401, 403, 403, 200, 200, 200, 403, 403]

export const letterCompanyRows = {
  listCompanyLetterTypes: [{ about: 'of the company', ask: () => ({}), answers: toStaff }],
  exportCompanyLetters: [{ about: 'of the company', ask: () => ({}), answers: toStaff }],
  archiveCompanyLetters: [{ about: 'of the company', ask: () => ({ query: { year: '2026' } }), answers: toStaff }],
} satisfies Record<keyof typeof letterCompanyOperations, Rows>
