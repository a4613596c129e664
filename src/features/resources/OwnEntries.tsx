import { useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import type { AnyResource, AnyShownAs } from '../../../openapi/resource.ts'
import { FilterSelect } from '../../ui/list/FilterSelect.tsx'
import { ListFrame, type Exporting, type ListFrameProps } from '../../ui/list/ListFrame.tsx'
import { Moving } from '../../ui/motion/Moving.tsx'
import type { ListView } from './list.connect.ts'
import { isLong } from './list.connect.ts'
import { orderChoices } from './order-choices.ts'
import { presentations } from './presentations.tsx'
import type { AnyRow } from './row.ts'
import { Sortable } from '../../ui/list/Sortable.tsx'

interface OwnEntriesProps extends Pick<ListFrameProps<AnyRow>, 'search' | 'filters' | 'buttons' | 'notice' | 'empty'> {
  readonly resource: AnyResource
  readonly shownAs: AnyShownAs
  readonly list: ListView
  /** What the list is, for screen readers. */
  readonly caption: string
  readonly exporting: Exporting
  readonly added: AnyRow | null
  readonly nameOf: (row: AnyRow) => string
  readonly onEdit: (row: AnyRow) => void
}

/**
 * The entries that someone keeps for themselves, shown as what they are. Few of them are seen at once; many are searched,
 * put in another order, saved as a file and shown by pages.
 */
export function OwnEntries({
  resource,
  shownAs,
  list,
  caption,
  exporting,
  added,
  nameOf,
  onEdit,
  ...frame
}: OwnEntriesProps) {
  const { t } = useTexts()
  const long = isLong(list)
  // What is searched for may leave few: the search stays for as long as the screen is open.
  const [wasLong, setWasLong] = useState(long)
  if (long && !wasLong) setWasLong(true)
  const { List, Entry, isGrid } = presentations[shownAs.as]
  const order = orderChoices(resource, t)
  const entries = (rows: readonly AnyRow[]): ReactNode => (
    <Moving ids={rows.map(({ id }) => id)} of={JSON.stringify(list.query)}>
      {(body) => (
        <List label={caption} body={body}>
          {rows.map((row) => (
            <Entry
              key={row.id}
              resource={resource}
              list={list}
              row={row}
              name={nameOf(row)}
              isNew={row.id === added?.id}
              onEdit={onEdit}
            />
          ))}
        </List>
      )}
    </Moving>
  )
  return (
    <ListFrame
      {...frame}
      list={list}
      exporting={exporting}
      isBrief={!wasLong}
      order={
        order.length > 0 ? (
          <FilterSelect
            label={t('resource.order')}
            all={t('resource.order.own')}
            value={list.query.sort === 'position' ? '' : list.query.sort}
            choices={order}
            onChange={list.sort}
          />
        ) : null
      }
    >
      {(rows) =>
        // Not by how many there are: an open menu and the focus would go with the others.
        list.isOrdered ? (
          <Sortable
            ids={rows.map(({ id }) => id)}
            isGrid={isGrid}
            nameOf={(id) => {
              const row = rows.find((one) => one.id === id)
              return row ? nameOf(row) : ''
            }}
            onMove={(id, over) => {
              const [row, target] = [id, over].map((each) => rows.find((one) => one.id === each))
              if (row && target) list.move(row, target.position)
            }}
          >
            {entries(rows)}
          </Sortable>
        ) : (
          entries(rows)
        )
      }
    </ListFrame>
  )
}
