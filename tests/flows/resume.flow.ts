import { same } from '../../openapi/resume-merge.ts'
import { pages } from '../../openapi/routes.ts'
import type { SavedResume } from '../../openapi/schemas/resume.ts'
import { resumeFactsRow, resumePagesRow, savedResumeRow } from '../../src/api/mocks/resume-samples.ts'
import { draftOf, type ResumeDraft } from '../../src/machines/resume/draft.ts'
import { createResumeMachine, type ResumeContext } from '../../src/machines/resume/resume.machine.ts'
import { offline, refusal } from '../models/problems.ts'
import type { Flow, FlowStep } from './flow.ts'
import { button, field, lineIsBack } from './on-page.ts'

const never = () => Promise.reject(new Error('not asked'))
const named = (name: string): ResumeDraft => ({ ...draftOf(savedResumeRow), name })
const [mine, theirs] = ['Site engineer', 'Hydrologist']
const saved = (draft: ResumeDraft): SavedResume => ({
  ...savedResumeRow,
  ...draft,
  version: savedResumeRow.version + 1,
})
const inSmall: SavedResume = {
  ...saved(draftOf(savedResumeRow)),
  style: { ...savedResumeRow.style, size: 9 },
}

const unsaved = (says: string, error: unknown, by: 'refusal' | 'offline'): FlowStep => ({
  kind: 'answer',
  says,
  event: { type: 'xstate.error.actor.save', error },
  call: 'editResume',
  by,
})
const drawn = (says: string, error: unknown = null): FlowStep => ({
  kind: 'answer',
  says,
  event:
    error === null
      ? { type: 'xstate.done.actor.preview', output: resumePagesRow('en') }
      : { type: 'xstate.error.actor.preview', error },
  call: 'drawResumePages',
  by: error === null ? 'server' : 'offline',
})
const passes = (delay: number, says: string, state: string): FlowStep => ({
  kind: 'time',
  says,
  event: { type: state },
  delay,
})

/** Building a resume: changing, saving and drawing go on side by side. */
export const flows: readonly Flow[] = [
  {
    machine: createResumeMachine({ save: never, preview: never }),
    input: { row: savedResumeRow, facts: resumeFactsRow, kept: null },
    facts: (c: ResumeContext<unknown>) => `${c.draft.name} ${same(c.draft, c.saved)}`,
    steps: [
      {
        kind: 'person',
        says: 'renames the resume',
        event: { type: 'draft.change', draft: named(mine), at: 'name' },
        does: ({ page }) => field(page, 'resume.build.name').fill(mine),
      },
      {
        kind: 'person',
        says: 'gives it its former name',
        event: { type: 'draft.change', draft: draftOf(savedResumeRow), at: 'name' },
        does: ({ page }) => field(page, 'resume.build.name').fill(savedResumeRow.name),
      },
      {
        kind: 'person',
        says: 'undoes the change',
        event: { type: 'draft.undo' },
        does: ({ page }) => button(page, 'resume.build.undo').click(),
      },
      {
        kind: 'person',
        says: 'does it again',
        event: { type: 'draft.redo' },
        does: ({ page }) => button(page, 'resume.build.redo').click(),
      },
      {
        kind: 'person',
        says: 'reads the pages in Amharic',
        event: { type: 'lang.choose', lang: 'am' },
        does: ({ page }) => page.getByRole('button', { name: 'አማርኛ' }).first().click(),
      },
      {
        kind: 'person',
        says: 'keeps the own version',
        event: { type: 'conflict.settle', keep: 'mine' },
        does: ({ page }) => button(page, 'resume.build.conflict.mine').click(),
      },
      {
        kind: 'person',
        says: 'saves again',
        event: { type: 'save.retry' },
        does: ({ page }) => button(page, 'ui.action.retry').click(),
      },
      {
        kind: 'person',
        says: 'has the pages drawn again',
        event: { type: 'preview.retry' },
        does: ({ page }) => button(page, 'ui.action.retry').click(),
      },
      { kind: 'person', says: 'shares it', event: { type: 'row.shared', row: savedResumeRow } },
      { kind: 'outside', says: 'the career details changed', event: { type: 'facts.changed', facts: resumeFactsRow } },
      {
        kind: 'outside',
        says: 'the line is back',
        event: { type: 'network.restored' },
        does: ({ page }) => lineIsBack(page).then(() => undefined),
      },
      {
        kind: 'answer',
        says: 'it is saved',
        event: { type: 'xstate.done.actor.save', output: saved(named(mine)) },
        call: 'editResume',
        by: 'server',
      },
      unsaved('another tab renamed it', refusal('stale', { current: saved(named(theirs)) }), 'refusal'),
      unsaved('another tab changed the size of its text', refusal('stale', { current: inSmall }), 'refusal'),
      unsaved('the line is down', offline(), 'offline'),
      unsaved('it is refused', refusal('too_large', { limit: 1 }), 'refusal'),
      drawn('the pages arrive'),
      drawn('the line is down for the pages', offline()),
      passes(700, 'nothing is typed for a moment', 'xstate.after.rest.resume.autosave.resting'),
      passes(8000, 'it is tried again by itself', 'xstate.after.patience.resume.autosave.lost'),
      passes(120, 'the pages wait for the end of a word', 'xstate.after.drawRest.resume.preview.waiting'),
      passes(8000, 'the pages are asked for again', 'xstate.after.patience.resume.preview.failed'),
    ],
    open: async ({ page, signIn }) => {
      const call = await signIn('individual')
      await call('POST', '/resumes', { name: savedResumeRow.name, lang: 'en', style: null })
      await page.goto(pages.resumeBuilder.path)
    },
  },
]
