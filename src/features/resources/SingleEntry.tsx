import { useActor } from '@xstate/react'
import { useState } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { connectLoad } from '../../machines/load/load.connect.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { listEffects } from './resource.effects.ts'
import { ResourceForm } from './ResourceForm.tsx'
import type { AnyRow } from './row.ts'
import { useEntrySave } from './useEntrySave.ts'

interface SingleEntryProps {
  readonly resource: AnyResource
  readonly onChange: () => void
}

/** The one entry of a collection, its form always open. */
export function SingleEntry({ resource, onChange }: SingleEntryProps) {
  const [machine] = useState(() =>
    // In a tuple, because "there is none yet" is an answer too.
    createLoadMachine<readonly [AnyRow | null]>(async (_, signal) => {
      const { data } = await listEffects(resource).read({ page: 1, per_page: 1, q: '', sort: '' }, signal)
      return [data[0] ?? null]
    }),
  )
  const [snapshot, send] = useActor(machine, { input: null })
  useNetworkRestored(() => send({ type: 'network.restored' }))
  return (
    <Panel>
      <LoadGate load={connectLoad(snapshot, send)} skeleton={<FormSkeleton fields={4} />}>
        {([row]) => <Editor resource={resource} row={row} onChange={onChange} />}
      </LoadGate>
    </Panel>
  )
}

function Editor({ resource, row, onChange }: SingleEntryProps & { readonly row: AnyRow | null }) {
  const [saved, setSaved] = useState(row)
  const { save, taken } = useEntrySave(resource, saved, (now) => {
    setSaved(now)
    onChange()
  })
  return <ResourceForm key={taken} resource={resource} save={save} />
}
