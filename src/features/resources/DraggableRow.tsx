import { useSortable } from '@dnd-kit/sortable'
import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, use, useMemo, type CSSProperties, type ReactNode } from 'react'
import { GripIcon } from '../../ui/icons.tsx'
import { RowButton } from './RowButton.tsx'

type Handle = Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners' | 'setActivatorNodeRef'>
const HandleContext = createContext<Handle | null>(null)

/** A row that can be dragged by the handle inside it. */
export function DraggableRow({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id })
  const handle = useMemo(() => ({ attributes, listeners, setActivatorNodeRef }), [attributes, listeners, setActivatorNodeRef])
  const style: CSSProperties = transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)`, ...(transition ? { transition } : {}) } : {}
  return (
    <HandleContext value={handle}>
      <chakra.tr ref={setNodeRef} role="row" style={style} {...(isDragging ? { position: 'relative', zIndex: '1', bg: 'bg.panel', boxShadow: 'lg' } : {})}>
        {children}
      </chakra.tr>
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
      cursor="grab"
      touchAction="none"
    >
      <GripIcon />
    </RowButton>
  )
}
