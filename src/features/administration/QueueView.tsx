import { chakra } from '@chakra-ui/react/styled-system'
import { lists } from '../../../openapi/lists.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip.tsx'
import { useDates } from '../../ui/useDates.ts'
import { VerifiedMark } from '../../ui/VerifiedMark.tsx'
import type { VerificationRow } from './administration.effects.ts'
import { changedFacts } from './changed-facts.ts'
import { RequestTable } from './RequestTable.tsx'

export interface QueueViewProps {
  readonly list: ListView<VerificationRow>
  readonly onOpen: (id: string) => void
}
const TONES: Readonly<Record<VerificationRow['status'], StatusChipProps['tone']>> = {
  unverified: 'gray',
  requested: 'secondary',
  verified: 'success',
  refused: 'danger',
}

interface VerificationChipProps {
  readonly status: VerificationRow['status']
  /** The company had the verified badge before: a refusal took it away. */
  readonly wasVerified?: boolean
}
/** The status of a request. */
export function VerificationChip({ status, wasVerified = false }: VerificationChipProps) {
  const { t } = useTexts()
  const said = status === 'refused' && wasVerified ? 'revoked' : status
  return <StatusChip tone={TONES[status]}>{t(`administration.verification.${said}`)}</StatusChip>
}

const columnsOf = (
  t: Translate,
  date: (iso: string) => string,
  pick: ReturnType<typeof useTexts>['pick'],
  nameOf: (row: VerificationRow) => string,
): Column<VerificationRow>[] => [
  {
    key: 'company',
    header: t('administration.company'),
    cell: (row) => (
      <chakra.span display="inline-flex" gap="3" alignItems="center" minWidth="0">
        <Avatar name={nameOf(row)} src={row.logo} size={2.25} square />
        <chakra.span minWidth="0">
          <chakra.span display="block" lang={pick(row.company_name)?.lang} overflowWrap="anywhere">
            {nameOf(row)}
            {'\u00a0'}
            {row.status === 'verified' ? <VerifiedMark /> : null}
          </chakra.span>
          <chakra.span display="block" textStyle="xs" fontWeight="400" color="fg.muted">
            @{row.username}
          </chakra.span>
        </chakra.span>
      </chakra.span>
    ),
  },
  {
    key: 'requested',
    header: t('administration.requested'),
    cell: (row) => (row.requested_at ? date(row.requested_at) : '–'),
  },
  {
    key: 'documents',
    header: t('administration.documents'),
    cell: (row) => t('administration.documents.count', { count: row.documents.length }),
  },
  {
    key: 'status',
    header: t('administration.verification'),
    cell: (row) => (
      <>
        <VerificationChip status={row.status} wasVerified={row.former !== null} />
        {changedFacts(row).length > 0 ? (
          <chakra.span display="block" mt="1" textStyle="xs" color="fg.muted">
            {t('administration.changed')}
          </chakra.span>
        ) : null}
      </>
    ),
  },
]

/** Requests for verification by their status. */
export function QueueView({ list, onOpen }: QueueViewProps) {
  const { t, pick } = useTexts()
  const { date } = useDates()
  const nameOf = (row: VerificationRow) => pick(row.company_name)?.text ?? row.username
  return (
    <RequestTable
      list={list}
      onOpen={onOpen}
      columns={columnsOf(t, date, pick, nameOf)}
      nameOf={nameOf}
      caption={t('administration.view.queue')}
      search={t('administration.queue.search')}
      status={{
        label: t('administration.verification'),
        all: t('administration.verification.all'),
        choices: lists.verifications.filters.status.values.map((value) => ({
          value,
          label: t(`administration.verification.${value}`),
        })),
      }}
      empty={{ title: t('administration.queue.empty'), text: t('administration.queue.empty.text') }}
    />
  )
}
