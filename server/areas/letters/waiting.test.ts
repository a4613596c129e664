import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '../../../openapi/durations.ts'
import { letterLevelOf, letterTypeOf } from '../../../tests/factories/letter-settings.ts'
import { act, approver, keptLetter, letterText, submitted } from '../../../tests/factories/letters.ts'
import { hired } from '../../../tests/factories/offers.ts'
import { company, employee, signIn, type Person } from '../../../tests/factories/people.ts'
import { position } from '../../../tests/factories/structure.ts'
import { testApp, type TestApp } from '../../../tests/setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})

/** Lets time pass, day by day, and does what the clock asks for. */
async function pass(days: number) {
  for (let day = 0; day < days; day += 1) {
    app.clock.advance(DAY)
    await app.mails()
  }
}
interface Told {
  readonly kind: string
  readonly is_read: boolean
  readonly values: Readonly<Record<string, string>>
}
/** What somebody was told at the company, the latest first. */
async function toldOf(who: Person): Promise<readonly string[]> {
  const as = { token: await signIn(app, who.userId), accountId: who.accountId }
  const { body } = await app.call<{ readonly data: readonly Told[] }>('GET', '/notifications', { as })
  return body.data
    .filter(({ kind }) => kind.startsWith('letter_'))
    .map(
      ({ kind, is_read, values }) => `${kind} ${values['asked'] ?? values['waiting'] ?? ''}${is_read ? ' read' : ''}`,
    )
}
const approve = async (who: Person, id: string) => {
  const { contentVersion: content_version, level } = await keptLetter(app, id)
  return act(app, who, 'POST', `/letters/${id}/approve`, { content_version, level })
}
const seat = (position_id: string) => ({ who: 'position', user_id: null, position_id })
/** A company whose letters pass somebody who reports to a head. */
async function firmOf({ needs = 'all', escalate_after = null as number | null } = {}) {
  const firm = await company(app, { user: { tierKey: 'enterprise' } })
  const head = await position(app, firm, { title: { en: 'Head' } })
  const desk = await position(app, firm, { title: { en: 'Cashier' }, reportsToId: head.id })
  const [boss, clerk] = [
    await hired(app, firm, { positionId: head.id }),
    await hired(app, firm, { positionId: desk.id }),
  ]
  const at = ({ person }: typeof boss): Person => ({ ...person, accountId: firm.accountId })
  const second = await employee(app, { of: firm })
  const { id: typeId } = await letterTypeOf(app, firm)
  await letterLevelOf(app, firm, { needs, escalate_after, approvers: [seat(desk.id), approver(second.userId)] })
  return { firm, boss: at(boss), clerk: at(clerk), work: clerk.employment, second, typeId }
}

describe('a letter that waits', () => {
  it('reminds every third day those who have not answered, and nobody once it is approved', async () => {
    const { firm, clerk, second, typeId } = await firmOf()
    const id = await submitted(app, firm, typeId)
    await approve(second, id)
    await pass(2)
    expect(await toldOf(clerk)).toEqual(['letter_asked new'])
    await pass(1)
    expect(await toldOf(clerk)).toEqual(['letter_asked again', 'letter_asked new read'])
    expect(await toldOf(second)).toEqual(['letter_asked new read'])
    await pass(3)
    expect(await toldOf(clerk)).toHaveLength(3)
    await approve(clerk, id)
    await pass(4)
    expect(await toldOf(clerk)).toHaveLength(3)
  })

  it('asks those above after the days of its level, whose approval is enough for all of it', async () => {
    const { firm, boss, clerk, second, typeId } = await firmOf({ escalate_after: 2 })
    const id = await submitted(app, firm, typeId)
    await pass(1)
    expect(await toldOf(boss)).toEqual([])
    await pass(1)
    expect(await toldOf(boss)).toEqual(['letter_asked above'])
    expect(await toldOf(clerk)).toEqual(['letter_asked new'])
    const letter = await act(app, boss, 'GET', `/letters/${id}`)
    expect(letter['abilities']).toMatchObject({ approve: true })
    expect(letter['route']).toMatchObject([{ escalated_at: app.clock.now().toISOString() }])
    // Those below may still approve; one of them is not enough.
    expect(await approve(second, id)).toMatchObject({ status: 'in_review' })
    expect(await approve(boss, id)).toMatchObject({ status: 'approved' })
  })

  it('begins to wait anew when it comes back to the level', async () => {
    const { firm, boss, clerk, typeId } = await firmOf({ escalate_after: 2 })
    const id = await submitted(app, firm, typeId)
    const { contentVersion: content_version, level } = await keptLetter(app, id)
    await act(app, clerk, 'POST', `/letters/${id}/return`, { content_version, level, note: 'The date is missing.' })
    await pass(1)
    await act(app, firm, 'POST', `/letters/${id}/submit`, { version: (await keptLetter(app, id)).version })
    await pass(1)
    expect(await toldOf(boss)).toEqual([])
    await pass(1)
    expect(await toldOf(boss)).toEqual(['letter_asked above'])
  })

  it('tells of changes in review once, after the last of them', async () => {
    const { firm, clerk, typeId } = await firmOf()
    const id = await submitted(app, firm, typeId)
    for (const subject of ['One', 'Two', 'Three']) {
      app.clock.advance(5 * 60_000)
      await app.mails()
      await act(app, firm, 'PUT', `/letters/${id}`, {
        ...letterText({ subject }),
        version: (await keptLetter(app, id)).version,
      })
    }
    expect(await toldOf(clerk)).toEqual(['letter_asked new'])
    app.clock.advance(6 * 60_000)
    await app.mails()
    expect(await toldOf(clerk)).toEqual(['letter_asked new'])
    app.clock.advance(6 * 60_000)
    await app.mails()
    expect(await toldOf(clerk)).toEqual(['letter_asked changed', 'letter_asked new read'])
    await pass(1)
    expect(await toldOf(clerk)).toHaveLength(2)
  })
})

it('a position that becomes vacant is told to the owners, and its letters to whoever is above', async () => {
  const { firm, boss, work, typeId } = await firmOf()
  const id = await submitted(app, firm, typeId)
  const day = app.clock.now().toISOString().slice(0, 10)
  await act(app, firm, 'POST', `/employments/${work.id}/end`, { last_day: day, reason: null, version: work.version })
  await pass(1)
  expect(await toldOf(boss)).toEqual(['letter_asked instead'])
  expect(await toldOf(firm)).toEqual(['letter_seat_vacant 1'])
  expect(await act(app, boss, 'GET', `/letters/${id}`)).toMatchObject({ abilities: { approve: true } })
})
