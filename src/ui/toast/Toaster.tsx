import { chakra } from '@chakra-ui/react/styled-system'
import { lazy } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { LazyPart } from '../LazyPart.tsx'
import { ToastCard } from './ToastCard.tsx'
import type { Toast } from './useToast.ts'

const MovingToasts = lazy(async () => ({ default: (await import('./MovingToasts.tsx')).MovingToasts }))

export interface ToasterProps {
  readonly toasts: readonly Toast[]
  readonly onClose: (id: number) => void
  /** The pointer or the focus came: time stands still. */
  readonly onHold: () => void
  readonly onRelease: () => void
}

/** True for those who asked their system for less motion. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * The messages of the moment, at the top right, spoken by screen readers. Their time is the machine's; here they only
 * show.
 */
export function Toaster({ toasts, onClose, onHold, onRelease }: ToasterProps) {
  const { t } = useTexts()
  const plain = toasts.map((toast) => <ToastCard key={toast.id} toast={toast} onClose={onClose} />)
  return (
    <chakra.section
      aria-label={t('ui.toast.region')}
      aria-live="polite"
      position="fixed"
      // On a phone it would lie over the whole bar at the top of the page.
      top={{ base: '4.5rem', md: '4' }}
      insetEnd="4"
      width="min(24rem, calc(100vw - 2rem))"
      zIndex="toast"
      display="flex"
      flexDirection="column"
      gap="2"
      pointerEvents="none"
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
    >
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
