import { expect, test } from 'vitest'
import { anyResources } from '../../../openapi/resources/registry.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { answered, failed, reached } from '../../../tests/models/reached.ts'
import { createChipsMachine, type ChipsEvent } from '../../machines/chips/chips.machine.ts'
import { connectChips } from './chips.connect.ts'
import type { AnyRow } from './row.ts'

const { hobby } = anyResources
const machine = createChipsMachine<AnyRow>(() => Promise.reject(new Error('not called')))
const row = (id: string, position: number, name: object, visible = true): AnyRow => ({
  id,
  version: 1,
  position,
  name,
  visible,
})
const rows = [row('1', 0, { en: 'Walks' }), row('2', 1, { am: 'ቡና' }, false)]
const write = (...texts: string[]) => ({
  type: 'chips.add',
  wishes: texts.map((text) => ({ key: text, text, value: null })),
})

function view(...events: readonly { type: string }[]) {
  const sent: ChipsEvent[] = []
  const done: unknown[] = []
  const list = {
    rows,
    remove: (r: AnyRow) => done.push(['remove', r.id]),
    move: (r: AnyRow, to: number) => done.push(['move', r.id, to]),
  }
  const chips = connectChips(reached(machine, undefined, ...events), (event) => sent.push(event), {
    resource: hobby,
    list,
    newKey: () => 'fresh',
    pick: (text) => (text?.en ? { text: text.en, lang: 'en' } : text?.am ? { text: text.am, lang: 'am' } : null),
    lang: 'en',
  })
  return { chips, sent, done }
}
const texts = ({ chips }: ReturnType<typeof view>) =>
  chips.chips.map(({ text, isPale }) => (isPale ? `(${text})` : text))

test('entries in their order, hidden ones and those on their way paler, a text in the other language marked', () => {
  const shown = view(write('Chess', 'Running'), answered('add', row('3', 2, { en: 'Chess' })))
  expect(texts(shown)).toEqual(['Walks', '(ቡና)', 'Chess', '(Running)'])
  expect(shown.chips.chips[1]).toMatchObject({ lang: 'am' })
})

test('what was refused and what waits stays in sight', () => {
  expect(texts(view(write('Chess', 'Running'), failed('add', refusal('duplicate', { field: 'name' }))))).toEqual([
    'Walks',
    '(ቡና)',
    '(Chess)',
    '(Running)',
  ])
  expect(view(write('Chess'), failed('add', offline())).chips.failure).toMatchObject({ code: 'offline' })
})

test('each text gets a key of its own; one that was chosen has both languages', () => {
  const { chips, sent } = view()
  chips.add(['Chess'])
  chips.choose({ en: 'Chess', am: 'ቼስ' })
  expect(sent).toEqual([
    { type: 'chips.add', wishes: [{ key: 'fresh', text: 'Chess', value: null }] },
    { type: 'chips.add', wishes: [{ key: 'fresh', text: 'Chess', value: { en: 'Chess', am: 'ቼስ' } }] },
  ])
})

test('an entry is removed from the collection, a text that is not there yet from the queue; only entries have a place', () => {
  const { chips, sent, done } = view(write('Chess'))
  chips.remove('1')
  chips.remove('Chess')
  chips.move('2', 0)
  chips.move('1', 9)
  chips.move('Chess', 0)
  expect(done).toEqual([
    ['remove', '1'],
    ['move', '2', 0],
    ['move', '1', 1],
  ])
  expect(sent).toEqual([{ type: 'chip.drop', key: 'Chess' }])
})
