import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ListedRow } from '../../machines/list/change.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, FailureView, Loading } from '../../ui/StateView.tsx'

interface ListFrameProps<R extends ListedRow> {
  readonly list: ListView<R>
  /** The label of the search. */
  readonly search: string
  readonly filters: ReactNode
  /** What is said when there is nothing at all. */
  readonly empty: { readonly title: string; readonly text: string }
  /** The table. */
  readonly children: ReactNode
}

/** A list with its search, filters and pages, and every state in between. */
export function ListFrame<R extends ListedRow>({ list, search, filters, empty, children }: ListFrameProps<R>) {
  const { t } = useTexts()
  if (list.rows === null)
    return list.failure && !list.isFetching ? (
      <FailureView failure={list.failure} onRetry={list.reload} />
    ) : (
      <Loading>
        <RowsSkeleton />
      </Loading>
    )
  if (list.isEmpty && !list.isNarrowed) return <EmptyState title={empty.title} text={empty.text} />
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {list.failure && !list.isFetching ? (
        <Notice kind="warning" title={failureText(list.failure, t).title} actions={<RetryButton onRetry={list.reload} />}>
          {t('resource.outdated')}
        </Notice>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <SearchField label={search} value={list.query.q} onSearch={list.search} />
        {filters}
      </chakra.div>
      {list.isEmpty ? (
        <EmptyState
          title={list.query.q ? t('resource.nothing_found', { q: list.query.q }) : t('administration.nothing')}
          action={
            <Button variant="outline" colorPalette="gray" onClick={list.clear}>
              {t('administration.clear')}
            </Button>
          }
        />
      ) : (
        <>
          {children}
          {list.meta ? <Pager meta={list.meta} onPage={list.page} /> : null}
        </>
      )}
    </chakra.div>
  )
}
