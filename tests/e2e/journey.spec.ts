import { randomInt } from 'node:crypto'
import { fromRegistrationToContact } from './journey.ts'
import { test } from './test.ts'

for (const lang of ['en', 'am'] as const) {
  test(`from registration to a saved contact, in ${lang === 'en' ? 'English' : 'Amharic'}`, async ({
    page,
    context,
    mailbox,
    accessible,
    baseURL,
    browser,
  }) => {
    const web = baseURL ?? ''
    await context.addCookies([{ name: 'current_language', value: lang, url: web, sameSite: 'Lax' }])
    await fromRegistrationToContact({
      page,
      mailbox,
      accessible,
      browser,
      web,
      lang,
      username: `hana${randomInt(1e12)}${lang}`,
    })
  })
}
