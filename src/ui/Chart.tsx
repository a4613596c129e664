import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../i18n/useTexts.ts'
import { useDates } from './useDates.ts'

export interface ChartSeries {
  readonly key: string
  readonly label: string
  readonly hue: 'primary' | 'secondary' | 'success'
}
export interface ChartDay {
  /** ISO date. */
  readonly date: string
  /** By the key of the series. */
  readonly values: Readonly<Record<string, number>>
}
export interface ChartProps {
  readonly title: string
  readonly days: readonly ChartDay[]
  /** One or two; drawn as bars side by side. */
  readonly series: readonly ChartSeries[]
}

/** Pixels; the drawing is as wide as its place, so that its writing keeps its size. */
const FIRST_WIDTH = 640
const HEIGHT = 200
const BASE = 176

/** The next number of the form 1, 2, 3, 4, 6 or 8 × 10ⁿ, so that the top line and the half of it read easily. */
function ceiling(value: number): number {
  if (value <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 3, 4, 6, 8, 10].map((m) => m * power).find((top) => top >= value) ?? value
}

/** Bars per day. The same numbers stand in a table behind it, which anyone can open. */
export function Chart({ title, days, series }: ChartProps) {
  const { t, intl } = useTexts()
  const { date, short } = useDates()
  const top = ceiling(Math.max(0, ...days.flatMap((day) => series.map((s) => day.values[s.key] ?? 0))))
  const left = 36
  const place = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new ResizeObserver(([entry]) =>
      setWidth(Math.max(200, Math.round(entry?.contentRect.width ?? FIRST_WIDTH))),
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const step = (width - left) / Math.max(days.length, 1)
  const bar = Math.max(2, (step * 0.7) / series.length)
  const height = (value: number) => (value / top) * (BASE - 12)
  const total = days.reduce((sum, day) => sum + (day.values[series[0]?.key ?? ''] ?? 0), 0)
  const marks = [0, Math.floor(days.length / 2), days.length - 1].filter(
    (i, at, all) => days[i] && all.indexOf(i) === at,
  )
  return (
    <chakra.figure m="0" ref={place}>
      <chakra.div display="flex" flexWrap="wrap" gap="4" mb="2" textStyle="xs" color="fg.muted" aria-hidden="true">
        {series.map((s) => (
          <chakra.span key={s.key} display="inline-flex" alignItems="center" gap="1.5">
            <chakra.span width="3" height="3" borderRadius="2px" bg={`${s.hue}.solid`} />
            {s.label}
          </chakra.span>
        ))}
      </chakra.div>
      <chakra.svg
        role="img"
        aria-label={t('ui.chart.summary', { title, total, days: days.length })}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width="full"
        height="auto"
        display="block"
        overflow="visible"
      >
        {[0, top / 2, top].map((value) => (
          <g key={value}>
            <chakra.line
              x1={left}
              x2={width}
              y1={BASE - height(value)}
              y2={BASE - height(value)}
              stroke="border"
              strokeWidth="1"
            />
            <chakra.text
              x={left - 8}
              y={BASE - height(value) + 4}
              textAnchor="end"
              fontSize="11px"
              fill="fg.muted"
              fontVariantNumeric="tabular-nums"
            >
              {intl.formatNumber(value, { notation: 'compact' })}
            </chakra.text>
          </g>
        ))}
        {/* Styled once, not each bar. */}
        <chakra.g
          css={Object.fromEntries(series.map(({ key, hue }) => [`& [data-series="${key}"]`, { fill: `${hue}.solid` }]))}
        >
          {days.map((day, i) => (
            <g key={day.date}>
              <title>{`${date(day.date)}: ${series.map((s) => `${s.label} ${intl.formatNumber(day.values[s.key] ?? 0)}`).join(', ')}`}</title>
              {series.map((s, k) => {
                const value = day.values[s.key] ?? 0
                return value > 0 ? (
                  <rect
                    key={s.key}
                    data-series={s.key}
                    x={left + i * step + (step - bar * series.length) / 2 + k * bar}
                    y={BASE - height(value)}
                    width={bar - (series.length > 1 ? 1 : 0)}
                    height={height(value)}
                    rx="2"
                  />
                ) : null
              })}
            </g>
          ))}
        </chakra.g>
        {marks.map((i) => (
          <chakra.text
            key={i}
            x={left + (i + 0.5) * step}
            y={HEIGHT - 6}
            textAnchor={i === 0 ? 'start' : i === days.length - 1 ? 'end' : 'middle'}
            fontSize="11px"
            fill="fg.muted"
          >
            {short(days[i]?.date ?? '')}
          </chakra.text>
        ))}
      </chakra.svg>
      <chakra.details mt="2">
        <chakra.summary
          textStyle="xs"
          color="fg.muted"
          cursor="pointer"
          minHeight="6"
          width="fit-content"
          borderRadius="l1"
          _focusVisible={{ outline: '2px solid', outlineColor: 'primary.focusRing' }}
        >
          {t('ui.chart.show_table')}
        </chakra.summary>
        <chakra.table
          mt="2"
          textStyle="sm"
          fontVariantNumeric="tabular-nums"
          css={{
            '& th, & td': { textAlign: 'start', paddingInlineEnd: '2rem', paddingBlock: '0.25rem' },
            '& tbody th': { fontWeight: '400' },
          }}
        >
          <chakra.caption srOnly>{title}</chakra.caption>
          <thead>
            <tr>
              <th scope="col">{t('ui.chart.day')}</th>
              {series.map((s) => (
                <th key={s.key} scope="col">
                  {s.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{date(day.date)}</th>
                {series.map((s) => (
                  <td key={s.key}>{intl.formatNumber(day.values[s.key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.details>
    </chakra.figure>
  )
}
