import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Spinner } from '@chakra-ui/react/spinner'
import { useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { Bulk, BulkAction, ListedItem } from './list.ts'
import { Tick } from './Tick.tsx'
import type { Selection } from './useSelection.ts'

interface BulkBarProps<R extends ListedItem> {
  readonly bulk: Bulk<R>
  readonly selection: Selection<R>
  /** How many rows are on the page. */
  readonly total: number
}

/** What is selected, and what can be done to all of it at once. */
export function BulkBar<R extends ListedItem>({ bulk, selection, total }: BulkBarProps<R>) {
  const { t } = useTexts()
  const [asking, setAsking] = useState<BulkAction<R> | null>(null)
  const { rows } = selection
  const asked = asking?.confirm?.(rows)
  const offered = bulk.actions.filter(({ changes }) => changes === undefined || rows.some(changes))
  const begin = (action: BulkAction<R>) => {
    if (bulk.busy) return
    if (action.confirm) setAsking(action)
    else bulk.run(action.key, rows)
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" minHeight="11" textStyle="sm">
      <Tick checked={rows.length === total} mixed={rows.length > 0 && rows.length < total} onChange={selection.turnAll}>
        {t('list.select.page')}
      </Tick>
      <chakra.span role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('list.selected', { count: rows.length })}
      </chakra.span>
      {rows.length > 0 ? (
        <chakra.div
          role="group"
          aria-label={t('list.selected', { count: rows.length })}
          display="flex"
          flexWrap="wrap"
          gap="2"
        >
          {offered.map((action) => (
            <Button
              key={action.key}
              size="sm"
              variant="outline"
              colorPalette="gray"
              aria-disabled={bulk.busy}
              onClick={() => begin(action)}
            >
              {bulk.busy ? <Spinner size="sm" aria-hidden="true" /> : action.icon}
              {action.label}
            </Button>
          ))}
        </chakra.div>
      ) : null}
      {asking && asked ? (
        <ConfirmDialog
          open
          {...asked}
          onClose={() => setAsking(null)}
          onConfirm={() => {
            setAsking(null)
            bulk.run(asking.key, rows)
          }}
        />
      ) : null}
    </chakra.div>
  )
}
