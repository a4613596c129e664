import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { mailRequestMachine } from '../../machines/mail-request/mail-request.machine.ts'
import { forgotPassword, resendVerification } from './session.effects.ts'
import { connectMailRequest, type MailRequestProps } from './mail-request.connect.ts'

type Send = (email: string, signal: AbortSignal) => Promise<string>
const by = (send: Send) =>
  mailRequestMachine.provide({
    actors: { send: fromPromise<string, { readonly email: string }>(({ input, signal }) => send(input.email, signal)) },
  })
const machines = { confirmation: by(resendVerification), password: by(forgotPassword) }

/** Runs the request for a mail. `known` fills the field at first, or is empty. */
export function useMailRequest(kind: keyof typeof machines, known: string): MailRequestProps {
  const [snapshot, send] = useMachine(machines[kind], { input: { email: known } })
  return connectMailRequest(snapshot, send)
}
