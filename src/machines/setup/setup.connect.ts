import type { SnapshotFrom } from 'xstate'
import { stepAfter, stepBefore, type SetupEvent, type SetupMachine } from './setup.machine.ts'

/** What the set-up shows and can do. Pure. */
export function connectSetup(snapshot: SnapshotFrom<SetupMachine>, send: (event: SetupEvent) => void) {
  const { progress, current, goal, failure } = snapshot.context
  return {
    progress,
    /** The step on screen; null until it is known. */
    current,
    before: current && stepBefore(progress, current),
    after: current && stepAfter(progress, current),
    goal,
    isChecking: snapshot.hasTag('busy'),
    /** Why it could not even begin. */
    failure: snapshot.matches('open') ? null : failure,
    /** What stands in the way, or is not remembered. */
    trouble: snapshot.matches({ open: 'lacking' })
      ? ('lacking' as const)
      : snapshot.matches({ open: 'unchecked' })
        ? ('unchecked' as const)
        : snapshot.matches({ open: 'unremembered' })
          ? ('unremembered' as const)
          : null,
    continue: () => send({ type: 'step.continue' }),
    skip: () => send({ type: 'step.skip' }),
    retry: () => send({ type: 'setup.retry' }),
  } as const
}
export type SetupState = ReturnType<typeof connectSetup>
