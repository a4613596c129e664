import { describe, expect, it } from 'vitest'
import { fieldsOf, filled, mailIn } from './stage-mail.ts'

const values = {
  applicant: 'Hanna {{job}}',
  job: 'Accountant',
  employer: 'Abay',
  stage: 'Interview',
  reply_by: null,
  link: 'https://x',
}

describe('the fields of a mail', () => {
  it('are found with and without spaces, each once', () => {
    expect(fieldsOf('{{job}} and {{ job }} for {{applicant}}')).toEqual({ known: ['job', 'applicant'], unknown: [] })
  })
  it('that nobody knows are named, and so are braces that are left open', () => {
    expect(fieldsOf('Dear {{name}}, {{job')).toEqual({ known: [], unknown: ['name', '{{'] })
    expect(fieldsOf('{{}} }}').unknown).toEqual(['', '}}'])
  })
  it('are filled in once: what a person is called is not read as a field', () => {
    expect(filled('{{applicant}}: {{ job }} by {{reply_by}}', values)).toBe('Hanna {{job}}: Accountant by {{reply_by}}')
  })
})

describe('the language of a mail', () => {
  it('is the reader’s, or the other where it was not written', () => {
    const mail = { subject: { en: 'Hello', am: 'ሰላም' }, text: { en: 'Come', am: 'ይምጡ' } }
    expect(mailIn(mail, 'am')).toEqual({ lang: 'am', subject: 'ሰላም', text: 'ይምጡ' })
    expect(mailIn({ subject: { en: 'Hello' }, text: { en: 'Come' } }, 'am')).toMatchObject({ lang: 'en' })
    expect(mailIn({ subject: { en: 'Hello' }, text: { am: 'ይምጡ' } }, 'am')).toBeNull()
  })
})
