import { beforeAll, describe, expect, it } from 'vitest'
import { doOfferWork } from '../../server/areas/offers/offer.worker.ts'
import { coOwner, invitation, publish, publicCompany, verification } from '../factories/companies.ts'
import { employmentsOf, giveRights, jobOffer, offerAnswer, offerEntry } from '../factories/offers.ts'
import { administrator, company, employee, individual, type Person } from '../factories/people.ts'
import { mailedToken, personEntry } from '../factories/registration.ts'
import { position } from '../factories/structure.ts'
import { testApp } from '../setup/app.ts'

const app = await testApp()
/** A page is kept until the news of a change arrives, which may take a moment after the commit. */
const PATIENCE = { timeout: 60_000 }
let chief: Person
beforeAll(async () => {
  chief = await administrator(app)
})

async function turn(who: Person, what: 'disable' | 'enable'): Promise<void> {
  const { version } = (await app.call<{ version: number }>('GET', `/manage/users/${who.userId}`, { as: chief })).body
  const { status } = await app.call('POST', `/manage/users/${who.userId}/${what}`, {
    as: chief,
    body: { version, ...(what === 'disable' ? { reason: 'Asked people for money' } : {}) },
  })
  expect(status).toBe(200)
}
const accept = (offer: Parameters<typeof offerAnswer>[0] & { id: string }, who: Person, lang = 'en') =>
  app.call('POST', `/employees/status/${offer.id}`, {
    as: who,
    body: offerAnswer(offer, who, 'accept', { version: 1 }),
    headers: { lang },
  })
const pageOf = (firm: Person) => async () => (await app.app.inject({ url: `/@${firm.username}` })).statusCode
const accountsOf = async (who: Person) =>
  (await app.call<{ accounts: { id: string }[] }>('GET', '/user', { as: { token: who.token } })).body.accounts.map(
    ({ id }) => id,
  )
async function recruiter(firm: Person) {
  const worker = await employee(app, { of: firm })
  await giveRights(app, firm, worker, ['recruiting'])
  return worker
}

describe('a company whose only owner was disabled', () => {
  it('is acted for by none of its employees until the owner is enabled again', async () => {
    const firm = await company(app)
    const worker = await recruiter(firm)
    const send = async () =>
      app.call('POST', '/offers', {
        as: worker,
        body: {
          offers: [offerEntry({ email: `new${app.services.ids.code()}@example.com` }, (await position(app, firm)).id)],
        },
      })
    expect((await send()).status).toBe(201)
    await turn(firm, 'disable')
    expect((await send()).body['code']).toBe('account_forbidden')
    expect((await app.call('GET', '/company/information', { as: worker })).status).toBe(403)
    expect(await accountsOf(worker)).toEqual([worker.own])
    await turn(firm, 'enable')
    expect((await send()).status).toBe(201)
    expect(await accountsOf(worker)).toEqual([worker.own, firm.accountId])
  })

  it('hires nobody: its offers that wait can be rejected, not accepted, and the refusal says why in both languages', async () => {
    const [firm, person, other] = [await company(app), await individual(app), await individual(app)]
    const [offer, declined] = [await jobOffer(app, firm, person), await jobOffer(app, firm, other)]
    await turn(firm, 'disable')
    expect(await accept(offer, person)).toMatchObject({
      status: 409,
      body: { code: 'company_stopped', message: 'This company can’t hire at the moment' },
    })
    expect((await accept(offer, person, 'am')).body['message']).toBe('ይህ ድርጅት በአሁኑ ጊዜ ሠራተኛ መቅጠር አይችልም')
    expect(await employmentsOf(app, person.userId)).toEqual([])
    expect(
      (
        await app.call('POST', `/employees/status/${declined.id}`, {
          as: other,
          body: offerAnswer(declined, other, 'reject', { rejection_note: 'No', version: 1 }),
        })
      ).status,
    ).toBe(200)
    await turn(firm, 'enable')
    expect((await accept(offer, person)).status).toBe(200)
  })

  it.each(['announce', 'reminder'] as const)('writes to nobody about its offers: %s', async (about) => {
    const [firm, person] = [await company(app), await individual(app)]
    const stranger = { ...person, email: `${about}@example.com` }
    const offer = await jobOffer(app, firm, stranger, { employeeAccountId: null, answerBy: '2026-03-03' })
    const work = {
      about,
      offerId: offer.id,
      terms: offer.terms,
      ...(about === 'announce' ? { email: stranger.email } : {}),
    }
    const written = async () => {
      await doOfferWork(app.services, { payload: work })
      return (await app.mails(stranger.email)).length
    }
    await turn(firm, 'disable')
    expect(await written()).toBe(0)
    await turn(firm, 'enable')
    expect(await written()).toBe(1)
  })

  it('is not named to someone who registers with an email that it made an offer to', async () => {
    const firm = await company(app)
    const entry = personEntry()
    await jobOffer(app, firm, { ...(await individual(app)), email: entry.email }, { employeeAccountId: null })
    await turn(firm, 'disable')
    await app.call('POST', '/register/user', { body: entry })
    await app.call('POST', '/register/verify', {
      body: { token: await mailedToken(app, entry.email), password: entry.password },
    })
    const { access_token } = (
      await app.call('POST', '/login', { body: { login: entry.email, password: entry.password } })
    ).body
    expect(
      (await app.call<{ data: unknown[] }>('GET', '/notifications', { as: { token: String(access_token) } })).body.data,
    ).toEqual([])
  })

  it('has no public page, no followers to come and no place in the queue of verifications', async () => {
    const firm = await publicCompany(app)
    const { id } = await verification(app, firm, 'requested')
    const queued = async () =>
      (
        await app.call<{ data: { id: string }[] }>('GET', '/manage/verifications?per_page=100', { as: chief })
      ).body.data.some((one) => one.id === id)
    const follow = async () =>
      (await app.call('GET', `/following/${firm.username}`, { as: await individual(app) })).status
    await expect.poll(pageOf(firm), PATIENCE).toBe(200)
    expect([await follow(), await queued()]).toEqual([200, true])
    await turn(firm, 'disable')
    await expect.poll(pageOf(firm), PATIENCE).toBe(404)
    expect([await follow(), await queued()]).toEqual([404, false])
    await turn(firm, 'enable')
    await expect.poll(pageOf(firm), PATIENCE).toBe(200)
    expect([await follow(), await queued()]).toEqual([200, true])
  })

  it('cannot be taken over by someone whom the disabled owner had invited', async () => {
    const [firm, friend, heir] = [
      await company(app),
      await individual(app),
      await company(app, { user: { tierKey: 'enterprise' } }),
    ]
    const invited = [
      { who: friend, id: await invitation(app, firm, friend.email, 'share') },
      { who: heir, id: await invitation(app, firm, heir.email, 'transfer') },
    ]
    await turn(firm, 'disable')
    for (const { who, id } of invited) {
      expect((await app.call<unknown[]>('GET', '/user/ownership-invitations', { as: who })).body).toEqual([])
      expect((await app.call('POST', `/user/ownership-invitations/${id}/accept`, { as: who })).body['code']).toBe(
        'token_spent',
      )
    }
    await turn(firm, 'enable')
    for (const { who, id } of invited)
      expect((await app.call('POST', `/user/ownership-invitations/${id}/accept`, { as: who })).status).toBe(200)
  })
})

describe('a company with another owner who may sign in', () => {
  it.each(['the principal', 'a co-owner'] as const)(
    'goes on when %s was disabled, and stops with the last of them',
    async (first) => {
      const firm = await company(app)
      const partner = await coOwner(app, firm)
      const worker = await recruiter(firm)
      await publish(app, firm)
      const works = async () => (await app.call('GET', '/employees', { as: worker })).status
      const [one, two] = first === 'the principal' ? [firm, partner] : [partner, firm]
      const hires = async () => {
        const person = await individual(app)
        return (await accept(await jobOffer(app, firm, person), person)).status
      }
      await turn(one, 'disable')
      expect((await app.call('GET', '/user', { as: one })).status).toBe(401)
      expect([await works(), await hires()]).toEqual([200, 200])
      await expect.poll(pageOf(firm), PATIENCE).toBe(200)
      expect((await app.call('GET', '/company/owners', { as: two })).status).toBe(200)
      await turn(two, 'disable')
      expect([await works(), await hires()]).toEqual([403, 409])
      await expect.poll(pageOf(firm), PATIENCE).toBe(404)
    },
  )
})
