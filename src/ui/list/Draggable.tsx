import { useSortable } from '@dnd-kit/sortable'
import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, use, useMemo, type ComponentProps, type CSSProperties, type ReactNode } from 'react'
import { GripIcon } from '../icons.tsx'
import { RowButton } from './RowButton.tsx'

type Handle = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>
const HandleContext = createContext<Handle | null>(null)

export interface DraggableProps {
  readonly id: string
  readonly children: ReactNode
}

function useDraggable(id: string, isGrid = false) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  const handle = useMemo(
    () => ({ attributes, listeners, setActivatorNodeRef }),
    [attributes, listeners, setActivatorNodeRef],
  )
  const style: CSSProperties = transform
    ? {
        transform: `translate3d(${isGrid ? Math.round(transform.x) : 0}px, ${Math.round(transform.y)}px, 0)`,
        ...(transition ? { transition } : {}),
      }
    : {}
  const lifted = isDragging ? ({ position: 'relative', zIndex: '1', bg: 'bg.panel', boxShadow: 'lg' } as const) : {}
  return { handle, place: { ref: setNodeRef, style, ...lifted } }
}

/** A row of a table that can be dragged by the handle inside it. */
export function DraggableRow({ id, children }: DraggableProps) {
  const { handle, place } = useDraggable(id)
  return (
    <HandleContext value={handle}>
      <chakra.tr role="row" {...place}>
        {children}
      </chakra.tr>
    </HandleContext>
  )
}

interface DraggableItemProps extends ComponentProps<typeof chakra.li> {
  readonly id: string
  /** The items stand beside each other too. */
  readonly isGrid?: boolean
}

/** An item of a list that can be dragged by the handle inside it. */
export function DraggableItem({ id, isGrid = false, children, ...look }: DraggableItemProps) {
  const { handle, place } = useDraggable(id, isGrid)
  return (
    <HandleContext value={handle}>
      <chakra.li listStyleType="none" {...look} {...place}>
        {children}
      </chakra.li>
    </HandleContext>
  )
}

/** What a row is dragged by, with pointer, finger or keyboard (Space, arrows, Space). */
export function DragHandle({ label, disabled }: { readonly label: string; readonly disabled: boolean }) {
  const handle = use(HandleContext)
  if (!handle) return null
  return (
    <RowButton
      ref={handle.setActivatorNodeRef}
      aria-describedby={handle.attributes['aria-describedby']}
      {...(disabled ? {} : handle.listeners)}
      label={label}
      aria-disabled={disabled}
      data-drags
    >
      <GripIcon />
    </RowButton>
  )
}
