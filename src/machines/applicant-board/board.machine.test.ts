import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createBoardMachine, type BoardEffects, type BoardPart } from './board.machine.ts'

interface Card {
  readonly id: string
}
const cards = (...ids: readonly string[]): Card[] => ids.map((id) => ({ id }))
const FIRST: readonly BoardPart<Card>[] = [
  { key: 'new', count: 4, rows: cards('a', 'c') },
  { key: 'met', count: 0, rows: [] },
]

function run(over: Partial<BoardEffects<Card>> = {}) {
  const asked: unknown[] = []
  const actor = createActor(
    createBoardMachine<Card>({
      read: async (wish) => {
        asked.push(wish)
        return FIRST
      },
      more: async (wish) => {
        asked.push(wish)
        return cards('d', 'e')
      },
      isBefore: (one, other) => one.id < other.id,
      ...over,
    }),
  ).start()
  actor.send({ type: 'board.ask', query: { q: 'hana' } })
  const idsIn = (key: string) =>
    actor
      .getSnapshot()
      .context.columns?.find((column) => column.key === key)
      ?.rows.map(({ id }) => id)
  const countOf = (key: string) => actor.getSnapshot().context.columns?.find((column) => column.key === key)?.count
  const shown = () => waitFor(actor, (snapshot) => snapshot.matches('shown'))
  return { actor, asked, idsIn, countOf, shown }
}

describe('a board', () => {
  it('reads nothing before something is asked for', () => {
    const actor = createActor(
      createBoardMachine<Card>({
        read: () => Promise.reject(new Error('asked')),
        more: () => Promise.reject(new Error('asked')),
        isBefore: () => true,
      }),
    ).start()
    actor.send({ type: 'board.reload' })
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('goes on in a column after the last row that is known', async () => {
    const { actor, asked, idsIn, shown } = run()
    await shown()
    actor.send({ type: 'column.more', key: 'new' })
    await shown()
    expect(asked.at(-1)).toEqual({ query: { q: 'hana' }, key: 'new', after: 'c' })
    expect(idsIn('new')).toEqual(['a', 'c', 'd', 'e'])
  })

  it('has nobody twice, and asks no more where nothing follows', async () => {
    const answers = [cards('c', 'd'), []]
    const { actor, idsIn, countOf, shown } = run({ more: async () => answers.shift() ?? [] })
    await shown()
    actor.send({ type: 'column.more', key: 'new' })
    await shown()
    expect(idsIn('new')).toEqual(['a', 'c', 'd'])
    actor.send({ type: 'column.more', key: 'new' })
    await shown()
    expect(countOf('new')).toBe(3)
  })

  it('shows a row in its new column at once, in its place, and nowhere else', async () => {
    const { actor, idsIn, countOf, shown } = run()
    await shown()
    for (const id of ['c', 'a']) actor.send({ type: 'row.placed', row: { id }, to: 'met' })
    expect([idsIn('new'), idsIn('met')]).toEqual([[], ['a', 'c']])
    expect([countOf('new'), countOf('met')]).toEqual([2, 2])
    // Placed where it is already: it counts once.
    actor.send({ type: 'row.placed', row: { id: 'a' }, to: 'met' })
    expect(countOf('met')).toBe(2)
  })

  it('reads again as deep as it was read, and from the top where something else is asked for', async () => {
    const { actor, asked, shown } = run()
    await shown()
    actor.send({ type: 'column.more', key: 'new' })
    await shown()
    actor.send({ type: 'board.reload' })
    await shown()
    expect(asked.at(-1)).toEqual({ query: { q: 'hana' }, depths: { new: 4, met: 0 } })
    actor.send({ type: 'board.ask', query: { q: 'hana' } })
    expect(asked).toHaveLength(3)
    actor.send({ type: 'board.ask', query: {} })
    await shown()
    expect(asked.at(-1)).toEqual({ query: {}, depths: { new: 1, met: 0 } })
  })

  it('keeps what it shows when it cannot be read, and says so', async () => {
    const reads = [async () => FIRST, () => Promise.reject(new Error('no'))]
    const { actor, idsIn, shown } = run({ read: () => (reads.shift() ?? (async () => FIRST))() })
    await shown()
    actor.send({ type: 'board.reload' })
    await waitFor(actor, (snapshot) => snapshot.matches('failed'))
    expect(idsIn('new')).toEqual(['a', 'c'])
    expect(actor.getSnapshot().context.failure).not.toBeNull()
  })
})
