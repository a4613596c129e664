import { describe, expect, it } from 'vitest'
import { letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { issued, outsideRecipient, paragraphs } from '../../../tests/factories/letters.ts'
import { visitedApp, mailOut } from '../../../tests/factories/letter-visitor.ts'
import { foreignTags } from '../../../tests/factories/foreign-tags.ts'
import { PAYLOADS } from '../../../tests/factories/payloads.ts'
import { company, type Person } from '../../../tests/factories/people.ts'
import { sealLetter } from '../../../tests/factories/sealed-letters.ts'

const { app, visitor } = await visitedApp()

/** A letter whose every text is the same. */
async function issuedBy(firm: Person, text: string, email: string): Promise<string> {
  const name = text.slice(0, 60)
  const { id: typeId } = await letterTypeOf(app, firm, { name: { en: name, am: name } })
  return issued(app, firm, typeId, {
    subject: text,
    body: paragraphs(text),
    recipients: [outsideRecipient({ email, name })],
  })
}

describe('texts that others wrote', () => {
  it('are text on the page, in verification and in mails, whatever stands in them', async () => {
    for (const [n, payload] of PAYLOADS.entries()) {
      visitor.moveOn()
      const account = { publicName: { en: payload, am: payload } }
      const firm = await company(app, { user: { tierKey: 'enterprise' }, account })
      const id = await issuedBy(firm, payload, `payload${n}@example.com`)
      const { code, pdf } = await sealLetter(app, id)
      await mailOut(app, id)
      const [mail] = await app.mails(`payload${n}@example.com`)
      const link = new URL(mail?.links.find((one) => one.includes('/letter/')) ?? 'https://nowhere.example')
      const unlocked = await visitor.submit(link.pathname, { key: link.hash.slice(1) })
      const cookie = String(unlocked.headers['set-cookie']).split(';')[0] ?? ''
      const typed = await visitor.submit('/letter/verify', { code: payload })
      const wrongKey = await visitor.submit(`/letter/${code}`, { key: payload })
      const pages = [await visitor.open(`/letter/${code}`, { cookie }), await visitor.submitFile(pdf), typed, wrongKey]
      expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, typed.statusCode, 422])
      expect(pages[0]?.body).toContain('<article')
      for (const html of [...pages.map(({ body }) => body), mail?.html ?? ''])
        expect(foreignTags(html), payload).toEqual([])
    }
  })
})
