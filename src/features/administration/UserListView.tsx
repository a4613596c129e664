import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { lists } from '../../../openapi/lists.ts'
import type { PlanUse } from '../../../openapi/schemas/plan.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { PeopleDrawing } from '../../ui/empty-drawings.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { VerifiedMark } from '../../ui/VerifiedMark.tsx'
import type { UserRow } from './administration.effects.ts'

export interface UserListViewProps {
  readonly list: ListView<UserRow>
  readonly onOpen: (id: string) => void
  /** The plans to choose from; null until they are known. */
  readonly plans: readonly Pick<PlanUse, 'key' | 'name'>[] | null
}

const columnsOf = (t: Translate, date: (iso: string) => string): Column<UserRow>[] => [
  { key: 'name', header: t('administration.user'), sort: 'email', cell: (row) => <Name row={row} /> },
  { key: 'role', header: t('administration.role'), cell: (row) => t(`administration.role.${row.role}`) },
  {
    key: 'accounts',
    header: t('administration.accounts'),
    cell: (row) => (row.accounts.length > 0 ? <Accounts row={row} /> : null),
  },
  { key: 'created_at', header: t('administration.created'), sort: 'created_at', cell: (row) => date(row.created_at) },
  {
    key: 'seen',
    header: t('administration.seen'),
    cell: (row) => (row.last_seen_at ? date(row.last_seen_at) : t('administration.seen.never')),
  },
  {
    key: 'state',
    header: t('administration.state'),
    cell: (row) => (
      <StatusChip tone={row.disabled_at ? 'danger' : 'success'}>
        {t(row.disabled_at ? 'administration.state.disabled' : 'administration.state.active')}
      </StatusChip>
    ),
  },
]

const openButton = (row: UserRow, t: Translate, onOpen: (id: string) => void) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette="gray"
    aria-label={t('administration.open_of', { name: row.name })}
    onClick={() => onOpen(row.id)}
  >
    {t('administration.open')}
  </Button>
)

/** Users with their accounts, by role and state. */
export function UserListView({ list, onOpen, plans }: UserListViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  return (
    <ListTable
      list={list}
      caption={t('administration.view.users')}
      search={t('administration.users.search')}
      filters={[
        {
          kind: 'choice',
          name: 'role',
          label: t('administration.role'),
          all: t('administration.role.all'),
          choices: lists.users.filters.role.values
            .toReversed()
            .map((value) => ({ value, label: t(`administration.role.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('administration.state'),
          all: t('administration.state.all'),
          choices: lists.users.filters.state.values.map((value) => ({
            value,
            label: t(`administration.state.${value}`),
          })),
        },
        {
          kind: 'choice',
          name: 'tier',
          label: t('administration.tier'),
          all: t('administration.tier.all'),
          choices: (plans ?? []).map(({ key, name }) => ({ value: key, label: pick(name)?.text ?? key })),
        },
      ]}
      order="-created_at"
      columns={columnsOf(t, date)}
      actions={(row) => openButton(row, t, onOpen)}
      empty={
        <EmptyState
          drawing={<PeopleDrawing />}
          title={t('administration.users.empty')}
          text={t('administration.users.empty.text')}
        />
      }
    />
  )
}

function Name({ row }: { readonly row: UserRow }) {
  const first = row.accounts[0]
  return (
    // Room for most emails in one line.
    <chakra.span display="inline-flex" gap="3" alignItems="center" minWidth="14rem">
      <Avatar name={row.name} src={first?.picture ?? null} size={2.25} square={first?.kind === 'company'} />
      <chakra.span minWidth="0">
        <chakra.span display="block" overflowWrap="anywhere">
          {row.name}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted" overflowWrap="anywhere">
          {row.email}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  )
}

function Accounts({ row }: { readonly row: UserRow }) {
  return (
    <chakra.span display="flex" flexDirection="column" gap="1">
      {row.accounts.map((account) => (
        // Broken only where it is longer than any column.
        <chakra.span key={account.id} overflowWrap="break-word">
          @{account.username}
          {'\u00a0'}
          {account.verification === 'verified' ? <VerifiedMark /> : null}
        </chakra.span>
      ))}
    </chakra.span>
  )
}
