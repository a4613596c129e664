import { Button } from '@chakra-ui/react/button'
import { Link } from '@chakra-ui/react/link'
import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '../../../openapi/format/money.ts'
import { pages } from '../../../openapi/routes.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { QuietDrawing } from '../../ui/empty-drawings.tsx'
import { DeletionNotice } from '../../ui/list/DeletionNotice.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { ListedSearch } from './saved-jobs.effects.ts'

interface SearchesViewProps {
  readonly list: ListView<ListedSearch>
  readonly onEdit: (row: ListedSearch) => void
}
const pathOf = ({ search }: ListedSearch) => (search === '' ? pages.jobs.path : `${pages.jobs.path}?${search}`)

/** The searches that the person keeps: at most twenty, seen at once. */
export function SearchesView({ list, onEdit }: SearchesViewProps) {
  const { t } = useTexts()
  const { date } = useDates()
  return (
    <ListTable
      list={list}
      isBrief
      caption={t('saved.view.searches')}
      search={t('saved.searches.look')}
      columns={columnsOf(t, date)}
      actions={(row) => rowActions({ row, list, onEdit })}
      notice={
        <DeletionNotice
          list={list}
          deleted={({ name }) => t('saved.searches.deleted', { name })}
          failed={(kind) => t(`saved.searches.failed.${kind}`)}
        />
      }
      empty={
        <EmptyState
          drawing={<QuietDrawing />}
          title={t('saved.searches.empty')}
          text={t('saved.searches.empty.text')}
          action={
            <Button asChild>
              <a href={pages.jobs.path}>{t('saved.searches.empty.go')}</a>
            </Button>
          }
        />
      }
    />
  )
}

const rowActions = (props: SearchesViewProps & { readonly row: ListedSearch }) => <RowActions {...props} />
function RowActions({ row, list, onEdit }: SearchesViewProps & { readonly row: ListedSearch }) {
  const { t } = useTexts()
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-label={t('saved.searches.edit.of', { name: row.name })}
        onClick={() => onEdit(row)}
      >
        {t('saved.searches.edit')}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        aria-label={t('saved.searches.delete.of', { name: row.name })}
        aria-disabled={list.isChanging}
        onClick={() => (list.isChanging ? undefined : list.change({ kind: 'delete', row }))}
      >
        {t('saved.searches.delete')}
      </Button>
    </>
  )
}

const columnsOf = (t: Translate, date: (iso: string) => string): readonly Column<ListedSearch>[] => [
  {
    key: 'name',
    header: t('saved.searches.column.name'),
    cell: (row) => (
      <chakra.span minWidth="0" overflowWrap="anywhere">
        <Link href={pathOf(row)} fontWeight="600" display="inline-flex" minHeight="6">
          {row.name}
        </Link>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          <Asked row={row} />
        </chakra.span>
      </chakra.span>
    ),
  },
  {
    key: 'mails',
    header: t('saved.searches.column.mails'),
    cell: ({ mails }) => t(`saved.searches.mails.${mails}`),
  },
  {
    key: 'mailed_at',
    header: t('saved.searches.column.mailed'),
    cell: ({ mailed_at }) => (mailed_at === null ? null : date(mailed_at)),
  },
]

/** What is searched for: the words, and what narrows it. */
function Asked({ row: { words, filters, salary } }: { readonly row: ListedSearch }) {
  const { t, pick, lang } = useTexts()
  const said = [
    ...(words === '' ? [] : [`“${words}”`]),
    ...filters.flatMap((filter) => pick(filter)?.text ?? []),
    ...(salary === null ? [] : [t('saved.searches.salary', { amount: formatMoney(salary, lang) })]),
  ]
  return said.length === 0 ? t('saved.searches.all_jobs') : said.join(' · ')
}
