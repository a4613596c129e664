import { mergeContent, same, type MergeConflict } from '../../../openapi/resume-merge.ts'
import type { SavedResume } from '../../../openapi/schemas/resume.ts'

/** What the person changes of a resume, and what is saved of it. */
export type ResumeDraft = Pick<SavedResume, 'name' | 'lang' | 'style' | 'content'>

export const draftOf = ({ name, lang, style, content }: SavedResume): ResumeDraft => ({ name, lang, style, content })

export interface MergedDraft {
  /** Where both changed the same, it says what mine says. */
  readonly draft: ResumeDraft
  readonly conflicts: readonly MergeConflict[]
}

/** Of one value that both could change: whoever changed it is right; mine where both did. */
function decide<T>(at: string, [base, mine, theirs]: readonly [T, T, T], conflicts: MergeConflict[]): T {
  if (same(mine, theirs) || same(theirs, base)) return mine
  if (same(mine, base)) return theirs
  conflicts.push({ at, mine, theirs })
  return mine
}

/** The changes of two tabs or devices since `base` as one. */
export function mergeDrafts(base: ResumeDraft, mine: ResumeDraft, theirs: ResumeDraft): MergedDraft {
  const own: MergeConflict[] = []
  const style = Object.fromEntries(
    Object.keys(mine.style).map((key) => {
      const of = (draft: ResumeDraft) => draft.style[key as keyof ResumeDraft['style']]
      return [key, decide(`style.${key}`, [of(base), of(mine), of(theirs)], own)]
    }),
  ) as ResumeDraft['style']
  const { content, conflicts } = mergeContent(base.content, mine.content, theirs.content)
  return {
    draft: {
      name: decide('name', [base.name, mine.name, theirs.name], own),
      lang: decide('lang', [base.lang, mine.lang, theirs.lang], own),
      style,
      content,
    },
    conflicts: [...own, ...conflicts],
  }
}

/** The drafts of this session before and after the one on screen. */
export interface History {
  readonly past: readonly ResumeDraft[]
  readonly future: readonly ResumeDraft[]
  /** What the last change was about: typing on in one field is one step. Null after undo and redo. */
  readonly last: string | null
}
export const NO_HISTORY: History = { past: [], future: [], last: null }
/** Steps that can be undone. */
const MOST_STEPS = 300

/** The history once `draft` was changed into another one; `at` names what was changed. */
export function stepped({ past, last }: History, draft: ResumeDraft, at: string): History {
  if (last === at) return { past, future: [], last }
  return { past: [...past, draft].slice(-MOST_STEPS), future: [], last: at }
}

/** One step back; null where there is none. */
export function undone({ past, future }: History, draft: ResumeDraft): { history: History; draft: ResumeDraft } | null {
  const before = past.at(-1)
  if (before === undefined) return null
  return { draft: before, history: { past: past.slice(0, -1), future: [draft, ...future], last: null } }
}

/** One step forward again; null where there is none. */
export function redone({ past, future }: History, draft: ResumeDraft): { history: History; draft: ResumeDraft } | null {
  const [next, ...rest] = future
  if (next === undefined) return null
  return { draft: next, history: { past: [...past, draft], future: rest, last: null } }
}

/** The history as if what another tab saved had always been there: undo takes back own changes alone. */
export function rebased(history: History, base: ResumeDraft, theirs: ResumeDraft): History {
  const over = (drafts: readonly ResumeDraft[]) => drafts.map((draft) => mergeDrafts(base, draft, theirs).draft)
  return { past: over(history.past), future: over(history.future), last: null }
}
