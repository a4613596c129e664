import { assign, fromPromise, not, setup } from 'xstate'
import type { Language } from '../../../openapi/define.ts'
import { failureOf, type Failure } from '../../../openapi/failure.ts'
import type { ResumeFacts, SavedResume } from '../../../openapi/schemas/resume.ts'
import { same, type MergeConflict } from '../../../openapi/resume-merge.ts'
import { detailOf, isRefusal, kindOf } from '../failure.ts'
import { answered, shared, type SharedRow } from './sharing.ts'
import {
  draftOf,
  mergeDrafts,
  NO_HISTORY,
  rebased,
  redone,
  stepped,
  undone,
  type History,
  type ResumeDraft,
} from './draft.ts'

/** What was not saved when the page ended, and what it was made of. */
export interface KeptDraft {
  readonly base: ResumeDraft
  readonly draft: ResumeDraft
}
/** What the pages are drawn of. */
export type PreviewOf = Pick<ResumeDraft, 'style' | 'content'> & { readonly lang: Language }

export interface ResumeContext<P> {
  /** As the server last said. */
  readonly row: SavedResume
  /** The version that said who may read it. */
  readonly sharedIn: number
  readonly facts: ResumeFacts
  /** What is on screen. */
  readonly draft: ResumeDraft
  readonly history: History
  /** The draft that the server has. The row may say it otherwise: without spaces at the ends of texts. */
  readonly saved: ResumeDraft
  /** What was sent and not answered yet. */
  readonly sent: ResumeDraft
  /** The language of the pages beside the form. */
  readonly lang: Language
  readonly pages: P | null
  /** What they were drawn of last. */
  readonly drawn: Pick<ResumeDraft, 'style' | 'content'> | null
  /** Another tab saved meanwhile and changed the same: both versions. */
  readonly conflict: { readonly theirs: SavedResume; readonly places: readonly MergeConflict[] } | null
  /** How often changes of another tab or device were taken over: the reader is told. */
  readonly merges: number
  readonly failure: Failure | null
  readonly previewFailure: Failure | null
}
export type ResumeEvent =
  /** `at` names what was changed: typing on in one field is one step of undo. */
  | { readonly type: 'draft.change'; readonly draft: ResumeDraft; readonly at: string }
  | { readonly type: 'draft.undo' }
  | { readonly type: 'draft.redo' }
  | { readonly type: 'lang.choose'; readonly lang: Language }
  | { readonly type: 'conflict.settle'; readonly keep: 'mine' | 'theirs' }
  | { readonly type: 'save.retry' }
  | { readonly type: 'preview.retry' }
  | { readonly type: 'network.restored' }
  /** Who may read it was changed: the server has another version of the row. */
  | { readonly type: 'row.shared'; readonly row: SharedRow }
  /** The facts were read again: they were changed elsewhere. */
  | { readonly type: 'facts.changed'; readonly facts: ResumeFacts }

export interface ResumeInput {
  readonly row: SavedResume
  readonly facts: ResumeFacts
  readonly kept: KeptDraft | null
}
interface ResumeEffects<P> {
  readonly save: (draft: ResumeDraft, row: SavedResume, signal: AbortSignal) => Promise<SavedResume>
  readonly preview: (of: PreviewOf, signal: AbortSignal) => Promise<P>
}

/** What was typed before a reload, over what the server has now. */
function opened({ row, kept }: ResumeInput): ResumeDraft {
  const saved = draftOf(row)
  return kept === null ? saved : mergeDrafts(kept.base, kept.draft, saved).draft
}

/**
 * The builder of one resume, with three things that go on side by side: what is on screen is changed, undone and done
 * again (at once, whatever the other two do); it is saved after a rest, merged with what another tab or device saved,
 * and sent again when a lost line is back; and the pages are drawn of it. Nothing that is typed waits for a call or is
 * taken back by one.
 *
 * Effects: `save` answers the row or throws `FailureError` (`stale` carries the current row); `preview` draws pages;
 * the action `keep` keeps an unsaved draft over a reload, null when all is saved.
 */
export const createResumeMachine = <P>({ save, preview }: ResumeEffects<P>) =>
  setup({
    types: {
      context: {} as ResumeContext<P>,
      input: {} as ResumeInput,
      events: {} as ResumeEvent,
      tags: {} as 'unsaved' | 'drawing',
    },
    delays: { rest: 700, drawRest: 120, patience: 8000 },
    actors: {
      save: fromPromise<SavedResume, { readonly draft: ResumeDraft; readonly row: SavedResume }>(({ input, signal }) =>
        save(input.draft, input.row, signal),
      ),
      preview: fromPromise<P, PreviewOf>(({ input, signal }) => preview(input, signal)),
    },
    actions: {
      /** Replaced by the screen. */
      keep: (_, _params: { readonly kept: KeptDraft | null }) => undefined,
      fail: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
      /** What both changed is one draft now, over the row that another tab saved. */
      merge: assign(
        ({ context: { row, sharedIn, draft, history, merges } }, { theirs }: { readonly theirs: SavedResume }) => {
          const [base, other] = [draftOf(row), draftOf(theirs)]
          return {
            ...answered({ row, sharedIn }, theirs),
            saved: other,
            draft: mergeDrafts(base, draft, other).draft,
            history: rebased(history, base, other),
            // Sharing it makes a new version, too, which says the same.
            merges: same(base, other) ? merges : merges + 1,
          }
        },
      ),
    },
    guards: {
      isSaved: ({ context }) => same(context.draft, context.saved),
      /** Another tab's changes were taken over since the pages were drawn. */
      isOutdated: ({ context: { draft, drawn } }) =>
        drawn !== null && !(same(draft.style, drawn.style) && same(draft.content, drawn.content)),
      mayPass: ({ context }) => !isRefusal(context.previewFailure, 'invalid'),
      isOffline: (_, { error }: { readonly error: unknown }) => kindOf(failureOf(error)) !== 'refused',
      /** Another tab saved, and nothing that both changed. */
      isMergeable: ({ context }, { error }: { readonly error: unknown }) => {
        const theirs = currentOf(error)
        return theirs !== null && conflictsOf(context, theirs).length === 0
      },
      isConflict: (_, { error }: { readonly error: unknown }) => currentOf(error) !== null,
    },
  }).createMachine({
    id: 'resume',
    type: 'parallel',
    context: ({ input }) => ({
      row: input.row,
      sharedIn: input.row.version,
      facts: input.facts,
      draft: opened(input),
      history: NO_HISTORY,
      saved: draftOf(input.row),
      sent: draftOf(input.row),
      lang: input.row.lang,
      pages: null,
      drawn: null,
      conflict: null,
      merges: 0,
      failure: null,
      previewFailure: null,
    }),
    states: {
      editing: {
        on: {
          'draft.change': {
            actions: assign(({ context, event }) => ({
              draft: event.draft,
              history: stepped(context.history, context.draft, event.at),
            })),
          },
          'draft.undo': { actions: assign(({ context }) => undone(context.history, context.draft) ?? {}) },
          // Not the version: should another tab have saved in between, the next save has to meet that.
          'row.shared': {
            actions: assign(({ context, event }) => shared(context, event.row)),
          },
          'draft.redo': { actions: assign(({ context }) => redone(context.history, context.draft) ?? {}) },
        },
      },
      autosave: {
        initial: 'saved',
        states: {
          saved: {
            entry: { type: 'keep', params: { kept: null } },
            always: { guard: not('isSaved'), target: 'resting' },
          },
          resting: {
            tags: 'unsaved',
            entry: { type: 'keep', params: ({ context }) => ({ kept: keptOf(context) }) },
            on: {
              'draft.change': { target: 'resting', reenter: true },
              'draft.undo': { target: 'resting', reenter: true },
              'draft.redo': { target: 'resting', reenter: true },
            },
            after: { rest: [{ guard: 'isSaved', target: 'saved' }, { target: 'saving' }] },
          },
          saving: {
            tags: 'unsaved',
            entry: assign(({ context }) => ({ sent: context.draft, failure: null })),
            on: {
              'draft.change': { actions: { type: 'keep', params: ({ context }) => ({ kept: keptOf(context) }) } },
            },
            invoke: {
              id: 'save',
              src: 'save',
              input: ({ context }) => ({ draft: context.draft, row: context.row }),
              onDone: {
                target: 'saved',
                actions: assign(({ context, event }) => ({ ...answered(context, event.output), saved: context.sent })),
              },
              onError: [
                {
                  guard: { type: 'isMergeable', params: ({ event }) => ({ error: event.error }) },
                  target: 'saved',
                  actions: {
                    type: 'merge',
                    params: ({ event }) => ({ theirs: currentOf(event.error) as SavedResume }),
                  },
                },
                {
                  guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                  target: 'conflict',
                  actions: assign(({ context, event }) => {
                    const theirs = currentOf(event.error) as SavedResume
                    return { conflict: { theirs, places: conflictsOf(context, theirs) } }
                  }),
                },
                {
                  guard: { type: 'isOffline', params: ({ event }) => ({ error: event.error }) },
                  target: 'lost',
                  actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                },
                {
                  target: 'refused',
                  actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                },
              ],
            },
          },
          /** No answer, or a broken server: it is sent again by itself. */
          lost: {
            tags: 'unsaved',
            entry: { type: 'keep', params: ({ context }) => ({ kept: keptOf(context) }) },
            on: {
              'draft.change': { actions: { type: 'keep', params: ({ context }) => ({ kept: keptOf(context) }) } },
              'save.retry': 'saving',
              'network.restored': 'saving',
            },
            after: { patience: 'saving' },
          },
          /** The server does not take it as it is: a change may mend it. */
          refused: {
            tags: 'unsaved',
            entry: { type: 'keep', params: ({ context }) => ({ kept: keptOf(context) }) },
            on: {
              'draft.change': 'resting',
              'draft.undo': 'resting',
              'draft.redo': 'resting',
              'save.retry': 'saving',
            },
          },
          conflict: {
            tags: 'unsaved',
            on: {
              'conflict.settle': {
                target: 'saved',
                actions: assign(({ context, event }) => {
                  const { conflict, row, draft, history } = context
                  if (conflict === null) return {}
                  const [base, theirs] = [draftOf(row), draftOf(conflict.theirs)]
                  const merged =
                    event.keep === 'mine' ? mergeDrafts(base, draft, theirs) : mergeDrafts(base, theirs, draft)
                  return {
                    ...answered(context, conflict.theirs),
                    saved: theirs,
                    draft: merged.draft,
                    history: stepped(
                      rebased(history, base, theirs),
                      mergeDrafts(base, draft, theirs).draft,
                      'conflict',
                    ),
                    conflict: null,
                  }
                }),
              },
            },
          },
        },
      },
      preview: {
        initial: 'drawing',
        on: {
          'draft.change': '.waiting',
          'draft.undo': '.waiting',
          'draft.redo': '.waiting',
          'conflict.settle': '.waiting',
          'lang.choose': { target: '.drawing', reenter: true, actions: assign(({ event }) => ({ lang: event.lang })) },
          'facts.changed': {
            target: '.drawing',
            reenter: true,
            actions: assign(({ event }) => ({ facts: event.facts })),
          },
        },
        states: {
          waiting: { tags: 'drawing', after: { drawRest: 'drawing' } },
          drawing: {
            tags: 'drawing',
            entry: assign(({ context: { draft } }) => ({ drawn: { style: draft.style, content: draft.content } })),
            invoke: {
              id: 'preview',
              src: 'preview',
              input: ({ context: { draft, lang } }) => ({ style: draft.style, content: draft.content, lang }),
              onDone: {
                target: 'drawn',
                actions: assign(({ event }) => ({ pages: event.output, previewFailure: null })),
              },
              onError: {
                target: 'failed',
                actions: assign(({ event }) => ({ previewFailure: failureOf(event.error) })),
              },
            },
          },
          drawn: { always: { guard: 'isOutdated', target: 'waiting' } },
          /** The pages of before stay. */
          failed: {
            on: { 'preview.retry': 'drawing', 'network.restored': 'drawing' },
            // A text that is wrong stays so until it is changed, which draws anew.
            after: { patience: { guard: 'mayPass', target: 'drawing' } },
          },
        },
      },
    },
  })
export type ResumeMachine<P> = ReturnType<typeof createResumeMachine<P>>

const keptOf = ({ row, draft }: Pick<ResumeContext<unknown>, 'row' | 'draft'>): KeptDraft => ({
  base: draftOf(row),
  draft,
})
/** The row as it is now, of a refusal that says so. */
const currentOf = (error: unknown): SavedResume | null =>
  (detailOf(failureOf(error), 'stale')?.current as SavedResume | undefined) ?? null
const conflictsOf = ({ row, draft }: Pick<ResumeContext<unknown>, 'row' | 'draft'>, theirs: SavedResume) =>
  mergeDrafts(draftOf(row), draft, draftOf(theirs)).conflicts
