import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { lists } from '../../../openapi/lists.ts'
import { APPLICATION_STAGES, type ApplicantRow } from '../../../openapi/schemas/job-application.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ApplicationEvent } from '../../machines/job-application/job-application.machine.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { PeopleDrawing } from '../../ui/empty-drawings.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { MoreIcon } from '../../ui/icons.tsx'
import type { BulkState } from '../../ui/list/list.ts'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { ListedApplicant } from './applicants.effects.ts'
import { ApplicationChip } from './application-look.tsx'

interface ApplicantsViewProps {
  readonly list: ListView<ListedApplicant>
  readonly bulk: BulkState<ListedApplicant>
  readonly nameOf: (row: ListedApplicant) => string
  readonly onOpen: (row: ListedApplicant) => void
  readonly onAct: (event: ApplicationEvent, row: ListedApplicant) => void
}

/** What an employer may do with an applicant, in the order of the stages. */
export const actsOn = ({ move, reject, reconsider, hire }: ApplicantRow['abilities']): readonly ApplicationEvent[] => [
  ...move.map((stage) => `to_${stage}` as const),
  ...(hire ? (['hire'] as const) : []),
  ...(reject ? (['reject'] as const) : []),
  ...(reconsider ? (['reconsider'] as const) : []),
]
/** What each of these is called in a menu. */
export const actText = (t: Translate, event: ApplicationEvent): string => {
  const stage = APPLICATION_STAGES.find((one) => event === `to_${one}`)
  return stage === undefined
    ? t(`application.${event as 'hire' | 'reject' | 'reconsider'}`)
    : t('application.move_to', { stage: t(`application.status.${stage}`) })
}

/** Who applied for a job, with what can be done with each and with several. */
export function ApplicantsView({ list, bulk, nameOf, onOpen, onAct }: ApplicantsViewProps) {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <ListTable
      list={list}
      caption={t('page.applicants.title')}
      search={t('application.applicants.search')}
      order="-applied_at"
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: t('application.column.status'),
          all: t('application.filter.all'),
          choices: lists.applicants.filters.status.values.map((value) => ({
            value,
            label: t(`application.status.${value}`),
          })),
        },
        {
          kind: 'choice',
          name: 'knocked_out',
          label: t('application.filter.knocked_out'),
          all: t('application.filter.all'),
          choices: [
            { value: 'false', label: t('application.filter.fits') },
            { value: 'true', label: t('application.filter.fits_not') },
          ],
        },
      ]}
      columns={columnsOf(t, date, nameOf, onOpen)}
      actions={(row) => rowMenu(row, nameOf(row), onAct)}
      nothing={{ title: t('application.applicants.nothing'), clear: t('application.search.clear') }}
      empty={
        <EmptyState
          drawing={<PeopleDrawing />}
          title={t('application.applicants.empty')}
          text={t('application.applicants.empty.text')}
        />
      }
      bulk={{
        ...bulk,
        nameOf,
        whyOf: ({ code }) => (code === 'stale' || code === 'not_pending' ? t('application.unchanged') : null),
        actions: [
          ...APPLICATION_STAGES.map((stage) => ({
            key: stage,
            label: t('application.move_to', { stage: t(`application.status.${stage}`) }),
            said: (count: number) => t('application.moved.several', { count, stage: t(`application.status.${stage}`) }),
          })),
          {
            key: 'rejected',
            label: t('application.reject'),
            said: (count) => t('application.rejected.several', { count }),
            undo: { key: 'reconsider', said: (count) => t('application.reconsidered.several', { count }) },
          },
        ],
      }}
    />
  )
}

const columnsOf = (
  t: Translate,
  date: (iso: string) => string,
  nameOf: ApplicantsViewProps['nameOf'],
  onOpen: ApplicantsViewProps['onOpen'],
): readonly Column<ListedApplicant>[] => [
  {
    key: 'name',
    header: t('application.column.name'),
    sort: 'name',
    cell: (row) => (
      <Button
        variant="plain"
        height="auto"
        minHeight="6"
        px="0"
        fontWeight="600"
        color="fg.link"
        textAlign="start"
        whiteSpace="normal"
        textDecoration="underline"
        onClick={() => onOpen(row)}
      >
        {nameOf(row)}
      </Button>
    ),
  },
  {
    key: 'status',
    header: t('application.column.status'),
    cell: ({ status, knocked_out }) => (
      <chakra.span display="inline-flex" flexWrap="wrap" gap="1">
        <ApplicationChip status={status} />
        {knocked_out ? <StatusChip tone="secondary">{t('application.knocked_out.short')}</StatusChip> : null}
      </chakra.span>
    ),
  },
  {
    key: 'applied_at',
    header: t('application.column.applied'),
    sort: 'applied_at',
    cell: ({ applied_at }) => date(applied_at),
  },
  {
    key: 'reply_by',
    header: t('application.column.reply'),
    cell: ({ reply_by, decided_at }) => (reply_by === null || decided_at !== null ? null : date(reply_by)),
  },
]

const rowMenu = (row: ListedApplicant, name: string, onAct: ApplicantsViewProps['onAct']) => (
  <RowMenu row={row} name={name} onAct={onAct} />
)

interface RowMenuProps extends Pick<ApplicantsViewProps, 'onAct'> {
  readonly row: ListedApplicant
  readonly name: string
}
function RowMenu({ row, name, onAct }: RowMenuProps) {
  const { t } = useTexts()
  const acts = actsOn(row.abilities)
  return acts.length === 0 ? null : (
    <Menu
      label={t('application.acts', { name })}
      placement="bottom-end"
      entries={acts.map((key) => ({ key, text: actText(t, key) }))}
      onChoose={(key) => {
        const event = acts.find((each) => each === key)
        if (event) onAct(event, row)
      }}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label={t('application.acts', { name })}>
          <MoreIcon />
        </IconButton>
      )}
    />
  )
}
