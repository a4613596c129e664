import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { CacheAnswer, CacheRow } from '../../../openapi/schemas/cache.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { SaveView } from '../../machines/save/save.connect.ts'
import { DataTable, type Column } from '../../ui/DataTable.tsx'
import { failureText } from '../../ui/failure-text.ts'
import { RetryButton } from '../../ui/form/FormButtons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useDates } from '../../ui/useDates.ts'
import type { Clearing } from './caches.effects.ts'
import { useCacheName } from './useCacheName.ts'

export interface CachesViewProps {
  readonly answer: CacheAnswer
  readonly clear: SaveView<Clearing, Clearing>
  readonly onRefresh: () => void
}

/** The caches of the process that answered, each with what it holds and how often it helped. */
export function CachesView({ answer: { process, caches }, clear, onRefresh }: CachesViewProps) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const columns = useColumns()
  const said = clear.failure ? failureText(clear.failure, t) : null
  const sent = clear.busy ? clear.values : null
  const send = (name: string | null) => (clear.busy ? undefined : clear.submit({ name }))
  const clearing = ({ name }: CacheRow) => <ClearButton name={name} sent={sent} busy={clear.busy} onClear={send} />
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
      <DataTable
        caption={t('page.cache.title')}
        rows={caches}
        rowKey={({ name }) => name}
        columns={columns}
        actions={clearing}
      />
    </chakra.div>
  )
}

function useColumns(): readonly Column<CacheRow>[] {
  const { t, intl } = useTexts()
  const { dateTime } = useDates()
  const nameOf = useCacheName()
  const count = (key: 'hits' | 'misses'): Column<CacheRow> => ({
    key,
    header: t(`administration.cache.${key}`),
    numeric: true,
    cell: (row) => intl.formatNumber(row[key]),
  })
  return [
    {
      key: 'name',
      header: t('administration.cache.name'),
      cell: (row) => <chakra.span overflowWrap="anywhere">{nameOf(row.name)}</chakra.span>,
    },
    {
      key: 'size',
      header: t('administration.cache.size'),
      numeric: true,
      cell: ({ size, most }) =>
        most === null ? intl.formatNumber(size) : t('administration.cache.size.of', { size, most }),
    },
    count('hits'),
    count('misses'),
    { key: 'since', header: t('administration.cache.since'), cell: (row) => dateTime(row.since) },
  ]
}

interface ClearButtonProps {
  readonly name: string
  readonly sent: Clearing | null
  readonly busy: boolean
  readonly onClear: (name: string) => void
}
function ClearButton({ name, sent, busy, onClear }: ClearButtonProps) {
  const { t } = useTexts()
  const nameOf = useCacheName()
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      aria-disabled={busy}
      aria-label={t('administration.cache.clear.of', { name: nameOf(name) })}
      onClick={() => onClear(name)}
    >
      {sent?.name === name ? <Spinner size="xs" aria-hidden="true" /> : null}
      {t('administration.cache.clear')}
    </Button>
  )
}
