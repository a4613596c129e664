import type { ReactNode } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { Panel } from '../../ui/Panel.tsx'
import { ChipEntries } from './ChipEntries.tsx'
import { Collection } from './Collection.tsx'
import { SingleEntry } from './SingleEntry.tsx'

export interface EntriesProps {
  readonly resource: AnyResource
  /** Something was added, changed or taken away. */
  readonly onChange: () => void
}

/** The entries of one section, by the editor that its collection names. Cards have a surface each. */
export function Entries({ resource, onChange }: EntriesProps) {
  const editor = editorOf(resource, onChange)
  return resource.shownAs?.as === 'cards' ? editor : <Panel>{editor}</Panel>
}

function editorOf(resource: AnyResource, onChange: () => void): ReactNode {
  switch (resource.editor ?? 'list') {
    case 'list':
      return <Collection resource={resource} onChange={onChange} />
    case 'chips':
      return <ChipEntries resource={resource} onChange={onChange} />
    case 'single':
      return <SingleEntry resource={resource} onChange={onChange} />
  }
}
