import { Button } from '@chakra-ui/react/button'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { Notice } from './Notice.tsx'

interface OutcomeNoticeProps {
  readonly kind: 'success' | 'warning' | 'error'
  readonly title: string
  readonly children?: ReactNode
  /**
   * The change this tells of, if what had the focus went with it: the focus comes here, for each change once. Null: the
   * focus stays.
   */
  readonly takesFocusFor: object | null
  /** A way on, before the others. */
  readonly action?: ReactNode
  /** Takes the change back, where that can be done. */
  readonly onUndo?: (() => void) | null
  readonly busy?: boolean
  readonly onDismiss: () => void
}

/** What was just done to a row of a list or a tree, with the way back; or what was not done and why. */
export function OutcomeNotice({
  kind,
  title,
  children,
  takesFocusFor,
  action,
  onUndo,
  busy,
  onDismiss,
}: OutcomeNoticeProps) {
  const { t } = useTexts()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocusFor) place.current?.focus()
  }, [takesFocusFor])
  return (
    <Notice
      ref={place}
      kind={kind}
      title={title}
      actions={
        <>
          {action}
          {onUndo ? (
            <Button size="sm" variant="outline" colorPalette="gray" aria-disabled={busy} onClick={onUndo}>
              {t('ui.action.undo')}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={onDismiss}>
            {t('ui.action.close')}
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  )
}
