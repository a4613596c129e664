import { Menu as Base } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { useState } from 'react'
import { CheckIcon } from '../icons.tsx'
import type { MenuProps } from './Menu.tsx'
import type { OverlayPlacement, OverlayState } from './useOverlay.ts'

export interface MenuPanelProps extends OverlayState, Omit<MenuProps, 'renderTrigger' | 'onOpen' | 'placement'> {
  readonly placement: OverlayPlacement
}

/** Chakra's menu, fetched when one is about to be opened. */
export function MenuPanel({
  open,
  onClose,
  onClosed,
  triggerId,
  contentId,
  byKey,
  label,
  text,
  entries,
  chosen,
  onChoose,
  placement,
}: MenuPanelProps) {
  // Each opening is a menu of its own, which begins at its own entry.
  const [opening, setOpening] = useState({ open, count: 0 })
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) })
  const first = chosen ?? entries.find(({ disabled }) => !disabled)?.key ?? null
  return (
    <Base.Root
      key={opening.count}
      open={open}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
      ids={{ trigger: triggerId, content: contentId }}
      onExitComplete={onClosed}
      defaultHighlightedValue={byKey ? first : null}
      positioning={{ placement, strategy: 'fixed', gutter: 6, overflowPadding: 8, fitViewport: true }}
      aria-label={label}
    >
      <Portal>
        <Base.Positioner>
          <Base.Content>
            {chosen === undefined ? (
              <Base.ItemGroup>
                <Base.ItemGroupLabel srOnly={text === undefined}>{text ?? label}</Base.ItemGroupLabel>
                {entries.map(({ key, text: entry, lang, disabled = false }) => (
                  <Base.Item
                    key={key}
                    value={key}
                    disabled={disabled}
                    onClick={() => (disabled ? undefined : onChoose(key))}
                    {...(lang ? { lang } : {})}
                  >
                    {entry}
                  </Base.Item>
                ))}
              </Base.ItemGroup>
            ) : (
              <Base.RadioItemGroup value={chosen}>
                <Base.ItemGroupLabel srOnly={text === undefined}>{text ?? label}</Base.ItemGroupLabel>
                {entries.map(({ key, text: entry, lang, disabled = false }) => (
                  <Base.RadioItem
                    key={key}
                    value={key}
                    disabled={disabled}
                    onClick={() => (disabled ? undefined : onChoose(key))}
                    {...(lang ? { lang } : {})}
                  >
                    {entry}
                    {key === chosen ? <CheckIcon ms="auto" /> : null}
                  </Base.RadioItem>
                ))}
              </Base.RadioItemGroup>
            )}
          </Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  )
}
