import { Button } from '@chakra-ui/react/button'
import { Component, createContext, lazy, Suspense, use, useState, type ComponentType, type ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { Notice } from './Notice.tsx'
import { useNetworkRestored } from './useNetworkRestored.ts'

interface BoundaryProps {
  readonly children: ReactNode
  readonly instead: ReactNode
}
class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}

/** One try at fetching what a `LazyPart` shows: another is another object, because React keeps what came of a fetch. */
interface Attempt {
  readonly number: number
}
const AttemptContext = createContext<Attempt>({ number: 0 })

export interface LazyPartProps {
  /** In its place until it is there. */
  readonly fallback?: ReactNode
  /** In its place when it cannot be fetched; a notice when absent, `null` where the screen is whole without it. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/**
 * A part of a screen that is fetched when needed. If it cannot be, the rest of the screen and everything typed there
 * stays, and what is made by `partOf` can be tried again.
 */
export function LazyPart({ fallback, instead, children }: LazyPartProps) {
  const [attempt, setAttempt] = useState<Attempt>({ number: 0 })
  const again = () => setAttempt({ number: attempt.number + 1 })
  return (
    <Boundary key={attempt.number} instead={instead === undefined ? <NotFetched onRetry={again} /> : instead}>
      <AttemptContext value={attempt}>
        <Suspense fallback={fallback ?? null}>{children}</Suspense>
      </AttemptContext>
    </Boundary>
  )
}

function NotFetched({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts()
  useNetworkRestored(onRetry)
  return (
    <Notice
      kind="error"
      title={t('ui.part.title')}
      actions={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
          {t('ui.action.retry')}
        </Button>
      }
    >
      {t(navigator.onLine ? 'ui.part.text' : 'ui.part.offline')}
    </Notice>
  )
}

/**
 * A part that can also be fetched ahead: one that is there by the time it is drawn is drawn at once. React lets whatever
 * it once waited for appear a third of a second later at the earliest.
 */
export function partOf<P extends object>(load: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | null = null
  const fetch = async () => (there ??= await load())
  const attempts = new WeakMap<Attempt, ComponentType<P>>()
  // React draws it anew once it is there, and must find the same component then.
  const shownIn = (attempt: Attempt): ComponentType<P> => {
    const shown = attempts.get(attempt) ?? there ?? lazy(async () => ({ default: await fetch() }))
    attempts.set(attempt, shown)
    return shown
  }
  function Part(props: P) {
    const attempt = use(AttemptContext)
    const [Shown] = useState(() => shownIn(attempt))
    return <Shown {...props} />
  }
  return {
    Part,
    /** Says nothing where it cannot be fetched: whoever draws it will. */
    fetchAhead: () => void fetch().catch(() => undefined),
  }
}
