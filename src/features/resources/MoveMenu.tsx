import { useTexts } from '../../i18n/useTexts.ts'
import { MoreIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import { movesOf } from './moves.ts'
import { RowButton } from '../../ui/list/RowButton.tsx'

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
  const moves = movesOf(position, total)
  return (
    <Menu
      label={t('resource.move', { name })}
      placement="bottom-end"
      entries={moves.map(({ key, isPossible }) => ({ key, text: t(key), disabled: !isPossible }))}
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
