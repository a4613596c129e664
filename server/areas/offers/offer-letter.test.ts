import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { partBody } from '../../../tests/factories/companies.ts'
import { jobOffer } from '../../../tests/factories/offers.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { pdfTexts } from '../../../tests/factories/pdf.ts'
import { uploadPicture } from '../../../tests/factories/pictures.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { users } from '../../db/tables.ts'

const app = await testApp()
const letter = async (as: Person, id: string, lang: 'en' | 'am') => {
  const { status, bytes } = await app.call('GET', `/offers/${id}/offer.pdf`, { as, headers: { lang } })
  expect(status).toBe(200)
  return (await pdfTexts(bytes)).map(({ words }) => words).join('')
}
const tight = (...texts: readonly string[]) => texts.join('').replaceAll(/\s/g, '')
const say = async (as: Person, part: 'identity' | 'legal' | 'place', over = {}) =>
  expect((await app.call('PUT', `/company/information/${part}`, { as, body: partBody(part, 1, over) })).status).toBe(
    200,
  )

describe('the letter of an offer', () => {
  it('has the company’s letterhead, the terms and a place to sign, in the reader’s language and calendar', async () => {
    const [firm, person] = [await company(app), await individual(app)]
    await say(firm, 'identity', { logo_id: (await uploadPicture(app, firm)).id })
    await say(firm, 'legal')
    await say(firm, 'place')
    const displayName = { en: 'Abebe Kebede', am: 'አበበ ከበደ' }
    await app.db.update(users).set({ displayName }).where(eq(users.id, person.userId))
    const offer = await jobOffer(app, firm, person, { answerBy: '2026-03-20' })
    const english = await letter(person, offer.id, 'en')
    for (const text of [
      tight('Kaffa Roasters PLC', 'ካፋ ቡና ቆዪዎች ኃ/የተ/የግ/ማ', 'Hermata Merkato · Jimma · Oromia · Ethiopia · P.O. Box 378'),
      tight('+251 47 111 8260 · office@kaffa.example.com · kaffa.example.com', 'TIN 0012345678'),
      tight('Abebe Kebede', person.email),
      tight('Jimma, 2 March 2026'),
      tight('Subject: Job offer: Water engineer', 'Dear Abebe Kebede,'),
      tight('Job title', 'Water engineer', 'Department', 'Processing', 'Location type', 'On site'),
      tight('Salary', 'ETB 32,000.50 a month', 'Please answer by', '20 March 2026'),
      tight('Yours sincerely,', 'For Kaffa Roasters PLC', 'Name', 'Title', 'Signature', 'Date', 'Employee'),
      tight(`Offer ${offer.id} · page 1 of 1`),
    ])
      expect(english).toContain(text)
    await app.db.update(users).set({ calendar: 'ethiopian' }).where(eq(users.id, person.userId))
    const amharic = await letter(person, offer.id, 'am')
    for (const text of [
      tight('ካፋ ቡና ቆዪዎች ኃ/የተ/የግ/ማ', 'Kaffa Roasters PLC', 'ሄርማታ መርካቶ'),
      tight('የግብር ከፋይ መለያ ቁጥር 0012345678'),
      tight('ጅማ፣ የካቲት 23 ቀን 2018 ዓ.ም.'),
      tight('ለተከበሩ አበበ ከበደ፣'),
      tight('የመልስ መስጫ የመጨረሻ ቀን', 'መጋቢት 11 ቀን 2018 ዓ.ም.'),
    ])
      expect(amharic).toContain(text)
    // Until the person answers, nothing tells the company who is behind the email.
    expect(await letter(firm, offer.id, 'en')).toContain(tight(person.email))
    expect(await letter(firm, offer.id, 'en')).not.toContain('AbebeKebede')
  })

  it('keeps to itself how to reach a company that shows it to nobody, and does without a logo or a legal name', async () => {
    const [firm, person] = [await company(app), await individual(app)]
    const hidden = { audiences: { email: [], phone_number: [], address: [] } }
    await say(firm, 'place', hidden)
    const words = await letter(person, (await jobOffer(app, firm, person)).id, 'en')
    expect(words).toContain(tight(`${firm.username} PLC`))
    for (const text of ['Hermata', 'Jimma', 'office@', '+251', 'TIN']) expect(words).not.toContain(text)
  })
})
