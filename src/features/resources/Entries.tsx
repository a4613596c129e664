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

/** The entries of one section, by the editor that its collection names. */
export function Entries({ resource, onChange }: EntriesProps) {
  switch (resource.editor ?? 'list') {
    case 'list':
      return <Collection resource={resource} onChange={onChange} />
    case 'chips':
      return (
        <Panel>
          <ChipEntries resource={resource} onChange={onChange} />
        </Panel>
      )
    case 'single':
      return (
        <Panel>
          <SingleEntry resource={resource} onChange={onChange} />
        </Panel>
      )
  }
}
