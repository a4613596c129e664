import type { SnapshotFrom } from 'xstate'
import type { Language } from '../../../openapi/define.ts'
import type { ResumeStyle } from '../../../openapi/resume-style.ts'
import type { ResumeDraft } from './draft.ts'
import type { Edit } from './edits.ts'
import type { ResumeEvent, ResumeMachine } from './resume.machine.ts'

/** How far the draft is saved: `waiting` until it is, `lost` without an answer, `refused` until something changes. */
export type SaveState = 'saved' | 'waiting' | 'lost' | 'refused' | 'conflict'
const SAVE_STATES = {
  saved: 'saved',
  resting: 'waiting',
  saving: 'waiting',
  lost: 'lost',
  refused: 'refused',
  conflict: 'conflict',
} as const satisfies Record<string, SaveState>

/**
 * What can be done in the builder, the same for as long as it is open: parts that show nothing of a change are not drawn
 * again for it. `now` gives the draft as it is.
 */
export function resumeActions(send: (event: ResumeEvent) => void, now: () => ResumeDraft) {
  const change = (at: string, part: Partial<ResumeDraft>) =>
    send({ type: 'draft.change', at, draft: { ...now(), ...part } })
  return {
    /** `at` is what is changed, as in papers: typing on in one field is one step of undo. */
    edit: (at: string, edit: Edit) => change(at, { content: edit(now().content) }),
    dress: (style: Partial<ResumeStyle>) =>
      change(`style.${Object.keys(style).join()}`, { style: { ...now().style, ...style } }),
    rename: (name: string) => change('name', { name }),
    openIn: (language: Language) => change('lang', { lang: language }),
    read: (language: Language) => send({ type: 'lang.choose', lang: language }),
    undo: () => send({ type: 'draft.undo' }),
    redo: () => send({ type: 'draft.redo' }),
    settle: (keep: 'mine' | 'theirs') => send({ type: 'conflict.settle', keep }),
    retrySave: () => send({ type: 'save.retry' }),
    retryPreview: () => send({ type: 'preview.retry' }),
  }
}
type ResumeActions = ReturnType<typeof resumeActions>

/** What the builder shows. Pure. */
export function connectResume<P>(snapshot: SnapshotFrom<ResumeMachine<P>>, actions: ResumeActions) {
  const { row, facts, draft, history, lang, pages, conflict, merges, failure, previewFailure } = snapshot.context
  return {
    ...actions,
    row,
    facts,
    draft,
    lang,
    pages,
    conflict,
    merges,
    failure,
    previewFailure,
    save: SAVE_STATES[snapshot.value.autosave],
    isDrawing: snapshot.hasTag('drawing'),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  }
}
export type ResumeView<P> = ReturnType<typeof connectResume<P>>
