import { z } from 'zod'
import { bytes, defineOperation, ok } from '../define.ts'
import { says } from '../explain.ts'
import { exportQuery } from '../list.ts'
import { lists } from '../lists.ts'
import { namedLetterTypes } from '../schemas/letter.ts'
import { LETTER_YEARS } from '../schemas/letter-paper.ts'

const staff = { access: 'staff' } as const
const saysYear = says('validation.year')

/** What a company takes out of its letters. */
export const letterCompanyOperations = {
  listCompanyLetterTypes: defineOperation({
    method: 'GET',
    path: '/company-letters/types',
    summary: 'The types of the letters of the company that the viewer may see',
    ...staff,
    output: ok(namedLetterTypes),
  }),
  exportCompanyLetters: defineOperation({
    method: 'GET',
    path: '/company-letters.csv',
    summary: 'The submitted letters of the company that the viewer may see, as CSV',
    ...staff,
    query: exportQuery(lists.companyLetters),
    output: bytes('text/csv'),
  }),
  archiveCompanyLetters: defineOperation({
    method: 'GET',
    path: '/company-letters.zip',
    summary: 'The letters that were issued in a year and that the viewer may see: their files, with a register as CSV',
    ...staff,
    query: {
      year: z.coerce
        .number(saysYear)
        .int(saysYear)
        .min(LETTER_YEARS.first, saysYear)
        .max(LETTER_YEARS.last, saysYear)
        .describe('Gregorian, in Addis Ababa'),
    },
    output: bytes('application/zip'),
    throttle: { by: 'user', limit: 20, per: 3600 },
  }),
}
