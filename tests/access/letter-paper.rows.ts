import type { letterPaperOperations } from '../../openapi/operations/letter-paper.ts'
import { templateBody } from '../factories/letter-settings.ts'
import { letterIn } from '../factories/letters.ts'
import { pdf } from '../factories/documents.ts'
import { fileForm, png } from '../factories/pictures.ts'
import type { Rows, Statuses } from './row.ts'

/*                              anonymous, individual, another, company, another, employee, former, administrator */
const toStaff = (done: number): Statuses => [401, 403, 403, done, done, done, 403, 403]
const nothing = () => ({})

export const letterPaperRows = {
  previewLetter: [
    {
      about: 'an owner’s draft',
      ask: async ({ app, people: { company } }) => ({ params: { id: await letterIn(app, company, 'draft') } }),
      answers: [401, 403, 403, 200, 404, 404, 403, 403],
    },
  ],
  tryLetter: [
    {
      about: 'an owner’s draft',
      ask: async ({ app, people: { company } }) => ({ params: { id: await letterIn(app, company, 'draft') } }),
      answers: [401, 403, 403, 200, 404, 404, 403, 403],
    },
  ],
  previewLetterTemplate: [
    {
      about: 'about nobody',
      ask: () => ({ body: { ...templateBody(), lang: 'en', about_user_id: null } }),
      answers: [401, 403, 403, 200, 200, 403, 403, 403],
    },
  ],
  getLetterSignature: [{ about: 'their own', ask: nothing, answers: toStaff(200) }],
  saveLetterSignature: [
    {
      about: 'a picture',
      ask: async () => ({ body: fileForm(await png()) }),
      answers: toStaff(200),
    },
  ],
  uploadLetterFile: [
    {
      about: 'a PDF',
      ask: () => ({ body: fileForm(pdf('Annex'), 'annex.pdf', 'application/pdf') }),
      answers: toStaff(201),
    },
  ],
  uploadLetterPicture: [
    { about: 'a picture', ask: async () => ({ body: fileForm(await png()) }), answers: toStaff(201) },
  ],
  deleteLetterSignature: [{ about: 'their own', ask: nothing, answers: toStaff(204) }],
} satisfies Record<keyof typeof letterPaperOperations, Rows>
