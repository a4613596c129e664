import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, useState } from 'react'
import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MoreIcon } from '../../ui/icons.tsx'
import { RowButton } from './RowButton.tsx'

interface MoveMenuProps {
  readonly name: string
  /** 0-based. */
  readonly position: number
  readonly total: number
  readonly onMove: (to: number) => void
}

/**
 * Changes the place of a row without dragging. The panel is the browser's own popover: nothing clips it, Escape and a press elsewhere
 * close it, and the focus comes back by itself.
 */
export function MoveMenu({ name, position, total, onMove }: MoveMenuProps) {
  const { t } = useTexts()
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open || !panel.current || !trigger.current) return undefined
    const { current: shown } = panel
    const at = trigger.current.getBoundingClientRect()
    const below = at.bottom + 4 + shown.offsetHeight <= innerHeight
    shown.style.top = `${below ? at.bottom + 4 : Math.max(4, at.top - 4 - shown.offsetHeight)}px`
    shown.style.left = `${Math.max(4, at.right - shown.offsetWidth)}px`
    // It stands where its button stood, so it goes when the page moves on.
    const hide = () => shown.hidePopover()
    addEventListener('scroll', hide, { capture: true, once: true, passive: true })
    return () => removeEventListener('scroll', hide, { capture: true })
  }, [open])
  const last = total - 1
  const ways: readonly (readonly [MessageId, number, boolean])[] = [
    ['resource.move.up', position - 1, position > 0],
    ['resource.move.down', position + 1, position < last],
    ['resource.move.first', 0, position > 0],
    ['resource.move.last', last, position < last],
  ]
  return (
    <>
      <RowButton ref={trigger} label={t('resource.move', { name })} popoverTarget={id}>
        <MoreIcon />
      </RowButton>
      <chakra.div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={t('resource.move', { name })}
        onToggle={(event) => setOpen(event.newState === 'open')}
        position="fixed"
        inset="auto"
        m="0"
        p="1"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderRadius="l2"
        boxShadow="lg"
      >
        {open
          ? ways.map(([way, to, possible]) => (
              <Button
                key={way}
                variant="ghost"
                colorPalette="gray"
                display="flex"
                width="full"
                justifyContent="flex-start"
                disabled={!possible}
                onClick={() => {
                  panel.current?.hidePopover()
                  onMove(to)
                }}
              >
                {t(way)}
              </Button>
            ))
          : null}
      </chakra.div>
    </>
  )
}
