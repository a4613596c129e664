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
  /** The screen has other collections too, and a surface for each. */
  readonly isAmongOthers?: boolean | undefined
  /** How often somebody asked elsewhere for a new entry: each time its form opens, or its line gets the focus. */
  readonly adding?: number | undefined
}

/** The entries of one section, by the editor that its collection names. Cards have a surface each. */
export function Entries(props: EntriesProps) {
  const { resource, isAmongOthers = false } = props
  const editor = editorOf(props)
  return isAmongOthers || resource.shownAs?.as === 'cards' ? editor : <Panel>{editor}</Panel>
}

function editorOf({ resource, onChange, isAmongOthers, adding }: EntriesProps): ReactNode {
  switch (resource.editor ?? 'list') {
    case 'list':
      return <Collection resource={resource} onChange={onChange} isAmongOthers={isAmongOthers} adding={adding} />
    case 'chips':
      return <ChipEntries resource={resource} onChange={onChange} isAmongOthers={isAmongOthers} adding={adding} />
    case 'single':
      return <SingleEntry resource={resource} onChange={onChange} />
  }
}
