import { describe, expect, it } from 'vitest'
import { concerns, isVacant, whoIsAsked, type Permitted, type Staffing } from './approvers.ts'

const TYPE = 'certificate'
/** Abebe is head of finance under Sara, the manager; Hanna owns the company. The seat of the cashier is empty. */
const firm: Staffing = {
  today: '2026-03-10',
  owners: ['hanna'],
  employed: [
    { userId: 'abebe', positionId: 'finance' },
    { userId: 'sara', positionId: 'manager' },
    { userId: 'dawit', positionId: 'clerk' },
    { userId: 'liya', positionId: 'clerk' },
  ],
  lastHolders: new Map([['cashier', 'meron']]),
  lastPositions: new Map([['meron', 'cashier']]),
  superiors: new Map([
    ['cashier', 'finance'],
    ['finance', 'manager'],
    ['clerk', 'finance'],
    ['manager', null],
  ]),
  absences: [],
}
const away = (userId: string, deputyId: string, fromDay = '2026-03-01', toDay = '2026-03-31') => ({
  userId,
  deputyId,
  fromDay,
  toDay,
})
const position = (positionId: string) => ({ who: 'position', userId: null, positionId }) as const
const person = (userId: string) => ({ who: 'person', userId, positionId: null }) as const
const nobody = (who: 'owners' | 'permitted') => ({ who, userId: null, positionId: null }) as const
const asked = (
  approver: Parameters<typeof whoIsAsked>[1][number],
  over: Partial<Staffing> = {},
  permissions: readonly Permitted[] = [],
) =>
  whoIsAsked({ ...firm, ...over }, [approver], TYPE, permissions).map(({ userId, forUserId, why }) =>
    [userId, why, ...(forUserId === null ? [] : [forUserId])].join(' '),
  )

describe('who is asked today', () => {
  it('is whoever holds the position now, the person, or the owners', () => {
    expect(asked(position('clerk'))).toEqual(['dawit holder', 'liya holder'])
    expect(asked(person('abebe'))).toEqual(['abebe named'])
    expect(asked(person('hanna'))).toEqual(['hanna named'])
    expect(asked(nobody('owners'))).toEqual(['hanna owner'])
  })

  it('is a deputy from the first day of an absence to its last', () => {
    const at = (today: string) =>
      asked(position('finance'), { today, absences: [away('abebe', 'dawit', '2026-03-10', '2026-03-12')] })
    expect(at('2026-03-09')).toEqual(['abebe holder'])
    expect(at('2026-03-10')).toEqual(['dawit deputy abebe'])
    expect(at('2026-03-12')).toEqual(['dawit deputy abebe'])
    expect(at('2026-03-13')).toEqual(['abebe holder'])
  })

  it('is the deputy of a deputy who is away too, and the one who is away where nobody else is there', () => {
    expect(asked(person('abebe'), { absences: [away('abebe', 'dawit'), away('dawit', 'liya')] })).toEqual([
      'liya deputy abebe',
    ])
    expect(asked(person('abebe'), { absences: [away('abebe', 'dawit'), away('dawit', 'abebe')] })).toEqual([
      'abebe named',
    ])
    // Whoever left stands in for nobody.
    expect(asked(person('abebe'), { absences: [away('abebe', 'meron')] })).toEqual(['abebe named'])
  })

  it('of an empty seat is the deputy of its last holder, then whoever is above, then the owners', () => {
    expect(isVacant(firm, position('cashier'))).toBe(true)
    expect(isVacant(firm, position('clerk'))).toBe(false)
    expect(asked(position('cashier'), { absences: [away('meron', 'liya')] })).toEqual(['liya deputy meron'])
    expect(asked(position('cashier'), { absences: [away('meron', 'liya', '2026-01-01', '2026-03-09')] })).toEqual([
      'abebe superior',
    ])
    const withoutFinance = firm.employed.filter(({ userId }) => userId !== 'abebe')
    expect(asked(position('cashier'), { employed: withoutFinance })).toEqual(['sara superior'])
    expect(asked(position('cashier'), { employed: [] })).toEqual(['hanna owner'])
    const inCircle = new Map([
      ['cashier', 'finance'],
      ['finance', 'cashier'],
    ])
    expect(asked(position('cashier'), { employed: [], superiors: inCircle })).toEqual(['hanna owner'])
  })

  it('of a superior who is away is their deputy', () => {
    expect(asked(position('cashier'), { absences: [away('abebe', 'sara')] })).toEqual(['sara deputy abebe'])
  })

  it('of a person who left is who answers for their seat', () => {
    expect(asked(person('meron'))).toEqual(['abebe superior'])
    expect(asked(person('meron'), { absences: [away('meron', 'dawit')] })).toEqual(['dawit deputy meron'])
    expect(asked(person('stranger'))).toEqual(['hanna owner'])
  })

  it('of everybody who may approve are those of the type and of all types, and owners where there is nobody', () => {
    const may = (who: Permitted['who'], over: Partial<Permitted>): Permitted => ({
      typeId: null,
      action: 'approve',
      who,
      userId: null,
      positionId: null,
      ...over,
    })
    const permissions = [
      may('person', { userId: 'sara' }),
      may('position', { positionId: 'finance', typeId: TYPE }),
      may('person', { userId: 'dawit', typeId: 'another' }),
      may('person', { userId: 'liya', action: 'write' }),
      may('person', { userId: 'meron' }),
    ]
    expect(asked(nobody('permitted'), {}, permissions)).toEqual(['sara permitted', 'abebe permitted'])
    expect(asked(nobody('permitted'), {}, [may('everybody', {})])).toHaveLength(5)
    expect(asked(nobody('permitted'))).toEqual(['hanna owner'])
  })

  it('is everybody once, however often they are named', () => {
    expect(whoIsAsked(firm, [person('abebe'), position('finance')], TYPE, []).map(({ userId }) => userId)).toEqual([
      'abebe',
    ])
  })
})

it('a level concerns its types, and amounts above its own', () => {
  const level = { typeIds: [TYPE], amountOver: 5000 }
  expect(concerns(level, TYPE, 5000.01)).toBe(true)
  expect(concerns(level, TYPE, 5000)).toBe(false)
  expect(concerns(level, TYPE, null)).toBe(false)
  expect(concerns(level, 'another', 9000)).toBe(false)
  expect(concerns({ typeIds: [], amountOver: null }, 'another', null)).toBe(true)
})
