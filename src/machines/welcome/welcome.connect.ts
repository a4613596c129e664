import type { SnapshotFrom } from 'xstate'
import { stageBefore, type WelcomeEvent, type WelcomeMachine } from './welcome.machine.ts'

/** What the way of a newcomer shows and can do. Pure. */
export function connectWelcome(snapshot: SnapshotFrom<WelcomeMachine>, send: (event: WelcomeEvent) => void) {
  const { welcome, stage, goal, saves, failure } = snapshot.context
  return {
    welcome,
    /** What is on screen; null until it is known. */
    stage,
    before: stage && stageBefore(stage),
    goal,
    saves,
    /** Why it could not even begin. */
    failure: snapshot.matches('open') ? null : failure,
    saved: () => send({ type: 'step.saved' }),
    skip: () => send({ type: 'step.skip' }),
    published: () => send({ type: 'site.published' }),
    retry: () => send({ type: 'welcome.retry' }),
  } as const
}
export type WelcomeState = ReturnType<typeof connectWelcome>
