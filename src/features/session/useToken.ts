import { useMachine } from '@xstate/react'
import { useNavigate } from 'react-router'
import { fromPromise } from 'xstate'
import { oneTimeTokenMachine } from '../../machines/one-time-token/one-time-token.machine.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { connectToken, type TokenProps } from './token.connect.ts'

export interface TokenUse {
  readonly verify: (token: string, signal: AbortSignal) => Promise<string>
  /** A token that an earlier load of the page took from the address. */
  readonly kept?: () => string | null
  /** Receives a valid token, for the next page. */
  readonly onGood: (token: string) => void
}

/** Runs a one-time token from the address: removes it from there at once and checks it with the server. */
export function useToken({ verify, kept, onGood }: TokenUse): TokenProps {
  const navigate = useNavigate()
  const [snapshot, send] = useMachine(
    oneTimeTokenMachine.provide({
      actors: {
        take: fromPromise<string | null>(async () => {
          const token = new URLSearchParams(location.search).get('token')
          if (token !== null) await navigate(location.pathname, { replace: true })
          return token ?? kept?.() ?? null
        }),
        verify: fromPromise<string, { readonly token: string }>(({ input, signal }) => verify(input.token, signal)),
      },
      actions: { keep: (_, { token }) => onGood(token) },
    }),
  )
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return connectToken(snapshot, send)
}
