import { defineKeyframes, defineTokens } from '@chakra-ui/react/styled-system'
import { palette } from './palette.ts'

const FONT = "'Noto Sans Variable', 'Noto Sans Ethiopic Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

const values = <K extends string | number>(of: Readonly<Record<K, string>>) =>
  Object.fromEntries(Object.entries<string>(of).map(([name, value]) => [name, { value }]))

/**
 * The grid: a step is 0.25rem, everything stands on multiples of two of them; the halves are for the inside of small
 * parts.
 */
const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 80, 96,
]
const spacing = Object.fromEntries(STEPS.map((step) => [String(step), { value: `${step / 4}rem` }]))

/** Windows at least this wide; the shell's own 991 px is in `features/shell`. */
export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px' }

/** What does not change with the theme. */
export const tokens = defineTokens({
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    black: { value: '#0b0e12' },
    white: { value: '#ffffff' },
    blackAlpha: { 500: { value: 'rgba(8, 12, 18, 0.56)' } },
    ...Object.fromEntries(Object.entries(palette).map(([hue, steps]) => [hue, values(steps)])),
  },
  fonts: {
    body: { value: FONT },
    heading: { value: FONT },
    mono: { value: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace" },
  },
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  spacing,
  sizes: {
    ...spacing,
    ...values({
      full: '100%',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
      dvh: '100dvh',
      dvw: '100dvw',
    }),
    ...values({ xs: '20rem', sm: '24rem', md: '28rem', lg: '32rem', xl: '36rem', '2xl': '42rem' }),
  },
  radii: values({ none: '0', full: '9999px' }),
  durations: values({ faster: '100ms', fast: '120ms', moderate: '180ms', slow: '240ms', slowest: '500ms' }),
  easings: values({
    'ease-in': 'cubic-bezier(0.42, 0, 1, 1)',
    'ease-out': 'cubic-bezier(0, 0, 0.58, 1)',
    'ease-in-out': 'cubic-bezier(0.42, 0, 0.58, 1)',
  }),
  animations: values({ spin: 'spin 1s linear infinite' }),
  cursor: values({ button: 'pointer', disabled: 'not-allowed' }),
  zIndex: values({
    docked: '10',
    dropdown: '1000',
    sticky: '1100',
    overlay: '1300',
    modal: '1400',
    popover: '1500',
    skipNav: '1600',
    toast: '1700',
    max: '2147483647',
  }),
})

export const keyframes = defineKeyframes({
  spin: { from: { transform: 'rotate(0deg)' }, to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
})

/**
 * Six steps, 13, 14, 16, 20, 26 and 34 px, so that a title, a section, a label and a value never weigh alike.
 * Font size in rem and the height of a line, which grows for Amharic by `--leading`: Ethiopic letters are taller.
 */
const type = (fontSize: string, leading: number, fontWeight?: string) => ({
  value: { fontSize, lineHeight: `calc(${leading} * var(--leading, 1))`, ...(fontWeight ? { fontWeight } : {}) },
})
export const textStyles = {
  xs: type('0.8125rem', 1.45),
  sm: type('0.875rem', 1.5),
  md: type('1rem', 1.55),
  lg: type('1.25rem', 1.4),
  xl: type('1.625rem', 1.3),
  '2xl': type('2.125rem', 1.2),
  label: type('0.875rem', 1.4, 'medium'),
}
