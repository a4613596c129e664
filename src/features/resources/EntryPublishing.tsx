import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { useOpener } from '../../hooks/useListScreen.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { Publishing } from './Publishing.tsx'
import type { PublishedEntry } from './publishing.effects.ts'
import type { AnyRow } from './row.ts'

export interface EntryPublishingProps {
  readonly resource: AnyResource
  /** The entry as its form has it. */
  readonly row: AnyRow
  /** It was published, scheduled or made a draft again: the form goes on from this. */
  readonly onDone: (now: AnyRow) => void
}

/** Where the entry of a page stands, and what can be done about it, above its form. */
export function EntryPublishing({ resource, row, onDone }: EntryPublishingProps) {
  const { t } = useTexts()
  const opener = useOpener()
  // What is saved while it is out shows at once.
  const isOut = (row as PublishedEntry).publishing.status === 'published'
  const rows = useMemo(() => [row], [row])
  return (
    <Publishing
      resource={resource}
      rows={rows}
      // Where someone else changed it as well, saving must ask which values go on: the form keeps the version it began from.
      onDone={(now) => (now.version === row.version + 1 ? onDone(now) : undefined)}
      opener={opener}
    >
      {({ status, buttons }) => (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          mb="6"
          p="4"
          borderWidth="1px"
          borderRadius="l3"
        >
          <chakra.div flex="1 1 16rem" minWidth="0">
            {status(row)}
            {isOut ? null : (
              <chakra.p mt="1" textStyle="sm" color="fg.muted">
                {t('publishing.saved_only')}
              </chakra.p>
            )}
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {buttons(row)}
          </chakra.div>
        </chakra.div>
      )}
    </Publishing>
  )
}
