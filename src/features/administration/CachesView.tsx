import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { CacheAnswer, CacheRow } from '../../../openapi/schemas/cache.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { failureText } from '../../ui/failure-text.ts'
import { RetryButton } from '../../ui/form/RetryButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import { CacheGroup, Figures } from './CacheGroup.tsx'
import type { Clearing } from './caches.effects.ts'
import { PAGE } from './useCacheName.ts'

export interface CachesViewProps {
  readonly answer: CacheAnswer
  readonly clear: SaveView<Clearing, Clearing>
  readonly onRefresh: () => void
}

const isPage = ({ name }: CacheRow) => name.startsWith(PAGE)

/**
 * The caches of the process that answered: what all hold together and how often they helped, then pages and the others,
 * each cache when its group is opened.
 */
export function CachesView({ answer: { process, caches }, clear, onRefresh }: CachesViewProps) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const [pages, others] = [caches.filter(isPage), caches.filter((row) => !isPage(row))]
  const said = clear.failure ? failureText(clear.failure, t) : null
  const sent = clear.busy ? clear.values : null
  const send = (name: string | null) => (clear.busy ? undefined : clear.submit({ name }))
  const group = { since: process.started_at, sent, busy: clear.busy, onClear: send }
  const sum = (key: 'size' | 'hits' | 'misses') => caches.reduce((all, row) => all + row[key], 0)
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {said ? (
        <Notice
          kind="error"
          title={said.title}
          actions={clear.trouble === 'refused' ? undefined : <RetryButton onRetry={clear.retry} />}
        >
          {said.text}
        </Notice>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.p color="fg.muted" textStyle="sm" flex="1 1 18rem" maxWidth="65ch">
          {t(process.is_only ? 'administration.cache.process.only' : 'administration.cache.process', {
            id: `${process.id}`,
            date: dateTime(process.started_at),
          })}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button variant="outline" colorPalette="gray" onClick={onRefresh}>
            {t('administration.cache.refresh')}
          </Button>
          <Button variant="outline" colorPalette="gray" aria-disabled={clear.busy} onClick={() => send(null)}>
            {sent?.name === null ? <Spinner size="xs" aria-hidden="true" /> : null}
            {t('administration.cache.clear.all')}
          </Button>
        </chakra.div>
      </chakra.div>
      <chakra.p display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline" px="4">
        <chakra.strong fontWeight="650">{t('administration.cache.total')}</chakra.strong>
        <Figures count={caches.length} size={sum('size')} most={null} hits={sum('hits')} misses={sum('misses')} />
      </chakra.p>
      <CacheGroup title={t('administration.cache.pages')} caches={pages} {...group} />
      <CacheGroup title={t('administration.cache.others')} caches={others} {...group} />
    </chakra.div>
  )
}
