import { useMachine } from '@xstate/react'
import { PRODUCT_NAME } from '../../../openapi/product.ts'
import { loadingScreenMachine } from '../../machines/loading-screen/loading-screen.machine.ts'

export interface LoadingViewProps {
  readonly name: string
  readonly typed: number
}

/**
 * As the static one in `index.html`, whose styles it shares (`splash.css`). It stands before any text or design system
 * is there.
 */
export function LoadingView({ name, typed }: LoadingViewProps) {
  return (
    <div className="splash" role="status" aria-label={name}>
      <div className="splash-name" aria-hidden="true">
        {[...name].map((letter, i) => (
          // The letters of a name do not move, so their place names them.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={i} data-typed={i < typed}>
            {letter}
          </span>
        ))}
      </div>
      <div className="splash-bar" data-moving="true" aria-hidden="true" />
    </div>
  )
}

/** Shown while the session is checked and the first screen arrives; it goes with its place as soon as that is there. */
export function LoadingScreen() {
  const [{ context }] = useMachine(loadingScreenMachine, { input: { name: PRODUCT_NAME } })
  return <LoadingView {...context} />
}
