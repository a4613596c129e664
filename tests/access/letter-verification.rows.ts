import type { letterVerificationOperations } from '../../openapi/operations/letter-verification.ts'
import { pdf } from '../factories/documents.ts'
import { fileForm } from '../factories/pictures.ts'
import { letterIn } from '../factories/letters.ts'
import { sealLetter } from '../factories/sealed-letters.ts'
import type { Rows } from './row.ts'

export const letterVerificationRows = {
  verifyLetter: [
    {
      about: 'any PDF',
      ask: () => ({ body: fileForm(pdf('Letter'), 'letter.pdf', 'application/pdf') }),
      answers: [200, 200, 200, 200, 200, 200, 200, 200],
    },
  ],
  mailLetter: [
    {
      about: 'an owner’s issued letter to a bank',
      ask: async ({ app, people: { company } }) => {
        const id = await letterIn(app, company, 'issued')
        await sealLetter(app, id)
        return { params: { id, place: '0' } }
      },
      answers: [401, 403, 403, 200, 404, 404, 403, 403],
    },
  ],
} satisfies Record<keyof typeof letterVerificationOperations, Rows>
