import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { createSheetMachine, type ImportReport } from './sheet-import.machine.ts'

const sheet = new File(['employee_email\r\nalmaz@example.com'], 'staff.csv')
const other = new File(['employee_email\r\nhirut@example.com'], 'mended.csv')
const row = {
  line: 1,
  employee_email: 'almaz@example.com',
  job_title: 'Driver',
  salary: 14_500,
  currency: 'ETB',
  from_date: '2026-04-01',
  replaced: [],
  errors: {},
  cells: {},
}
const right: ImportReport = { rows: [row], valid: 1, invalid: 0, sent: 0, room: null }
const wrong: ImportReport = {
  rows: [{ ...row, errors: { salary: ['This is required'] } }],
  valid: 0,
  invalid: 1,
  sent: 0,
  room: null,
}
const sent: ImportReport = { ...right, sent: 1 }

function arranged(checks: (ImportReport | Error)[], sends: (ImportReport | Error)[]) {
  const keys: string[] = []
  const checked: string[] = []
  const next = (list: (ImportReport | Error)[]) => {
    const outcome = list.shift() ?? new Error('asked too often')
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome)
  }
  const actor = createActor(
    createSheetMachine({
      check: ({ file, fixes }) => {
        checked.push([file.name, ...fixes.map(({ line, column, value }) => `${line} ${column}=${value}`)].join(' '))
        return next(checks)
      },
      send: ({ fixes }, key) => {
        keys.push([key, ...fixes.map(({ value }) => value)].join(' '))
        return next(sends)
      },
    }),
  ).start()
  return { actor, keys, checked, settles: () => waitFor(actor, (s) => !s.hasTag('busy')) }
}

test('a sheet is looked at before it can be sent, and one with a fault cannot', async () => {
  const s = arranged([wrong, right], [sent])
  s.actor.send({ type: 'sheet.choose', sheet })
  expect(await s.settles()).toMatchObject({ value: 'checked', context: { report: { invalid: 1 } } })
  expect(s.actor.getSnapshot().can({ type: 'sheet.send', key: 'a' })).toBe(false)
  s.actor.send({ type: 'sheet.choose', sheet: other })
  await s.settles()
  s.actor.send({ type: 'sheet.send', key: 'b' })
  expect(await s.settles()).toMatchObject({ value: 'sent', context: { report: { sent: 1 } } })
  expect(s.checked).toEqual(['staff.csv', 'mended.csv'])
  expect(s.keys).toEqual(['b'])
})

test('a sheet with a fault can be sent where wrong rows are left out, unless all are wrong', async () => {
  const partly: ImportReport = { ...wrong, valid: 1 }
  const seen: unknown[] = []
  const reports = [wrong, partly]
  const actor = createActor(
    createSheetMachine<ImportReport>({
      skipsWrong: true,
      check: () => Promise.resolve(reports.shift() ?? right),
      send: (_sheet, _key, _signal, report) => {
        seen.push(report)
        return Promise.resolve({ ...partly, sent: 1 })
      },
    }),
  ).start()
  const settles = () => waitFor(actor, (s) => !s.hasTag('busy'))
  actor.send({ type: 'sheet.choose', sheet })
  await settles()
  expect(actor.getSnapshot().can({ type: 'sheet.send', key: 'a' })).toBe(false)
  actor.send({ type: 'sheet.choose', sheet: other })
  await settles()
  actor.send({ type: 'sheet.send', key: 'b' })
  expect(await settles()).toMatchObject({ value: 'sent', context: { report: { sent: 1, invalid: 1 } } })
  expect(seen).toEqual([partly])
})

test('corrected cells are checked again, the last of each, and are what is sent', async () => {
  const s = arranged([wrong, wrong, right], [sent])
  s.actor.send({ type: 'sheet.choose', sheet })
  await s.settles()
  s.actor.send({ type: 'sheet.fix', fixes: [{ line: 1, column: 'salary', value: 'x' }] })
  expect(s.actor.getSnapshot()).toMatchObject({ value: 'checking', context: { report: wrong } })
  await s.settles()
  const again = [
    { line: 1, column: 'salary', value: '14500' },
    { line: 1, column: 'currency', value: 'USD' },
  ]
  s.actor.send({ type: 'sheet.fix', fixes: again })
  await s.settles()
  s.actor.send({ type: 'sheet.send', key: 'a' })
  await s.settles()
  expect(s.checked).toEqual(['staff.csv', 'staff.csv 1 salary=x', 'staff.csv 1 salary=14500 1 currency=USD'])
  expect(s.keys).toEqual(['a 14500 USD'])
})

test('corrections outlive a check that failed, and end with their sheet', async () => {
  const s = arranged([wrong, offline(), right, right], [])
  s.actor.send({ type: 'sheet.choose', sheet })
  await s.settles()
  s.actor.send({ type: 'sheet.fix', fixes: [{ line: 1, column: 'salary', value: '14500' }] })
  expect(await s.settles()).toMatchObject({ value: 'unread', context: { report: wrong } })
  s.actor.send({ type: 'network.restored' })
  await s.settles()
  s.actor.send({ type: 'sheet.choose', sheet: other })
  await s.settles()
  expect(s.checked.slice(2)).toEqual(['staff.csv 1 salary=14500', 'mended.csv'])
})

test('a sending without an answer is repeated with its key, by itself when the line is back', async () => {
  const s = arranged([right], [offline(), refusal('internal', {}), sent])
  s.actor.send({ type: 'sheet.choose', sheet })
  await s.settles()
  s.actor.send({ type: 'sheet.send', key: 'a' })
  expect((await s.settles()).value).toBe('unsent')
  s.actor.send({ type: 'network.restored' })
  expect(await s.settles()).toMatchObject({ value: 'unsent', context: { failure: { code: 'internal' } } })
  s.actor.send({ type: 'network.restored' })
  expect(s.actor.getSnapshot().value).toBe('unsent')
  s.actor.send({ type: 'sheet.retry' })
  expect((await s.settles()).value).toBe('sent')
  expect(s.keys).toEqual(['a', 'a', 'a'])
})

test('a row that became wrong meanwhile is shown, and nothing counts as sent', async () => {
  const s = arranged([right], [wrong])
  s.actor.send({ type: 'sheet.choose', sheet })
  await s.settles()
  s.actor.send({ type: 'sheet.send', key: 'a' })
  expect(await s.settles()).toMatchObject({ value: 'checked', context: { report: { invalid: 1, sent: 0 } } })
})

test('another sheet forgets the report and the key of the former', async () => {
  const s = arranged([right, right], [offline()])
  s.actor.send({ type: 'sheet.choose', sheet })
  await s.settles()
  s.actor.send({ type: 'sheet.send', key: 'a' })
  await s.settles()
  s.actor.send({ type: 'sheet.choose', sheet: other })
  expect(s.actor.getSnapshot().context).toMatchObject({ report: null, failure: null, key: '' })
})

test('every edge is walked', () => {
  const machine = createSheetMachine<ImportReport>({
    check: () => Promise.reject(new Error('not called')),
    send: () => Promise.reject(new Error('not called')),
  })
  const { covered } = explore(machine, {
    facts: (c) => `${c.report?.invalid} ${c.report?.sent} ${c.failure?.code}`,
    events: [
      { type: 'sheet.choose', sheet },
      { type: 'sheet.fix', fixes: [{ line: 1, column: 'salary', value: '14500' }] },
      { type: 'sheet.send', key: 'a' },
      { type: 'sheet.retry' },
      { type: 'network.restored' },
      ...[right, wrong, sent].flatMap((output) =>
        ['check', 'send'].map((id) => ({ type: `xstate.done.actor.${id}`, output })),
      ),
      ...[offline(), refusal('sheet_refused', { reason: 'columns', columns: ['salary'] })].flatMap((error) =>
        ['check', 'send'].map((id) => ({ type: `xstate.error.actor.${id}`, error })),
      ),
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})
