import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { AnyResource } from '../../../openapi/resource.ts'
import { hasVerb } from '../../../openapi/resource-calls.ts'
import { useBulk } from '../../hooks/useBulk.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import { useLoad } from '../../hooks/useLoad.ts'
import { writeQuery } from '../../machines/list/address.ts'
import { createListMachine } from '../../machines/list/list.machine.ts'
import { CollectionView } from './CollectionView.tsx'
import { CreateInPlace } from './create-in-place.ts'
import { entryAddress, type Behind } from './entry-address.ts'
import { EntryDialog, type EntryDialogProps } from './EntryDialog.tsx'
import { createChoicesMachine } from './filters.effects.ts'
import type { ImportDialogProps } from './ImportDialog.tsx'
import type { PublishingProps, RowPublishing } from './Publishing.tsx'
import { addressOf, ofCollection, pageOfPosition } from './list.connect.ts'
import { createBulk, listEffects, saveCsv } from './resource.effects.ts'
import type { Review } from './review.ts'
import type { AnyRow } from './row.ts'
import { useLastEntry } from './useLastEntry.tsx'

export interface CollectionProps {
  readonly resource: AnyResource
  /** Something was added, changed or taken away. */
  readonly onChange?: () => void
  /** The screen has other collections too: what is searched for here does not stand in the address. */
  readonly isAmongOthers?: boolean | undefined
  /** How often somebody asked elsewhere for a new entry: each time its form opens. */
  readonly adding?: number | undefined
  /** Asks before some edits are saved. */
  readonly review?: Review
  /** Draws the import of a spreadsheet, where the collection has one. */
  readonly importer?: (props: ImportDialogProps) => ReactNode
  /** Draws what publishing adds, where entries are published. */
  readonly publisher?: (props: PublishingProps) => ReactNode
}

const entryDialog = (props: EntryDialogProps) => <EntryDialog {...props} />

/**
 * A collection with its list, its form and its calls. What is searched, how it is sorted and which page is shown stand
 * in the address, unless the screen has several.
 */
export function Collection({
  resource,
  onChange,
  isAmongOthers = false,
  adding = 0,
  review,
  importer,
  publisher,
}: CollectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const [machine] = useState(() => createListMachine<AnyRow>(listEffects(resource)))
  const {
    list: shown,
    exporting,
    opener,
  } = useListScreen(machine, {
    address: addressOf(resource),
    isAmongOthers,
    save: (query) => saveCsv(resource, query),
    place,
  })
  const { list, question } = useLastEntry(resource, ofCollection(shown, resource))
  const [choicesMachine] = useState(() => createChoicesMachine(resource))
  const choices = useLoad(choicesMachine, null)
  const [editing, setEditing] = useState<{ readonly row: AnyRow | null } | null>(null)
  const [asked, setAsked] = useState(0)
  if (asked !== adding) {
    setAsked(adding)
    if (adding > 0) setEditing({ row: null })
  }
  const [isImporting, setImporting] = useState(false)
  const [added, setAdded] = useState<AnyRow | null>(null)

  const [bulkMachine] = useState(() => createBulk(resource))
  const changed = () => {
    list.reload()
    onChange?.()
  }
  const bulk = useBulk(bulkMachine, changed)

  const { done } = list
  const tell = useEffectEvent(() => {
    if (done) onChange?.()
  })
  useEffect(() => tell(), [done])

  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const edit = (row: AnyRow | null) => {
    if (resource.form === 'page') {
      // What the list asks for by its own word: the address follows a moment later.
      const asked = writeQuery(new URLSearchParams(search), list.query).toString()
      return void navigate(entryAddress(resource, row?.id ?? null), {
        state: { list: asked === '' ? pathname : `${pathname}?${asked}` } satisfies Behind,
      })
    }
    opener.remember()
    setAdded(null)
    setEditing({ row })
  }
  const view = (publishing?: RowPublishing) => (
    <CollectionView
      resource={resource}
      list={list}
      choices={choices}
      bulk={bulk}
      {...(importer
        ? {
            onImport: () => {
              opener.remember()
              setImporting(true)
            },
          }
        : {})}
      onAdd={() => edit(null)}
      onEdit={edit}
      exporting={exporting}
      added={added}
      onAddedSeen={() => setAdded(null)}
      {...(publishing ? { publishing } : {})}
    />
  )
  return (
    <chakra.div ref={place} tabIndex={-1} outline="none">
      {publisher ? publisher({ resource, rows: list.rows, onDone: changed, opener, children: view }) : view()}
      {isImporting
        ? importer?.({
            resource,
            onClose: () => setImporting(false),
            onDone: () => {
              setImporting(false)
              list.reload()
              choices.refresh()
              onChange?.()
            },
            finalFocus: opener.finalFocus,
          })
        : null}
      {question}
      {editing ? (
        <CreateInPlace value={entryDialog}>
          <EntryDialog
            key={editing.row?.id ?? ''}
            resource={resource}
            row={editing.row}
            {...(review ? { review } : {})}
            // The list says where a new entry stands.
            isToldElsewhere={editing.row === null}
            // The button that opened it is gone when the first entry fills an empty list.
            finalFocus={opener.finalFocus}
            onClose={() => setEditing(null)}
            onSaved={(now) => {
              setEditing(null)
              list.dismiss()
              // A new entry is shown where it stands, which may be another page, and not what is searched for.
              if (editing.row === null) {
                setAdded(now)
                list.wholePage(hasVerb(resource, 'order') ? pageOfPosition(now.position) : 1)
              } else list.reload()
              onChange?.()
            }}
          />
        </CreateInPlace>
      ) : null}
    </chakra.div>
  )
}
