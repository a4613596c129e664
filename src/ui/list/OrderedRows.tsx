import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { failureText } from '../failure-text.ts'
import { RetryButton } from '../form/RetryButton.tsx'
import { IconButton } from '../IconButton.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '../icons.tsx'
import { Notice } from '../Notice.tsx'

interface OrderedRowsProps {
  /** Of the last move, while it stands. */
  readonly failure: Failure | null
  /** Absent: trying again would be refused again. */
  readonly onRetry?: (() => void) | undefined
  /** The list. */
  readonly children: ReactNode
}

/** A short list whose rows are moved one by one, with what went wrong above it. */
export function OrderedRows({ failure, onRetry, children }: OrderedRowsProps) {
  const { t } = useTexts()
  const said = failure ? failureText(failure, t) : null
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {said ? (
        <Notice kind="error" title={said.title} actions={onRetry ? <RetryButton onRetry={onRetry} /> : undefined}>
          {said.text}
        </Notice>
      ) : null}
      {children}
    </chakra.div>
  )
}

interface RowButtonsProps {
  /** The row's place, from 0. */
  readonly at: number
  readonly last: number
  readonly isBusy: boolean
  /** The buttons as screen readers say them; `edit` is what stands on the button. */
  readonly labels: { readonly up: string; readonly down: string; readonly editOf: string; readonly edit: string }
  readonly onMove: (position: number) => void
  readonly onEdit: () => void
}

/** What can be done with a row of such a list: a place up, a place down, edit. */
export function RowButtons({ at, last, isBusy, labels, onMove, onEdit }: RowButtonsProps) {
  const step = (position: number) => (isBusy || position < 0 || position > last ? undefined : onMove(position))
  return (
    <chakra.div display="flex" gap="2" alignItems="center">
      <IconButton label={labels.up} aria-disabled={at === 0 || isBusy} onClick={() => step(at - 1)}>
        <ArrowUpIcon />
      </IconButton>
      <IconButton label={labels.down} aria-disabled={at === last || isBusy} onClick={() => step(at + 1)}>
        <ArrowDownIcon />
      </IconButton>
      <Button size="sm" variant="outline" colorPalette="gray" aria-label={labels.editOf} onClick={onEdit}>
        {labels.edit}
      </Button>
    </chakra.div>
  )
}
