import { Button } from '@chakra-ui/react/button'
import { Spinner } from '@chakra-ui/react/spinner'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { CacheRow } from '../../../openapi/schemas/cache.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useDates } from '../../ui/useDates.ts'
import type { Clearing } from './caches.effects.ts'
import { useCacheName } from './useCacheName.ts'

interface CacheClearing {
  /** What is being cleared; null while nothing is. */
  readonly sent: Clearing | null
  readonly busy: boolean
  readonly onClear: (name: string) => void
}
export interface CacheGroupProps extends CacheClearing {
  readonly title: string
  readonly caches: readonly CacheRow[]
  /** When the process began: a cache that counts since then does not say so. */
  readonly since: string
}

/** Several caches in one line with what they hold together; each of them when it is opened. */
export function CacheGroup({ title, caches, since, ...clearing }: CacheGroupProps) {
  const sum = (key: 'size' | 'hits' | 'misses') => caches.reduce((all, row) => all + row[key], 0)
  return (
    <chakra.details borderWidth="1px" borderRadius="l2" px="4">
      <chakra.summary cursor="pointer" py="3" minHeight="11">
        <chakra.span
          display="inline-flex"
          flexWrap="wrap"
          columnGap="3"
          alignItems="baseline"
          maxWidth="calc(100% - 2rem)"
        >
          <chakra.strong fontWeight="650">{title}</chakra.strong>
          <Figures count={caches.length} size={sum('size')} most={null} hits={sum('hits')} misses={sum('misses')} />
        </chakra.span>
      </chakra.summary>
      <chakra.ul listStyleType="none" pb="1">
        {caches.map((row) => (
          <Row key={row.name} row={row} since={since} {...clearing} />
        ))}
      </chakra.ul>
    </chakra.details>
  )
}

function Row({ row, since, sent, busy, onClear }: CacheClearing & { readonly row: CacheRow; readonly since: string }) {
  const { t } = useTexts()
  const { dateTime } = useDates()
  const name = useCacheName()(row.name)
  return (
    <chakra.li borderTopWidth="1px" py="2" display="flex" gap="3" alignItems="center" justifyContent="space-between">
      <chakra.span minWidth="0">
        <chakra.span display="block" overflowWrap="anywhere">
          {name}
        </chakra.span>
        <Figures size={row.size} most={row.most} hits={row.hits} misses={row.misses}>
          {row.since === since ? null : t('administration.cache.since.at', { date: dateTime(row.since) })}
        </Figures>
      </chakra.span>
      <Button
        size="sm"
        flex="none"
        variant="outline"
        colorPalette="gray"
        aria-disabled={busy}
        aria-label={t('administration.cache.clear.of', { name })}
        onClick={() => onClear(row.name)}
      >
        {sent?.name === row.name ? <Spinner size="xs" aria-hidden="true" /> : null}
        {t('administration.cache.clear')}
      </Button>
    </chakra.li>
  )
}

interface FiguresProps extends Pick<CacheRow, 'size' | 'most' | 'hits' | 'misses'> {
  /** Of a group: how many caches are in it. */
  readonly count?: number
  readonly children?: ReactNode
}
/** What is held and how often it helped, in one line. */
export function Figures({ count, size, most, hits, misses, children }: FiguresProps) {
  const { t } = useTexts()
  const said = [
    ...(count === undefined ? [] : [t('administration.cache.count', { count })]),
    most === null
      ? t('administration.cache.entries', { count: size })
      : t('administration.cache.entries.of', { size, most }),
    t('administration.cache.hits', { count: hits }),
    t('administration.cache.misses', { count: misses }),
  ]
  return (
    <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
      {said.join(' · ')}
      {children ? <> · {children}</> : null}
    </chakra.span>
  )
}
