import { Popover as Base } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { useLayoutEffect, type ReactNode, type RefObject } from 'react'

export interface ListPanelProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly contentId: string
  /** What it lies under, as wide as that; pressing there doesn't close it. */
  readonly field: RefObject<HTMLElement | null>
  /** The id of the option that the keys are on: it stays in sight. */
  readonly active: string | undefined
  readonly children: ReactNode
}

/**
 * The list of a field in Chakra's popover, fetched when the field gets the focus. It's under the field, or above it
 * where there is more room, and never takes the focus.
 */
export function ListPanel({ open, onClose, contentId, field, active, children }: ListPanelProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      onInteractOutside={(event) => {
        const { target } = event.detail
        if (target instanceof Node && field.current?.contains(target)) event.preventDefault()
      }}
      ids={{ content: contentId }}
      positioning={{
        getAnchorElement: () => field.current,
        placement: 'bottom-start',
        strategy: 'fixed',
        gutter: 4,
        overflowPadding: 8,
        sameWidth: true,
        fitViewport: true,
      }}
      autoFocus={false}
      restoreFocus={false}
      // Tab goes on from the field as if the list weren't there.
      portalled={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Base.Positioner>
          <Base.Content
            role="presentation"
            width="var(--reference-width)"
            maxHeight="min(18rem, var(--available-height, 18rem))"
            p="1"
            // Where it lies is read when it is placed, which may be before it has its layer: over every dialog then.
            zIndex="calc(var(--sira-z-index-popover) + var(--layer-index, 90))"
            // What is chosen changes the list: nobody should see that while it goes.
            _open={{ animationName: 'none' }}
            _closed={{ animationName: 'none' }}
            // The focus stays in the field while the list is pressed.
            onMouseDown={(event) => event.preventDefault()}
          >
            <InSight id={active}>{children}</InSight>
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  )
}

function InSight({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return children
}
