import { chakra } from '@chakra-ui/react/styled-system'
import type { ManagedSection } from '../../../openapi/schemas/section-setting.ts'
import { useSectionName } from '../../hooks/useSectionName.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { OrderedRows, RowButtons } from '../../ui/list/OrderedRows.tsx'
import type { Move } from './section-settings.effects.ts'

export interface SectionListViewProps {
  readonly rows: readonly ManagedSection[]
  readonly move: SaveView<Move, ManagedSection[]>
  readonly onEdit: (row: ManagedSection) => void
}

/** Every section in the order of new sites. */
export function SectionListView({ rows, move, onEdit }: SectionListViewProps) {
  const { t } = useTexts()
  return (
    <OrderedRows failure={move.failure} onRetry={move.trouble === 'refused' ? undefined : move.retry}>
      <chakra.ul
        listStyleType="none"
        aria-label={t('page.manageSections.title')}
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}
      >
        {rows.map((row, at) => (
          <Row key={row.key} row={row} at={at} last={rows.length - 1} move={move} onEdit={onEdit} />
        ))}
      </chakra.ul>
    </OrderedRows>
  )
}

interface RowProps extends Pick<SectionListViewProps, 'move' | 'onEdit'> {
  readonly row: ManagedSection
  readonly at: number
  readonly last: number
}

function Row({ row, at, last, move, onEdit }: RowProps) {
  const { t } = useTexts()
  const name = useSectionName()(row)
  const whom = row.for_individuals
    ? row.for_companies
      ? 'both'
      : 'individuals'
    : row.for_companies
      ? 'companies'
      : 'nobody'
  const facts = [
    t(`administration.templates.whom.${whom}`),
    t('administration.sections.used', { count: row.used }),
    row.active ? null : t('administration.sections.off'),
  ].filter((fact) => fact !== null)
  return (
    <chakra.li display="flex" flexWrap="wrap" gap="3" alignItems="center" px={{ base: '3', md: '4' }} py="2.5">
      <chakra.div flex="1 1 14rem" minWidth="0">
        <chakra.h2 textStyle="md" fontWeight="650" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted">
          {facts.join(' · ')}
        </chakra.p>
      </chakra.div>
      <RowButtons
        at={at}
        last={last}
        isBusy={move.busy}
        labels={{
          up: t('administration.sections.up', { name }),
          down: t('administration.sections.down', { name }),
          editOf: t('administration.sections.edit.of', { name }),
          edit: t('administration.sections.edit'),
        }}
        onMove={(position) => move.submit({ key: row.key, position })}
        onEdit={() => onEdit(row)}
      />
    </chakra.li>
  )
}
