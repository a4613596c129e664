import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Link } from 'react-router'
import type { Failure } from '../../../openapi/failure.ts'
import { lists } from '../../../openapi/lists.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { PlusIcon, UploadIcon } from '../../ui/icons.tsx'
import type { FilterControl } from '../../ui/list/list.ts'
import type { Exporting } from '../../ui/list/ListFrame.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PeopleDrawing } from '../../ui/empty-drawings.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useSession } from '../../ui/session-context.ts'
import { useDates } from '../../ui/useDates.ts'
import type { StaffList } from './employees.connect.ts'
import type { Department, StaffRow } from './employees.effects.ts'
import { OpenOffers } from './OpenOffers.tsx'
import { staffActions, staffColumns } from './staff-table.tsx'

export interface EmployeesViewProps {
  readonly list: StaffList
  readonly departments: {
    readonly data: readonly Department[] | null
    readonly failure: Failure | null
    readonly retry: () => void
  }
  /** The limit of the plan where nothing more can be offered under it; null while there is room. */
  readonly limit: number | null
  readonly exporting: Exporting
  readonly onSend: () => void
  readonly onImport: () => void
  readonly onModify: (row: StaffRow) => void
  readonly onDelete: (row: StaffRow) => void
  readonly onRights: (row: StaffRow) => void
}

/** Employees and offers of a company. */
export function EmployeesView({
  list,
  departments,
  limit,
  exporting,
  onSend,
  onImport,
  onModify,
  onDelete,
  onRights,
}: EmployeesViewProps) {
  const { t, lang } = useTexts()
  const { date } = useDates()
  const full = useId()
  return (
    <>
      <PageHeader
        title={t('page.employees.title')}
        purpose={t('employee.purpose')}
        action={
          <>
            <Button variant="outline" colorPalette="gray" disabled={limit !== null} onClick={onImport}>
              <UploadIcon />
              {t('employee.import')}
            </Button>
            <Button disabled={limit !== null} onClick={onSend}>
              <PlusIcon />
              {t('employee.send')}
            </Button>
          </>
        }
      />
      {limit === null ? null : <LimitReached id={full} limit={limit} />}
      <OpenOffers />
      <ListTable
        list={list}
        caption={t('employee.table')}
        search={t('employee.search')}
        filters={useFilters(departments)}
        columns={staffColumns({ t, lang, date, full: limit === null ? null : full }, onModify)}
        actions={(row) => staffActions(row, onDelete, onRights)}
        exporting={exporting}
        expected={8}
        nothing={{ title: t('employee.nothing_found'), clear: t('employee.filters.clear') }}
        empty={
          <EmptyState
            drawing={<PeopleDrawing />}
            title={t('employee.empty')}
            text={t('employee.empty.text')}
            action={
              <Button disabled={limit !== null} onClick={onSend}>
                {t('employee.send')}
              </Button>
            }
          />
        }
      />
    </>
  )
}

/** Said before any work is done for an offer that would be refused. */
function LimitReached({ id, limit }: { readonly id: string; readonly limit: number }) {
  const { t } = useTexts()
  const { account } = useSession()
  return (
    <chakra.div id={id} mb="5">
      <Notice
        kind="warning"
        title={t('employee.full', { limit })}
        actions={
          account && !account.is_employee ? (
            <Button asChild size="sm">
              <Link to={pages.plan.path}>{t('employee.full.plans')}</Link>
            </Button>
          ) : undefined
        }
      >
        {t('employee.full.text')}
      </Notice>
    </chakra.div>
  )
}

function useFilters(departments: EmployeesViewProps['departments']): readonly FilterControl[] {
  const { t, pick } = useTexts()
  return [
    {
      kind: 'choice',
      name: 'status',
      label: t('employee.filter.status'),
      all: t('employee.filter.status.all'),
      choices: lists.staff.filters.status.values.map((status) => ({
        value: status,
        label: t(`employee.status.${status}`),
      })),
    },
    {
      kind: 'choice',
      name: 'department',
      label: t('employee.filter.department'),
      all: t('employee.filter.department.all'),
      gone: t('positions.reset_filter'),
      choices: (departments.data ?? []).map(({ id, name }) => ({ value: id, label: pick(name)?.text ?? id })),
      ...(departments.failure && departments.data === null
        ? { instead: <DepartmentsFailed onRetry={departments.retry} /> }
        : {}),
    },
  ]
}

function DepartmentsFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts()
  return (
    <chakra.div role="alert" display="flex" gap="2" alignItems="center" textStyle="sm" color="fg.error">
      {t('structure.failed.fetch')}
      <RetryButton onRetry={onRetry} />
    </chakra.div>
  )
}
