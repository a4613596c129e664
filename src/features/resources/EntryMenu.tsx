import { useTexts } from '../../i18n/useTexts.ts'
import { MoreIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/overlay/Menu.tsx'
import type { ListView } from './list.connect.ts'
import { movesOf } from './moves.ts'
import { RowButton } from '../../ui/list/RowButton.tsx'
import { askedFlagOf, isShown, type AnyRow } from './row.ts'
import type { AnyResource } from '../../../openapi/resource.ts'

interface EntryMenuProps {
  readonly resource: AnyResource
  readonly list: ListView
  readonly row: AnyRow
  readonly name: string
}

/** What can be done to an entry besides editing it: hiding, moving and deleting it. */
export function EntryMenu({ resource, list, row, name }: EntryMenuProps) {
  const { t } = useTexts()
  const moves = list.canOrder ? movesOf(row.position, list.total) : []
  return (
    <Menu
      label={t('resource.menu', { name })}
      placement="bottom-end"
      entries={[
        ...(askedFlagOf(resource) === null
          ? []
          : [
              {
                key: 'toggle',
                text: t(isShown(resource, row, list.toggling) ? 'resource.menu.hide' : 'resource.menu.show'),
                disabled: list.isChanging,
              },
            ]),
        ...moves.map(({ key, isPossible }) => ({ key, text: t(key), disabled: !isPossible })),
        { key: 'delete', text: t('resource.menu.delete'), disabled: list.isChanging },
      ]}
      onChoose={(key) => {
        if (key === 'toggle') list.toggle(row)
        else if (key === 'delete') list.remove(row)
        else list.move(row, moves.find((move) => move.key === key)?.to ?? row.position)
      }}
      renderTrigger={(trigger) => (
        <RowButton {...trigger} label={t('resource.menu', { name })}>
          <MoreIcon />
        </RowButton>
      )}
    />
  )
}
