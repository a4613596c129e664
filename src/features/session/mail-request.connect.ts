import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { Failure } from '../../../openapi/failure.ts'
import type { mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'

export interface MailRequestProps {
  readonly busy: boolean
  readonly failure: Failure | null
  /** The address that was sent to, or the one typed last. */
  readonly email: string
  /** The server's message after sending; empty before. */
  readonly message: string
  /** Seconds until the same address can be sent to again; 0 when it can. */
  readonly cooling: number
  /** Seconds until the limit on tries ends; 0 when there is none. */
  readonly refused: number
  readonly onRequest: (email: string) => void
}

/** The props of the form that requests a mail. */
export const connectMailRequest = (
  snapshot: SnapshotFrom<typeof mailRequestMachine>,
  send: (event: EventFromLogic<typeof mailRequestMachine>) => void,
): MailRequestProps => ({
  busy: snapshot.hasTag('busy'),
  failure: snapshot.context.failure,
  email: snapshot.context.email,
  message: snapshot.context.message,
  cooling: snapshot.matches('cooling') ? snapshot.context.seconds : 0,
  refused: snapshot.matches('refused') ? snapshot.context.seconds : 0,
  onRequest: (email) => send({ type: 'mail.request', email }),
})
