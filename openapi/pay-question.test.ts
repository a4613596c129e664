import { expect, it } from 'vitest'
import { asksAboutPay } from './pay-question.ts'

it.each([
  { en: 'What salary do you expect?' },
  { en: 'Your current monthly wages' },
  { am: 'የሚጠብቁት ደመወዝ ስንት ነው?' },
  { en: 'Why us?', am: 'የደሞዝ ፍላጎትዎ' },
])('%o is about pay unless the employer says otherwise', (text) => {
  expect(asksAboutPay({ text })).toBe(true)
  expect(asksAboutPay({ text, about_pay: false })).toBe(false)
})
it('a question about something else is not, unless the employer says so', () => {
  const text = { en: 'How do you display results?', am: 'ልምድዎ ስንት ዓመት ነው?' }
  expect(asksAboutPay({ text })).toBe(false)
  expect(asksAboutPay({ text, about_pay: true })).toBe(true)
})
