import { useState, type ComponentType } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { useToast } from '../toast/useToast.ts'

/**
 * A panel whose code (Chakra, its positions and keys) isn't part of the first load. `prepare` fetches it and answers
 * whether it's there; if it can't be fetched, a message says so and the next call tries again. `prepareQuietly` says
 * nothing: nobody has asked for the panel yet.
 */
export function usePanel<P>(load: () => Promise<ComponentType<P>>) {
  const { t } = useTexts()
  const toast = useToast()
  const [panel, setPanel] = useState<{ readonly Panel: ComponentType<P> } | null>(null)
  const fetchPanel = async () => {
    if (!panel) setPanel({ Panel: await load() })
  }
  const prepare = (): Promise<boolean> =>
    fetchPanel().then(
      () => true,
      () => {
        toast({
          severity: 'error',
          title: t('ui.part.title'),
          text: t(navigator.onLine ? 'ui.part.text' : 'ui.part.offline'),
        })
        return false
      },
    )
  return {
    Panel: panel?.Panel ?? null,
    prepare,
    prepareQuietly: () => void fetchPanel().catch(() => undefined),
  }
}
