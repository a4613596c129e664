import type { ReactNode } from 'react'
import { lists } from '../../../openapi/lists.ts'
import type { ApplicantList, HiringStage } from '../../../openapi/schemas/job-application.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { PeopleDrawing } from '../../ui/empty-drawings.tsx'
import { MoreIcon } from '../../ui/icons.tsx'
import type { Bulk, BulkState, FilterControl } from '../../ui/list/list.ts'
import type { Exporting } from '../../ui/list/ListFrame.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { RowButton } from '../../ui/list/RowButton.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import { decisionsOf, movesOf, runningStages, type EmployersEvent, type NameOfStage } from './acts.ts'
import { MOVE_BACK, type ListedApplicant } from './applicants.effects.ts'
import { ApplicationChip, useStageName } from './application-look.tsx'
import { UnreadChip } from './messages/UnreadChip.tsx'
import { oneDecimal } from './review/one-decimal.ts'

interface ApplicantsViewProps {
  readonly list: ListView<ListedApplicant>
  readonly bulk: BulkState<ListedApplicant>
  readonly exporting: Exporting
  /** Of the posting's process, in order; none before they arrived. */
  readonly stages: readonly HiringStage[]
  /** Who interviews those who applied. */
  readonly interviewers: ApplicantList['interviewers']
  readonly nameOf: (row: Pick<ListedApplicant, 'name'>) => string
  readonly onOpen: (row: ListedApplicant) => void
  readonly onAct: (event: EmployersEvent, row: ListedApplicant) => void
  /** The board, in the place of the table. */
  readonly board: ReactNode
}

/** Who applied for a job, with what can be done with each and with several: in a table, or on a board. */
export function ApplicantsView({
  list,
  bulk: doing,
  exporting,
  stages,
  interviewers,
  nameOf,
  onOpen,
  onAct,
  board,
}: ApplicantsViewProps) {
  const { t, pick } = useTexts()
  const nameOfStage = useStageName()
  const { date } = useDates()
  const bulk = bulkOf(doing, nameOf, stages, nameOfStage, t)
  const byInterviewer: readonly FilterControl[] =
    interviewers.length === 0
      ? []
      : [
          {
            kind: 'choice',
            name: 'interviewer',
            label: t('application.filter.interviewer'),
            all: t('application.filter.interviewer.all'),
            gone: t('application.filter.interviewer.gone'),
            choices: interviewers.map(({ id, name }) => ({
              value: id,
              label: pick(name ?? {})?.text ?? t('review.colleague.gone'),
            })),
          },
        ]
  const frame = {
    search: t('application.applicants.search'),
    filters: [...filtersOf(t), ...byInterviewer],
    exporting,
    nothing: { title: t('application.applicants.nothing'), clear: t('application.search.clear') },
    empty: (
      <EmptyState
        drawing={<PeopleDrawing />}
        title={t('application.applicants.empty')}
        text={t('application.applicants.empty.text')}
      />
    ),
  }
  // The columns of the board are the stages.
  const byStage: FilterControl = {
    kind: 'choice',
    name: 'stage',
    label: t('application.column.status'),
    all: t('application.filter.stage.all'),
    gone: t('application.filter.stage.gone'),
    choices: stages.map((stage) => ({ value: stage.id, label: nameOfStage(stage) })),
  }
  return (
    <ListTable
      {...frame}
      filters={board === null ? [byStage, ...frame.filters] : frame.filters}
      // What the board could not read it says itself.
      list={board === null ? list : { ...list, meta: null, failure: list.rows === null ? list.failure : null }}
      instead={board}
      caption={t('page.applicants.title')}
      order="-applied_at"
      columns={columnsOf(t, date, nameOf, onOpen)}
      actions={(row) => rowMenu(row, nameOf(row), stages, onAct)}
      bulk={bulk}
    />
  )
}

const filtersOf = (t: Translate): readonly FilterControl[] => [
  {
    kind: 'choice',
    name: 'knocked_out',
    label: t('application.filter.knocked_out'),
    all: t('application.filter.knocked_out.all'),
    choices: [
      { value: 'false', label: t('application.filter.fits') },
      { value: 'true', label: t('application.filter.fits_not') },
    ],
  },
  {
    kind: 'choice',
    name: 'has_cv',
    label: t('application.filter.cv'),
    all: t('application.filter.cv.all'),
    choices: [
      { value: 'false', label: t('application.filter.cv.resume') },
      { value: 'true', label: t('application.filter.cv.file') },
    ],
  },
  {
    kind: 'choice',
    name: 'rating',
    label: t('application.filter.rating'),
    all: t('application.filter.rating.all'),
    choices: lists.applicants.filters.rating.values.map((value) => ({
      value,
      label:
        value === 'unrated'
          ? t('application.filter.rating.unrated')
          : t('application.filter.rating.least', { score: Number(value) }),
    })),
  },
  {
    kind: 'choice',
    name: 'within',
    label: t('application.filter.within'),
    all: t('application.filter.within.all'),
    choices: lists.applicants.filters.within.values.map((days) => ({
      value: days,
      label: t('application.filter.within.days', { count: Number(days) }),
    })),
  },
]

const bulkOf = (
  bulk: BulkState<ListedApplicant>,
  nameOf: ApplicantsViewProps['nameOf'],
  stages: readonly HiringStage[],
  nameOfStage: NameOfStage,
  t: Translate,
): Bulk<ListedApplicant> => ({
  ...bulk,
  nameOf,
  whyOf: ({ code }) => {
    if (code === 'mail_field_missing') return t('error.mail_field_missing')
    return code === 'stale' || code === 'not_pending' ? t('application.unchanged') : null
  },
  actions: [
    ...runningStages(stages).map((stage) => ({
      key: stage.id,
      label: t('application.move_to', { stage: nameOfStage(stage) }),
      changes: (row: ListedApplicant) => row.stage?.id !== stage.id,
      said: (count: number) => t('application.moved.several', { count, stage: nameOfStage(stage) }),
      undo: { key: MOVE_BACK, said: (count: number) => t('application.moved_back.several', { count }) },
    })),
    ...stages
      .filter(({ kind }) => kind === 'rejected')
      .map(({ id }) => ({
        key: id,
        label: t('application.reject'),
        changes: (row: ListedApplicant) => row.stage?.id !== id,
        said: (count: number) => t('application.rejected.several', { count }),
        undo: { key: 'reconsider', said: (count: number) => t('application.reconsidered.several', { count }) },
      })),
  ],
})

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
      <button type="button" className="row-name" onClick={() => onOpen(row)}>
        {nameOf(row)}
      </button>
    ),
  },
  {
    key: 'status',
    header: t('application.column.status'),
    cell: ({ status, stage, knocked_out, unread }) => (
      <span className="chips">
        <ApplicationChip status={status} stage={stage} />
        {knocked_out ? <StatusChip tone="secondary">{t('application.knocked_out.short')}</StatusChip> : null}
        <UnreadChip count={unread} />
      </span>
    ),
  },
  {
    key: 'match_score',
    header: t('application.column.match'),
    sort: 'match_score',
    cell: ({ match_score }) => match_score,
  },
  {
    key: 'rating',
    header: t('application.column.rating'),
    sort: 'rating',
    cell: ({ rating }) => (rating === null ? null : oneDecimal(rating)),
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

const rowMenu = (
  row: ListedApplicant,
  name: string,
  stages: ApplicantsViewProps['stages'],
  onAct: ApplicantsViewProps['onAct'],
) => <RowMenu row={row} name={name} stages={stages} onAct={onAct} />

interface RowMenuProps extends Pick<ApplicantsViewProps, 'stages' | 'onAct'> {
  readonly row: ListedApplicant
  readonly name: string
}
function RowMenu({ row, name, stages, onAct }: RowMenuProps) {
  const { t } = useTexts()
  const nameOfStage = useStageName()
  const acts = [...movesOf(row, stages, t, nameOfStage), ...decisionsOf(row, t)]
  return acts.length === 0 ? null : (
    <Menu
      label={t('application.acts', { name })}
      placement="bottom-end"
      entries={acts.map(({ key, text }) => ({ key, text }))}
      onChoose={(key) => {
        const act = acts.find((each) => each.key === key)
        if (act) onAct(act.send, row)
      }}
      renderTrigger={(trigger) => (
        <RowButton {...trigger} label={t('application.acts', { name })}>
          <MoreIcon />
        </RowButton>
      )}
    />
  )
}
