import { useLoad } from '../../hooks/useLoad.ts'
import { useSave } from '../../hooks/useSave.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LoadGate } from '../../ui/LoadGate.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { useToast } from '../../ui/toast/useToast.ts'
import { cachesMachine, clearMachine, type Clearing } from './caches.effects.ts'
import { useCacheName } from './useCacheName.ts'
import { CachesView } from './CachesView.tsx'

/** `/cache`: what the server keeps in memory, and clearing it. */
export function Screen() {
  const { t } = useTexts()
  const toast = useToast()
  const nameOf = useCacheName()
  const load = useLoad(cachesMachine, null)
  const clear = useSave<Clearing, Clearing>(clearMachine, {
    row: null,
    onSaved: ({ name }) => {
      toast({
        severity: 'success',
        text:
          name === null
            ? t('administration.cache.cleared.all')
            : t('administration.cache.cleared', { name: nameOf(name) }),
      })
      load.refresh()
    },
  })
  return (
    <>
      <PageHeader title={t('page.cache.title')} purpose={t('administration.cache.purpose')} />
      <LoadGate load={load} skeleton={<RowsSkeleton rows={8} />}>
        {(answer) => <CachesView answer={answer} clear={clear} onRefresh={load.refresh} />}
      </LoadGate>
    </>
  )
}
