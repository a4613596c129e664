import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Inbox } from '../../../openapi/inboxes.ts'
import { MESSAGE_STATES, type MessageState } from '../../../openapi/schemas/message.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { DoneDrawing } from '../../ui/empty-drawings.tsx'
import { CheckIcon, TrashIcon } from '../../ui/icons.tsx'
import type { BulkAction, BulkState } from '../../ui/list/list.ts'
import type { Exporting } from '../../ui/list/ListFrame.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { MessageAction, MessageRow } from './inbox.effects.ts'

export interface InboxViewProps {
  readonly inbox: Inbox
  readonly list: ListView<MessageRow>
  readonly bulk: BulkState<MessageRow>
  readonly exporting: Exporting
  readonly onOpen: (id: string) => void
}

/** Whether a message waits for somebody. */
export function MessageChip({ state }: { readonly state: MessageState }) {
  const { t } = useTexts()
  return <StatusChip tone={state === 'new' ? 'secondary' : 'success'}>{t(`inbox.state.${state}`)}</StatusChip>
}

const columnsOf = (
  inbox: Inbox,
  t: Translate,
  dateTime: (iso: string) => string,
  pick: ReturnType<typeof useTexts>['pick'],
): Column<MessageRow>[] => [
  {
    key: 'name',
    header: t('inbox.name'),
    sort: 'name',
    cell: (row) => (
      <chakra.span minWidth="0">
        <chakra.span display="block" overflowWrap="anywhere">
          {row.name}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted" overflowWrap="anywhere">
          {row.email}
        </chakra.span>
      </chakra.span>
    ),
  },
  {
    key: 'subject',
    header: t('inbox.subject'),
    cell: (row) => (
      <chakra.span lang={row.language} overflowWrap="anywhere" fontWeight={row.state === 'new' ? '600' : '400'}>
        {row.subject}
      </chakra.span>
    ),
  },
  ...(inbox === 'contactSales'
    ? [
        {
          key: 'plan',
          header: t('inbox.plan'),
          cell: (row: MessageRow) => (row.plan ? (pick(row.plan)?.text ?? '–') : '–'),
        },
      ]
    : []),
  { key: 'received_at', header: t('inbox.received'), sort: 'received_at', cell: (row) => dateTime(row.received_at) },
  { key: 'state', header: t('inbox.state'), cell: (row) => <MessageChip state={row.state} /> },
]

const openButton = (row: MessageRow, t: Translate, onOpen: (id: string) => void) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette="gray"
    aria-label={t('inbox.open_of', { name: row.name })}
    onClick={() => onOpen(row.id)}
  >
    {t('inbox.open')}
  </Button>
)

/** What can be done to several messages at once, in words. */
const bulkActions = (t: Translate): readonly (BulkAction<MessageRow> & { readonly key: MessageAction })[] => [
  {
    key: 'handled',
    label: t('inbox.handle'),
    icon: <CheckIcon />,
    said: (count) => t('inbox.bulk.handled', { count }),
  },
  { key: 'new', label: t('inbox.reopen'), said: (count) => t('inbox.bulk.new', { count }) },
  {
    key: 'delete',
    label: t('inbox.delete'),
    icon: <TrashIcon />,
    confirm: ({ length: count }) => ({
      title: t('inbox.bulk.delete.title', { count }),
      text: t('inbox.bulk.delete.text'),
      confirm: t('inbox.bulk.delete.submit', { count }),
      destructive: true,
    }),
    said: (count) => t('inbox.bulk.deleted', { count }),
  },
]

/** The messages of an inbox, and what can be done to several at once. */
export function InboxView({ inbox, list, bulk, exporting, onOpen }: InboxViewProps) {
  const { t, pick } = useTexts()
  const { dateTime } = useDates()
  return (
    <ListTable
      list={list}
      caption={t(`page.${inbox}.title`)}
      search={t('inbox.search')}
      order="-received_at"
      exporting={exporting}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('inbox.state'),
          all: t('inbox.state.all'),
          choices: MESSAGE_STATES.map((value) => ({ value, label: t(`inbox.state.${value}`) })),
        },
        { kind: 'days', name: 'received', label: t('inbox.received') },
      ]}
      columns={columnsOf(inbox, t, dateTime, pick)}
      actions={(row) => openButton(row, t, onOpen)}
      bulk={{
        ...bulk,
        nameOf: (row) => row.name,
        actions: bulkActions(t),
      }}
      empty={<EmptyState drawing={<DoneDrawing />} title={t('inbox.empty')} text={t('inbox.empty.text')} />}
    />
  )
}
