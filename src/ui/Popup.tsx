import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react'

export interface PopupTriggerProps {
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string
  readonly onClick: () => void
}
export interface PopupProps {
  /** The button; it gets these props. */
  readonly renderTrigger: (props: PopupTriggerProps) => ReactElement
  /** What the panel is, for screen readers. */
  readonly label: string
  /** In rem; never wider than the window. */
  readonly width?: number
  /** Told each time it opens. */
  readonly onOpen?: () => void
  readonly children: (close: () => void) => ReactNode
}

/** A panel under a button. Escape, a press elsewhere and leaving by Tab close it; Escape gives the focus back to the button. */
export function Popup({ renderTrigger, label, width = 18, onOpen, children }: PopupProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const focusTrigger = () => root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()

  useEffect(() => {
    if (!open) return undefined
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  }, [open])

  return (
    <chakra.div
      ref={root}
      position="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        setOpen(false)
        focusTrigger()
      }}
    >
      {renderTrigger({
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => {
          if (!open) onOpen?.()
          setOpen(!open)
        },
      })}
      <chakra.div
        id={id}
        role="group"
        aria-label={label}
        hidden={!open}
        position={{ base: 'fixed', sm: 'absolute' }}
        top={{ base: '4.5rem', sm: 'calc(100% + 0.875rem)' }}
        insetEnd={{ base: '2', sm: '0' }}
        width={`min(${width}rem, calc(100vw - 1rem))`}
        maxHeight="calc(100dvh - 6rem)"
        overflowY="auto"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="l3"
        boxShadow="lg"
        zIndex="dropdown"
        p="2"
      >
        {open ? children(close) : null}
      </chakra.div>
    </chakra.div>
  )
}
