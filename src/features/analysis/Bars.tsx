import { chakra } from '@chakra-ui/react/styled-system'
import { StatusChip } from '../../ui/StatusChip.tsx'

/** A bar with its name and number. */
export interface Bar {
  readonly key: string
  readonly label: string
  /** The number in words. */
  readonly said: string
  /** How long it is, from 0 to 1. */
  readonly share: number
  /** A paler bar behind it, which goes further. */
  readonly behind?: number
  readonly note?: string
  /** A word beside the name that warns. */
  readonly mark?: string | null
}

const width = (share: number) => `${Math.min(100, Math.max(0, share * 100))}%`

/** Bars below each other. Everything that they show is written beside them: the bars themselves are for the eye. */
export const Bars = ({ bars }: { readonly bars: readonly Bar[] }) => (
  <chakra.ul listStyleType="none" display="grid" gap="4">
    {bars.map(({ key, label, said, share, behind, note, mark }) => (
      <chakra.li key={key} display="grid" gap="1">
        <chakra.div display="flex" flexWrap="wrap" columnGap="4" justifyContent="space-between">
          <chakra.span fontWeight="600" overflowWrap="anywhere" display="inline-flex" flexWrap="wrap" gap="2">
            {label}
            {mark ? <StatusChip tone="secondary">{mark}</StatusChip> : null}
          </chakra.span>
          <chakra.span fontVariantNumeric="tabular-nums">{said}</chakra.span>
        </chakra.div>
        <chakra.div
          aria-hidden="true"
          position="relative"
          height="3"
          borderRadius="full"
          bg="bg.muted"
          overflow="hidden"
        >
          {behind === undefined ? null : (
            <chakra.div position="absolute" inset="0" bg="primary.muted" style={{ width: width(behind) }} />
          )}
          <chakra.div
            position="absolute"
            inset="0"
            bg="primary.solid"
            borderRadius="full"
            style={{ width: width(share) }}
          />
        </chakra.div>
        {note === undefined ? null : (
          <chakra.p textStyle="sm" color="fg.muted">
            {note}
          </chakra.p>
        )}
      </chakra.li>
    ))}
  </chakra.ul>
)

interface SpreadProps {
  /** From the lowest to the highest; the middle is that of the median. */
  readonly marks: readonly [least: number, lower: number, median: number, upper: number, most: number]
}
/** Where the middle half of some numbers lies between the lowest and the highest, for the eye. */
export function SpreadBar({ marks: [least, lower, median, upper, most] }: SpreadProps) {
  const at = (value: number) => (most === least ? 0.5 : (value - least) / (most - least))
  return (
    <chakra.div aria-hidden="true" position="relative" height="6" mb="4">
      <chakra.div position="absolute" insetX="0" top="50%" height="2px" bg="border" />
      <chakra.div
        position="absolute"
        top="0"
        bottom="0"
        bg="primary.muted"
        borderRadius="l1"
        style={{ insetInlineStart: width(at(lower)), width: width(at(upper) - at(lower)) }}
      />
      <chakra.div
        position="absolute"
        top="0"
        bottom="0"
        width="3px"
        bg="primary.solid"
        style={{ insetInlineStart: `calc(${width(at(median))} - 1.5px)` }}
      />
    </chakra.div>
  )
}
