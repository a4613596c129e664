import { useState } from 'react'
import { lists } from '../../../openapi/lists.ts'
import { useListScreen } from '../../hooks/useListScreen.ts'
import type { ListedSearch } from './saved-jobs.effects.ts'
import { searchesMachine } from './saved-jobs.effects.ts'
import { EditSearchDialog, NewSearchDialog } from './SearchDialog.tsx'
import { SearchesView } from './SearchesView.tsx'

interface SearchesProps {
  /** A search of the public page that the person wants to keep; null: they came to look. */
  readonly wanted: { readonly search: string; readonly name: string } | null
  readonly onTaken: () => void
}

/** The searches that the person keeps, and when each tells of new jobs. */
export function Searches({ wanted, onTaken }: SearchesProps) {
  const { list, opener } = useListScreen(searchesMachine, { address: lists.savedJobs, isAmongOthers: true })
  const [editing, setEditing] = useState<ListedSearch | null>(null)
  return (
    <>
      <SearchesView
        list={list}
        onEdit={(row) => {
          opener.remember()
          setEditing(row)
        }}
      />
      {wanted ? (
        <NewSearchDialog
          {...wanted}
          finalFocus={opener.finalFocus}
          onClose={onTaken}
          onSaved={() => {
            onTaken()
            list.reload()
          }}
        />
      ) : null}
      {editing ? (
        <EditSearchDialog
          row={editing}
          finalFocus={opener.finalFocus}
          onClose={() => setEditing(null)}
          onSaved={() => {
            setEditing(null)
            list.reload()
          }}
        />
      ) : null}
    </>
  )
}
