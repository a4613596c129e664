import { createActor, SimulatedClock, waitFor } from 'xstate'
import { expect, test, vi } from 'vitest'
import { edgesOf, explore } from '../../../tests/models/edges.ts'
import { offline, refusal } from '../../../tests/models/problems.ts'
import { resumeFactsRow, savedResumeRow } from '../../api/mocks/resume-samples.ts'
import type { SavedResume } from '../../../openapi/schemas/resume.ts'
import { same } from '../../../openapi/resume-merge.ts'
import { draftOf, type ResumeDraft } from './draft.ts'
import { addFact, isOnPaper, namePart, showEntry, showPart, unwordEntry, wordEntry } from './edits.ts'
import { createResumeMachine, type KeptDraft } from './resume.machine.ts'

const row = savedResumeRow
const never = () => Promise.reject(new Error('not called'))
const input = { row, facts: resumeFactsRow, kept: null }
const named = (name: string, from: ResumeDraft = draftOf(row)): ResumeDraft => ({ ...from, name })
const saved = (draft: ResumeDraft, version: number): SavedResume => ({ ...row, ...draft, version })
const change = (draft: ResumeDraft, at = 'name') => ({ type: 'draft.change', draft, at }) as const
/** Rests are short here, so that tests end soon. */
const quick = { delays: { rest: 5, drawRest: 1, patience: 20 } }
type Save = (draft: ResumeDraft, row: SavedResume) => Promise<SavedResume>
const started = (save: Save, kept: KeptDraft | null = null, keep: (now: KeptDraft | null) => void = () => {}) =>
  createActor(
    createResumeMachine<string>({ save, preview: async () => 'drawn' }).provide({
      ...quick,
      actions: { keep: (_, { kept: now }) => keep(now) },
    }),
    { input: { ...input, kept } },
  ).start()
const stale = (theirs: SavedResume) => refusal('stale', { current: theirs })

test('takes every transition on some path', () => {
  const machine = createResumeMachine<string>({ save: never, preview: never })
  const [mine, theirs] = [named('Mine'), saved(named('Theirs'), 8)]
  const styled = saved({ ...draftOf(row), style: { ...row.style, size: 9 } }, 8)
  const { covered } = explore(machine, {
    input,
    facts: (c) => `${c.draft.name} ${same(c.draft, c.saved)}`,
    events: [
      change(mine),
      change(draftOf(row)),
      { type: 'draft.undo' },
      { type: 'draft.redo' },
      { type: 'lang.choose', lang: 'am' },
      { type: 'facts.changed', facts: resumeFactsRow },
      { type: 'row.shared', row: saved(draftOf(row), 8) },
      { type: 'conflict.settle', keep: 'mine' },
      { type: 'save.retry' },
      { type: 'preview.retry' },
      { type: 'network.restored' },
      { type: 'xstate.done.actor.save', output: saved(mine, 8) },
      { type: 'xstate.error.actor.save', error: stale(theirs) },
      { type: 'xstate.error.actor.save', error: stale(styled) },
      { type: 'xstate.error.actor.save', error: offline() },
      { type: 'xstate.error.actor.save', error: refusal('too_large', { limit: 1 }) },
      { type: 'xstate.done.actor.preview', output: 'drawn' },
      { type: 'xstate.error.actor.preview', error: offline() },
      { type: 'xstate.after.rest.resume.autosave.resting' },
      { type: 'xstate.after.patience.resume.autosave.lost' },
      { type: 'xstate.after.patience.resume.preview.failed' },
      { type: 'xstate.after.drawRest.resume.preview.waiting' },
    ],
  })
  expect(covered).toEqual(edgesOf(machine))
})

test('saves what was typed after a rest, once, and what is typed meanwhile after it', async () => {
  const sent: string[] = []
  const answers: (() => void)[] = []
  const actor = started(
    (draft) =>
      new Promise((resolve) => {
        sent.push(draft.name)
        answers.push(() => resolve(saved(draft, 7 + sent.length)))
      }),
  )
  for (const name of ['A', 'Ab', 'Abe']) actor.send(change(named(name)))
  await vi.waitFor(() => expect(sent).toEqual(['Abe']))
  actor.send(change(named('Abebe')))
  answers[0]?.()
  await vi.waitFor(() => expect(sent).toEqual(['Abe', 'Abebe']))
  answers[1]?.()
  const { context } = await waitFor(actor, (s) => s.matches({ autosave: 'saved' }))
  expect(context.draft.name).toBe('Abebe')
  expect(context.row.version).toBe(9)
})

test('rests after the last change, undone ones too, and keeps each of them for a reload', () => {
  const clock = new SimulatedClock()
  const save = vi.fn<Save>(() => new Promise(() => {}))
  const kept: (string | undefined)[] = []
  const actor = createActor(
    createResumeMachine<string>({ save, preview: async () => 'drawn' }).provide({
      delays: { rest: 10 },
      actions: { keep: (_, { kept: now }) => void kept.push(now?.draft.name) },
    }),
    { input, clock },
  ).start()
  const wait = () => clock.increment(6)
  actor.send(change(named('A')))
  wait()
  actor.send(change(named('Ab')))
  wait()
  actor.send(change({ ...named('Ab'), lang: 'am' }, 'lang'))
  wait()
  actor.send({ type: 'draft.undo' })
  wait()
  expect(save).not.toHaveBeenCalled()
  expect(kept).toEqual([undefined, 'A', 'Ab', 'Ab', 'Ab'])
  wait()
  expect(save.mock.lastCall?.[0]).toMatchObject({ name: 'Ab', lang: row.lang })
  // What is typed while it is on its way would be lost by a reload as well.
  actor.send(change(named('Abe')))
  expect(kept.at(-1)).toBe('Abe')
  actor.stop()
})

test('is sent again as soon as the line is back, without waiting', async () => {
  const save = vi.fn<Save>().mockRejectedValueOnce(offline())
  save.mockImplementation((draft) => Promise.resolve(saved(draft, 8)))
  const actor = createActor(
    createResumeMachine<string>({ save, preview: async () => 'drawn' }).provide({
      delays: { rest: 1, patience: 1_000_000 },
    }),
    { input },
  ).start()
  actor.send(change(named('Mine')))
  await waitFor(actor, (s) => s.matches({ autosave: 'lost' }))
  actor.send({ type: 'network.restored' })
  const { context } = await waitFor(actor, (s) => s.matches({ autosave: 'saved' }))
  expect(context.row.name).toBe('Mine')
  actor.stop()
})

test('draws pages with a wrong text again when it is changed, and not before', async () => {
  const preview = vi.fn<() => Promise<string>>().mockRejectedValueOnce(refusal('invalid', {}))
  preview.mockResolvedValue('drawn')
  const actor = createActor(createResumeMachine<string>({ save: never, preview }).provide(quick), { input }).start()
  await waitFor(actor, (s) => s.context.previewFailure !== null)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(preview).toHaveBeenCalledTimes(1)
  actor.send({ type: 'draft.change', draft: { ...actor.getSnapshot().context.draft, name: 'Short' }, at: 'name' })
  await waitFor(actor, (s) => s.matches({ preview: 'drawn' }))
  expect(preview).toHaveBeenCalledTimes(2)
  actor.stop()
})

test('draws pages again by itself when they could not be drawn', async () => {
  const preview = vi.fn<() => Promise<string>>().mockRejectedValueOnce(offline())
  preview.mockResolvedValue('drawn')
  const actor = createActor(createResumeMachine<string>({ save: never, preview }).provide(quick), { input }).start()
  await waitFor(actor, (s) => s.context.previewFailure !== null)
  const { context } = await waitFor(actor, (s) => s.matches({ preview: 'drawn' }))
  expect([context.pages, context.previewFailure]).toEqual(['drawn', null])
  actor.stop()
})

test('leaves the field alone when the server keeps a text without its last space', async () => {
  const actor = started(async (draft) => saved({ ...draft, name: draft.name.trim() }, 8))
  actor.send(change(named('Water ')))
  const { context } = await waitFor(actor, (s) => s.matches({ autosave: 'saved' }) && s.context.row.version === 8)
  expect(context.draft.name).toBe('Water ')
})

test('undoes and redoes by field, not by letter', () => {
  const actor = started(never)
  actor.send(change(named('A')))
  actor.send(change(named('Ab')))
  actor.send(change({ ...named('Ab'), lang: 'am' }, 'lang'))
  const name = () => `${actor.getSnapshot().context.draft.name} ${actor.getSnapshot().context.draft.lang}`
  actor.send({ type: 'draft.undo' })
  expect(name()).toBe('Ab en')
  actor.send({ type: 'draft.undo' })
  expect(name()).toBe(`${row.name} en`)
  actor.send({ type: 'draft.undo' })
  expect(name()).toBe(`${row.name} en`)
  actor.send({ type: 'draft.redo' })
  actor.send({ type: 'draft.redo' })
  expect(name()).toBe('Ab am')
})

test('puts together what two tabs changed in different places, and undo takes back own changes alone', async () => {
  const theirs = saved({ ...draftOf(row), content: showPart('skills', false)(row.content) }, 8)
  let calls = 0
  const actor = started((draft) => (++calls === 1 ? Promise.reject(stale(theirs)) : Promise.resolve(saved(draft, 9))))
  actor.send(change(named('Mine')))
  const { context } = await waitFor(actor, (s) => s.matches({ autosave: 'saved' }) && s.context.row.version === 9)
  const isShown = (draft: ResumeDraft) => draft.content.parts.find(({ key }) => key === 'skills')?.shown
  expect(context.draft.name).toBe('Mine')
  expect(isShown(context.draft)).toBe(false)
  actor.send({ type: 'draft.undo' })
  expect(actor.getSnapshot().context.draft.name).toBe(row.name)
  expect(isShown(actor.getSnapshot().context.draft)).toBe(false)
})

test('draws the pages of what another tab changed, too', async () => {
  const theirs = saved({ ...draftOf(row), content: showPart('skills', false)(row.content) }, 8)
  const save = vi.fn<Save>().mockRejectedValueOnce(stale(theirs))
  save.mockImplementation((draft) => Promise.resolve(saved(draft, 9)))
  const hides = ({ content }: Pick<ResumeDraft, 'content'>) =>
    content.parts.some(({ key, shown }) => key === 'skills' && !shown)
  const machine = createResumeMachine({ save, preview: (of) => Promise.resolve(hides(of)) })
  const actor = createActor(machine.provide(quick), { input }).start()
  await waitFor(actor, (s) => s.context.pages === false)
  actor.send(change(named('Mine')))
  const { context } = await waitFor(actor, (s) => s.context.row.version === 9 && s.context.pages === true)
  expect(context.merges).toBe(1)
})

test.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('asks where both changed the same, and keeps %s', async (keep, name) => {
  const theirs = saved(named('Theirs'), 8)
  let calls = 0
  const actor = started((draft) => (++calls === 1 ? Promise.reject(stale(theirs)) : Promise.resolve(saved(draft, 9))))
  actor.send(change(named('Mine')))
  const asked = await waitFor(actor, (s) => s.matches({ autosave: 'conflict' }))
  expect(asked.context.conflict?.places).toEqual([{ at: 'name', mine: 'Mine', theirs: 'Theirs' }])
  actor.send({ type: 'conflict.settle', keep })
  const { context } = await waitFor(actor, (s) => s.matches({ autosave: 'saved' }))
  expect(context.draft.name).toBe(name)
  expect(context.row.name).toBe(name)
})

test('loses nothing on a lost line, and sends it again by itself', async () => {
  let isDown = true
  const keep = vi.fn<(now: KeptDraft | null) => void>()
  const actor = started((draft) => (isDown ? Promise.reject(offline()) : Promise.resolve(saved(draft, 8))), null, keep)
  actor.send(change(named('Mine')))
  await waitFor(actor, (s) => s.matches({ autosave: 'lost' }))
  actor.send(change(named('Mine, still')))
  expect(keep.mock.lastCall?.[0]).toMatchObject({ draft: { name: 'Mine, still' }, base: { name: row.name } })
  isDown = false
  const { context } = await waitFor(actor, (s) => s.matches({ autosave: 'saved' }))
  expect(context.row.name).toBe('Mine, still')
  expect(keep.mock.lastCall?.[0]).toBeNull()
})

test('goes on after a reload with what was not saved, over what another device saved meanwhile', async () => {
  const kept: KeptDraft = { base: draftOf(row), draft: named('Typed before the reload') }
  const actor = createActor(
    createResumeMachine<string>({ save: async (draft) => saved(draft, 10), preview: async () => '' }).provide(quick),
    { input: { ...input, row: saved({ ...draftOf(row), lang: 'am' }, 9), kept } },
  ).start()
  const { context } = await waitFor(actor, (s) => s.matches({ autosave: 'saved' }) && s.context.row.version === 10)
  expect(context.row).toMatchObject({ name: 'Typed before the reload', lang: 'am' })
})

test('a wording stays apart from its fact until it is taken back', () => {
  const fact = resumeFactsRow.entries.find(({ part }) => part === 'experience')
  if (!fact) throw new Error('No job among the samples')
  const worded = wordEntry(fact, 'title', 'en', 'Lead engineer')(row.content)
  const entryIn = (content: typeof worded) =>
    content.parts.find(({ key }) => key === 'experience')?.entries.find((entry) => entry.fact === fact.id)
  expect(entryIn(worded)).toMatchObject({
    wording: { title: { en: 'Lead engineer' } },
    seen: { title: fact.texts.title },
  })
  // An empty text leaves it out.
  expect(entryIn(wordEntry(fact, 'title', 'en', ' ')(worded))?.wording.title).toBeNull()
  expect(entryIn(unwordEntry('experience', fact.id, 'title')(worded))).toEqual(entryIn(row.content))
})

test('a title of one’s own goes when both languages are empty', () => {
  const titled = namePart('skills', 'en', 'What I can do')(row.content)
  const titleIn = (content: typeof titled) => content.parts.find(({ key }) => key === 'skills')?.title
  expect(titleIn(titled)).toEqual({ en: 'What I can do' })
  expect(titleIn(namePart('skills', 'en', '')(titled))).toBeNull()
})

test('sharing makes a version that is met without a word', async () => {
  let calls = 0
  const shared = { ...row, visibility: 'everyone' as const, version: row.version + 1 }
  const actor = started((draft) =>
    ++calls === 1 ? Promise.reject(stale(shared)) : Promise.resolve(saved(draft, row.version + 2)),
  )
  actor.send({ type: 'row.shared', row: shared })
  expect(actor.getSnapshot().context.row.visibility).toBe('everyone')
  actor.send(change(named('Mine')))
  const { context } = await waitFor(actor, (s) => s.matches({ autosave: 'saved' }) && s.context.row.name === 'Mine')
  expect(context.merges).toBe(0)
  expect(calls).toBe(2)
})

test('an autosave that is answered after sharing, and was before it, changes nothing of who may read it', async () => {
  const answers: ((row: SavedResume) => void)[] = []
  const actor = started(() => new Promise((resolve) => answers.push(resolve)))
  const readers = () => actor.getSnapshot().context.row.visibility
  actor.send(change(named('Mine')))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  // The server saved version 8 first, and shared on top of it; its answers come the other way around.
  actor.send({ type: 'row.shared', row: { ...row, visibility: 'everyone', version: 9 } })
  answers[0]?.({ ...saved(named('Mine'), 8), visibility: 'private' })
  const { context } = await waitFor(actor, (s) => s.matches({ autosave: 'saved' }))
  expect(context.row).toMatchObject({ name: 'Mine', visibility: 'everyone', version: 8 })
  // An earlier choice that is answered late says nothing either, and a later one of another tab does.
  actor.send({ type: 'row.shared', row: { ...row, visibility: 'private', version: 8 } })
  expect(readers()).toBe('everyone')
  actor.send(change(named('Mine again')))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.({ ...saved(named('Mine again'), 10), visibility: 'link' })
  await waitFor(actor, (s) => s.context.row.version === 10)
  expect(readers()).toBe('link')
})

test.each([
  ['hidden', (content: typeof row.content, id: string) => showEntry('skills', id, false)(content)],
  ['in a hidden part', (content: typeof row.content) => showPart('skills', false)(content)],
  ['not there', (content: typeof row.content) => ({ ...content, parts: [] })],
])('a fact that was %s is on the paper once it is added', (_, without) => {
  const fact = resumeFactsRow.entries.find(({ part }) => part === 'skills')
  if (!fact) throw new Error('No skill among the samples')
  const content = without(row.content, fact.id)
  expect(isOnPaper(content, fact)).toBe(false)
  expect(isOnPaper(addFact(fact)(content), fact)).toBe(true)
})
