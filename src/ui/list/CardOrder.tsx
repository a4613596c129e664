import { chakra } from '@chakra-ui/react/styled-system'
import { useTexts } from '../../i18n/useTexts.ts'
import type { Column } from '../DataTable.tsx'
import { FilterSelect } from './FilterSelect.tsx'

interface CardOrderProps {
  /** Those of the table that can be sorted. */
  readonly columns: readonly Pick<Column<never>, 'header' | 'sort'>[]
  /** The order that was chosen; empty: the usual one. */
  readonly sort: string
  readonly onSort: (sort: string) => void
  /** The container query under which the rows are cards. */
  readonly where: string
}

/** Sets the order of a table's rows where they are cards, which have no heads of columns to press. */
export function CardOrder({ columns, sort, onSort, where }: CardOrderProps) {
  const { t } = useTexts()
  return (
    <chakra.div display="none" css={{ [where]: { display: 'block' } }}>
      <FilterSelect
        label={t('list.order')}
        all={t('list.order.usual')}
        value={sort}
        choices={columns.flatMap(({ header: column, sort: by = '' }) => [
          { value: by, label: t('list.order.up', { column }) },
          { value: `-${by}`, label: t('list.order.down', { column }) },
        ])}
        onChange={onSort}
      />
    </chakra.div>
  )
}
