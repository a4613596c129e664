import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryOf } from './resume-content.ts'
import { mergeContent } from './resume-merge.ts'
import type { ResumeContent, ResumeEntry } from './schemas/resume.ts'

const part = (key: 'experience' | 'skills' | 'awards', ...entries: readonly ResumeEntry[]) => ({
  key,
  title: null,
  shown: true,
  entries: [...entries],
})
const base: ResumeContent = {
  headline: null,
  contacts: ['email', 'phone'],
  parts: [part('experience', entryOf('a'), entryOf('b'), entryOf('c')), part('skills', entryOf('x'))],
}
const change = (edit: (of: ResumeContent) => void, of: ResumeContent = base): ResumeContent => {
  const copy = structuredClone(of)
  edit(copy)
  return copy
}
const merge = (mine: (of: ResumeContent) => void, theirs: (of: ResumeContent) => void) =>
  mergeContent(base, change(mine), change(theirs))
const ids = ({ content }: ReturnType<typeof merge>, at = 0) => content.parts[at]?.entries.map(({ fact }) => fact)
const entry = (of: ResumeContent, at: number): ResumeEntry => {
  const found = of.parts[0]?.entries[at]
  if (found === undefined) throw new Error('no such entry')
  return found
}

/** Turns the entries of the first part around. */
const turnedAround = ({ parts: [first] }: ResumeContent) => {
  first?.entries.splice(0, first.entries.length, ...first.entries.toReversed())
}

describe('two changes of a resume', () => {
  it('of different fields, entries and parts are both kept', () => {
    const merged = merge(
      (of) => {
        entry(of, 0).wording = { title: { en: 'Mine' } }
        entry(of, 0).seen = { title: { en: 'Fact' } }
        of.headline = { en: 'Mine' }
      },
      (of) => {
        entry(of, 0).wording = { place: null }
        entry(of, 1).shown = false
        of.contacts = ['phone', 'email']
      },
    )
    expect(merged.conflicts).toEqual([])
    expect(entry(merged.content, 0)).toEqual({
      fact: 'a',
      shown: true,
      wording: { title: { en: 'Mine' }, place: null },
      seen: { title: { en: 'Fact' } },
    })
    expect(entry(merged.content, 1).shown).toBe(false)
    expect([merged.content.headline, merged.content.contacts]).toEqual([{ en: 'Mine' }, ['phone', 'email']])
  })

  it('of the same field are in conflict where they differ, and only there', () => {
    const merged = merge(
      (of) => (entry(of, 0).wording = { title: { en: 'Mine' }, place: { en: 'Here' } }),
      (of) => (entry(of, 0).wording = { title: { en: 'Theirs' }, place: { en: 'Here' } }),
    )
    expect(merged.conflicts).toEqual([{ at: 'experience/a/title', mine: { en: 'Mine' }, theirs: { en: 'Theirs' } }])
    expect(entry(merged.content, 0).wording).toEqual({ title: { en: 'Mine' }, place: { en: 'Here' } })
  })

  it('that take a wording back on one side take it back', () => {
    const worded = change((of) => (entry(of, 0).wording = { title: { en: 'Worded' } }))
    const back = mergeContent(worded, worded, base)
    expect([back.conflicts, entry(back.content, 0).wording]).toEqual([[], {}])
  })

  it('of the order are put together: one moved, the other added and removed', () => {
    const merged = merge(turnedAround, (of) => {
      of.parts[0]?.entries.splice(1, 1)
      of.parts[0]?.entries.push(entryOf('new'))
    })
    expect([merged.conflicts, ids(merged)]).toEqual([[], ['c', 'new', 'a']])
  })

  it('to two different orders are in conflict', () => {
    const merged = merge(turnedAround, (of) => of.parts[0]?.entries.push(...(of.parts[0]?.entries.splice(0, 1) ?? [])))
    expect(merged.conflicts.map(({ at }) => at)).toEqual(['experience.order'])
    expect(ids(merged)).toEqual(['c', 'b', 'a'])
  })

  it('of which one removed what the other changed keep it', () => {
    const merged = merge(
      (of) => of.parts[0]?.entries.splice(0, 1),
      (of) => (entry(of, 0).wording = { title: { en: 'Theirs' } }),
    )
    expect([merged.conflicts, ids(merged)]).toEqual([[], ['a', 'b', 'c']])
    expect(entry(merged.content, 0).wording).toEqual({ title: { en: 'Theirs' } })
  })

  it('that add parts have both', () => {
    const merged = merge(
      (of) => of.parts.push(part('awards', entryOf('p'))),
      (of) => of.parts.unshift(...of.parts.splice(1)),
    )
    expect(merged.content.parts.map(({ key }) => key)).toEqual(['skills', 'awards', 'experience'])
  })
})

const anyEntry = fc.record({
  fact: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  shown: fc.boolean(),
  wording: fc.record({ title: fc.option(fc.record({ en: fc.constantFrom('x', 'y', 'z') })) }, { requiredKeys: [] }),
  seen: fc.constant({}),
})
const anyContent: fc.Arbitrary<ResumeContent> = fc.record({
  headline: fc.constantFrom(null, { en: 'p' }, { en: 'q' }),
  contacts: fc.uniqueArray(fc.constantFrom('email', 'phone', 'place')),
  parts: fc.uniqueArray(
    fc.record({
      key: fc.constantFrom('experience' as const, 'skills' as const),
      title: fc.constantFrom(null, { en: 't' }),
      shown: fc.boolean(),
      entries: fc.uniqueArray(anyEntry, { selector: ({ fact }) => fact }),
    }),
    { selector: ({ key }) => key },
  ),
})
describe('any two changes', () => {
  it('of which one is none give the other', () =>
    fc.assert(
      fc.property(anyContent, anyContent, (before, after) => {
        expect(mergeContent(before, after, before)).toEqual({ content: after, conflicts: [] })
        expect(mergeContent(before, before, after)).toEqual({ content: after, conflicts: [] })
        expect(mergeContent(before, after, after)).toEqual({ content: after, conflicts: [] })
      }),
    ))
  it('name nothing twice', () =>
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, mine, theirs) => {
        const { content } = mergeContent(before, mine, theirs)
        for (const list of [content.contacts, ...content.parts.map(({ entries }) => entries.map(({ fact }) => fact))])
          expect(new Set(list).size).toBe(list.length)
      }),
    ))
})
