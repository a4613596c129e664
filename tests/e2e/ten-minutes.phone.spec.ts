import { randomInt } from 'node:crypto'
import { am } from '../../openapi/messages/am.ts'
import { en } from '../../openapi/messages/en.ts'
import { publish, readAndSaveContact, register } from './journey.ts'
import { expect, test } from './test.ts'
import { setUpEverything } from './whole-profile.ts'

const TEN_MINUTES = 600_000

// Each is a person of its own.
test.describe.configure({ mode: 'parallel' })
for (const lang of ['en', 'am'] as const) {
  test(`a new person has a whole site and someone has their contact, on a phone, the line dropping twice, in ${lang === 'en' ? 'English' : 'Amharic'}`, async ({
    page,
    context,
    mailbox,
    accessible,
    baseURL,
    browser,
  }) => {
    test.setTimeout(TEN_MINUTES)
    const started = Date.now()
    const web = baseURL ?? ''
    await context.addCookies([{ name: 'current_language', value: lang, url: web, sameSite: 'Lax' }])
    const journey = {
      page,
      mailbox,
      accessible,
      browser,
      web,
      lang,
      username: `hana${randomInt(1e12)}${lang}`,
    } as const
    await register(journey)
    await setUpEverything({ journey, drop: () => context.setOffline(true), mend: () => context.setOffline(false) })
    await page.getByRole('link', { name: (lang === 'en' ? en : am)['setup.publish.open'] }).click()
    await publish(journey)
    const visitor = await readAndSaveContact(journey)
    const texts =
      lang === 'en'
        ? [
            'Jimma University',
            'Water Works Design',
            'Levels of the Gilgel Gibe',
            'Levelling',
            'Tesfaye Alemu',
            'Land survey',
            'Map of Jimma',
            'Dawit Girma',
            'Water for every village',
          ]
        : [
            'ጅማ ዩኒቨርሲቲ',
            'የውሃ ሥራዎች ዲዛይን',
            'የግልገል ጊቤ ከፍታዎች',
            'ደረጃ ልኬት',
            'ተስፋዬ ዓለሙ',
            'የመሬት ቅየሳ',
            'የጅማ ካርታ',
            'ዳዊት ግርማ',
            'ለእያንዳንዱ መንደር ውሃ',
          ]
    for (const text of texts) expect(visitor.site).toContain(text)
    expect(visitor.site).not.toContain('1992')
    expect(Date.now() - started).toBeLessThan(TEN_MINUTES)
  })
}
