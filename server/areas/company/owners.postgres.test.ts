import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { coOwner, invitation } from '../../../tests/factories/companies.ts'
import { company, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp } from '../../../tests/setup/app.ts'
import { coOwners } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'

const app = await testApp()
const ROUNDS = process.env['SIRA_FULL'] === '1' ? 100 : 8

const accept = (as: Person, id: string) => app.call('POST', `/user/ownership-invitations/${id}/accept`, { as })
const principalOf = async ({ accountId }: Person) =>
  (await app.db.select({ id: accounts.ownerId }).from(accounts).where(eq(accounts.id, accountId)))[0]?.id

it('a company that is offered to two goes to one of them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const firm = await company(app)
    const heirs = [await individual(app), await individual(app)]
    const ids = await Promise.all(heirs.map((heir) => invitation(app, firm, heir.email, 'transfer')))
    const answers = await Promise.all(
      heirs.flatMap((heir, n) => [accept(heir, ids[n] ?? ''), accept(heir, ids[n] ?? '')]),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])
    expect(await principalOf(firm)).toBe(
      heirs[Math.floor(answers.findIndex(({ status }) => status === 200) / 2)]?.userId,
    )
  }
})

it('two companies that one person takes over at once stay within their tier', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const heir = await individual(app)
    const firms = [await company(app), await company(app), await company(app)]
    const answers = await Promise.all(
      firms.map(async (firm) => accept(heir, await invitation(app, firm, heir.email, 'transfer'))),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403])
    expect(await app.db.$count(accounts, eq(accounts.ownerId, heir.userId))).toBe(2)
  }
})

it('an owner who is removed while they invite, accept and edit leaves nothing behind', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const firm = await company(app)
    const partner = await coOwner(app, firm)
    const friend = await individual(app)
    const answers = await Promise.all([
      app.call('DELETE', `/company/owners/${partner.userId}`, { as: firm }),
      app.call('POST', '/company/owners', {
        as: partner,
        body: { email: friend.email, kind: 'share', password: partner.password },
      }),
      app.call('PUT', '/company/information/hours', { as: partner, body: { days: [], note: null, version: 1 } }),
      app.call('PUT', `/user/username`, {
        as: firm,
        body: { username: `firm${app.services.ids.code()}`, password: firm.password },
      }),
    ])
    for (const { status } of answers) expect(status).toBeLessThan(500)
    expect(answers[0]?.status).toBe(204)
    expect(await app.db.$count(coOwners, eq(coOwners.accountId, firm.accountId))).toBe(0)
    expect((await app.call('GET', '/company/owners', { as: partner })).status).toBe(403)
    expect(
      (await app.call<{ invitations: unknown[] }>('GET', '/company/owners', { as: firm })).body.invitations.length,
    ).toBe(0)
  }
})

it('of accepting and taking an invitation back one counts', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [firm, person] = [await company(app), await individual(app)]
    const id = await invitation(app, firm, person.email)
    const [accepted, cancelled] = await Promise.all([
      accept(person, id),
      app.call('DELETE', `/company/owners/invitations/${id}`, { as: firm }),
    ])
    expect([accepted?.status === 200, cancelled?.status === 204].filter(Boolean)).toHaveLength(1)
    expect(await app.db.$count(coOwners, eq(coOwners.accountId, firm.accountId))).toBe(accepted?.status === 200 ? 1 : 0)
  }
})
