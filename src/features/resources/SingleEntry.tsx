import { useState } from 'react'
import { useLoad } from '../../hooks/useLoad.ts'
import { createLoadMachine } from '../../machines/load/load.machine.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import type { EntriesProps } from './Entries.tsx'
import { listEffects } from './resource.effects.ts'
import { ResourceForm, type ResourceFormProps } from './ResourceForm.tsx'
import type { AnyRow } from './row.ts'
import { useEntrySave } from './useEntrySave.ts'

type SingleEntryProps = EntriesProps & Pick<ResourceFormProps, 'submit' | 'isBrief'>

/** The one entry of a collection, or the first of several, its form always open. */
export function SingleEntry({ resource, ...rest }: SingleEntryProps) {
  const [machine] = useState(() =>
    // In a tuple, because "there is none yet" is an answer too.
    createLoadMachine<readonly [AnyRow | null]>(async (_, signal) => {
      const { data } = await listEffects(resource).read({ page: 1, per_page: 1, q: '', sort: '' }, signal)
      return [data[0] ?? null]
    }),
  )
  const load = useLoad(machine, null)
  return (
    <LoadGate load={load} skeleton={<FormSkeleton fields={4} />}>
      {([row]) => <Editor resource={resource} row={row} {...rest} />}
    </LoadGate>
  )
}

function Editor({ resource, row, onChange, ...form }: SingleEntryProps & { readonly row: AnyRow | null }) {
  const [saved, setSaved] = useState(row)
  const save = useEntrySave(resource, saved, (now) => {
    setSaved(now)
    onChange()
  })
  return <ResourceForm resource={resource} save={save} {...form} />
}
