import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link as RouterLink } from 'react-router'
import { lists } from '../../../../openapi/lists.ts'
import { LETTER_STATUSES } from '../../../../openapi/schemas/letter.ts'
import { useListScreen } from '../../../hooks/useListScreen.ts'
import { useTexts, type Translate } from '../../../i18n/useTexts.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { DoneDrawing, QuietDrawing } from '../../../ui/empty-drawings.tsx'
import { ListTable } from '../../../ui/list/ListTable.tsx'
import { useLive } from '../../../ui/live.ts'
import { LocalizedText } from '../../../ui/LocalizedText.tsx'
import { EmptyState } from '../../../ui/StateView.tsx'
import { StatusChip } from '../../../ui/StatusChip.tsx'
import { useDates } from '../../../ui/useDates.ts'
import {
  receivedMachine,
  waitingMachine,
  writtenMachine,
  type ListedLetter,
  type ListedReceived,
} from './letter-page.effects.ts'
import { letterColumns } from './letter-columns.tsx'
import { LetterChip, letterPath, receivedPath } from './letter-look.tsx'

// Each tab has its own list: which it is stands in the address beside what it asks for.
const WRITTEN = { sorts: lists.ownLetters.sorts, filters: { status: lists.ownLetters.filters.status } } as const
const WAITING = { sorts: lists.ownLetters.sorts, filters: {} } as const

export function WrittenLetters() {
  const { t } = useTexts()
  const { date } = useDates()
  const { list } = useListScreen(writtenMachine, { address: WRITTEN })
  const shared = letterColumns(t, letterPath)
  useLive('letters', list.reload)
  return (
    <ListTable
      list={list}
      caption={t('letter.my.written')}
      search={t('letter.my.search')}
      order="-changed_at"
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: t('letter.my.column.status'),
          all: t('letter.my.status.all'),
          choices: LETTER_STATUSES.map((value) => ({ value, label: t(`letter.status.${value}`) })),
        },
      ]}
      columns={[shared.subject, shared.to, shared.type, status(t), shared.reference, changed(t, date)]}
      nothing={{ title: t('letter.my.nothing'), clear: t('letter.my.clear') }}
      empty={
        <EmptyState
          drawing={<QuietDrawing />}
          title={t('letter.my.written.empty')}
          text={t('letter.my.written.empty.text')}
        />
      }
    />
  )
}

export function WaitingLetters() {
  const { t } = useTexts()
  const { date } = useDates()
  const { list } = useListScreen(waitingMachine, { address: WAITING })
  const shared = letterColumns(t, letterPath)
  useLive('letters', list.reload)
  return (
    <ListTable
      list={list}
      caption={t('letter.my.to_approve')}
      search={t('letter.my.search')}
      order="-changed_at"
      columns={[shared.subject, shared.to, shared.type, shared.author, changed(t, date)]}
      nothing={{ title: t('letter.my.nothing'), clear: t('letter.my.clear') }}
      empty={
        <EmptyState
          drawing={<DoneDrawing />}
          title={t('letter.my.to_approve.empty')}
          text={t('letter.my.to_approve.empty.text')}
        />
      }
    />
  )
}

export function ReceivedLetters() {
  const { t } = useTexts()
  const { date } = useDates()
  const { list } = useListScreen(receivedMachine, { address: lists.receivedLetters })
  useLive(['notifications', 'letter_received'], list.reload)
  return (
    <ListTable
      list={list}
      caption={t('letter.my.received')}
      search={t('letter.my.search')}
      order="-issued_at"
      columns={receivedColumns(t, date)}
      nothing={{ title: t('letter.my.nothing'), clear: t('letter.my.clear') }}
      empty={
        <EmptyState
          drawing={<QuietDrawing />}
          title={t('letter.my.received.empty')}
          text={t('letter.my.received.empty.text')}
        />
      }
    />
  )
}

type LetterColumn = Column<ListedLetter>
const status = (t: Translate): LetterColumn => ({
  key: 'status',
  header: t('letter.my.column.status'),
  cell: (row) => (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1" alignItems="center">
      <LetterChip status={row.status} />
      {row.status === 'draft' && row.submitted_at !== null ? (
        <StatusChip tone="secondary">{t('letter.my.came_back')}</StatusChip>
      ) : null}
      {row.status === 'in_review' ? (
        <chakra.span textStyle="sm" color="fg.muted">
          {t('letter.my.level', { level: row.level, levels: row.levels })}
        </chakra.span>
      ) : null}
    </chakra.span>
  ),
})
const changed = (t: Translate, date: (iso: string) => string): LetterColumn => ({
  key: 'changed_at',
  header: t('letter.my.column.changed'),
  sort: 'changed_at',
  cell: (row) => date(row.changed_at),
})

const receivedColumns = (t: Translate, date: (iso: string) => string): readonly Column<ListedReceived>[] => [
  {
    key: 'subject',
    header: t('letter.my.column.subject'),
    cell: (row) => (
      <chakra.span display="inline-flex" flexWrap="wrap" gap="2" alignItems="center">
        <Link asChild fontWeight="600" display="inline-flex" minHeight="6">
          <RouterLink to={receivedPath(row.id)}>{row.subject}</RouterLink>
        </Link>
        {row.revoked_at === null ? null : <StatusChip tone="danger">{t('letter.status.revoked')}</StatusChip>}
      </chakra.span>
    ),
  },
  { key: 'company', header: t('letter.my.column.company'), cell: (row) => <LocalizedText value={row.company} /> },
  { key: 'type', header: t('letter.my.column.type'), cell: (row) => <LocalizedText value={row.type} /> },
  { key: 'reference', header: t('letter.page.reference'), cell: (row) => row.reference },
  {
    key: 'issued_at',
    header: t('letter.page.issued_on'),
    sort: 'issued_at',
    cell: (row) => date(row.issued_at),
  },
]
