import { beforeEach, describe, expect, it } from 'vitest'
import { NOTIFICATION_KINDS, type notificationsAnswer } from '../../../openapi/schemas/notification.ts'
import type { z } from 'zod'
import { eq } from 'drizzle-orm'
import { coOwners, employments } from '../../db/company-tables.ts'
import { notification } from '../../../tests/factories/notifications.ts'
import { coOwner, invitation, verification } from '../../../tests/factories/companies.ts'
import { jobOffer, offerAnswer } from '../../../tests/factories/offers.ts'
import { administrator, company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type As } from '../../../tests/setup/app.ts'
import { users } from '../../db/tables.ts'

type List = z.output<typeof notificationsAnswer>
const app = await testApp()
const list = async (as: As, query = '', lang = 'en') =>
  (await app.call<List>('GET', `/notifications${query}`, { as, headers: { lang } })).body
const kindsOf = async (as: As) => (await list(as, '?per_page=100')).data.map(({ kind }) => kind)
const post = (as: As, path: string) => app.call('POST', `/notifications/${path}`, { as })
let me: Person
let firm: Person
beforeEach(async () => {
  me = await individual(app)
  firm = await company(app, { account: { companyName: 'Bunna Works' } })
})

describe('the list', () => {
  it('starts with unanswered job offers, then the newest', async () => {
    const [waiting, answered] = [await jobOffer(app, firm, me), await jobOffer(app, firm, me, { status: 'rejected' })]
    await notification(app, me.accountId, 'job_offer', { subjectId: waiting.id, companyAccountId: firm.accountId })
    app.clock.advance(1000)
    await notification(app, me.accountId, 'job_offer', { subjectId: answered.id, companyAccountId: firm.accountId })
    app.clock.advance(1000)
    await notification(app, me.accountId, 'employment_ended', { companyAccountId: firm.accountId })
    const { data, unread, unseen, next } = await list(me)
    expect(data.map(({ kind, offer }) => [kind, offer?.id])).toEqual([
      ['job_offer', waiting.id],
      ['employment_ended', undefined],
      ['job_offer', answered.id],
    ])
    expect({ unread, unseen, next }).toEqual({ unread: 3, unseen: 3, next: null })
  })

  it('contains an offer with every specified field, the company’s name for the reader, and a path', async () => {
    const offer = await jobOffer(app, firm, me)
    await notification(app, me.accountId, 'job_offer', { subjectId: offer.id, companyAccountId: firm.accountId })
    const [first] = (await list(me)).data
    const offers = (await app.call<unknown[]>('GET', '/employees/requisition', { as: me })).body
    expect(first).toMatchObject({
      kind: 'job_offer',
      is_read: false,
      is_seen: false,
      company_name: 'Bunna Works',
      offer: offers[0],
      values: { title: 'Water engineer', company: 'Bunna Works', reader: 'individual' },
      path: `/user/offers/${offer.id}`,
    })
  })

  it('has pages without gaps or duplicates', async () => {
    for (let n = 0; n < 7; n += 1) {
      await notification(app, me.accountId, 'ownership_offered', { companyAccountId: firm.accountId })
      // Two at the same moment.
      if (n % 2 === 0) app.clock.advance(10)
    }
    const seen: string[] = []
    for (let before: string | null = ''; before !== null;) {
      const page: List = await list(me, `?per_page=2${before ? `&before=${encodeURIComponent(before)}` : ''}`)
      seen.push(...page.data.map(({ id }) => id))
      before = page.next
    }
    expect(seen).toEqual((await list(me)).data.map(({ id }) => id))
    expect(new Set(seen).size).toBe(7)
    expect((await app.call('GET', '/notifications?before=nonsense', { as: me })).status).toBe(422)
  })

  it('shows a modified offer once, as unread', async () => {
    const offer = await jobOffer(app, firm, me)
    await notification(app, me.accountId, 'job_offer', { subjectId: offer.id })
    await post(me, 'read')
    expect((await list(me)).unread).toBe(0)
    await notification(app, me.accountId, 'job_offer', {
      subjectId: offer.id,
      values: { title: 'Chief engineer', change: 'again' },
    })
    expect(await list(me)).toMatchObject({
      data: [{ is_read: false, is_seen: false, values: { title: 'Chief engineer' } }],
      unread: 1,
      unseen: 1,
    })
  })
})

describe('who sees notifications', () => {
  const tellFirm = async () => {
    for (const kind of NOTIFICATION_KINDS)
      await notification(app, firm.accountId, kind, { companyAccountId: firm.accountId })
  }
  const giveRights = (person: Person, rights: ('letters' | 'recruiting')[]) =>
    app.db.update(employments).set({ rights }).where(eq(employments.userId, person.userId))

  it('shows owners all, employees who may recruit those about postings, applications, interviews, offers and employments, and others none', async () => {
    await tellFirm()
    const worker = await employee(app, { of: firm })
    expect((await kindsOf(firm)).toSorted()).toEqual([...NOTIFICATION_KINDS].toSorted())
    expect(await kindsOf(worker)).toEqual([])
    await giveRights(worker, ['letters'])
    expect(await kindsOf(worker)).toEqual([])
    await giveRights(worker, ['recruiting'])
    expect((await kindsOf(worker)).toSorted()).toEqual([
      'answer_due',
      'applicant_message',
      'employment_disputed',
      'employment_ended',
      'interview_answered',
      'job_closed',
      'job_decided',
      'job_offer',
      'new_applications',
      'offer_answered',
      'offer_withdrawn',
      'replies_due',
    ])
  })

  it('counts and marks only what the reader may see', async () => {
    await tellFirm()
    const worker = await employee(app, { of: firm })
    await giveRights(worker, ['recruiting'])
    expect((await list(worker)).unread).toBe(12)
    expect((await post(worker, 'read')).status).toBe(204)
    expect((await list(worker)).unread).toBe(0)
    expect((await list(firm)).unread).toBe(NOTIFICATION_KINDS.length - 12)
    const hidden = (await list(firm)).data.find(({ kind }) => kind === 'new_follower')
    expect((await post(worker, `${hidden?.id}/read`)).status).toBe(404)
    expect((await list(firm)).data.find(({ kind }) => kind === 'new_follower')).toMatchObject({ is_read: false })
  })

  it('shows people their own while they act as themselves', async () => {
    await tellFirm()
    const worker = await employee(app, { of: firm })
    await notification(app, worker.own, 'employment_ended', { companyAccountId: firm.accountId })
    expect(await kindsOf({ token: worker.token, accountId: worker.own })).toEqual(['employment_ended'])
  })

  it('answers 404 for another account’s notification as for an unknown one', async () => {
    await notification(app, me.accountId, 'job_offer')
    const [mine] = (await list(me)).data
    const stranger = await individual(app)
    const answers = [await post(stranger, `${mine?.id}/read`), await post(stranger, `${app.services.ids.uuid()}/read`)]
    expect(answers.map(({ status, body }) => ({ status, body: { ...body, request_id: '' } }))).toEqual(
      Array.from({ length: 2 }, () => ({ status: 404, body: { ...answers[0]?.body, request_id: '' } })),
    )
    expect((await list(me)).unread).toBe(1)
  })
})

describe('read and seen', () => {
  it('differ: opening the list makes all seen and none read, and a read one is also seen', async () => {
    await notification(app, me.accountId, 'job_offer')
    await notification(app, me.accountId, 'ownership_offered')
    expect((await post(me, 'seen')).status).toBe(204)
    expect(await list(me)).toMatchObject({ unread: 2, unseen: 0 })
    const [first] = (await list(me)).data
    expect((await post(me, `${first?.id}/read`)).body).toMatchObject({ id: first?.id, is_read: true, is_seen: true })
    expect(await list(me)).toMatchObject({ unread: 1, unseen: 0 })
    await post(me, 'read')
    expect(await list(me)).toMatchObject({ unread: 0, unseen: 0 })
    // Again is no change.
    expect((await post(me, `${first?.id}/read`)).body).toMatchObject({ is_read: true })
    expect((await post(me, 'read')).status).toBe(204)
  })
})

describe('mails', () => {
  const preferences = async (as: As) => (await app.call('GET', '/notifications/preferences', { as })).body
  const choose = async (as: As, over: Record<string, string>) => {
    const { mails, version } = await preferences(as)
    return app.call('PUT', '/notifications/preferences', { as, body: { mails: { ...mails, ...over }, version } })
  }

  it('are sent at once by default, in the reader’s language, with a link', async () => {
    await app.db.update(users).set({ language: 'am' }).where(eq(users.id, me.userId))
    const offer = await jobOffer(app, firm, me)
    await notification(app, me.accountId, 'job_offer', { subjectId: offer.id, companyAccountId: firm.accountId })
    const [mail] = await app.mails(me.email)
    expect(mail?.subject).toBe('Bunna Works «Water engineer» የሚል የሥራ መደብ አቅርቦልዎታል')
    expect(mail?.links[0]).toMatch(new RegExp(`/user/offers/${offer.id}\\?account=${me.accountId}$`))
  })

  it('are sent to every owner as each has chosen', async () => {
    const other = await company(app)
    await app.db
      .insert(coOwners)
      .values({ accountId: firm.accountId, userId: other.userId, createdAt: app.services.clock.now() })
    await choose(other, { offer_answered: 'never' })
    await notification(app, firm.accountId, 'offer_answered', { companyAccountId: firm.accountId })
    expect((await app.mails(firm.email)).map(({ subject }) => subject)).toEqual([
      'Abebe Kebede accepted your offer for “Water engineer”',
    ])
    expect(await app.mails(other.email)).toEqual([])
  })

  it('lead to their page as the account that they are about', async () => {
    const [subjectId, partner] = [crypto.randomUUID(), await individual(app)]
    await coOwner(app, firm, partner)
    await notification(app, firm.accountId, 'letter_asked', { subjectId, forUserId: partner.userId })
    await notification(app, firm.accountId, 'licence_expiring', { companyAccountId: firm.accountId })
    const [licence, letter] = await app.mails(partner.email)
    expect(letter?.text).toContain(`/my/letters/${subjectId}?account=${firm.accountId}`)
    expect(licence?.text).toContain(`?account=${firm.accountId}#company-licences`)
  })

  it('are sent as a digest of unread ones at seven in the morning, if chosen', async () => {
    app.clock.set(new Date('2026-03-02T09:00:00.000Z'))
    expect((await choose(firm, { offer_answered: 'daily' })).status).toBe(200)
    await notification(app, firm.accountId, 'offer_answered', { companyAccountId: firm.accountId })
    await notification(app, firm.accountId, 'new_follower', {
      companyAccountId: firm.accountId,
      values: { person: 'Hanna Girma' },
    })
    await notification(app, firm.accountId, 'new_follower', {
      companyAccountId: firm.accountId,
      values: { person: 'Read already' },
    })
    const read = (await list(firm)).data.find(({ values }) => values['person'] === 'Read already')
    await post(firm, `${read?.id}/read`)
    expect(await app.mails(firm.email)).toEqual([])
    app.clock.set(new Date('2026-03-03T03:59:00.000Z'))
    expect(await app.mails(firm.email)).toEqual([])
    app.clock.set(new Date('2026-03-03T04:00:01.000Z'))
    const mails = await app.mails(firm.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['2 new notifications on Sira'])
    expect(mails[0]?.text).toContain(
      '- Abebe Kebede accepted your offer for “Water engineer”\n- Hanna Girma now follows Bunna Works\n',
    )
    expect(mails[0]?.text).not.toContain('Read already')
    expect(mails[0]?.text).toContain(`/user/notifications?account=${firm.accountId}`)
    // The next day has what came since, and nothing twice.
    await notification(app, firm.accountId, 'new_follower', {
      companyAccountId: firm.accountId,
      values: { person: 'Lulit Tadesse' },
    })
    app.clock.set(new Date('2026-03-04T04:00:01.000Z'))
    const [second, ...rest] = await app.mails(firm.email)
    expect(second?.text).toContain('Lulit Tadesse')
    expect(second?.text).not.toContain('Hanna Girma')
    expect(rest).toHaveLength(1)
  })

  it('refuse choices based on an old version, with the current ones', async () => {
    const before = await preferences(me)
    expect(before['version']).toBe(1)
    expect((await choose(me, { job_offer: 'never' })).body).toMatchObject({ mails: { job_offer: 'never' }, version: 2 })
    const stale = await app.call('PUT', '/notifications/preferences', {
      as: me,
      body: { mails: before['mails'], version: 1 },
    })
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale', data: { current: await preferences(me) } } })
    await notification(app, me.accountId, 'job_offer')
    expect(await app.mails(me.email)).toEqual([])
  })

  it('have a text for every kind, in both languages, for each reader', async () => {
    const admin = await administrator(app)
    for (const who of [me, firm, admin])
      for (const kind of NOTIFICATION_KINDS)
        await notification(app, who.accountId, kind, { companyAccountId: firm.accountId })
    for (const mail of await app.mails()) expect(mail.subject).not.toMatch(/[{}]|undefined/)
  })
})

describe('what is settled elsewhere is read by itself', () => {
  const unreadOf = async (as: As) => (await list(as)).data.filter(({ is_read }) => !is_read).map(({ kind }) => kind)
  const told = async (subjectId: string) => {
    const about = { subjectId, companyAccountId: firm.accountId }
    await notification(app, me.accountId, 'job_offer', about)
    await notification(app, me.accountId, 'answer_due', about)
  }

  it.each(['accept', 'reject'] as const)('an offer, once one answers it: %s', async (event) => {
    const [offer, other] = [await jobOffer(app, firm, me), await jobOffer(app, firm, me)]
    await told(offer.id)
    await notification(app, me.accountId, 'job_offer', { subjectId: other.id })
    const answered = await app.call('POST', `/employees/status/${offer.id}`, {
      as: me,
      body: offerAnswer(offer, me, event),
    })
    expect(answered.status).toBe(200)
    expect((await list(me)).data.map(({ is_read, offer: about }) => [about?.id, is_read])).toEqual([
      [other.id, false],
      [offer.id, true],
      [offer.id, true],
    ])
    expect((await list(me)).unread).toBe(1)
    expect(await unreadOf(firm)).toEqual(['offer_answered'])
  })

  it('an offer, once the company takes it back; that it did is news', async () => {
    const offer = await jobOffer(app, firm, me)
    await told(offer.id)
    const body = { version: offer.version }
    expect((await app.call('POST', `/offers/${offer.id}/withdraw`, { as: firm, body })).status).toBe(200)
    await app.mails()
    expect(await unreadOf(me)).toEqual(['offer_withdrawn'])
  })

  it.each(['approve', 'refuse'] as const)(
    'a request, for every administrator once one of them decides: %s',
    async (event) => {
      const [admin, other] = [await administrator(app), await administrator(app)]
      const request = await verification(app, firm, 'requested')
      for (const { accountId } of [admin, other])
        await notification(app, accountId, 'verification_requested', { subjectId: request.id })
      const body = { note: 'The licence could not be read.', version: request.version }
      const decided = await app.call('POST', `/manage/verifications/${request.id}/${event}`, { as: admin, body })
      expect(decided.status).toBe(200)
      expect(await unreadOf(other)).toEqual([])
      expect((await list(other)).data).toMatchObject([{ kind: 'verification_requested', is_read: true, is_seen: true }])
      expect((await list(other)).data[0]?.path).toBe(`/manage/users?view=queue&request=${request.id}`)
      expect(await unreadOf(firm)).toEqual(['verification_decided'])
    },
  )

  it('a request that the company takes back', async () => {
    const admin = await administrator(app)
    const { id, version } = await verification(app, firm, 'requested')
    await notification(app, admin.accountId, 'verification_requested', { subjectId: id })
    expect((await app.call('POST', '/company/verification/withdraw', { as: firm, body: { version } })).status).toBe(200)
    expect(await unreadOf(admin)).toEqual([])
  })

  it.each(['accept', 'decline'] as const)('an invitation, once it is answered: %s', async (event) => {
    const id = await invitation(app, firm, me.email)
    await notification(app, me.accountId, 'ownership_offered', { subjectId: id })
    expect((await app.call('POST', `/user/ownership-invitations/${id}/${event}`, { as: me })).status).toBeLessThan(300)
    expect(await unreadOf(me)).not.toContain('ownership_offered')
  })
})
