import type { SnapshotFrom } from 'xstate'
import type { PreviewEvent, PreviewMachine } from './preview.machine.ts'

/** What a screen shows of a preview. Pure. */
export function connectPreview<W>(snapshot: SnapshotFrom<PreviewMachine<W>>, send: (event: PreviewEvent<W>) => void) {
  const { shown, next, failure } = snapshot.context
  return {
    /** What is seen; null before the first. */
    shown,
    /** What loads behind it. */
    next,
    busy: snapshot.hasTag('busy'),
    failure,
    drawn: (url: string) => send({ type: 'page.drawn', url }),
    refresh: () => send({ type: 'page.changed' }),
    retry: () => send({ type: 'preview.retry' }),
  }
}
export type PreviewView = ReturnType<typeof connectPreview>
