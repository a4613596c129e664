import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { anyResources, type ResourceName } from '../../../openapi/resources/registry.ts'
import { EntryPage } from './EntryPage.tsx'
import type { Behind } from './entry-address.ts'
import { NEW_ENTRY } from './entry-address.ts'

/**
 * The screen with the form of one entry, for collections whose form is a page. It leads back to the list as it stood.
 */
export const entryScreen = (name: ResourceName) =>
  function Screen() {
    const { id = NEW_ENTRY } = useParams()
    const { state } = useLocation() as { readonly state: Behind | null }
    const [isLeaving, setLeaving] = useState(false)
    const resource = anyResources[name]
    const list = state?.list ?? resource.page?.path ?? '/'
    // The form goes first: what is saved is no input that would be lost.
    return isLeaving ? (
      <Leave to={list} />
    ) : (
      <EntryPage
        key={id}
        resource={resource}
        id={id === NEW_ENTRY ? null : id}
        list={list}
        onSaved={() => setLeaving(true)}
      />
    )
  }

/** Goes to the list in place of this page, which Back does not lead to again. */
function Leave({ to }: { readonly to: string }) {
  const navigate = useNavigate()
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}
