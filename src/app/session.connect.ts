import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../machines/session/session.machine.ts'
import type { SessionEvent } from '../machines/session/session.setup.ts'
import type { Session } from '../ui/session-context.ts'

/**
 * What components see of the session. `asking` runs an act at once, or after the person agreed to lose unsaved input.
 */
export function connectSession(
  snapshot: SnapshotFrom<typeof sessionMachine>,
  send: (event: SessionEvent) => void,
  asking: (act: () => void) => void,
): Session {
  const { user, accountId, eligibility, requisitions, calendar, shutOut, hasEnded } = snapshot.context
  return {
    user,
    accountId,
    account: user?.accounts.find((account) => account.id === accountId) ?? null,
    shutOut,
    hasEnded,
    eligibility,
    requisitions,
    calendar: calendar ?? user?.calendar ?? 'gregorian',
    isSigning: snapshot.hasTag('signing'),
    signIn: (token) => send({ type: 'session.login', token }),
    refresh: () => send({ type: 'session.refresh' }),
    offersChanged: () => send({ type: 'session.offersChanged' }),
    signOut: () => asking(() => send({ type: 'session.logout' })),
    deleted: () => send({ type: 'session.deleted' }),
    switchTo: (id) => asking(() => send({ type: 'session.switch', accountId: id })),
    leaveAccount: () => asking(() => send({ type: 'session.leaveAccount' })),
    setCalendar: (chosen) => send({ type: 'session.calendar', calendar: chosen }),
  }
}
