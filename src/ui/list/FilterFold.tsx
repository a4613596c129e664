import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { SlidersIcon } from '../icons.tsx'

interface FilterFoldProps {
  readonly isOpen: boolean
  readonly onTurn: (isOpen: boolean) => void
  /** How many filters are set. */
  readonly count: number
  readonly children: ReactNode
}

/** A calendar or a menu is open, and Escape closes that. */
const hasOverlay = (part: Element) => part.querySelector('[aria-haspopup][aria-expanded=true]') !== null

/**
 * The filters of a list: in a line where there is room, else behind a button that says how many are set. The bar
 * around it decides which (`ListBar`), so that the first paint is right already.
 */
export function FilterFold({ isOpen, onTurn, count, children }: FilterFoldProps) {
  const { t } = useTexts()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.isDefaultPrevented() || hasOverlay(event.currentTarget)) return
    event.preventDefault()
    button.current?.focus()
    onTurn(false)
  }
  return (
    <chakra.div className="fold" display="contents" onKeyDown={onKeyDown}>
      <Button
        ref={button}
        className="fold-button"
        variant="outline"
        colorPalette="gray"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onTurn(!isOpen)}
      >
        <SlidersIcon />
        {t('list.filters.button', { count })}
      </Button>
      <div id={id} className="fold-body" data-open={isOpen || undefined}>
        {children}
      </div>
    </chakra.div>
  )
}
