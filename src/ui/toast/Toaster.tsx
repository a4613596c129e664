import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { UNDER_DIALOG } from '../recipes.ts'
import { LazyPart } from '../LazyPart.tsx'
import { isStill } from '../motion/still.ts'
import { ToastCard } from './ToastCard.tsx'
import { MESSAGES_AT, NOTICES_ID } from './notice-place.ts'
import type { Toast } from './useToast.ts'

const MovingToasts = lazy(async () => ({ default: (await import('./MovingToasts.tsx')).MovingToasts }))

export interface ToasterProps {
  readonly toasts: readonly Toast[]
  readonly onClose: (id: number) => void
  /** The pointer or the focus came: time stands still. */
  readonly onHold: () => void
  readonly onRelease: () => void
}

/** From here on messages stand at the top. */
const WIDE = '(min-width: 48rem)'
/** Above and below the messages at the foot, in pixels. */
const GAP = 32

/**
 * While a dialog is open, its close button may be at the top right: then the messages stand in the room under it, side
 * by side, and on a phone the last one alone. The parts have a class: of rules under `body:has()` whose last part is any
 * element, the browser works the styles of the whole page out again whenever anything is added to it.
 */
const underDialog = {
  'body:has(.sira-dialog__content[data-state=open]) &': {
    top: 'auto',
    bottom: '0',
    width: 'calc(100vw - 2rem)',
    height: UNDER_DIALOG,
    flexDirection: 'row-reverse',
    alignItems: 'center',
    '& > .message': { flex: '0 1 24rem', minWidth: '0', maxHeight: '100%', overflowY: 'auto' },
    '@media (max-width: 47.99rem)': {
      '& > .message': { flexBasis: '100%' },
      '& > .message:not(:last-child)': { display: 'none' },
    },
  },
} as const

/**
 * The messages of the moment, at the top right (on narrow screens at the foot, and under a dialog that is open), spoken
 * by screen readers. Their time is the machine's; here they only show.
 */
export function Toaster({ toasts, onClose, onHold, onRelease }: ToasterProps) {
  const { t } = useTexts()
  const region = useRef<HTMLElement>(null)
  const isThere = toasts.length > 0
  // A message that goes from under the pointer or with the focus in it says neither `leave` nor `blur`: whatever happens
  // elsewhere says it in their place, or time would stand still for all messages to come.
  const release = useEffectEvent(onRelease)
  useEffect(() => {
    if (!isThere) return
    const elsewhere = ({ target }: Event) => {
      const { current } = region
      if (!current || current.contains(document.activeElement)) return
      if (!(target instanceof Node && current.contains(target))) release()
    }
    const signs = ['pointermove', 'pointerdown', 'focusin'] as const
    for (const sign of signs) document.addEventListener(sign, elsewhere)
    return () => {
      for (const sign of signs) document.removeEventListener(sign, elsewhere)
    }
  }, [isThere])
  // What they cover at the end of the page can be scrolled out from under them.
  useEffect(() => {
    const shown = region.current
    if (!shown) return undefined
    const { style } = document.body
    const size = new ResizeObserver(() => {
      const covers = shown.querySelector('.message:not(:empty)') !== null && !matchMedia(WIDE).matches
      style.paddingBottom = covers ? `${shown.offsetHeight + GAP}px` : ''
    })
    size.observe(shown)
    return () => {
      size.disconnect()
      style.paddingBottom = ''
    }
  }, [])
  const plain = toasts.map((toast) => <ToastCard key={toast.id} toast={toast} onClose={onClose} />)
  return (
    <chakra.section
      ref={region}
      aria-label={t('ui.toast.region')}
      aria-live="polite"
      data-messages
      {...MESSAGES_AT}
      css={underDialog}
      display="flex"
      flexDirection="column"
      gap="2"
      pointerEvents="none"
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
      {/* The notice of a change (OutcomeNotice) stands here: there is one place for what is said. */}
      <chakra.div id={NOTICES_ID} className="message" css={{ '&:empty': { display: 'none' } }} />
      {toasts.length === 0 || isStill() ? (
        plain
      ) : (
        // A message must show even when the line is down and nothing more can be fetched: then it does not move.
        <LazyPart fallback={plain} instead={plain}>
          <MovingToasts toasts={toasts} onClose={onClose} />
        </LazyPart>
      )}
    </chakra.section>
  )
}
