import type { MessageId } from '../../../openapi/messages/catalogue.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { MoreIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { RowButton } from './RowButton.tsx'

interface MoveMenuProps {
  readonly name: string
  /** 0-based. */
  readonly position: number
  readonly total: number
  readonly onMove: (to: number) => void
}

/** Moves a row to another place without dragging. */
export function MoveMenu({ name, position, total, onMove }: MoveMenuProps) {
  const { t } = useTexts()
  const last = total - 1
  const moves: readonly { readonly key: MessageId; readonly to: number; readonly possible: boolean }[] = [
    { key: 'resource.move.up', to: position - 1, possible: position > 0 },
    { key: 'resource.move.down', to: position + 1, possible: position < last },
    { key: 'resource.move.first', to: 0, possible: position > 0 },
    { key: 'resource.move.last', to: last, possible: position < last },
  ]
  return (
    <Menu
      label={t('resource.move', { name })}
      placement="bottom-end"
      entries={moves.map(({ key, possible }) => ({ key, text: t(key), disabled: !possible }))}
      onChoose={(key) => {
        const move = moves.find((each) => each.key === key)
        if (move) onMove(move.to)
      }}
      renderTrigger={(trigger) => (
        <RowButton {...trigger} label={t('resource.move', { name })}>
          <MoreIcon />
        </RowButton>
      )}
    />
  )
}
