import { useActor } from '@xstate/react'
import { connectLoad } from '../machines/load/load.connect.ts'
import type { LoadMachine } from '../machines/load/load.machine.ts'
import { useNetworkRestored } from '../ui/useNetworkRestored.ts'

/** Runs the machine of one read. `input` is what is read at first; a part that reads something else has another key. */
export function useLoad<T, I>(machine: LoadMachine<T, I>, input: I) {
  const [snapshot, send] = useActor(machine, { input })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return connectLoad(snapshot, send)
}
