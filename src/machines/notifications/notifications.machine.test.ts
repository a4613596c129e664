import { describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline } from '../../../tests/models/problems.ts'
import { merged, notificationsMachine, type Mark, type Notification, type Page } from './notifications.machine.ts'

const row = (id: string, at: number, over: Partial<Notification> = {}): Notification =>
  ({
    id,
    kind: 'new_follower',
    is_read: false,
    is_seen: false,
    company_logo: null,
    company_name: '',
    offer: null,
    values: {},
    path: null,
    created_at: new Date(at * 1000).toISOString(),
    ...over,
  }) as unknown as Notification
const offer = (id: string, at: number, status: string) =>
  row(id, at, { kind: 'job_offer', offer: { status } as Notification['offer'] })
const page = (data: readonly Notification[], over: Partial<Page> = {}): Page =>
  ({
    data: [...data],
    unread: data.filter(({ is_read }) => !is_read).length,
    unseen: data.filter(({ is_seen }) => !is_seen).length,
    next: null,
    ...over,
  }) as Page

/** The list with effects that are answered when told to. */
function arranged() {
  const pages: (PromiseWithResolvers<Page> & { readonly before: string | null })[] = []
  const marks: (PromiseWithResolvers<void> & { readonly asked: Mark })[] = []
  const said: string[] = []
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        fetchPage: fromPromise<Page, { readonly before: string | null }>(({ input }) => {
          const answer = Promise.withResolvers<Page>()
          pages.push({ ...answer, before: input.before })
          return answer.promise
        }),
        mark: fromPromise<void, Mark>(({ input }) => {
          const answer = Promise.withResolvers<void>()
          marks.push({ ...answer, asked: input })
          return answer.promise
        }),
      },
      actions: { sayNotMarked: () => void said.push('not marked') },
    }),
  ).start()
  const settle = () => vi.waitFor(() => new Promise((done) => setTimeout(done, 0)))
  const context = () => actor.getSnapshot().context
  return { actor, pages, marks, said, settle, context, ids: () => context().list?.map(({ id }) => id) }
}
async function shown(data: readonly Notification[], over: Partial<Page> = {}) {
  const s = arranged()
  s.pages[0]?.resolve(page(data, over))
  await s.settle()
  return s
}
const live = (notification: Notification, unread: number, unseen = unread) =>
  ({ type: 'live.notification', notification, unread, unseen }) as const

describe('the order of the list', () => {
  test('has unanswered offers first, then the newest, and a newer state replaces the older one', () => {
    const list = merged(
      [],
      [row('a', 3), offer('b', 1, 'pending'), offer('c', 2, 'accepted'), offer('d', 0, 'modified')],
    )
    expect(list.map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
    expect(merged(list, [offer('b', 1, 'accepted')]).map(({ id }) => id)).toEqual(['d', 'a', 'c', 'b'])
  })
})

describe('while the first page loads', () => {
  test('reads the page again when the live stream starts with other counts, so nothing in between is lost', async () => {
    const s = arranged()
    s.actor.send({ type: 'live.hello', unread: 2, unseen: 2 })
    s.pages[0]?.resolve(page([row('a', 1)]))
    await s.settle()
    expect(s.ids()).toEqual(['a'])
    expect(s.pages).toHaveLength(2)
    s.pages[1]?.resolve(page([row('b', 2), row('a', 1)]))
    await s.settle()
    expect(s.ids()).toEqual(['b', 'a'])
    expect(s.pages, 'and not for ever').toHaveLength(2)
  })
  test('asks for nothing when the counts are the same', async () => {
    const s = arranged()
    s.actor.send({ type: 'live.hello', unread: 1, unseen: 1 })
    s.pages[0]?.resolve(page([row('a', 1)]))
    await s.settle()
    expect(s.pages).toHaveLength(1)
  })
  test('keeps a live notification once, with its counts, whether or not the page contains it', async () => {
    for (const data of [[row('a', 1)], [row('b', 2), row('a', 1)]]) {
      const s = arranged()
      s.actor.send(live(row('b', 2), 2))
      s.pages[0]?.resolve(page(data))
      await s.settle()
      expect(s.ids()).toEqual(['b', 'a'])
      expect(s.context()).toMatchObject({ unread: 2, unseen: 2, latest: { id: 'b' } })
      s.actor.send({ type: 'live.hello', unread: 2, unseen: 2 })
      expect(s.pages, 'nothing is missing').toHaveLength(1)
    }
  })
})

describe('a change of language', () => {
  test('reads everything again, older pages included, and announces nothing twice', async () => {
    const s = await shown([row('c', 3)], { next: 'x' })
    s.actor.send({ type: 'notifications.more' })
    s.pages[1]?.resolve(page([row('b', 2), row('a', 1)]))
    await s.settle()
    s.actor.send(live(row('d', 4), 4))
    s.actor.send({ type: 'notifications.language' })
    expect(s.ids(), 'what is shown stays until then').toEqual(['d', 'c', 'b', 'a'])
    expect(s.context().latest).toBeNull()
    s.pages[2]?.resolve(page([row('d', 4, { company_name: 'ቡና ወርክስ' }), row('c', 3)], { next: 'x' }))
    await s.settle()
    expect(s.ids()).toEqual(['d', 'c'])
    expect(s.context()).toMatchObject({ next: 'x', list: [{ company_name: 'ቡና ወርክስ' }, {}] })
  })
})

describe('a live notification', () => {
  test('is listed once, with the server’s counts, and announced', async () => {
    const s = await shown([row('a', 1)])
    s.actor.send(live(row('b', 2), 2))
    s.actor.send(live(row('b', 2), 2))
    expect(s.ids()).toEqual(['b', 'a'])
    expect(s.context()).toMatchObject({ unread: 2, unseen: 2, latest: { id: 'b' } })
  })
  test('is not announced when it was only read elsewhere', async () => {
    const s = await shown([row('a', 1)])
    s.actor.send(live(row('a', 1, { is_read: true, is_seen: true }), 0))
    expect(s.context()).toMatchObject({ unread: 0, latest: null, list: [{ is_read: true }] })
  })
  test('is announced again when an offer was modified', async () => {
    const s = await shown([row('a', 1, { is_read: true })])
    s.actor.send(live(row('a', 9), 1))
    expect(s.context().latest?.id).toBe('a')
  })
  test('is found by reading the list again when the stream restarts with other counts', async () => {
    const s = await shown([row('a', 1)])
    s.actor.send({ type: 'live.hello', unread: 1, unseen: 1 })
    expect(s.pages).toHaveLength(1)
    s.actor.send({ type: 'live.hello', unread: 2, unseen: 2 })
    expect(s.pages).toHaveLength(2)
    s.pages[1]?.resolve(page([row('b', 2), row('a', 1)]))
    await s.settle()
    expect(s.context().latest?.id, 'it is announced like one that came by the line').toBe('b')
  })
})

describe('older pages', () => {
  test('follow the first, and stay when that is read again', async () => {
    const s = await shown([row('c', 3), row('b', 2)], { next: 'after b' })
    s.actor.send({ type: 'notifications.more' })
    expect(s.pages[1]?.before).toBe('after b')
    s.pages[1]?.resolve(page([row('a', 1)]))
    await s.settle()
    expect(s.ids()).toEqual(['c', 'b', 'a'])
    s.actor.send({ type: 'notifications.refresh' })
    s.pages[2]?.resolve(page([row('d', 4), row('c', 3)], { next: 'after c' }))
    await s.settle()
    expect(s.ids()).toEqual(['d', 'c', 'b', 'a'])
    expect(s.context().next).toBeNull()
  })
  test('keep what is there and say why when one fails', async () => {
    const s = await shown([row('b', 2)], { next: 'x' })
    s.actor.send({ type: 'notifications.more' })
    s.pages[1]?.reject(offline())
    await s.settle()
    expect(s.ids()).toEqual(['b'])
    expect(s.context().failure?.code).toBe('offline')
  })
})

describe('seen and read', () => {
  test('reports once that all was seen when the list opens, and what arrives while it is open', async () => {
    const s = await shown([row('a', 1)])
    s.actor.send({ type: 'notifications.open' })
    expect(s.marks.map(({ asked }) => asked)).toEqual([{ as: 'seen' }])
    s.marks[0]?.resolve()
    await s.settle()
    expect(s.context()).toMatchObject({ unseen: 0, unread: 1 })
    s.actor.send(live(row('b', 2), 2, 1))
    expect(s.marks).toHaveLength(2)
    s.marks[1]?.resolve()
    await s.settle()
    s.actor.send({ type: 'notifications.close' })
    s.actor.send(live(row('c', 3), 3, 1))
    expect(s.marks).toHaveLength(2)
  })
  test('reports again on the next opening what could not be reported', async () => {
    const s = await shown([row('a', 1)])
    s.actor.send({ type: 'notifications.open' })
    s.marks[0]?.reject(offline())
    await s.settle()
    expect(s.marks).toHaveLength(1)
    s.actor.send({ type: 'notifications.close' })
    s.actor.send({ type: 'notifications.open' })
    expect(s.marks).toHaveLength(2)
  })
  test('marks a chosen one as read at once, and reports two in quick succession', async () => {
    const s = await shown([row('b', 2), row('a', 1)])
    s.actor.send({ type: 'notifications.read', id: 'a' })
    s.actor.send({ type: 'notifications.read', id: 'b' })
    s.actor.send({ type: 'notifications.read', id: 'b' })
    expect(s.marks.map(({ asked }) => asked)).toEqual([
      { as: 'read', id: 'a' },
      { as: 'read', id: 'b' },
    ])
    expect(s.context()).toMatchObject({ unread: 0, list: [{ is_read: true }, { is_read: true }] })
  })
  test('says so when marking all fails, and reads the list again', async () => {
    const s = await shown([row('a', 1)])
    s.actor.send({ type: 'notifications.readAll' })
    expect(s.context()).toMatchObject({ unread: 0, list: [{ is_read: true }] })
    s.marks[0]?.reject(offline())
    await s.settle()
    expect(s.said).toEqual(['not marked'])
    s.pages[1]?.resolve(page([row('a', 1)]))
    await s.settle()
    expect(s.context()).toMatchObject({ unread: 1, list: [{ is_read: false }] })
  })
})

test('takes every transition on some path', () => {
  const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output })
  const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: offline() })
  const first = [done('fetchFirst', page([row('a', 1)], { next: 'x' })), failed('fetchFirst')]
  // Its parts run side by side; each is walked on its own.
  const parts = [
    [
      { type: 'notifications.refresh' },
      { type: 'notifications.language' },
      { type: 'notifications.more' },
      { type: 'live.hello', unread: 5, unseen: 5 },
      live(row('a', 1), 1),
      done('fetchMore', page([])),
      failed('fetchMore'),
    ],
    [
      { type: 'notifications.open' },
      { type: 'notifications.close' },
      live(row('a', 1), 1),
      done('markSeen'),
      failed('markSeen'),
    ],
    [{ type: 'notifications.readAll' }, live(row('a', 1), 1), done('markAll'), failed('markAll')],
    [{ type: 'notifications.read', id: 'a' }, live(row('a', 1), 1), done('markRead'), failed('markRead')],
  ]
  const walked = parts.flatMap((events) => [
    ...explore(notificationsMachine, {
      events: [...first, ...events],
      facts: ({ list, unread, unseen, next, isOpen }) =>
        `${list?.length} ${unread > 0} ${unseen > 0} ${next} ${isOpen}`,
    }).covered,
  ])
  const eventless = edgesOf(notificationsMachine).filter((edge) => edge.includes('---->'))
  expect([...new Set([...walked, ...eventless])].toSorted()).toEqual(edgesOf(notificationsMachine))
})
