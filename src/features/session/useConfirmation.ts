import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { confirmationMachine } from '../../machines/confirmation/confirmation.machine.ts'
import { registrationWatch } from './kept-token.ts'
import { wasConfirmed } from './session.effects.ts'

/**
 * Runs `onConfirmed` once when the registration of this tab was confirmed elsewhere. A tab that registered nobody asks
 * nothing.
 */
export function useConfirmation(onConfirmed: () => void): void {
  const [watch] = useState(registrationWatch.read)
  const [, send] = useMachine(
    confirmationMachine.provide({
      actors: {
        ask: fromPromise<boolean>(async ({ signal }) => watch !== null && (await wasConfirmed(watch, signal))),
      },
      actions: {
        goOn: () => {
          registrationWatch.forget()
          onConfirmed()
        },
      },
    }),
  )
  useEffect(() => {
    const look = () =>
      send({ type: watch === null || document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
    if (watch === null || document.visibilityState === 'hidden') look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [send, watch])
}
