import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, type AnyEventObject } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { tabSyncMachine, type TabArrival, type TabMessage } from './tab-sync.machine.ts'

const there = (kind: TabMessage['kind'], from = 'other'): TabMessage =>
  kind === 'switched' ? { from, kind, accountId: 'a2' } : { from, kind }

function tab(id = 'me') {
  const sent: (TabMessage | TabArrival)[] = []
  let joined = 0
  const followed: TabMessage[] = []
  const actor = createActor(
    tabSyncMachine.provide({
      actors: {
        channel: fromCallback<AnyEventObject>(({ receive }) =>
          receive((event) => sent.push(event['message'] as TabMessage | TabArrival)),
        ),
      },
      actions: { follow: (_, { message }) => void followed.push(message), join: () => void (joined += 1) },
    }),
    { input: { id } },
  ).start()
  return {
    actor,
    sent,
    followed,
    joined: () => joined,
    state: () => actor.getSnapshot().value,
    pending: () => actor.getSnapshot().context.pending,
    hears: (message: TabMessage) => actor.send({ type: 'channel.received', message }),
  }
}

describe('a tab without unsaved input', () => {
  test.for(['switched', 'signedOut'] as const)('follows when another one %s', (kind) => {
    const t = tab()
    t.hears(there(kind))
    expect(t.followed).toEqual([there(kind)])
    expect(t.state()).toBe('following')
  })
  test('follows once, whatever comes after', () => {
    const t = tab()
    t.hears(there('switched'))
    t.hears(there('signedOut'))
    expect(t.followed).toHaveLength(1)
  })
})

describe('a tab with unsaved input', () => {
  test('stays and remembers the last event elsewhere', () => {
    const t = tab()
    t.actor.send({ type: 'unsaved.changed', dirty: true })
    t.hears(there('switched'))
    t.hears(there('signedOut'))
    expect(t.followed).toEqual([])
    expect(t.state()).toBe('apart')
    expect(t.pending()).toEqual(there('signedOut'))
  })
  test('stays after saving until the person decides to follow', () => {
    const t = tab()
    t.actor.send({ type: 'unsaved.changed', dirty: true })
    t.hears(there('switched'))
    t.actor.send({ type: 'unsaved.changed', dirty: false })
    expect(t.followed).toEqual([])
    t.actor.send({ type: 'tab.follow' })
    expect(t.followed).toEqual([there('switched')])
  })
  test('is in step with the others again after a switch of its own', () => {
    const t = tab()
    t.actor.send({ type: 'unsaved.changed', dirty: true })
    t.hears(there('switched'))
    t.actor.send({ type: 'tab.switched', accountId: 'a3' })
    expect(t.state()).toBe('together')
    expect(t.pending()).toBeNull()
    expect(t.sent).toEqual([{ from: 'me', kind: 'switched', accountId: 'a3' }])
  })
})

test('ignores its own messages, also while out of step', () => {
  const t = tab()
  t.hears(there('switched', 'me'))
  expect(t.state()).toBe('together')
  t.actor.send({ type: 'unsaved.changed', dirty: true })
  t.hears(there('switched'))
  t.hears(there('signedOut', 'me'))
  expect(t.pending()).toEqual(there('switched'))
})

test('tells that somebody signed in here, and joins when it was elsewhere, whatever is unsaved', () => {
  const t = tab()
  t.actor.send({ type: 'tab.signedIn' })
  t.actor.send({ type: 'channel.signedIn', from: 'me' })
  expect(t.sent).toEqual([{ from: 'me', kind: 'signedIn' }])
  expect(t.joined()).toBe(0)
  t.actor.send({ type: 'channel.signedIn', from: 'other' })
  t.actor.send({ type: 'unsaved.changed', dirty: true })
  t.actor.send({ type: 'channel.signedIn', from: 'other' })
  expect(t.joined()).toBe(2)
  expect([t.state(), t.followed]).toEqual(['together', []])
})

test('reports its own changes once', () => {
  const t = tab()
  t.actor.send({ type: 'tab.switched', accountId: 'a2' })
  t.actor.send({ type: 'tab.signedOut' })
  expect(t.sent).toEqual([
    { from: 'me', kind: 'switched', accountId: 'a2' },
    { from: 'me', kind: 'signedOut' },
  ])
})

test('never passes on what it received, in 200 interleavings of two tabs', () => {
  const kinds = ['switch', 'out', 'dirty', 'clean', 'follow'] as const
  for (let round = 0; round < 200; round++) {
    const tabs = [tab('one'), tab('two')] as const
    const wire: { readonly to: number; readonly message: TabMessage }[] = []
    let said = 0
    const collect = () => {
      for (const [i, t] of tabs.entries())
        for (const message of t.sent.splice(0) as TabMessage[]) wire.push({ to: 1 - i, message }, { to: i, message })
    }
    // A small linear congruential generator: the same 200 interleavings in every run.
    let seed = round * 7919 + 17
    const next = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor(seed / 65_536) % below
    }
    for (let step = 0; step < 30; step++) {
      const t = tabs[next(2)] ?? tabs[0]
      if (wire.length > 0 && next(2) === 0) {
        const { to, message } = wire.shift() ?? { to: 0, message: there('signedOut') }
        const before = tabs[to]?.sent.length
        tabs[to]?.hears(message)
        expect(tabs[to]?.sent.length, 'a received message was sent on').toBe(before)
        continue
      }
      const kind = kinds[next(kinds.length)]
      if (kind === 'switch') t.actor.send({ type: 'tab.switched', accountId: `a${next(3)}` })
      else if (kind === 'out') t.actor.send({ type: 'tab.signedOut' })
      else if (kind === 'follow') t.actor.send({ type: 'tab.follow' })
      else t.actor.send({ type: 'unsaved.changed', dirty: kind === 'dirty' })
      said += kind === 'switch' || kind === 'out' ? 1 : 0
      collect()
    }
    for (const t of tabs)
      for (const message of t.followed)
        expect(t.actor.getSnapshot().context.id === message.from, 'a tab followed itself').toBe(false)
    expect(wire.length).toBeLessThanOrEqual(said * 2)
  }
})

test('takes every transition on some path', () => {
  const { covered } = explore(tabSyncMachine, {
    input: { id: 'me' },
    events: [
      { type: 'tab.switched', accountId: 'a2' },
      { type: 'tab.signedOut' },
      { type: 'tab.signedIn' },
      { type: 'channel.signedIn', from: 'other' },
      { type: 'unsaved.changed', dirty: true },
      { type: 'unsaved.changed', dirty: false },
      { type: 'tab.follow' },
      { type: 'channel.received', message: there('switched') },
      { type: 'channel.received', message: there('switched', 'me') },
    ],
    facts: ({ isDirty, pending }) => `${isDirty} ${pending?.kind}`,
  })
  expect([...covered, ...edgesOf(tabSyncMachine).filter((edge) => edge.includes('---->'))].toSorted()).toEqual(
    edgesOf(tabSyncMachine),
  )
})
