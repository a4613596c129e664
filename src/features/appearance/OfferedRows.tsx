import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentType, ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { OrderedRows, RowButtons } from '../../ui/list/OrderedRows.tsx'
import type { Offered } from './offered.ts'
import type { OfferedListProps } from './OfferedScreen.tsx'

interface OfferedRowsProps<R extends Offered> extends OfferedListProps<R> {
  readonly label: string
  readonly nameOf: (row: R) => string
  /** One panel with lines between short rows, or a panel for each. */
  readonly look: 'lines' | 'panels'
  /** What stands before the name of a row. */
  readonly Picture?: ComponentType<{ readonly row: R }>
  /** In a line below the name; what is null is left out. */
  readonly facts: (row: R) => readonly (string | null | undefined)[]
  /** What stands below that line. */
  readonly More?: ComponentType<{ readonly row: R }>
  /** Beside the buttons that every row has. */
  readonly renderButtons?: (row: R) => ReactNode
}
const LOOKS = {
  lines: {
    list: { bg: 'bg.panel', borderWidth: '1px', borderRadius: 'l3' },
    row: { gap: '3', px: { base: '3', md: '4' }, py: '2.5' },
  },
  panels: {
    // What stands in a row may be wider than its place.
    list: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
    row: { gap: '4', p: '4', borderWidth: '1px', borderRadius: 'l3', bg: 'bg.panel' },
  },
} as const

/** What stands in the code, in the order in which it is offered: each with what was decided, its places and its form. */
export function OfferedRows<R extends Offered>({
  rows,
  move,
  onEdit,
  label,
  nameOf,
  look,
  Picture,
  facts,
  More,
  renderButtons,
}: OfferedRowsProps<R>) {
  const { t } = useTexts()
  const isTall = More !== undefined && Picture === undefined
  return (
    <OrderedRows failure={move.failure} onRetry={move.trouble === 'refused' ? undefined : move.retry}>
      <chakra.ul
        listStyleType="none"
        aria-label={label}
        {...LOOKS[look].list}
        css={look === 'lines' ? { '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } } : {}}
      >
        {rows.map((row, at) => {
          const name = nameOf(row)
          return (
            <chakra.li
              key={row.key}
              display="flex"
              flexWrap="wrap"
              alignItems={isTall ? 'flex-start' : 'center'}
              {...LOOKS[look].row}
            >
              {Picture ? <Picture row={row} /> : null}
              {/* On a phone the buttons stand under the name, beside the picture. */}
              <chakra.div
                flex="1 1 10rem"
                minWidth="0"
                display="flex"
                flexWrap="wrap"
                alignItems={isTall ? 'flex-start' : 'center'}
                gap={LOOKS[look].row.gap}
              >
                <chakra.div
                  flex={isTall ? '1 1 20rem' : look === 'lines' ? '1 1 9rem' : '1 1 14rem'}
                  minWidth="0"
                  {...(isTall ? { display: 'grid', gap: '3' } : {})}
                >
                  <div>
                    <chakra.h2 textStyle="md" fontWeight="650" overflowWrap="anywhere">
                      {name}
                    </chakra.h2>
                    <chakra.p textStyle="sm" color="fg.muted">
                      {facts(row)
                        .filter((fact) => fact !== null && fact !== undefined)
                        .join(' · ')}
                    </chakra.p>
                  </div>
                  {More ? <More row={row} /> : null}
                </chakra.div>
                <RowButtons
                  at={at}
                  last={rows.length - 1}
                  isBusy={move.busy}
                  labels={{
                    up: t('administration.offered.up', { name }),
                    down: t('administration.offered.down', { name }),
                    editOf: t('administration.offered.edit.of', { name }),
                    edit: t('administration.offered.edit'),
                  }}
                  onMove={(position) => move.submit({ key: row.key, position })}
                  onEdit={() => onEdit(row)}
                />
                {renderButtons?.(row)}
              </chakra.div>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </OrderedRows>
  )
}
