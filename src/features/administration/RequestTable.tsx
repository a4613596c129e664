import { Button } from '@chakra-ui/react/button'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { ListedRow } from '../../machines/list/change.ts'
import type { ListView } from '../../machines/list/list.connect.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { DoneDrawing } from '../../ui/empty-drawings.tsx'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { EmptyState } from '../../ui/StateView.tsx'

export interface RequestTableProps<R extends ListedRow> {
  readonly list: ListView<R>
  readonly onOpen: (id: string) => void
  readonly columns: readonly Column<R>[]
  readonly nameOf: (row: R) => string
  readonly caption: string
  readonly search: string
  readonly status: {
    readonly label: string
    readonly all: string
    readonly choices: readonly { readonly value: string; readonly label: string }[]
  }
  readonly empty: { readonly title: string; readonly text: string }
}

const openButton = (id: string, name: string, onOpen: (id: string) => void, t: Translate) => (
  <Button
    size="sm"
    variant="outline"
    colorPalette="gray"
    aria-label={t('administration.open_of', { name })}
    onClick={() => onOpen(id)}
  >
    {t('administration.open')}
  </Button>
)

/** Requests by their status, each of which can be opened. */
export function RequestTable<R extends ListedRow>({
  list,
  onOpen,
  columns,
  nameOf,
  caption,
  search,
  status,
  empty,
}: RequestTableProps<R>) {
  const { t } = useTexts()
  return (
    <ListTable
      list={list}
      caption={caption}
      search={search}
      filters={[{ kind: 'choice', name: 'status', ...status }]}
      columns={columns}
      actions={(row) => openButton(row.id, nameOf(row), onOpen, t)}
      empty={<EmptyState drawing={<DoneDrawing />} {...empty} />}
    />
  )
}
