import { ICON_NAMES, type IconName } from '../../openapi/schemas/icon-name.ts'
import { drawn } from './icons.tsx'

/** The drawings of entries. They say nothing to screen readers: whoever shows one alone names it. */
const drawings: Readonly<Record<IconName, ReturnType<typeof drawn>>> = {
  antenna: drawn(
    'M12 13v8m-4 0h8M12 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM7.8 15.200a6 6 0 0 1 0-8.400m8.400 0a6 6 0 0 1 0 8.400M5 18a10 10 0 0 1 0-14m14 0a10 10 0 0 1 0 14',
  ),
  bank: drawn('M3.500 9.500 12 4l8.500 5.500h-17ZM5.500 12.500v5m4.500-5v5m4-5v5m4.500-5v5M3.500 20.500h17'),
  bolt: drawn('M13 3 5 13.500h6L10.500 21 19 10.500h-6L13 3Z'),
  boxes: drawn('M8 4h8v7H8V4ZM3.500 13h8v7h-8v-7Zm9 0h8v7h-8v-7ZM12 4v3M7.500 13v3m9-3v3'),
  briefcase: drawn('M4 8h16v11H4V8Zm5 0V5h6v3M4 13h16'),
  building: drawn(
    'M6 20.500v-17h12v17M3.500 20.500h17M10.500 20.500V17h3v3.500M9.500 7h1m3 0h1m-5 3.500h1m3 0h1m-5 3.500h1m3 0h1',
  ),
  calculator: drawn(
    'M6 3.500h12v17H6v-17ZM9 7h6v3H9V7Zm0 6.500h.1m2.900 0h.1m2.900 0h.1M9 17h.1m2.900 0h.1m2.900 0h.1',
  ),
  cap: drawn(
    'M12 5 2.500 9.500 12 14l9.500-4.500L12 5ZM6.500 11.500v4.500c1.500 1.500 3.400 2.200 5.500 2.200s4-.7 5.500-2.200v-4.500M21.500 9.500v5.500',
  ),
  cart: drawn(
    'M3 4.500h2.500l2.300 11h10l2.200-8H6.200M9 20a1.200 1.200 0 1 0 0-2.400A1.200 1.200 0 0 0 9 20Zm7.500 0a1.200 1.200 0 1 0 0-2.400 1.200 1.200 0 0 0 0 2.400Z',
  ),
  chart: drawn('M4 4v16h16M8 16v-4m4 4V8m4 8v-6m-8.500-2L12 4.500l3.500 1.500L20 3.500'),
  columns: drawn(
    'M4 20.500h16M5 17.500h14M6.500 17.500v-8m4 8v-8m3 8v-8m4 8v-8M4.500 9.500h15M12 3.500c-3.500 0-6 2.500-6.500 6h13c-.5-3.500-3-6-6.500-6Z',
  ),
  compass: drawn('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm3.800-12.800-2.300 5.300-5.300 2.300 2.300-5.300 5.300-2.300Z'),
  computer: drawn('M4.500 5h15v10.500h-15V5ZM2.500 19h19M9.500 19l.5-3.500h4l.5 3.500'),
  cross: drawn('M9.500 4h5v5.500H20v5h-5.500V20h-5v-5.500H4v-5h5.500V4Z'),
  cup: drawn(
    'M5 9.500h12v5a5 5 0 0 1-5 5h-2a5 5 0 0 1-5-5v-5Zm12 1.500h1.500a2.200 2.200 0 0 1 0 4.500H17M9 3.500v3m4-3v3',
  ),
  drop: drawn(
    'M12 3.500s6.500 6.700 6.500 11a6.500 6.500 0 0 1-13 0c0-4.300 6.500-11 6.500-11Zm-3 11.500a3 3 0 0 0 3 3',
  ),
  factory: drawn('M3.500 20.500v-9l5.500 3v-3l5.500 3V4.500h5v16h-16ZM7.500 17.500h1m3 0h1m3 0h1'),
  flask: drawn(
    'M9.500 3.500h5m-4 0v6L5 18.500a1.400 1.400 0 0 0 1.200 2h11.600a1.400 1.400 0 0 0 1.200-2l-5.500-9v-6M8 14.500h8',
  ),
  flower: drawn(
    'M12 10.500a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0-4a2.300 2.300 0 1 0-2.300-2.300M12 6.500a2.300 2.300 0 1 1 2.300-2.300M14 8.500a2.300 2.300 0 1 1 0 3M10 8.500a2.300 2.300 0 1 0 0 3M12 12v9m0-2c-3.500 0-5-1.500-5.500-4 3 0 5 1 5.500 4Zm0 0c3.500 0 5-1.500 5.500-4-3 0-5 1-5.500 4Z',
  ),
  folder: drawn('M3.500 6h6l2 2.500h9v10.500h-17V6Z'),
  fork: drawn('M7 3.500v17M4.500 3.500v5a2.500 2.500 0 0 0 5 0v-5M17 20.500v-7h-2.500V8c0-2.500 1-4 2.500-4.500v10'),
  hands: drawn(
    'M3 12.500h3l3-2h3.500c1.500 0 1.500 2.500 0 2.500H10m3 0 4.500-3c1.500-.8 2.800.7 1.700 2L14 17.500H8.500L6.500 19H3m9-12.500c-1-2.200-4-1-3 1 .6 1.200 3 2.500 3 2.500s2.400-1.300 3-2.500c1-2-2-3.200-3-1Z',
  ),
  helmet: drawn('M4.500 16a7.500 7.500 0 0 1 15 0M2.500 16h19v3h-19v-3ZM9.500 10V6.500h5V10'),
  house: drawn('M3.500 11.500 12 4l8.500 7.500M6 10v10h12V10M10 20v-5.500h4V20'),
  mirror: drawn('M12 14.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11Zm0 0v6M9.500 20.500h5M10 8.500l3-2.500'),
  newspaper: drawn(
    'M4 5h13v14.500H6a2 2 0 0 1-2-2V5Zm13 4h3v8.500a2 2 0 0 1-2 2h-1M7 8.500h7m-7 3.500h3v3.500H7V12Zm6 0h1m-1 3.500h1',
  ),
  palette: drawn(
    'M12 3.500a8.500 8.500 0 0 0 0 17c1.500 0 2-1 1.500-2-.8-1.800.2-3 2-3h2.500c1.500 0 2.500-1 2.500-3 0-5-3.800-9-8.500-9ZM7.500 12h.1M9 8h.1m4.400-1.200h.1M17 9.800h.1',
  ),
  people: drawn(
    'M9 11.500a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400ZM3 19.500c0-3.500 2.500-5.500 6-5.500s6 2 6 5.500M15.500 5.300a3.200 3.200 0 0 1 0 6M17 14.300c2.500.6 4 2.400 4 5.200',
  ),
  pick: drawn('M5 20 14.500 9.500M6 6.500C10.500 3 16 4 19 9.500c-3.300-3-8-4.200-13-3Zm7.500-.5 3.500 3'),
  plane: drawn('M20.500 4 3.500 10.500l6 3m11-9.500-6 16.500-5-7m11-9.500-11 9.500V19l2.500-3'),
  scales: drawn(
    'M12 4v16.500m-4 0h8M5 7.500l7-2 7 2M5 7.500 2.500 14a2.600 2.600 0 0 0 5 0L5 7.500Zm14 0L16.500 14a2.600 2.600 0 0 0 5 0L19 7.500Z',
  ),
  shield: drawn(
    'M12 3.500 5 6v5.500c0 4.200 2.800 7.400 7 9 4.200-1.600 7-4.800 7-9V6l-7-2.500Zm-3 8.300 2.200 2.200L15 10',
  ),
  shirt: drawn('M8.500 4 3.500 6.500 5 11l2-.7v10h10v-10l2 .7 1.500-4.500-5-2.500a3.500 3.500 0 0 1-7 0Z'),
  sprout: drawn(
    'M12 20.500v-9m0 0c0-4 2.500-6.500 8-6.500 0 4.500-3 6.500-8 6.500Zm0 3c0-3-2-5-7.500-5 0 3.500 2.500 5 7.500 5ZM6.500 20.500h11',
  ),
  tree: drawn(
    'M12 20.500v-8m0 4 3-2.500M9 20.500h6M12 3.500a5 5 0 0 0-4.700 3.300A4.500 4.500 0 0 0 8 15.500h8a4.500 4.500 0 0 0 .7-8.700A5 5 0 0 0 12 3.500Z',
  ),
  truck: drawn(
    'M2.500 6h11v10.500h-11V6Zm11 4h4l4 3.500v3h-8V10ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10.500 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  ),
  umbrella: drawn('M12 3.500V5m0 7.500v5.500a2 2 0 0 1-4 0M3.500 12.500a8.500 7.500 0 0 1 17 0h-17Z'),
  wrench: drawn(
    'M14.500 4.500a5 5 0 0 0-4.300 6.800L4.500 17a1.800 1.800 0 0 0 2.500 2.500l5.700-5.700a5 5 0 0 0 6.600-6l-3.100 3-2.700-.7-.6-2.600 3-3a5 5 0 0 0-1.400 0Z',
  ),
}
/** What a drawing shows, for those who don't see it. */
export const iconText = (name: IconName) => `field.icon.${name}` as const
const isKnown = (name: unknown): name is IconName => ICON_NAMES.some((known) => known === name)

/** The drawing of this name; nothing where there is none, as in a newer answer than this page knows. */
export function EntryIcon({ name, ...props }: { readonly name: unknown } & Parameters<(typeof drawings)['cap']>[0]) {
  if (!isKnown(name)) return null
  const Drawing = drawings[name]
  return <Drawing {...props} />
}
