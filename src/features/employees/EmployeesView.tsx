import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { Failure } from '../../../openapi/failure.ts'
import { OFFER_STATUSES } from '../../../openapi/schemas/job-offer.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { PlusIcon, UploadIcon } from '../../ui/icons.tsx'
import type { FilterControl } from '../../ui/list/list.ts'
import type { Exporting } from '../../ui/list/ListFrame.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { StaffList } from './employees.connect.ts'
import type { Department, StaffRow } from './employees.effects.ts'
import { staffActions, staffColumns } from './staff-table.tsx'

export interface EmployeesViewProps {
  readonly list: StaffList
  readonly departments: {
    readonly data: readonly Department[] | null
    readonly failure: Failure | null
    readonly retry: () => void
  }
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
  exporting,
  onSend,
  onImport,
  onModify,
  onDelete,
  onRights,
}: EmployeesViewProps) {
  const { t, lang } = useTexts()
  const { date } = useDates()
  return (
    <>
      <PageHeader
        title={t('page.employees.title')}
        purpose={t('employee.purpose')}
        action={
          <>
            <Button variant="outline" colorPalette="gray" onClick={onImport}>
              <UploadIcon />
              {t('employee.import')}
            </Button>
            <Button onClick={onSend}>
              <PlusIcon />
              {t('employee.send')}
            </Button>
          </>
        }
      />
      <ListTable
        list={list}
        caption={t('employee.table')}
        search={t('employee.search')}
        filters={useFilters(departments)}
        columns={staffColumns({ t, lang, date }, onModify)}
        actions={(row) => staffActions(row, onDelete, onRights)}
        exporting={exporting}
        expected={8}
        nothing={{ title: t('employee.nothing_found'), clear: t('employee.filters.clear') }}
        empty={
          <EmptyState
            title={t('employee.empty')}
            text={t('employee.empty.text')}
            action={<Button onClick={onSend}>{t('employee.send')}</Button>}
          />
        }
      />
    </>
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
      choices: OFFER_STATUSES.map((status) => ({ value: status, label: t(`employee.status.${status}`) })),
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
