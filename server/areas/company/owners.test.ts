import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownershipInvitation } from '../../../openapi/lifecycles/ownership-invitation.ts'
import { coOwner, invitation } from '../../../tests/factories/companies.ts'
import { administrator, company, individual, type Person } from '../../../tests/factories/people.ts'
import { personEntry } from '../../../tests/factories/registration.ts'
import { describeLife, type Replay } from '../../../tests/models/life-replay.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'
import { coOwners, ownershipInvitations } from '../../db/company-tables.ts'
import { accounts } from '../../db/tables.ts'
import { MOST_OWNERS } from './invitations.commands.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
interface Owners {
  readonly owners: readonly {
    readonly user_id: string
    readonly name: string
    readonly is_principal: boolean
    readonly is_me: boolean
    readonly abilities: { readonly remove: boolean }
  }[]
  readonly invitations: readonly { readonly id: string; readonly email: string; readonly kind: string }[]
  readonly abilities: { readonly invite: boolean; readonly transfer: boolean }
}
const owners = async (as: Person) => (await app.call<Owners>('GET', '/company/owners', { as })).body
const invite = (as: Person, email: string, kind: 'share' | 'transfer' = 'share', password = as.password) =>
  app.call<{ message: string; errors?: Record<string, unknown>; code?: string }>('POST', '/company/owners', {
    as,
    body: { email, kind, password },
  })
const invitations = async (as: Person) =>
  (
    await app.call<{ id: string; kind: string; username: string; invited_by: string }[]>(
      'GET',
      '/user/ownership-invitations',
      { as },
    )
  ).body
const accept = (as: Person, id: string) =>
  app.call<{ code?: string; message: string }>('POST', `/user/ownership-invitations/${id}/accept`, { as })
const remove = (as: Person, userId: string) =>
  app.call<{ code?: string }>('DELETE', `/company/owners/${userId}`, { as })
const statusOf = async (as: Person) => (await app.call('GET', '/company/information', { as })).status
const principalOf = async ({ accountId }: Person) =>
  (await app.db.select({ id: accounts.ownerId }).from(accounts).where(eq(accounts.id, accountId)))[0]?.id
const shares = ({ accountId }: Person, { userId }: Person) =>
  app.db.$count(coOwners, and(eq(coOwners.accountId, accountId), eq(coOwners.userId, userId)))
const kindsOf = async (as: Person) =>
  (await app.call<{ data: { kind: string }[] }>('GET', '/notifications', { as })).body.data.map(({ kind }) => kind)

describe('owning a company together', () => {
  it('begins with an invitation that is accepted: from then on both do everything, each with their own password', async () => {
    const [firm, person] = [await company(app), await individual(app)]
    const answer = await invite(firm, person.email.toUpperCase())
    expect([answer.status, answer.body.message]).toEqual([202, 'Invitation sent. It’s valid for seven days.'])
    expect((await owners(firm)).invitations).toMatchObject([{ email: person.email, kind: 'share' }])
    await app.mails()
    expect(await kindsOf(person)).toEqual(['ownership_offered'])
    const [mine] = await invitations(person)
    expect(mine).toMatchObject({ kind: 'share', username: firm.username, invited_by: firm.email })
    expect(await statusOf({ ...person, accountId: firm.accountId })).toBe(403)
    expect((await accept(person, mine?.id ?? '')).body.message).toBe(`You’re now an owner of @${firm.username}`)
    expect(await statusOf({ ...person, accountId: firm.accountId })).toBe(200)
    expect(
      (await app.call<{ accounts: { id: string }[] }>('GET', '/user', { as: person })).body.accounts
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([person.accountId, firm.accountId].toSorted())
    expect((await owners(firm)).owners).toMatchObject([
      { user_id: firm.userId, is_principal: true, is_me: true, abilities: { remove: false } },
      { user_id: person.userId, name: 'Abebe Kebede Tessema', is_principal: false, abilities: { remove: true } },
    ])
    expect(await owners({ ...person, accountId: firm.accountId })).toMatchObject({
      abilities: { invite: true, transfer: false },
      owners: [{ abilities: { remove: false } }, { is_me: true, abilities: { remove: true } }],
    })
    expect(await kindsOf(firm)).toContain('ownership_changed')
    expect((await accept(person, mine?.id ?? '')).body.code).toBe('token_spent')
  })

  it('answers the same for every email, and a stranger finds the invitation after registering with it', async () => {
    const [firm, known] = [await company(app), await individual(app)]
    const entry = personEntry()
    const [stranger, person, chief] = [
      await invite(firm, entry.email),
      await invite(firm, known.email),
      await invite(firm, (await administrator(app)).email),
    ]
    expect(stranger.body).toEqual(person.body)
    expect(chief.body).toEqual(person.body)
    const [mail] = await app.mails(entry.email.toLowerCase())
    expect(mail?.text).toContain('Register with this email to find the invitation')
    expect(new URL(mail?.links[0] ?? '').hash, 'the form opens with the address that finds the invitation').toBe(
      `#email=${encodeURIComponent(entry.email.toLowerCase())}`,
    )
    await app.call('POST', '/register/user', { body: entry })
    const token = new URL((await app.mails(entry.email))[0]?.links[0] ?? '').searchParams.get('token')
    expect(
      (await app.call('POST', '/register/verify', { body: { token, password: 'a long sentence' } })).status,
    ).toBeLessThan(300)
    const { access_token } = (
      await app.call<{ access_token: string }>('POST', '/login', {
        body: { login: entry.email, password: entry.password },
      })
    ).body
    const [found] = (
      await app.call<{ username: string }[]>('GET', '/user/ownership-invitations', { as: { token: access_token } })
    ).body
    expect(found).toMatchObject({ username: firm.username })
    await app.mails()
    const { data } = (
      await app.call<{ data: { kind: string }[] }>('GET', '/notifications', { as: { token: access_token } })
    ).body
    expect(data.map(({ kind }) => kind)).toEqual(['ownership_offered'])
  })

  it('is not offered to oneself or an owner, nor without the password, nor without end', async () => {
    const firm = await company(app)
    const partner = await coOwner(app, firm)
    expect((await invite(firm, firm.email)).body.errors).toEqual({ email: ['This is your own email'] })
    expect((await invite(firm, partner.email)).body.errors).toEqual({ email: ['This already exists'] })
    expect((await invite(firm, 'someone@example.com', 'share', 'not the password')).body.errors).toHaveProperty(
      'password',
    )
    for (let n = 0; n < MOST_OWNERS - 2; n += 1) await invitation(app, firm, `waiting${n}@example.com`)
    expect((await invite(firm, 'one.more@example.com')).body.code).toBe('limit_reached')
    expect((await invite(firm, 'waiting0@example.com')).status).toBe(202)
    expect((await owners(firm)).invitations).toHaveLength(MOST_OWNERS - 2)
  })

  it('is answered by the invited alone, within seven days, and can be taken back', async () => {
    const [firm, person, other] = [await company(app), await individual(app), await individual(app)]
    const id = await invitation(app, firm, person.email)
    expect([(await accept(other, id)).status, (await accept(other, app.services.ids.uuid())).status]).toEqual([
      404, 404,
    ])
    expect((await app.call('DELETE', `/company/owners/invitations/${id}`, { as: await company(app) })).status).toBe(404)
    expect((await app.call('DELETE', `/company/owners/invitations/${id}`, { as: firm })).status).toBe(204)
    expect((await accept(person, id)).status).toBe(404)
    const late = await invitation(app, firm, person.email)
    await app.db
      .update(ownershipInvitations)
      .set({ expiresAt: app.clock.now() })
      .where(eq(ownershipInvitations.id, late))
    expect((await accept(person, late)).body.code).toBe('token_spent')
    expect(await invitations(person)).toEqual([])
    const declined = await invitation(app, firm, person.email)
    expect((await app.call('POST', `/user/ownership-invitations/${declined}/decline`, { as: person })).status).toBe(204)
    expect((await accept(person, declined)).body.code).toBe('token_spent')
    expect(await statusOf({ ...person, accountId: firm.accountId })).toBe(403)
  })

  it('ends at the next call for whoever is removed, on every device, and voids what they had asked', async () => {
    const firm = await company(app)
    const [partner, third] = [await coOwner(app, firm), await coOwner(app, firm)]
    const asked = await invitation(app, { ...firm, userId: partner.userId }, 'friend@example.com')
    await app.call('POST', `/account/switch/${firm.accountId}`, { as: { token: partner.token } })
    expect(await statusOf(partner)).toBe(200)
    expect((await remove(partner, third.userId)).status).toBe(403)
    expect((await remove(partner, firm.userId)).body.code).toBe('last_owner')
    expect((await remove(firm, partner.userId)).status).toBe(204)
    expect(await statusOf(partner)).toBe(403)
    // Without the account's header the person acts as themselves again.
    expect(
      (
        await app.call<{ accounts: { id: string; is_current: boolean }[] }>('GET', '/user', {
          as: { token: partner.token },
        })
      ).body.accounts,
    ).toMatchObject([{ id: partner.own, is_current: true }])
    expect(await app.db.$count(ownershipInvitations, eq(ownershipInvitations.id, asked))).toBe(0)
    expect(await kindsOf({ ...partner, accountId: partner.own })).toEqual(['ownership_changed'])
    expect((await remove(third, third.userId)).status).toBe(204)
    expect(await statusOf(third)).toBe(403)
    expect((await remove(firm, firm.userId)).body.code).toBe('last_owner')
  })
})

interface Invited {
  readonly id: string
  readonly firm: Person
  readonly person: Person
}
const replay = (isInTime: boolean): Replay<Invited> => ({
  app: () => app,
  lifecycle: ownershipInvitation,
  senders: ['invited', 'owner'],
  facts: { isInTime },
  begin: async () => {
    const [firm, person] = [await company(app), await individual(app)]
    const id = await invitation(app, firm, person.email)
    if (!isInTime)
      await app.db
        .update(ownershipInvitations)
        .set({ expiresAt: app.clock.now() })
        .where(eq(ownershipInvitations.id, id))
    return { id, firm, person }
  },
  // What was withdrawn is deleted.
  read: async ({ id }) => {
    const [row] = await app.db.select().from(ownershipInvitations).where(eq(ownershipInvitations.id, id))
    return row
      ? { status: row.answeredAt === null ? 'waiting' : 'answered', version: row.version }
      : { status: 'withdrawn' }
  },
  send: async ({ id, firm, person }, { event, by }) => {
    const as = by === 'owner' ? firm : person
    return event === 'withdraw'
      ? app.call('DELETE', `/company/owners/invitations/${id}`, { as })
      : app.call('POST', `/user/ownership-invitations/${id}/${event}`, { as })
  },
  refused: ({ status, event, by }) => {
    if (event === 'withdraw') return by === 'owner' ? { status: 404 } : { status: 403, body: { code: 'forbidden' } }
    return by === 'owner' || status === 'withdrawn' ? { status: 404 } : { status: 410, body: { code: 'token_spent' } }
  },
})
describeLife(replay(true))
describeLife(replay(false), 'ownershipInvitation of one that has expired')

describe('handing a company over', () => {
  it('makes the invited person the principal, whose tier counts, and the former one leaves', async () => {
    const [firm, heir] = [await company(app), await individual(app)]
    await app.call('POST', '/create/new/account', { as: firm, body: { username: `second${app.services.ids.code()}` } })
    await invite(firm, heir.email, 'transfer')
    const [offered] = await invitations(heir)
    expect(offered?.kind).toBe('transfer')
    expect((await accept(heir, offered?.id ?? '')).body.message).toBe(`@${firm.username} is now yours`)
    expect(await principalOf(firm)).toBe(heir.userId)
    expect([await statusOf(firm), await statusOf({ ...heir, accountId: firm.accountId })]).toEqual([403, 200])
    const eligibility = await app.call<{ used: number }>('GET', '/eligability', { as: heir })
    expect(eligibility.body.used).toBe(2)
  })

  it('leaves the former principal a share where they would have nothing else to act as', async () => {
    const [firm, heir] = [await company(app), await individual(app)]
    await accept(heir, await invitation(app, firm, heir.email, 'transfer'))
    expect([await principalOf(firm), await shares(firm, firm), await statusOf(firm)]).toEqual([heir.userId, 1, 200])
    expect((await owners(firm)).abilities.transfer).toBe(false)
  })

  it.each(['the new principal', 'themselves'])(
    'gives the former principal an account of their own when that share is taken by %s',
    async (who) => {
      const [firm, heir] = [await company(app), await individual(app)]
      await accept(heir, await invitation(app, firm, heir.email, 'transfer'))
      const as = who === 'themselves' ? firm : { ...heir, accountId: firm.accountId }
      expect((await remove(as, firm.userId)).status).toBe(204)
      expect(await statusOf(firm)).toBe(403)
      const me = { token: firm.token }
      const { accounts: mine } = (
        await app.call<{
          accounts: { id: string; username: string; kind: string; is_current: boolean; is_employee: boolean }[]
        }>('GET', '/user', { as: me })
      ).body
      expect(mine).toMatchObject([
        {
          username: expect.stringMatching(/^company\.[a-z0-9]+$/),
          kind: 'company',
          is_current: true,
          is_employee: false,
        },
      ])
      // It is theirs to name and to use, and says what happened.
      const own = { ...firm, accountId: mine[0]?.id ?? '' }
      expect(await kindsOf(own)).toEqual(['ownership_changed'])
      expect((await app.call('GET', '/company/information', { as: own })).status).toBe(200)
      const username = `again${app.services.ids.code().toLowerCase()}`
      expect(
        (await app.call('PUT', '/user/username', { as: own, body: { username, password: firm.password } })).status,
      ).toBe(200)
      expect((await app.call('POST', '/login', { body: { login: username, password: firm.password } })).status).toBe(
        200,
      )
    },
  )

  it('can go to a co-owner, who is not counted twice', async () => {
    const firm = await company(app)
    const partner = await coOwner(app, firm)
    expect((await invite(firm, partner.email, 'transfer')).status).toBe(202)
    const [offered] = await invitations({ ...partner, accountId: partner.own })
    await accept({ ...partner, accountId: partner.own }, offered?.id ?? '')
    expect([await principalOf(firm), await shares(firm, partner)]).toEqual([partner.userId, 0])
  })

  it('needs room in the tier of the next principal, and is for the principal alone to offer', async () => {
    const [firm, full] = [await company(app), await company(app)]
    await app.call('POST', '/create/new/account', { as: full, body: { username: `third${app.services.ids.code()}` } })
    const id = await invitation(app, firm, full.email, 'transfer')
    expect((await accept(full, id)).body.code).toBe('account_limit')
    expect(await principalOf(firm)).toBe(firm.userId)
    expect((await invitations(full)).map((one) => one.id)).toEqual([id])
    const partner = await coOwner(app, firm)
    expect((await invite(partner, 'someone@example.com', 'transfer')).status).toBe(403)
    const friend = await individual(app)
    expect(
      (await accept(friend, await invitation(app, { ...firm, userId: partner.userId }, friend.email, 'transfer'))).body
        .code,
    ).toBe('token_spent')
    expect(await principalOf(firm)).toBe(firm.userId)
  })
})
