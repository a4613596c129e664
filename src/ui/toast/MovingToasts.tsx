import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import { div as MovingDiv } from 'framer-motion/m'
import { ToastCard } from './ToastCard.tsx'
import type { Toast } from './useToast.ts'

/** How long a message takes to come or to go; seconds. */
const TIME = 0.18

/**
 * The messages with motion that explains: each comes from the edge it belongs to and goes back there. Fetched with the
 * first message.
 */
export const MovingToasts = ({
  toasts,
  onClose,
}: {
  readonly toasts: readonly Toast[]
  readonly onClose: (id: number) => void
}) => (
  <MotionConfig reducedMotion="user">
    <LazyMotion features={domAnimation} strict>
      <AnimatePresence initial={false}>
        {toasts.map((toast) => (
          <MovingDiv
            key={toast.id}
            className="message"
            initial={{ opacity: 0, x: 24 }}
            animate={{ opacity: 1, x: 0 }}
            exit={{ opacity: 0, x: 24 }}
            transition={{ duration: TIME }}
          >
            <ToastCard toast={toast} onClose={onClose} />
          </MovingDiv>
        ))}
      </AnimatePresence>
    </LazyMotion>
  </MotionConfig>
)
