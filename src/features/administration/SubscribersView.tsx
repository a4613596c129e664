import { Button } from '@chakra-ui/react/button'
import { SUBSCRIBER_STATES } from '../../../openapi/schemas/subscriber.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { PeopleDrawing } from '../../ui/empty-drawings.tsx'
import { TrashIcon } from '../../ui/icons.tsx'
import type { BulkState } from '../../ui/list/list.ts'
import type { Exporting } from '../../ui/list/ListFrame.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { SubscriberRow } from './subscribers.effects.ts'

export interface SubscribersViewProps {
  readonly list: ListView<SubscriberRow>
  readonly bulk: BulkState<SubscriberRow>
  readonly exporting: Exporting
  readonly onRemove: (row: SubscriberRow) => void
}

const columnsOf = (t: Translate, date: (iso: string) => string): Column<SubscriberRow>[] => [
  { key: 'email', header: t('inbox.subscribers.email'), sort: 'email', cell: (row) => row.email },
  { key: 'language', header: t('inbox.subscribers.language'), cell: (row) => t(`inbox.language.${row.language}`) },
  {
    key: 'state',
    header: t('inbox.subscribers.state'),
    cell: (row) => (
      <StatusChip tone={row.state === 'confirmed' ? 'success' : 'gray'}>
        {t(`inbox.subscribers.state.${row.state}`)}
      </StatusChip>
    ),
  },
  { key: 'since', header: t('inbox.subscribers.since'), sort: 'since', cell: (row) => date(row.since) },
]

const removeButton = (row: SubscriberRow, t: Translate, onRemove: (row: SubscriberRow) => void) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette="gray"
    aria-label={t('inbox.subscribers.remove_of', { email: row.email })}
    onClick={() => onRemove(row)}
  >
    {t('inbox.subscribers.remove')}
  </Button>
)

/** Who subscribed, confirmed or not. */
export function SubscribersView({ list, bulk, exporting, onRemove }: SubscribersViewProps) {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <ListTable
      list={list}
      caption={t('page.subscribers.title')}
      search={t('inbox.subscribers.search')}
      order="-since"
      exporting={exporting}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('inbox.subscribers.state'),
          all: t('inbox.subscribers.state.all'),
          choices: SUBSCRIBER_STATES.map((value) => ({ value, label: t(`inbox.subscribers.state.${value}`) })),
        },
      ]}
      columns={columnsOf(t, date)}
      actions={(row) => removeButton(row, t, onRemove)}
      bulk={{
        ...bulk,
        nameOf: (row) => row.email,
        actions: [
          {
            key: 'remove',
            label: t('inbox.subscribers.remove'),
            icon: <TrashIcon />,
            confirm: ({ length: count }) => ({
              title: t('inbox.subscribers.bulk.title', { count }),
              text: t('inbox.subscribers.bulk.text'),
              confirm: t('inbox.subscribers.bulk.submit', { count }),
              destructive: true,
            }),
            said: (count) => t('inbox.subscribers.bulk.removed', { count }),
          },
        ],
      }}
      empty={
        <EmptyState
          drawing={<PeopleDrawing />}
          title={t('inbox.subscribers.empty')}
          text={t('inbox.subscribers.empty.text')}
        />
      }
    />
  )
}
