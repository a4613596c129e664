import { useActor } from '@xstate/react'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyResource } from '../../../openapi/resource.ts'
import { failureOf } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { writeQuery } from '../../machines/list/address.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { failureText } from '../../ui/failure-text.ts'
import { useToast } from '../../ui/toast/useToast.ts'
import { useNetworkRestored } from '../../ui/useNetworkRestored.ts'
import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'
import { CollectionView } from './CollectionView.tsx'
import { CreateInPlace } from './create-in-place.ts'
import { EntryDialog, type EntryDialogProps } from './EntryDialog.tsx'
import { connectList, pageOfPosition, queryFrom } from './list.connect.ts'
import { listEffects, saveCsv } from './resource.effects.ts'
import type { AnyRow } from './row.ts'

interface CollectionProps {
  readonly resource: AnyResource
  /** Something was added, changed or taken away. */
  readonly onChange?: () => void
}

const entryDialog = (props: EntryDialogProps) => <EntryDialog {...props} />

/** A collection with its list, its form and its calls. What is searched, how it is sorted and which page is shown stand in the address. */
export function Collection({ resource, onChange }: CollectionProps) {
  const { t } = useTexts()
  const toast = useToast()
  const [params] = useSearchParams()
  const [machine] = useState(() => createListMachine<AnyRow>(listEffects(resource)))
  const [snapshot, send] = useActor(machine, { input: queryFrom(params, resource) })
  const [editing, setEditing] = useState<{ readonly row: AnyRow | null } | null>(null)
  const [added, setAdded] = useState<AnyRow | null>(null)
  const opener = useRef<Element | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const [isExporting, setExporting] = useState(false)
  useNetworkRestored(() => send({ type: 'network.restored' }))
  const list = connectList(snapshot, send, resource)

  useQueryInAddress({
    write: (address) => writeQuery(address, list.query),
    onFollow: (address) => send({ type: 'query.change', query: queryFrom(address, resource) }),
  })

  const { done } = snapshot.context
  const tell = useEffectEvent(() => {
    if (done) onChange?.()
  })
  useEffect(() => tell(), [done])

  const runExport = async () => {
    setExporting(true)
    try {
      await saveCsv(resource, list.query)
    } catch (error) {
      const said = failureText(failureOf(error), t)
      toast({ severity: 'error', title: said.title, text: said.text })
    }
    setExporting(false)
  }
  const edit = (row: AnyRow | null) => {
    opener.current = document.activeElement
    setAdded(null)
    setEditing({ row })
  }
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none">
      <CollectionView
        resource={resource}
        list={list}
        onAdd={() => edit(null)}
        onEdit={edit}
        onExport={() => void runExport()}
        isExporting={isExporting}
        added={added}
        onAddedSeen={() => setAdded(null)}
      />
      {editing ? (
        <CreateInPlace value={entryDialog}>
          <EntryDialog
            key={editing.row?.id ?? ''}
            resource={resource}
            row={editing.row}
            // The button that opened it is gone when the first entry fills an empty list.
            finalFocus={() => (opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : place.current)}
            onClose={() => setEditing(null)}
            onSaved={(now) => {
              setEditing(null)
              send({ type: 'change.dismiss' })
              // A new entry is shown where it stands, which may be another page, and not what is searched for.
              if (editing.row === null) {
                setAdded(now)
                send({ type: 'query.change', query: { q: '', sort: '', page: pageOfPosition(now.position) } })
              } else send({ type: 'list.reload' })
              onChange?.()
            }}
          />
        </CreateInPlace>
      ) : null}
    </chakra.div>
  )
}
