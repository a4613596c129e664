import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { lists } from '../../../openapi/lists.ts'
import { useTexts, type Shown } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { DoneDrawing } from '../../ui/empty-drawings.tsx'
import type { Exporting } from '../../ui/list/ListFrame.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { Administrator, AuditListRow } from './audit.effects.ts'
import { useAuditTexts } from './audit-texts.ts'

export interface AuditListViewProps {
  readonly list: ListView<AuditListRow>
  /** Whom the list can be narrowed to. */
  readonly people: readonly Administrator[]
  readonly exporting: Exporting
  readonly onOpen: (id: string) => void
}

interface Say extends Pick<ReturnType<typeof useTexts>, 't'> {
  readonly dateTime: (iso: string) => string
  readonly kindText: (kind: AuditListRow['kind']) => string
  readonly nameText: (row: AuditListRow) => Shown | null
}
const nameOf = (row: AuditListRow, { nameText, kindText }: Say) => nameText(row)?.text ?? kindText(row.kind)

const columnsOf = (say: Say): Column<AuditListRow>[] => [
  {
    key: 'name',
    header: say.t('administration.audit.what'),
    cell: (row) => (
      <chakra.span minWidth="0">
        <chakra.span display="block" lang={say.nameText(row)?.lang} overflowWrap="anywhere">
          {nameOf(row, say)}
        </chakra.span>
        {row.count > 1 ? (
          <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted">
            {say.t('administration.audit.more', { count: row.count - 1 })}
          </chakra.span>
        ) : null}
      </chakra.span>
    ),
  },
  {
    key: 'action',
    header: say.t('administration.audit.action'),
    cell: (row) => say.t(`administration.audit.action.${row.action}`),
  },
  { key: 'kind', header: say.t('administration.audit.kind'), cell: (row) => say.kindText(row.kind) },
  {
    key: 'who',
    header: say.t('administration.audit.who'),
    cell: (row) => <chakra.span overflowWrap="anywhere">{row.user_name}</chakra.span>,
  },
  { key: 'at', header: say.t('administration.audit.when'), sort: 'at', cell: (row) => say.dateTime(row.at) },
]

const compareButton = (row: AuditListRow, onOpen: (id: string) => void, say: Say) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette="gray"
    aria-label={say.t('administration.audit.compare_of', { name: nameOf(row, say) })}
    onClick={() => onOpen(row.id)}
  >
    {say.t('administration.audit.compare')}
  </Button>
)

/** Who changed what and when, newest first. */
export function AuditListView({ list, people, exporting, onOpen }: AuditListViewProps) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const { kindText, nameText } = useAuditTexts()
  const say: Say = { t, dateTime, kindText, nameText }
  const { kind, action } = lists.auditLog.filters
  return (
    <ListTable
      list={list}
      caption={t('page.auditLog.title')}
      search={t('administration.audit.search')}
      filters={[
        {
          kind: 'choice',
          name: 'person',
          label: t('administration.audit.who'),
          all: t('administration.audit.who.all'),
          choices: people.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          kind: 'choice',
          name: 'kind',
          label: t('administration.audit.kind'),
          all: t('administration.audit.kind.all'),
          choices: kind.values.map((value) => ({ value, label: kindText(value) })),
        },
        {
          kind: 'choice',
          name: 'action',
          label: t('administration.audit.action'),
          all: t('administration.audit.action.all'),
          choices: action.values.map((value) => ({ value, label: t(`administration.audit.action.${value}`) })),
        },
        { kind: 'days', name: 'days', label: t('administration.audit.when') },
      ]}
      order="-at"
      exporting={exporting}
      columns={columnsOf(say)}
      actions={(row) => compareButton(row, onOpen, say)}
      empty={
        <EmptyState
          drawing={<DoneDrawing />}
          title={t('administration.audit.empty')}
          text={t('administration.audit.empty.text')}
        />
      }
    />
  )
}
