import { beforeAll, describe, expect, it } from 'vitest'
import { letterLevelOf, letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { approver, commentOn, keptLetter, submitted } from '../../../tests/factories/letters.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, individual, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

type Who = 'colleague' | 'writer' | 'owner' | 'leaver' | 'stranger' | 'rival'
let app: TestApp
let people: Readonly<Record<Who | 'author' | 'boss', Person>>
let id: string
let commentId: string
/** Whom a confidential letter does not concern: nobody of them may learn that it is there. */
const OTHERS = ['colleague', 'writer', 'owner', 'leaver', 'stranger', 'rival'] as const

beforeAll(async () => {
  app = await testApp()
  const owner = await company(app, { user: { tierKey: 'enterprise' } })
  const [author, boss, writer] = [
    await employee(app, { of: owner }),
    await employee(app, { of: owner }),
    await employee(app, { of: owner }),
  ]
  for (const one of [author, writer]) await giveRights(app, owner, one, ['letters'])
  people = {
    owner,
    author,
    boss,
    writer,
    colleague: await employee(app, { of: owner }),
    leaver: await employee(app, { of: owner, former: true }),
    stranger: await individual(app),
    rival: await company(app),
  }
  const { id: typeId } = await letterTypeOf(app, owner, { confidential: true })
  await letterLevelOf(app, owner, { type_ids: [typeId], approvers: [approver(boss.userId)] })
  id = await submitted(app, author, typeId, { subject: 'Warning' })
  commentId = await commentOn(app, boss, id)
})

const version = 2
const seen = { content_version: 2, level: 1 }
/** Every call about one letter, with a body that is sound. */
const CALLS = [
  ['GET', '/letters/{id}', undefined],
  ['GET', '/letters/{id}/pages', undefined],
  ['GET', '/letters/{id}/trial', undefined],
  ['GET', '/letters/{id}/versions', undefined],
  ['GET', '/letters/{id}/version?content_version=2', undefined],
  ['GET', '/received-letters/{id}', undefined],
  ['POST', '/letters/{id}/comments', { block: null, quote: null, text: 'What is it?' }],
  ['POST', '/letters/{id}/submit', { version }],
  ['POST', '/letters/{id}/approve', seen],
  ['POST', '/letters/{id}/return', { ...seen, note: 'No' }],
  ['POST', '/letters/{id}/reject', { ...seen, note: 'No' }],
  ['POST', '/letters/{id}/withdraw', { version }],
  ['POST', '/letters/{id}/issue', { version }],
  ['POST', '/letters/{id}/revoke', { version, note: 'No' }],
  ['DELETE', '/letters/{id}', undefined],
] as const

describe.for(OTHERS)('a confidential letter to %s', (who) => {
  it.for(CALLS)('is like no letter: %s %s', async ([method, path, body]) => {
    const before = await keptLetter(app, id)
    const answer = async (one: string) => {
      const given = { as: people[who], ...(body === undefined ? {} : { body }) }
      const { status, body: said } = await app.call(method, path.replace('{id}', one), given)
      return [status, said?.code]
    }
    const known = await answer(id)
    expect(known).toEqual(await answer(app.services.ids.uuid()))
    expect(known[0]).toBeGreaterThanOrEqual(400)
    expect(await keptLetter(app, id)).toEqual(before)
  })

  it('has a comment like no comment', async () => {
    const answer = async (one: string) => {
      const { status, body } = await app.call('PUT', `/letter-comments/${one}`, {
        as: people[who],
        body: { resolved: true },
      })
      return [status, body.code]
    }
    expect(await answer(commentId)).toEqual(await answer(app.services.ids.uuid()))
  })

  it('is in no list, count or notice', async () => {
    const read = async (path: string) => JSON.stringify((await app.call('GET', path, { as: people[who] })).body)
    for (const path of ['/letters', '/company-letters', '/received-letters', '/notifications'])
      for (const word of [id, 'Warning']) expect(await read(path)).not.toContain(word)
    expect(await read('/letters/counts')).not.toContain('"to_approve":1')
  })
})

it('the same calls reach the letter for those whom it concerns', async () => {
  for (const who of ['author', 'boss'] as const)
    for (const path of [`/letters/${id}`, `/letters/${id}/pages`, `/letters/${id}/versions`])
      expect((await app.call('GET', path, { as: people[who] })).status).toBe(200)
  expect((await app.call('GET', '/letters/counts', { as: people.boss })).body).toMatchObject({ to_approve: 1 })
})
