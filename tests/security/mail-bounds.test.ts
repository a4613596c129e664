import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { DAY } from '../../openapi/durations.ts'
import { notifications } from '../../server/db/company-tables.ts'
import { hired, offerEntry, offerTo, unlimited } from '../factories/offers.ts'
import { company, individual, type Person } from '../factories/people.ts'
import { mailFollower, publicCompany } from '../factories/companies.ts'
import { personEntry } from '../factories/registration.ts'
import { position } from '../factories/structure.ts'
import { notify } from '../../server/areas/notifications/notifications.commands.ts'
import { testApp, type TestMail } from '../setup/app.ts'
import { full } from './state.ts'

const app = await testApp()
const morning = app.clock.now()
afterEach(() => app.clock.set(morning))
const MINUTE = 60_000
let n = 0
const stranger = () => `stranger${(n += 1)}@example.com`
async function sender(over: { readonly companyName?: string; readonly verifiedAt?: Date } = {}) {
  const firm = await company(app, { ...unlimited, account: over })
  return { firm, seat: (await position(app, firm, { headcount: 500 })).id }
}
type Sender = Awaited<ReturnType<typeof sender>>
const offer = async ({ firm, seat }: Sender, email: string, over = {}) =>
  app.call('POST', '/offers', { as: firm, body: { offers: [offerEntry({ email }, seat, over)] } })
async function offerAndWithdraw(from: Sender, email: string): Promise<number> {
  const { status } = await offer(from, email)
  await app.mails()
  if (status === 201)
    await app.call('POST', `/offers/${(await offerTo(app, from.firm, email)).id}/withdraw`, {
      as: from.firm,
      body: { version: 1 },
    })
  await app.mails()
  app.clock.advance(MINUTE)
  return status
}
const noticesOf = ({ accountId }: Person, kind: 'job_offer' | 'new_follower' | 'employment_disputed') =>
  app.db.$count(notifications, eq(notifications.accountId, accountId)).then(async (all) => ({
    all,
    kind: (await app.db.select().from(notifications).where(eq(notifications.accountId, accountId))).filter(
      (row) => row.kind === kind,
    ).length,
  }))

describe('offering and withdrawing again and again', () => {
  it('is refused after five offers to one email in a day, with at most three mails to a stranger and ten to a user', async () => {
    const from = await sender()
    const person = await individual(app)
    const unknown = stranger()
    for (const email of [unknown, person.email]) {
      const answers: number[] = []
      for (let i = 0; i < (full ? 60 : 7); i += 1) answers.push(await offerAndWithdraw(from, email))
      expect([...new Set(answers.slice(0, 5)), ...new Set(answers.slice(5))]).toEqual([201, 422])
      app.clock.set(morning)
    }
    expect(await app.mails(unknown)).toHaveLength(3)
    expect((await noticesOf(person, 'job_offer')).all).toBe(10)
    expect((await app.mails(person.email)).length).toBeLessThanOrEqual(10)
    app.clock.advance(DAY + MINUTE)
    expect((await offer(from, unknown)).status, 'the next day').toBe(201)
  })

  it('sends a stranger at most ten mails a day from many companies', async () => {
    const email = stranger()
    for (let i = 0; i < 12; i += 1) expect((await offer(await sender(), email)).status).toBe(201)
    expect(await app.mails(email)).toHaveLength(10)
  })
})

describe('an unrequested mail', () => {
  const WORDS = 'Click evil.com or https://evil.com/x?y or www.evil。com, mail boss@evil.com, call +251 911 22 33 44'
  const hostile = { companyName: `Big Bank\r\nBcc: x@evil.com\u202e http://evil.example/pay ${'long '.repeat(40)}` }
  /** What a mail program would make links of, beside ours. */
  const foreign = ({ subject, text, html }: TestMail) =>
    [subject, text, html]
      .flatMap(
        (part) => part.match(/[\w-]+\.(?:com|example)\b[^\s<"]*|https?:\/\/[^\s<"]+|www\.\S+|\+?\d[\d ]{7,}/g) ?? [],
      )
      .filter((link) => !ours(link))
  const ours = (link: string) =>
    link.includes(new URL(app.services.config.webOrigin).host) || link.startsWith('example.com')

  it('quotes the sender on one short line without links', async () => {
    const email = stranger()
    await offer(await sender(hostile), email, { job_title: WORDS, job_description: `${WORDS} planted-description` })
    const [mail] = await app.mails(email)
    if (!mail) throw new Error('There is no invitation')
    expect(foreign({ ...mail, text: mail.text.replaceAll(email, ''), html: mail.html.replaceAll(email, '') })).toEqual(
      [],
    )
    expect(mail.text).toContain('Click evil. com')
    expect(mail.subject.length).toBeLessThan(110)
    for (const part of [mail.subject, mail.text, mail.html])
      expect(part).not.toMatch(/planted-description|[\u202a-\u202e]|boss@|\nBcc/)
    expect(mail.text).toContain('hasn’t verified')
  })

  it('has no warning for a verified company', async () => {
    const email = stranger()
    await offer(await sender({ verifiedAt: morning }), email)
    expect((await app.mails(email))[0]?.text).not.toContain('hasn’t verified')
  })

  it('has no link in the greeting', async () => {
    const entry = personEntry({ first_name: 'Visit evil.com' })
    await app.call('POST', '/register/user', { body: entry })
    const [mail] = await app.mails(entry.email)
    expect(mail?.text).toContain('evil. com')
    expect(`${mail?.text} ${mail?.html}`).not.toContain('evil.com')
  })
})

describe('the link that stops mails', () => {
  const request = (method: 'GET' | 'POST', url: string, body?: string) =>
    app.app.inject({
      method,
      url: url.replace(app.services.config.webOrigin, ''),
      ...(body === undefined
        ? {}
        : { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    })
  const invited = async (from: Sender, email: string) => {
    expect((await offer(from, email)).status).toBe(201)
    const [mail] = await app.mails(email)
    return String(mail?.stop)
  }
  const count = async (email: string) => (await app.mails(email)).length

  it('asks first, then stops the mails of that sender only, without telling the sender', async () => {
    const [email, from, other] = [stranger(), await sender(), await sender()]
    const link = await invited(from, email)
    expect((await app.mails(email))[0]?.text).toContain(link)
    const asked = await request('GET', link)
    expect([asked.statusCode, asked.payload.includes(email), asked.payload.includes('method="post"')]).toEqual([
      200,
      true,
      true,
    ])
    await offerAndWithdraw(other, email)
    expect(await count(email), 'opening the link stops nothing').toBe(2)
    expect((await request('POST', link, 'from=sender')).statusCode).toBe(200)
    const { id } = await offerTo(app, from.firm, email)
    await app.call('POST', `/offers/${id}/withdraw`, { as: from.firm, body: { version: 1 } })
    expect((await offer(from, email)).status).toBe(201)
    expect(await count(email)).toBe(2)
    await offer(other, email)
    expect(await count(email)).toBe(3)
  })

  it.each(['from=everyone', 'List-Unsubscribe=One-Click'])(
    'does it by one POST of %s, as mail programs send it, and again is as good',
    async (body) => {
      const [email, from] = [stranger(), await sender()]
      const link = await invited(from, email)
      for (let i = 0; i < 2; i += 1) expect((await request('POST', link, body)).statusCode).toBe(200)
      await offer(await sender(), email)
      expect(await count(email)).toBe(body === 'from=everyone' ? 1 : 2)
      await app.call('POST', '/company/owners', { as: from.firm, body: { email, kind: 'share' } })
      expect(await count(email), 'an invitation to own the company').toBe(body === 'from=everyone' ? 1 : 2)
    },
  )

  it('that was altered or forged stops nothing', async () => {
    const [email, from] = [stranger(), await sender()]
    const link = await invited(from, email)
    for (const wrong of [
      link.replace(/token=.{4}/, 'token=AAAA'),
      `${link}x`,
      link.replace(/\.[^.]*$/, ''),
      '/mail/stop?token=x',
    ]) {
      expect((await request('GET', wrong)).statusCode, wrong).toBe(410)
      expect((await request('POST', wrong, 'from=everyone')).statusCode, wrong).toBe(410)
    }
    expect((await request('GET', '/mail/stop')).statusCode, 'the page alone says where the links are').toBe(200)
    await offer(await sender(), email)
    expect(await count(email)).toBe(2)
  })
})

describe('notifications of repeated events', () => {
  it('are sent once a week for a follower who leaves and returns', async () => {
    const [firm, person] = [await publicCompany(app), await individual(app)]
    const again = async () => {
      expect((await app.call('PUT', `/following/${firm.username}`, { as: person })).status).toBe(200)
      await app.call('DELETE', `/following/${firm.username}`, { as: person })
      app.clock.advance(2 * MINUTE)
    }
    for (let i = 0; i < (full ? 200 : 10); i += 1) await again()
    expect((await noticesOf(firm, 'new_follower')).kind).toBe(1)
    app.clock.set(new Date(morning.getTime() + 8 * DAY))
    const later = await individual(app)
    await app.call('PUT', `/following/${firm.username}`, { as: later })
    expect((await noticesOf(firm, 'new_follower')).kind, 'others are told of').toBe(2)
  })

  it('are sent once a week for a follower by email who leaves and returns', async () => {
    const firm = await publicCompany(app)
    for (let i = 0; i < 3; i += 1) {
      const { token } = await mailFollower(app, firm, { email: 'back@example.com', confirmed: false })
      expect((await app.call('POST', '/followers/confirm', { body: { token } })).status).toBe(200)
      expect((await app.call('POST', '/followers/leave', { body: { token } })).status).toBe(200)
    }
    expect((await noticesOf(firm, 'new_follower')).kind).toBe(1)
  })

  it('are sent once a day for an employment disputed again', async () => {
    const { firm } = await sender()
    const { person, employment } = await hired(app, firm)
    for (let i = 0; i < 4; i += 1)
      expect(
        (
          await app.call('PUT', `/employments/${employment.id}/dispute`, {
            as: person,
            body: { note: i % 2 === 0 ? 'I never worked there' : null, version: i + 1 },
          })
        ).status,
      ).toBe(200)
    expect((await noticesOf(firm, 'employment_disputed')).kind).toBe(1)
  })

  it('are mailed thirty times a day, ten of them by one company, and the rest in the digest', async () => {
    const person = await individual(app)
    const firms = [await company(app), await company(app), await company(app), await company(app)]
    for (let i = 0; i < 12; i += 1)
      for (const firm of firms)
        await app.services.transaction((tx) =>
          notify(tx, app.services, {
            accountId: person.accountId,
            kind: 'offer_withdrawn',
            subjectId: app.services.ids.uuid(),
            companyAccountId: firm.accountId,
            values: { title: `Job ${i}` },
          }),
        )
    expect(await app.mails(person.email)).toHaveLength(30)
    app.clock.advance(DAY)
    const [digest] = await app.mails(person.email)
    expect(digest?.subject).toContain('48 new notifications')
    expect(await app.mails(person.email)).toHaveLength(31)
  })
})
