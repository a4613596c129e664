import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../i18n/useTexts.ts'
import { Notice } from './Notice.tsx'
import { TITLE_ID } from './PageHeader.tsx'
import { countdown, NOTICE_LIFE, type Countdown } from './toast/countdown.ts'
import { MESSAGES_AT, useNoticePlace } from './toast/notice-place.ts'

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
  /** Milliseconds that a success stands there; tests have less patience. */
  readonly life?: number
}

/**
 * What was just done to a row of a list or a tree, with the way back; or what was not done and why. It lies over the
 * page, beside the messages, and moves nothing. A success goes by itself; what went wrong stays until it is closed.
 */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const place = useNoticePlace()
  // Each change has a notice of its own, whose time begins with it.
  const card = <Card key={`${props.kind} ${props.title}`} {...props} isAlone={place === null} />
  return place ? createPortal(card, place) : card
}

function Card({
  kind,
  title,
  children,
  takesFocusFor,
  action,
  onUndo,
  busy,
  onDismiss,
  life = NOTICE_LIFE,
  isAlone,
}: OutcomeNoticeProps & { readonly isAlone: boolean }) {
  const { t } = useTexts()
  const card = useRef<HTMLDivElement>(null)
  const time = useRef<Countdown>(null)
  const end = useEffectEvent(onDismiss)
  const passes = kind === 'success'
  useEffect(() => {
    if (takesFocusFor) card.current?.focus({ preventScroll: true })
  }, [takesFocusFor])
  useEffect(() => {
    if (!passes) return
    const running = countdown(life, () => end())
    time.current = running
    return () => running.stop()
  }, [passes, life])
  // Other effects are cleaned up after the card has left the page, when the browser has taken the focus from it.
  useLayoutEffect(() => {
    const shown = card.current
    return () => {
      // Whoever had the focus here is at the head of the page, and not nowhere.
      if (shown?.contains(document.activeElement)) document.getElementById(TITLE_ID)?.focus({ preventScroll: true })
    }
  }, [])
  const hold = () => time.current?.hold()
  const release = () => time.current?.release()
  return (
    <chakra.div
      pointerEvents="auto"
      boxShadow="md"
      borderRadius="l2"
      width="full"
      // Where there are no messages to stand beside.
      {...(isAlone ? MESSAGES_AT : {})}
      onPointerEnter={hold}
      onPointerLeave={release}
      // The focus that comes here by itself after a click is nobody's wish to stay.
      onFocus={({ target }: FocusEvent) => (target.matches(':focus-visible') ? hold() : undefined)}
      onBlur={release}
    >
      <Notice
        ref={card}
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
    </chakra.div>
  )
}
