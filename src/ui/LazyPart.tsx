import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { Notice } from './Notice.tsx'

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

export interface LazyPartProps {
  /** In its place until it is there. */
  readonly fallback?: ReactNode
  /** In its place when it cannot be fetched; a notice when absent, `null` where the screen is whole without it. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

/**
 * A part of a screen that is fetched when needed. If it cannot be, the rest of the screen and everything typed there
 * stays.
 */
export function LazyPart({ fallback, instead, children }: LazyPartProps) {
  const { t } = useTexts()
  return (
    <Boundary
      instead={
        instead === undefined ? (
          <Notice kind="error" title={t('ui.part.title')}>
            {t('ui.part.text')}
          </Notice>
        ) : (
          instead
        )
      }
    >
      <Suspense fallback={fallback ?? null}>{children}</Suspense>
    </Boundary>
  )
}

/**
 * A part that can also be fetched ahead: one that is there by the time it is drawn is drawn at once. React lets whatever
 * it once waited for appear a third of a second later at the earliest.
 */
export function partOf<P extends object>(load: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | null = null
  const fetch = async () => (there ??= await load())
  const Later = lazy(async () => ({ default: await fetch() }))
  function Part(props: P) {
    const [Shown] = useState<ComponentType<P>>(() => there ?? Later)
    return <Shown {...props} />
  }
  return {
    Part,
    /** Says nothing where it cannot be fetched: whoever draws it will. */
    fetchAhead: () => void fetch().catch(() => undefined),
  }
}
