import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { oneTimeTokenMachine } from '../../machines/one-time-token/one-time-token.machine.ts'

export interface TokenProps {
  readonly state: SnapshotFrom<typeof oneTimeTokenMachine>['value']
  /** The server's message for a valid token. */
  readonly message: string
  /** Seconds to wait after too many tries. */
  readonly seconds: number
  readonly onRetry: () => void
}

/** The props of a page opened by a mail's link. */
export const connectToken = (
  snapshot: SnapshotFrom<typeof oneTimeTokenMachine>,
  send: (event: EventFromLogic<typeof oneTimeTokenMachine>) => void,
): TokenProps => ({
  state: snapshot.value,
  message: snapshot.context.message,
  seconds: snapshot.context.seconds,
  onRetry: () => send({ type: 'token.retry' }),
})
