import { describe, expect, it } from 'vitest'
import { anyOperations } from '../../openapi/operations/registry.ts'
import { writes } from '../../openapi/implied.ts'
import { put } from '../access/ask.ts'
import { makeWorld } from '../access/world.ts'
import { isAsked } from '../factories/shapes.ts'
import { testApp } from '../setup/app.ts'
import { operationIds, success } from './refs.ts'
import { stateOf } from './state.ts'

const app = await testApp()
const world = await makeWorld(app)
// Signing out acts as no account.
const guarded = operationIds.filter(
  (id) => anyOperations[id].access !== 'anyone' && id !== 'logout' && isAsked(id, ['create']),
)

describe.each(guarded)('%s', (id) => {
  it('refuses to act as a foreign, unknown or malformed account, and changes nothing', async () => {
    const { row, viewer } = success(id)
    const ask = await row.ask(world, viewer)
    const foreign = viewer === 'anotherCompany' ? world.people.company.accountId : world.people.anotherCompany.accountId
    const own = world.people[viewer].accountId
    const as = await world.as(viewer)
    const before = await stateOf(app.db)
    for (const account of [
      foreign,
      world.people.administrator.accountId,
      app.services.ids.uuid(),
      'x',
      '',
      `${own},${foreign}`,
      `${own}' or '1'='1`,
      '*',
      'null',
    ].filter((one) => one !== own)) {
      const { status, body } = await put(
        world,
        id,
        viewer,
        { ...ask, token: as?.token ?? '' },
        { currentaccountid: account },
      )
      expect({ status, code: body['code'] }, account).toEqual({ status: 403, code: 'account_forbidden' })
    }
    expect(await stateOf(app.db)).toEqual(before)
  })

  it('lets no other header say who calls or what is asked', async () => {
    const { row, viewer } = success(id)
    const ask = await row.ask(world, viewer)
    const { userId, accountId } = world.people.administrator
    const before = await stateOf(app.db)
    const headers = {
      currentaccountid: accountId,
      'x-user-id': userId,
      'x-account-id': accountId,
      'x-role': '1',
      'x-forwarded-user': 'admin',
      'x-original-url': '/api/user',
      'x-http-method-override': 'GET',
      cookie: `current_account=${accountId}`,
    }
    expect((await put(world, id, 'anonymous', ask, headers)).status).toBe(401)
    expect(await stateOf(app.db)).toEqual(before)
  })
})

describe.each(guarded.filter((id) => writes(anyOperations[id])))('%s', (id) => {
  it('refuses a form that was opened under another account', async () => {
    const { row, viewer } = success(id)
    const ask = await row.ask(world, viewer)
    const as = await world.as(viewer)
    const before = await stateOf(app.db)
    const { status, body } = await put(
      world,
      id,
      viewer,
      { ...ask, token: as?.token ?? '' },
      { 'if-account': app.services.ids.uuid() },
    )
    expect({ status, code: body['code'], data: body['data'] }).toEqual({
      status: 409,
      code: 'account_changed',
      data: { current: world.people[viewer].accountId },
    })
    expect(await stateOf(app.db)).toEqual(before)
  })
})

it('signing out needs no account, whatever the headers say', async () => {
  const as = await world.as('formerEmployee')
  expect(
    (await app.call('POST', '/logout', { as, headers: { 'if-account': world.people.company.accountId } })).status,
  ).toBe(204)
  expect((await app.call('GET', '/user', { as: { token: as?.token ?? '' } })).status).toBe(401)
})

it('without the header the stored account acts, and the same call succeeds', async () => {
  const { token, accountId } = world.people.individual
  const { body } = await app.call<{ accounts: { id: string; is_current: boolean }[] }>('GET', '/user', {
    as: { token },
  })
  expect(body.accounts.find(({ is_current }) => is_current)?.id).toBe(accountId)
})
