import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { moveFor, shownOf, typedTo, type DropPlace, type ShownNode, type TreeNode } from './rows.ts'
import { treeStyles } from './tree.styles.ts'
import { useTreeDrag } from './useTreeDrag.ts'

export interface TreeProps {
  /** What the tree is of, for screen readers. */
  readonly label: string
  readonly describedBy?: string
  /** Every row, also those that do not show. */
  readonly nodes: readonly TreeNode[]
  readonly open: ReadonlySet<string>
  readonly onOpen: (open: ReadonlySet<string>) => void
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  /** Beside the text of a row. The same function as long as it says the same: the rows are not drawn anew then. */
  readonly note?: (id: string) => ReactNode
  /** Rows can be dragged; without it they cannot. */
  readonly onDrop?: (id: string, to: DropPlace) => void
  /** F2 and Delete on a row. */
  readonly onEdit?: (id: string) => void
  readonly onDelete?: (id: string) => void
  readonly busy?: boolean
}

/** Plain elements, made once: the components of `icons.tsx` carry styles of their own, thousands of times. */
const drawn = (d: string, strokeWidth: number) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={d} />
  </svg>
)
const CHEVRON = drawn('m9.5 6 6 6-6 6', 1.75)
const GRIP = drawn('M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01', 3)

/** How long letters that follow each other are one word; milliseconds. */
const PAUSE = 700

/**
 * A tree as the ARIA practices have it: one stop for Tab, arrows, Home, End, `*`, letters; Enter or a press selects.
 * Its rows are plain elements drawn when they are in sight, so that thousands stay usable.
 */
export function Tree({
  label,
  describedBy,
  nodes,
  open,
  onOpen,
  selected,
  onSelect,
  note,
  onDrop,
  onEdit,
  onDelete,
  busy,
}: TreeProps) {
  const id = useId()
  const typed = useRef({ text: '', at: 0 })
  const [active, setActive] = useState<string | null>(null)
  const shown = useMemo(() => shownOf(nodes, open), [nodes, open])
  const ids = useMemo(() => new Set(shown.map(({ node }) => node.id)), [shown])
  // The one row that Tab reaches: where the focus was last, else what is selected, else the first.
  const stop = [active, selected].find((one) => one !== null && ids.has(one)) ?? shown[0]?.node.id ?? null
  const openAll = (more: readonly string[]) => onOpen(new Set([...open, ...more]))
  const close = (one: string) => onOpen(new Set([...open].filter((each) => each !== one)))
  const drag = useTreeDrag({ nodes, isOpen: (one) => open.has(one), open: (one) => openAll([one]), onDrop })

  const go = (to: string) => {
    setActive(to)
    const row = document.getElementById(`${id}-${to}`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (stop === null || event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    const move = moveFor(key, shown, stop)
    if (move === null && !['Enter', ' ', 'F2', 'Delete'].includes(key)) {
      if (key.length !== 1) return
      const now = performance.now()
      typed.current = { text: now - typed.current.at < PAUSE ? typed.current.text + key : key, at: now }
      const found = typedTo(shown, stop, typed.current.text)
      if (found !== null) go(found)
    } else if (move !== null && 'go' in move) go(move.go)
    else if (move !== null && 'open' in move) openAll(move.open)
    else if (move !== null) close(move.close)
    else if (key === 'Enter' || key === ' ') onSelect(stop)
    else if (key === 'F2') onEdit?.(stop)
    else onDelete?.(stop)
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    if (drag.hasJustDropped() || !(event.target instanceof Element)) return
    const row = event.target.closest<HTMLElement>('[data-tree-row]')
    const one = row?.dataset['treeRow']
    if (one === undefined) return
    setActive(one)
    row?.focus({ preventScroll: true })
    if (!event.target.closest('[data-twist]')) onSelect(one)
    else if (open.has(one)) close(one)
    else openAll([one])
  }
  return (
    <>
      <chakra.ul
        role="tree"
        aria-label={label}
        {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        aria-busy={busy ?? false}
        css={treeStyles}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerDown={drag.press}
        onFocus={({ target }) => setActive(target.closest<HTMLElement>('[data-tree-row]')?.dataset['treeRow'] ?? null)}
      >
        {shown.map((row) => (
          <Row
            key={row.node.id}
            id={`${id}-${row.node.id}`}
            node={row.node}
            level={row.level}
            place={row.place}
            siblings={row.siblings}
            isOpen={row.isOpen}
            isSelected={row.node.id === selected}
            isStop={row.node.id === stop}
            canDrag={onDrop !== undefined}
            note={note}
          />
        ))}
      </chakra.ul>
      <chakra.div
        ref={drag.ghost}
        hidden
        aria-hidden="true"
        position="fixed"
        top="0"
        insetInlineStart="0"
        zIndex="popover"
        maxWidth="18rem"
        px="3"
        py="1.5"
        borderRadius="l2"
        borderWidth="1px"
        bg="bg.panel"
        boxShadow="lg"
        textStyle="sm"
        fontWeight="600"
        pointerEvents="none"
      />
    </>
  )
}

interface RowProps extends ShownNode {
  readonly id: string
  readonly isSelected: boolean
  readonly isStop: boolean
  readonly canDrag: boolean
  readonly note: ((id: string) => ReactNode) | undefined
}
const Row = memo(function Row({
  id,
  node,
  level,
  place,
  siblings,
  isOpen,
  isSelected,
  isStop,
  canDrag,
  note,
}: RowProps) {
  return (
    <li
      id={id}
      role="treeitem"
      data-tree-row={node.id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
      aria-selected={isSelected}
      tabIndex={isStop ? 0 : -1}
      style={{ '--level': level - 1 } as object}
    >
      <span className="twist" {...(isOpen === null ? {} : { 'data-twist': '' })} aria-hidden="true">
        {isOpen === null ? null : CHEVRON}
      </span>
      <span className="text">
        <span className="name" {...(node.lang ? { lang: node.lang } : {})}>
          {node.text}
        </span>
        {note ? <span className="note"> {note(node.id)}</span> : null}
      </span>
      {canDrag ? (
        <span className="grip" data-grip="" aria-hidden="true">
          {GRIP}
        </span>
      ) : null}
    </li>
  )
})
