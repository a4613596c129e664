import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { OFFER_STATUSES } from '../../../openapi/schemas/job-offer.ts'
import type { Failure } from '../../../openapi/failure.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { DownloadIcon, PlusIcon, UploadIcon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, FailureView, Loading } from '../../ui/StateView.tsx'
import type { StaffList } from './employees.connect.ts'
import type { Department, StaffRow } from './employees.effects.ts'
import { StaffTable } from './StaffTable.tsx'

export interface EmployeesViewProps {
  readonly list: StaffList
  readonly departments: { readonly data: readonly Department[] | null; readonly failure: Failure | null; readonly retry: () => void }
  readonly onSend: () => void
  readonly onImport: () => void
  readonly onExport: () => void
  readonly isExporting: boolean
  readonly onModify: (row: StaffRow) => void
  readonly onDelete: (row: StaffRow) => void
  readonly onRights: (row: StaffRow) => void
}

/** Employees and offers of a company: filters, table or cards, pages, and every state in between. */
export function EmployeesView(props: EmployeesViewProps) {
  const { t } = useTexts()
  const { list, onSend, onImport } = props
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
      {list.rows === null ? (
        list.failure && !list.isFetching ? (
          <FailureView failure={list.failure} onRetry={list.reload} />
        ) : (
          <Loading>
            <RowsSkeleton rows={8} />
          </Loading>
        )
      ) : (
        <Staff {...props} rows={list.rows} />
      )}
    </>
  )
}

function Staff({ rows, list, departments, onSend, onExport, isExporting, ...acts }: EmployeesViewProps & { readonly rows: readonly StaffRow[] }) {
  const { t } = useTexts()
  if (list.isEmpty && !list.isNarrowed)
    return <EmptyState title={t('employee.empty')} text={t('employee.empty.text')} action={<Button onClick={onSend}>{t('employee.send')}</Button>} />
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {list.failure && !list.isFetching ? (
        <Notice
          kind="warning"
          title={failureText(list.failure, t).title}
          actions={
            <Button size="sm" variant="outline" colorPalette="gray" onClick={list.reload}>
              {t('ui.action.retry')}
            </Button>
          }
        >
          {t('resource.outdated')}
        </Notice>
      ) : null}
      <Filters list={list} departments={departments} onExport={onExport} isExporting={isExporting} />
      {list.isEmpty ? (
        <EmptyState
          title={t('employee.nothing_found')}
          action={
            <Button variant="outline" colorPalette="gray" onClick={list.clear}>
              {t('employee.filters.clear')}
            </Button>
          }
        />
      ) : (
        <>
          <StaffTable rows={rows} sort={list.query.sort} onSort={list.sort} isFetching={list.isFetching} {...acts} />
          {list.meta ? <Pager meta={list.meta} onPage={list.page} /> : null}
        </>
      )}
    </chakra.div>
  )
}

function Filters({ list, departments, onExport, isExporting }: Pick<EmployeesViewProps, 'list' | 'departments' | 'onExport' | 'isExporting'>) {
  const { t, pick } = useTexts()
  const choices = (departments.data ?? []).map(({ id, name }) => ({ value: id, label: pick(name)?.text ?? id }))
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
      <SearchField label={t('employee.search')} value={list.query.q} onSearch={list.search} />
      <FilterSelect
        label={t('employee.filter.status')}
        all={t('employee.filter.status.all')}
        value={list.status}
        choices={OFFER_STATUSES.map((status) => ({ value: status, label: t(`employee.status.${status}`) }))}
        onChange={(value) => list.filter('status', value)}
      />
      {departments.failure && departments.data === null ? (
        <chakra.div role="alert" display="flex" gap="2" alignItems="center" textStyle="sm" color="fg.error">
          {t('structure.failed.fetch')}
          <Button size="sm" variant="outline" colorPalette="gray" onClick={departments.retry}>
            {t('ui.action.retry')}
          </Button>
        </chakra.div>
      ) : (
        <FilterSelect
          label={t('employee.filter.department')}
          all={t('employee.filter.department.all')}
          value={list.department}
          choices={choices}
          onChange={(value) => list.filter('department', value)}
        />
      )}
      <Button variant="outline" colorPalette="gray" ms="auto" aria-disabled={isExporting} onClick={onExport}>
        <DownloadIcon />
        {t('resource.export')}
      </Button>
    </chakra.div>
  )
}
