import { chakra } from '@chakra-ui/react/styled-system'
import type { z } from 'zod'
import type { pageMeta } from '../../openapi/schemas/primitives.ts'
import { useTexts } from '../i18n/useTexts.ts'
import { IconButton } from './IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

export interface PagerProps {
  readonly meta: z.output<typeof pageMeta>
  readonly onPage: (page: number) => void
}

/** "Showing 1 to 20 of 57", announced when it changes, with the way to the pages beside. */
export function Pager({ meta, onPage }: PagerProps) {
  const { t, intl } = useTexts()
  const n = (value: number) => intl.formatNumber(value)
  const values = { first: n(meta.first), last: n(meta.last), totalRecords: n(meta.totalRecords) }
  const more = !meta.exact || meta.last < meta.totalRecords
  return (
    <chakra.nav
      aria-label={t('ui.pager.label')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      mt="3"
    >
      <chakra.span role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {meta.totalRecords === 0
          ? t('ui.pager.none')
          : t(meta.exact ? 'ui.pager.showing' : 'ui.pager.showing_over', values)}
      </chakra.span>
      {meta.page > 1 || more ? (
        <chakra.span display="inline-flex" gap="1">
          <IconButton label={t('ui.pager.previous')} disabled={meta.page <= 1} onClick={() => onPage(meta.page - 1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t('ui.pager.next')} disabled={!more} onClick={() => onPage(meta.page + 1)}>
            <ChevronRightIcon />
          </IconButton>
        </chakra.span>
      ) : null}
    </chakra.nav>
  )
}
