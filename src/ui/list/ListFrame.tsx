import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { DownloadIcon } from '../icons.tsx'
import { failureText } from '../failure-text.ts'
import { RetryButton } from '../form/RetryButton.tsx'
import { Notice } from '../Notice.tsx'
import { TITLE_ID } from '../PageHeader.tsx'
import { Pager } from '../Pager.tsx'
import { SearchField } from '../SearchField.tsx'
import { NothingFoundDrawing } from '../empty-drawings.tsx'
import { EmptyState } from '../StateView.tsx'
import { FilterChips, FilterField } from './FilterBar.tsx'
import { FilterFold } from './FilterFold.tsx'
import type { FilterControl, PagedList } from './list.ts'
import { ListBar } from './ListBar.tsx'
import { ListGate } from './ListGate.tsx'

/** Saves the list as a file; `useListScreen` gives it. */
export interface Exporting {
  readonly isRunning: boolean
  readonly run: () => void
}

export interface ListFrameProps<R> {
  readonly list: PagedList<R>
  /** The label of the search. */
  readonly search: string
  readonly filters?: readonly FilterControl[]
  readonly exporting?: Exporting
  /** Further buttons at the end of the bar; the primary one last. */
  readonly buttons?: ReactNode
  /** Above the bar: what was just done, or what to know. */
  readonly notice?: ReactNode
  /** In the place of everything when there is nothing at all. */
  readonly empty: ReactNode
  /** What is said and offered when search and filters leave nothing; in the list's own words if they matter. */
  readonly nothing?: { readonly title?: string; readonly clear?: string }
  /** How many rows the skeleton has. */
  readonly expected?: number
  /** Rows so few that they are seen at once: nothing is searched, saved as a file or counted. */
  readonly isBrief?: boolean
  /** What sets the order, where no heads of columns do. */
  readonly order?: ReactNode
  readonly children: (rows: readonly R[]) => ReactNode
}

const NONE: readonly FilterControl[] = []

/**
 * The shell of a list: search, filters, export, pages, and every state in between. What its rows look like is given
 * from outside.
 */
export function ListFrame<R>({
  list,
  search,
  filters = NONE,
  exporting,
  buttons,
  notice,
  empty,
  nothing,
  expected,
  isBrief = false,
  order,
  children,
}: ListFrameProps<R>) {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const [areFiltersOpen, setAreFiltersOpen] = useState(false)
  const focusSearch = () => frame.current?.querySelector<HTMLElement>('[type=search]')?.focus()
  // Refused for what it is narrowed by, perhaps a filter of the address that no control shows: trying again would be
  // refused again.
  const refused = !list.isFetching && list.failure?.code === 'invalid' ? list.failure.errors : null
  const gone = refused && filters.find(({ name, gone }) => gone !== undefined && refused[name])?.gone
  if (refused && (gone || list.isNarrowed))
    return (
      <Notice
        kind="warning"
        title={gone ?? t('list.refused')}
        actions={
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => {
              // The button goes with the notice.
              document.getElementById(TITLE_ID)?.focus({ preventScroll: true })
              list.clear()
            }}
          >
            {nothing?.clear ?? t('list.clear')}
          </Button>
        }
      />
    )
  const { q } = list.query
  const saving = isBrief ? undefined : exporting
  // No button for a single control.
  const isFolding = filters.length + (order ? 1 : 0) > 1
  const fields = (
    <>
      {filters.map((control) => (
        <FilterField
          key={control.name}
          control={control}
          value={list.filters[control.name] ?? ''}
          onChange={(value) => list.filter(control.name, value)}
        />
      ))}
      {order}
    </>
  )
  return (
    <ListGate list={list} {...(expected === undefined ? {} : { expected })}>
      {(rows) => (
        <chakra.div ref={frame} display="flex" flexDirection="column" gap="4">
          {notice}
          {list.failure && !list.isFetching ? (
            <Notice
              kind="warning"
              title={failureText(list.failure, t).title}
              actions={<RetryButton onRetry={list.reload} />}
            >
              {t('resource.outdated')}
            </Notice>
          ) : null}
          {list.isEmpty && !list.isNarrowed ? (
            empty
          ) : (
            <>
              <ListBar>
                {isBrief ? null : (
                  <>
                    <SearchField label={search} value={q} onSearch={list.search} />
                    {isFolding ? (
                      <FilterFold
                        isOpen={areFiltersOpen}
                        onTurn={setAreFiltersOpen}
                        count={filters.filter(({ name }) => list.filters[name]).length}
                      >
                        {fields}
                      </FilterFold>
                    ) : (
                      fields
                    )}
                  </>
                )}
                {saving || buttons ? (
                  <div className="list-buttons" data-further={buttons ? true : undefined}>
                    {saving ? (
                      <Button
                        className="export-button"
                        variant="outline"
                        colorPalette="gray"
                        title={t('resource.export')}
                        aria-disabled={saving.isRunning}
                        onClick={() => (saving.isRunning ? undefined : saving.run())}
                      >
                        <DownloadIcon />
                        <span>{t('resource.export')}</span>
                      </Button>
                    ) : null}
                    {buttons}
                  </div>
                ) : null}
              </ListBar>
              <FilterChips list={list} controls={filters} onLast={focusSearch} />
              {list.isEmpty ? (
                <EmptyState
                  drawing={<NothingFoundDrawing />}
                  title={nothing?.title ?? (q ? t('resource.nothing_found', { q }) : t('list.nothing'))}
                  action={
                    <Button
                      variant="outline"
                      colorPalette="gray"
                      onClick={() => {
                        focusSearch()
                        list.clear()
                      }}
                    >
                      {nothing?.clear ?? t(filters.length > 0 ? 'list.clear' : 'resource.search.clear')}
                    </Button>
                  }
                />
              ) : (
                <>
                  {children(rows)}
                  {list.meta && !isBrief ? <Pager meta={list.meta} onPage={list.page} /> : null}
                </>
              )}
            </>
          )}
        </chakra.div>
      )}
    </ListGate>
  )
}
