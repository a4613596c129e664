import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'

interface SortableProps {
  /** In the order of the screen. */
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly onMove: (id: string, over: string) => void
  /** The rows stand beside each other too. */
  readonly isGrid?: boolean
  readonly children: ReactNode
}

/** Rows that are put in order by dragging or by keyboard, each step announced in the reader's language. */
export function Sortable({ ids, nameOf, onMove, isGrid = false, children }: SortableProps) {
  const { t } = useTexts()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: string | number) => ({
    name: nameOf(String(id)),
    position: ids.indexOf(String(id)) + 1,
    total: ids.length,
  })
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('resource.drag.start', place(active.id)),
    onDragOver: ({ active, over }) =>
      over ? t('resource.drag.over', { ...place(over.id), name: nameOf(String(active.id)) }) : undefined,
    onDragEnd: ({ active, over }) =>
      t('resource.drag.end', { ...place(over?.id ?? active.id), name: nameOf(String(active.id)) }),
    onDragCancel: ({ active }) => t('resource.drag.cancel', { name: nameOf(String(active.id)) }),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('resource.drag.help') } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id))
      }}
    >
      <SortableContext items={[...ids]} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
