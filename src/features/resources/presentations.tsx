import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import type { AnyShownAs } from '../../../openapi/resource.ts'
import { DraggableItem } from '../../ui/list/Draggable.tsx'
import {
  EntryButtons,
  EntryFacts,
  EntryHandle,
  EntryPicture,
  EntryText,
  EntryTitle,
  type EntryProps,
} from './EntryParts.tsx'
import { usePeriod } from './usePeriod.ts'

/** The width of what an entry is dragged by: narrower where the pointer is fine. */
const HANDLE = '2.75rem'
const FINE = '@media (pointer: fine)'

interface ItemProps extends ComponentProps<typeof chakra.li> {
  readonly id: string
  readonly isOrdered: boolean
  readonly isGrid?: boolean
}
/** An item that can be dragged where the list can be put in order; the last one left stays the same item. */
const Item = ({ isOrdered, id, isGrid = false, ...look }: ItemProps) =>
  isOrdered ? <DraggableItem id={id} isGrid={isGrid} {...look} /> : <chakra.li listStyleType="none" {...look} />

interface ListedProps {
  readonly label: string
  /** Of the element whose children the entries are. */
  readonly body: RefObject<never>
  readonly children: ReactNode
}
/** How a collection of an account is drawn: the list, and one entry in it. */
interface Presentation {
  readonly List: (props: ListedProps) => ReactNode
  readonly Entry: (props: EntryProps) => ReactNode
  /** The entries stand beside each other too. */
  readonly isGrid: boolean
}

const Rows = ({ label, body, children }: ListedProps) => (
  <chakra.ul ref={body} aria-label={label} css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border' } }}>
    {children}
  </chakra.ul>
)
function Row(entry: EntryProps) {
  const { row, list } = entry
  return (
    <Item id={row.id} isOrdered={list.isOrdered} display="flex" alignItems="center" gap="2" py="2">
      <EntryHandle {...entry} />
      <EntryPicture {...entry} />
      <chakra.div flex="1" minWidth="0">
        <EntryTitle {...entry} />
        <EntryFacts {...entry} />
        <EntryText {...entry} />
      </chakra.div>
      <EntryButtons {...entry} />
    </Item>
  )
}

const Cards = ({ label, body, children }: ListedProps) => (
  <chakra.ul
    ref={body}
    aria-label={label}
    display="grid"
    gap="3"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 18rem), 1fr))"
  >
    {children}
  </chakra.ul>
)
function Card(entry: EntryProps) {
  const { row, list } = entry
  return (
    <Item
      id={row.id}
      isOrdered={list.isOrdered}
      isGrid
      display="flex"
      flexDirection="column"
      gap="2"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      px="4"
      pt="3"
      pb="1"
    >
      <chakra.div display="flex" gap="3" flex="1">
        <EntryPicture {...entry} />
        <chakra.div flex="1" minWidth="0">
          <EntryTitle {...entry} />
          <EntryFacts {...entry} />
          <EntryText {...entry} />
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" mx="-2">
        <span>
          <EntryHandle {...entry} />
        </span>
        <EntryButtons {...entry} />
      </chakra.div>
    </Item>
  )
}

const Line = ({ label, body, children }: ListedProps) => (
  <chakra.ol ref={body} aria-label={label} css={{ '--rail': HANDLE, [FINE]: { '--rail': '2.25rem' } }}>
    {children}
  </chakra.ol>
)
/** The period of an entry, whose collection says which dates it has. */
function Period({ resource, row, shownAs }: Pick<EntryProps, 'resource' | 'row'> & { readonly shownAs: Timeline }) {
  const period = usePeriod(resource, shownAs)(row)
  return period === '' ? null : (
    <chakra.p textStyle="sm" fontVariantNumeric="tabular-nums">
      {period}
    </chakra.p>
  )
}
type Timeline = Extract<AnyShownAs, { readonly as: 'timeline' }>
function Stop(entry: EntryProps) {
  const { resource, row, list } = entry
  const { shownAs } = resource
  const isNow = shownAs?.as === 'timeline' && row[shownAs.from] !== null && row[shownAs.to] === null
  return (
    <Item
      id={row.id}
      isOrdered={list.isOrdered}
      position="relative"
      display="flex"
      alignItems="flex-start"
      gap="2"
      pb="5"
      css={{
        // The line from stop to stop; the last one ends it.
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 'calc(var(--rail) / 2 - 1px)',
          top: 'var(--rail)',
          bottom: '0',
          width: '2px',
          bg: 'border',
        },
        '&:last-child': { paddingBottom: '0' },
      }}
    >
      <chakra.span
        width="var(--rail)"
        flexShrink="0"
        display="grid"
        placeItems="center"
        minHeight="var(--rail)"
        css={{
          '& button, & [data-dot]': {
            borderWidth: '2px',
            borderColor: isNow ? 'primary.solid' : 'border',
            borderRadius: 'full',
            bg: 'bg.panel',
          },
        }}
      >
        {list.canOrder ? (
          <EntryHandle {...entry} />
        ) : (
          <chakra.span data-dot="" aria-hidden="true" width="4" height="4" />
        )}
      </chakra.span>
      {row[shownAs?.picture ?? ''] ? <EntryPicture {...entry} /> : null}
      <chakra.div flex="1" minWidth="0">
        <chakra.div display="flex" alignItems="flex-start" gap="2">
          <chakra.div flex="1" minWidth="0" pt="1.5">
            <EntryTitle {...entry} />
          </chakra.div>
          <EntryButtons {...entry} />
        </chakra.div>
        <EntryFacts {...entry} />
        {shownAs?.as === 'timeline' ? <Period resource={resource} row={row} shownAs={shownAs} /> : null}
        <EntryText {...entry} />
      </chakra.div>
    </Item>
  )
}
/** Every way in which people see their own entries. */
export const presentations: Readonly<Record<AnyShownAs['as'], Presentation>> = {
  timeline: { List: Line, Entry: Stop, isGrid: false },
  cards: { List: Cards, Entry: Card, isGrid: true },
  rows: { List: Rows, Entry: Row, isGrid: false },
}
