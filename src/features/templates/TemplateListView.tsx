import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { pages } from '../../../openapi/routes.ts'
import type { TemplateKey } from '../../../openapi/schemas/site.ts'
import type { ManagedTemplate } from '../../../openapi/schemas/template.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { OrderedRows, RowButtons } from '../../ui/list/OrderedRows.tsx'
import { PreviewFrame } from '../../ui/PreviewFrame.tsx'
import type { Move } from './templates.effects.ts'
import { useTemplateName } from './useTemplateName.ts'

/** Where each template shows its sample. */
const SAMPLES: Readonly<Record<TemplateKey, string>> = {
  starter: pages.templateStarter.path,
  template1: pages.templateOne.path,
  template3: pages.templateThree.path,
}

export interface TemplateListViewProps {
  readonly rows: readonly ManagedTemplate[]
  readonly move: SaveView<Move, ManagedTemplate[]>
  readonly onEdit: (row: ManagedTemplate) => void
}

/** Every template in the order in which people see them, each with its sample as it is drawn. */
export function TemplateListView({ rows, move, onEdit }: TemplateListViewProps) {
  const { t } = useTexts()
  return (
    <OrderedRows failure={move.failure} onRetry={move.trouble === 'refused' ? undefined : move.retry}>
      <chakra.ul
        listStyleType="none"
        aria-label={t('page.manageTemplates.title')}
        display="grid"
        gap="4"
        // The pages in the pictures are wider than their frames.
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {rows.map((row, at) => (
          <Row key={row.key} row={row} at={at} last={rows.length - 1} move={move} onEdit={onEdit} />
        ))}
      </chakra.ul>
    </OrderedRows>
  )
}

interface RowProps extends Pick<TemplateListViewProps, 'move' | 'onEdit'> {
  readonly row: ManagedTemplate
  readonly at: number
  readonly last: number
}

function Row({ row, at, last, move, onEdit }: RowProps) {
  const { t, pick } = useTexts()
  const name = useTemplateName()(row)
  const whom = row.for_individuals
    ? row.for_companies
      ? 'both'
      : 'individuals'
    : row.for_companies
      ? 'companies'
      : 'nobody'
  const facts = [
    pick(row.category)?.text,
    t(row.is_premium ? 'administration.templates.premium' : 'administration.templates.free'),
    t(`administration.templates.whom.${whom}`),
    t('administration.templates.used', { count: row.used }),
    row.active ? null : t('administration.templates.off'),
  ].filter((fact) => fact !== null && fact !== undefined)
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems="center"
      p="4"
      borderWidth="1px"
      borderRadius="l3"
      bg="bg.panel"
    >
      <chakra.div flex="0 0 auto" width="14rem" maxWidth="full" aria-hidden="true" inert>
        <PreviewFrame url={SAMPLES[row.key]} title="" device="desktop" height={9} />
      </chakra.div>
      <chakra.div flex="1 1 14rem" minWidth="0">
        <chakra.h2 textStyle="md" fontWeight="650" overflowWrap="anywhere">
          {name}
        </chakra.h2>
        <chakra.p textStyle="sm" color="fg.muted">
          {facts.join(' · ')}
        </chakra.p>
        <Link href={SAMPLES[row.key]} target="_blank" rel="noopener" textStyle="sm">
          {t('administration.templates.sample')}
        </Link>
      </chakra.div>
      <RowButtons
        at={at}
        last={last}
        isBusy={move.busy}
        labels={{
          up: t('administration.templates.up', { name }),
          down: t('administration.templates.down', { name }),
          editOf: t('administration.templates.edit.of', { name }),
          edit: t('administration.templates.edit'),
        }}
        onMove={(position) => move.submit({ key: row.key, position })}
        onEdit={() => onEdit(row)}
      />
    </chakra.li>
  )
}
