import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { AnyResource } from '../../../openapi/resource.ts'
import { bulkActionsOf } from '../../../openapi/resource-calls.ts'
import { useTexts, type Translate } from '../../i18n/useTexts.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { EyeIcon, PencilIcon, PlusIcon, TrashIcon, UploadIcon } from '../../ui/icons.tsx'
import type { Exporting } from '../../ui/list/ListFrame.tsx'
import type { BulkState } from '../../ui/list/list.ts'
import { ListTable } from '../../ui/list/ListTable.tsx'
import { OutcomeNotice } from '../../ui/OutcomeNotice.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { bulkActions } from './bulk-actions.tsx'
import { ChangeNotice } from './ChangeNotice.tsx'
import { DraggableRow, DragHandle } from '../../ui/list/Draggable.tsx'
import { JustAdded } from './EntryParts.tsx'
import { Cell } from './field-kinds.tsx'
import { filterControls, type FilterChoices } from './filter-controls.tsx'
import type { ListView } from './list.connect.ts'
import { MoveMenu } from './MoveMenu.tsx'
import { OwnEntries } from './OwnEntries.tsx'
import type { RowPublishing } from './Publishing.tsx'
import { isFixedNow, isShown, readAddress, type AnyRow } from './row.ts'
import { RowButton, RowLink } from '../../ui/list/RowButton.tsx'
import { Sortable } from '../../ui/list/Sortable.tsx'
import { unchangedText } from './places.ts'
import { fieldText, useResourceTexts } from './texts.ts'
import { useRowName } from './useRowName.ts'

export interface CollectionViewProps {
  readonly resource: AnyResource
  readonly list: ListView
  readonly onAdd: () => void
  /** Entries can come from a spreadsheet. */
  readonly onImport?: () => void
  readonly onEdit: (row: AnyRow) => void
  readonly choices: FilterChoices
  readonly bulk: BulkState<AnyRow>
  readonly exporting: Exporting
  /** The entry that was just added: the list says where it stands. */
  readonly added: AnyRow | null
  readonly onAddedSeen: () => void
  /** Of entries that are published, in the place of their switch. */
  readonly publishing?: RowPublishing
}

type NameOf = (row: AnyRow) => string

function columnsOf(
  resource: AnyResource,
  list: ListView,
  t: Translate,
  nameOf: NameOf,
  added: AnyRow | null,
  publishing: RowPublishing | undefined,
): Column<AnyRow>[] {
  const fields = resource.columns.map((field, i) => ({
    key: field,
    header: t(fieldText(resource, field)),
    ...(resource.sort.includes(field) ? { sort: field } : {}),
    cell: (row: AnyRow) =>
      i === 0 && row.id === added?.id ? (
        <>
          <Cell resource={resource} row={row} name={field} /> <JustAdded text={t('resource.added')} />
        </>
      ) : (
        <Cell resource={resource} row={row} name={field} />
      ),
  }))
  if (publishing) return [...fields, { key: 'status', header: t('publishing.column'), cell: publishing.status }]
  const flag = (row: AnyRow) =>
    isFixedNow(resource, row) ? (
      t('resource.flag.active')
    ) : (
      <Switch
        // What was asked for stands there while the server answers.
        checked={isShown(resource, row, list.toggling)}
        onChange={() => list.toggle(row)}
        disabled={list.isChanging && list.toggling !== row.id}
        label={t('resource.flag.active.of', { name: nameOf(row) })}
      />
    )
  return [...fields, { key: 'flag', header: t('resource.flag.active'), cell: flag }]
}

interface RowActions {
  readonly resource: AnyResource
  readonly list: ListView
  readonly row: AnyRow
  readonly name: string
  readonly t: Translate
  readonly onEdit: (row: AnyRow) => void
  readonly publishing: RowPublishing | undefined
}
function rowActions({ resource, list, row, name, t, onEdit, publishing }: RowActions) {
  const read = readAddress(resource, row)
  return (
    <>
      {publishing?.menu(row, name)}
      {read === undefined ? null : (
        <RowLink label={t('resource.read', { name })} href={read}>
          <EyeIcon />
        </RowLink>
      )}
      {list.canOrder ? (
        <>
          <DragHandle label={t('resource.drag', { name })} disabled={list.isChanging} />
          <MoveMenu name={name} position={row.position} total={list.total} onMove={(to) => list.move(row, to)} />
        </>
      ) : null}
      {isFixedNow(resource, row) ? null : (
        <>
          <RowButton label={t('resource.edit', { name })} onClick={() => onEdit(row)}>
            <PencilIcon />
          </RowButton>
          <RowButton
            label={t('resource.delete', { name })}
            aria-disabled={list.isChanging}
            // After the first press of a double click, the next row stands under the pointer.
            onClick={({ detail }) => (detail > 1 ? undefined : list.remove(row))}
          >
            <TrashIcon />
          </RowButton>
        </>
      )}
    </>
  )
}

/** Any collection: the platform's as a table, an account's own as what they are. Either can be put in order. */
export function CollectionView({
  resource,
  list,
  choices,
  bulk,
  onAdd,
  onImport,
  onEdit,
  exporting,
  added,
  onAddedSeen,
  publishing,
}: CollectionViewProps) {
  const { t, pick, lang } = useTexts()
  const say = useResourceTexts(resource)
  const many = say('many')
  const nameOf = useRowName(resource)
  const add = (
    <>
      {onImport ? (
        <Button variant="outline" colorPalette="gray" onClick={onImport}>
          <UploadIcon />
          {t('resource.import')}
        </Button>
      ) : null}
      <Button onClick={onAdd}>
        <PlusIcon />
        {say('add')}
      </Button>
    </>
  )
  const addFirst = (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
      {add}
    </chakra.div>
  )
  const notice = (
    <>
      <ChangeNotice resource={resource} list={list} nameOf={nameOf} />
      {added && list.done === null && list.undone === null ? (
        <AddedNotice
          resource={resource}
          text={t('resource.added.at', { name: nameOf(added), position: added.position + 1 })}
          onSeen={onAddedSeen}
        />
      ) : null}
    </>
  )
  const frame = {
    list,
    caption: many,
    search: t('resource.search', { many }),
    filters: filterControls({ resource, values: list.filters, choices, t, pick }),
    exporting,
    buttons: add,
    notice,
    empty: <EmptyState title={say('empty')} text={say('empty.text')} action={addFirst} />,
  }
  if (resource.shownAs)
    return (
      <OwnEntries
        {...frame}
        resource={resource}
        shownAs={resource.shownAs}
        added={added}
        nameOf={nameOf}
        onEdit={onEdit}
      />
    )
  return (
    <ListTable<AnyRow>
      {...frame}
      columns={columnsOf(resource, list, t, nameOf, added, publishing)}
      actions={(row) => rowActions({ resource, list, row, name: nameOf(row), t, onEdit, publishing })}
      {...(bulkActionsOf(resource).length > 0
        ? {
            bulk: {
              ...bulk,
              nameOf,
              whyOf: (failure) => unchangedText(failure, t, lang),
              actions: bulkActions(resource, t),
            },
          }
        : {})}
      {...(list.isOrdered ? { Row: DraggableRow, around: (table, rows) => inOrder(table, rows, list, nameOf) } : {})}
    />
  )
}

/** A table whose rows can be dragged to another place. */
function inOrder(table: ReactNode, rows: readonly AnyRow[], list: Pick<ListView, 'move'>, nameOf: NameOf): ReactNode {
  const byId = (id: string) => rows.find((row) => row.id === id)
  return (
    <Sortable
      ids={rows.map((row) => row.id)}
      nameOf={(id) => {
        const row = byId(id)
        return row ? nameOf(row) : ''
      }}
      onMove={(id, over) => {
        const row = byId(id)
        const target = byId(over)
        if (row && target) list.move(row, target.position)
      }}
    >
      {table}
    </Sortable>
  )
}

/** Says that an entry was added and where it stands: the one notice of an addition. */
const AddedNotice = ({
  resource,
  text,
  onSeen,
}: {
  readonly resource: AnyResource
  readonly text: string
  readonly onSeen: () => void
}) => (
  <OutcomeNotice kind="success" title={text} takesFocusFor={null} onDismiss={onSeen}>
    {useResourceTexts(resource)('saved')}
  </OutcomeNotice>
)
