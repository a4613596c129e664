import type { EventFromLogic, SnapshotFrom } from 'xstate'
import type { Failure } from '../../../openapi/failure.ts'
import type { mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'

export interface MailRequestProps {
  readonly busy: boolean
  readonly failure: Failure | null
  /** The address that is waiting, or that was typed last. */
  readonly email: string
  /** What the server said after sending; empty before. */
  readonly message: string
  /** Seconds until the same address may ask again; 0 when it may. */
  readonly cooling: number
  /** Seconds until anybody may ask from here again after too many tries; 0 when they may. */
  readonly refused: number
  readonly onRequest: (email: string) => void
}

/** The props of the form that asks for a mail. */
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
