import { chakra } from '@chakra-ui/react/styled-system'
import type { CSSProperties } from 'react'

interface SliderProps {
  readonly value: number
  readonly onChange: (value: number) => void
  readonly limits: { readonly least: number; readonly most: number; readonly step: number }
}

/**
 * A number between two others: a native range, named by the label around it. Browsers draw the rest of its line white,
 * which glares in the dark theme, so the line and its knob are drawn here.
 */
export const Slider = ({ value, onChange, limits: { least, most, step } }: SliderProps) => (
  <chakra.input
    type="range"
    min={least}
    max={most}
    step={step}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
    flex="1"
    minWidth="0"
    width="full"
    height="11"
    cursor="pointer"
    style={{ '--done': `${((value - least) / (most - least)) * 100}%` } as CSSProperties}
    css={LOOK}
  />
)

const LINE = {
  height: '0.375rem',
  borderRadius: 'full',
  background: 'linear-gradient(to right, {colors.primary.solid} var(--done), {colors.border.control} var(--done))',
} as const
const KNOB = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '5',
  height: '5',
  borderRadius: 'full',
  borderWidth: '2px',
  borderColor: 'bg.panel',
  background: 'primary.solid',
} as const
const LOOK = {
  appearance: 'none',
  background: 'transparent',
  '&::-webkit-slider-runnable-track': LINE,
  '&::-moz-range-track': LINE,
  // In the middle of its line.
  '&::-webkit-slider-thumb': { ...KNOB, marginTop: '-0.4375rem' },
  '&::-moz-range-thumb': KNOB,
} as const
