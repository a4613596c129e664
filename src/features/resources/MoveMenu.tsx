import { Button } from '@chakra-ui/react/button'
import { Popover } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import { useState } from 'react'
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

/** Changes the place of a row without dragging. */
export function MoveMenu({ name, position, total, onMove }: MoveMenuProps) {
  const { t } = useTexts()
  const [open, setOpen] = useState(false)
  const last = total - 1
  const ways: readonly (readonly [MessageId, number, boolean])[] = [
    ['resource.move.up', position - 1, position > 0],
    ['resource.move.down', position + 1, position < last],
    ['resource.move.first', 0, position > 0],
    ['resource.move.last', last, position < last],
  ]
  return (
    <Popover.Root open={open} onOpenChange={(change) => setOpen(change.open)} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>
        <RowButton label={t('resource.move', { name })}>
          <MoreIcon />
        </RowButton>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="auto" aria-label={t('resource.move', { name })}>
            <Popover.Body p="1" display="flex" flexDirection="column">
              {ways.map(([id, to, possible]) => (
                <Button
                  key={id}
                  variant="ghost"
                  colorPalette="gray"
                  justifyContent="flex-start"
                  disabled={!possible}
                  onClick={() => {
                    setOpen(false)
                    onMove(to)
                  }}
                >
                  {t(id)}
                </Button>
              ))}
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
