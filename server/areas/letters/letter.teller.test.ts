import { beforeAll, describe, expect, it } from 'vitest'
import { letterLevelOf, letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { approver, keptLetter, submitted } from '../../../tests/factories/letters.ts'
import { giveRights } from '../../../tests/factories/offers.ts'
import { company, employee, type Person } from '../../../tests/factories/people.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

interface Told {
  readonly kind: string
  readonly is_read: boolean
  readonly path: string | null
  readonly values: Readonly<Record<string, string>>
}
const toldOf = async (as: Person): Promise<readonly Told[]> => {
  const { body } = await app.call<{ readonly data: readonly Told[] }>('GET', '/notifications', { as })
  return body.data.filter(({ kind }) => kind.startsWith('letter_'))
}
/** A company with somebody who writes, two who are asked by one level, and a last one. */
async function firmOf({ confidential = false } = {}) {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const [author, first, second, last] = await Promise.all([1, 2, 3, 4].map(() => employee(app, { of: firm })))
  if (!author || !first || !second || !last) throw new Error('Somebody is missing')
  await giveRights(app, firm, author, ['letters'])
  const { id: typeId } = await letterTypeOf(app, firm, { confidential })
  await letterLevelOf(app, firm, { needs: 'any', approvers: [approver(first.userId), approver(second.userId)] })
  await letterLevelOf(app, firm, { needs: 'any', approvers: [approver(last.userId)] })
  return { firm, author, first, second, last, typeId }
}
async function send(as: Person, id: string, event: string) {
  const { version, contentVersion: content_version, level } = await keptLetter(app, id)
  const saw = { content_version, level }
  const body = event === 'approve' ? saw : event === 'issue' ? { version } : { ...saw, note: 'The salary is missing.' }
  const { status } = await app.call('POST', `/letters/${id}/${event}`, { as, body })
  expect(status).toBe(200)
}

describe('a letter tells', () => {
  it('those whom its level asks, each for themself, and then those of the next level', async () => {
    const { firm, author, first, second, last, typeId } = await firmOf()
    const id = await submitted(app, author, typeId)
    const { subject } = await keptLetter(app, id)
    for (const one of [first, second]) {
      const [asked, ...others] = await toldOf(one)
      expect(asked).toMatchObject({ kind: 'letter_asked', is_read: false, path: `/my/letters/${id}` })
      expect(asked?.values['title']).toBe(subject)
      expect(others).toEqual([])
    }
    for (const one of [firm, author, last]) expect(await toldOf(one)).toEqual([])

    await send(first, id, 'approve')
    expect(await toldOf(second)).toMatchObject([{ kind: 'letter_asked', is_read: true }])
    expect(await toldOf(last)).toMatchObject([{ kind: 'letter_asked', is_read: false }])
    expect(await toldOf(author)).toEqual([])
    await send(last, id, 'approve')
    expect(await toldOf(author)).toMatchObject([{ kind: 'letter_answered', values: { answer: 'approved' } }])
  })

  it('its author that it came back, with the note, and asks nobody any more', async () => {
    const { author, first, second, typeId } = await firmOf()
    const id = await submitted(app, author, typeId)
    await send(first, id, 'return')
    expect(await toldOf(author)).toMatchObject([
      { kind: 'letter_answered', values: { answer: 'returned', note: 'The salary is missing.' } },
    ])
    expect(await toldOf(second)).toMatchObject([{ kind: 'letter_asked', is_read: true }])
  })

  it('nothing of the subject of a confidential one', async () => {
    const { author, first, typeId } = await firmOf({ confidential: true })
    const id = await submitted(app, author, typeId)
    const { subject } = await keptLetter(app, id)
    expect(subject).not.toBeNull()
    expect(JSON.stringify(await toldOf(first))).not.toContain(subject)
    expect(await toldOf(first)).toHaveLength(1)
  })

  it('whoever receives it that it is there, and its author under which number', async () => {
    const { firm, author, first, second, last, typeId } = await firmOf()
    const to = { kind: 'employee', user_id: second.userId, username: null, email: null, name: null, copy: false }
    const id = await submitted(app, author, typeId, { recipients: [to] })
    await send(first, id, 'approve')
    await send(last, id, 'approve')
    await send(firm, id, 'issue')
    const { reference } = await keptLetter(app, id)
    const [received] = await toldOf(second)
    expect(received).toMatchObject({
      kind: 'letter_received',
      path: `/my/letters/received/${id}`,
      values: { reference },
    })
    expect((await toldOf(author))[0]).toMatchObject({ values: { answer: 'issued', reference } })
  })
})
