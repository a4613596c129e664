import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'

type IconProps = Omit<ComponentProps<typeof chakra.svg>, 'children'>

/**
 * A line drawing on a 24 × 24 field, as large as the text around it, hidden from screen readers: the text beside it
 * speaks.
 */
export const drawn = (d: string, strokeWidth = 1.75) =>
  function Icon(props: IconProps) {
    // Only one with a look of its own needs a component that works styles out.
    const Svg = Object.keys(props).length === 0 ? 'svg' : chakra.svg
    return (
      <Svg
        className="icon"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...(props as object)}
      >
        <path d={d} />
      </Svg>
    )
  }

export const AlertIcon = drawn('M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.6v.1')
export const ArrowDownIcon = drawn('M12 5v14m0 0 6-6m-6 6-6-6')
export const ArrowUpIcon = drawn('M12 19V5m0 0 6 6m-6-6-6 6')
export const BellIcon = drawn('M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15L6 16.5Zm4 4a2.2 2.2 0 0 0 4 0')
export const BriefcaseIcon = drawn('M4 8h16v11H4V8Zm5 0V5h6v3M4 13h16')
export const CalendarIcon = drawn('M4 6h16v14H4V6Zm0 4.500h16M8.500 3.500V8m7-4.500V8')
export const CardIcon = drawn('M3.5 6h17v12h-17V6Zm3 4h5m-5 3.5h3.5m4-3.5h3.5v4h-3.5v-4Z')
export const ChartTreeIcon = drawn(
  'M9 3.500h6v5H9v-5ZM3.500 15.500h6v5h-6v-5Zm11 0h6v5h-6v-5ZM12 8.500V12M6.500 15.500V12h11v3.500',
)
export const CheckIcon = drawn('m5 12.5 4.5 4.5L19 7.5')
export const CheckCircleIcon = drawn('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.6 2.7 2.7L16 9.5')
export const ChevronDownIcon = drawn('m6 9.5 6 6 6-6')
export const ChevronLeftIcon = drawn('m14.5 6-6 6 6 6')
export const ChevronRightIcon = drawn('m9.5 6 6 6-6 6')
export const CloseIcon = drawn('m6 6 12 12M18 6 6 18')
export const CopyIcon = drawn('M8 8h11v12H8V8ZM5 16V4h11')
export const DownloadIcon = drawn('M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 19.5h15')
export const ExternalIcon = drawn('M13.5 5H19v5.5M19 5l-8.5 8.5M17 14v5H5V7h5')
export const FitIcon = drawn('M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5')
export const EyeIcon = drawn(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const EyeOffIcon = drawn(
  'M4 4l16 16M9.9 6A8.7 8.7 0 0 1 12 5.500C18 5.500 21.500 12 21.500 12a17 17 0 0 1-3 3.600M6.200 7.600A16 16 0 0 0 2.500 12S6 18.500 12 18.500c1.600 0 3-.4 4.200-1.100M10 10.200a3 3 0 0 0 4 4.100',
)
export const FileIcon = drawn('M6 3.500h8.500L18.500 8v12.500H6v-17Zm8 0V8.500h4.500M9 13h6.500M9 16.500h4.500')
export const GlobeIcon = drawn(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.500 12h17M12 3c2.500 2.500 3.700 5.500 3.700 9s-1.200 6.500-3.700 9c-2.500-2.500-3.700-5.500-3.700-9S9.500 5.500 12 3Z',
)
export const GripIcon = drawn('M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01', 3)
export const HistoryIcon = drawn('M4 12a8 8 0 1 0 2.600-5.900L4 8.500M4 4v4.500h4.500M12 8v4.500l3 1.800')
export const HomeIcon = drawn('M4 11.500 12 4.500l8 7V20h-5.500v-5.500h-5V20H4v-8.500Z')
export const InfoIcon = drawn('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-9.500V16m0-8v.1')
export const KeyIcon = drawn('M8 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm3-7 8.500-8.500M16 8l2.500 2.500')
export const LayoutIcon = drawn('M4 4.500h16v15H4v-15Zm0 5h16M10 9.500v10')
export const ListIcon = drawn('M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500h.01M4.500 12h.01M4.500 17.500h.01')
export const LogOutIcon = drawn('M14 4.500H5v15h9M10 12h10m0 0-3.500-3.500M20 12l-3.500 3.500')
export const MenuIcon = drawn('M4 6.500h16M4 12h16M4 17.500h16')
export const MinusIcon = drawn('M5 12h14')
export const MoonIcon = drawn('M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500Z')
export const PrinterIcon = drawn(
  'M7 8V3.500h10V8M7 17H4v-7.500a1.500 1.500 0 0 1 1.500-1.500h13a1.500 1.500 0 0 1 1.500 1.500V17h-3M7 14h10v6.500H7Z',
)
export const MoreIcon = drawn('M5.500 12h.01M12 12h.01M18.500 12h.01', 3)
export const PencilIcon = drawn('m5 19 .8-4L16 4.800 19.200 8 9 18.200 5 19Zm9-12 3.200 3.200')
export const PinIcon = drawn(
  'M12 21c4.5-5 7-8.5 7-11.5a7 7 0 0 0-14 0c0 3 2.5 6.5 7 11.5Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const PlusIcon = drawn('M12 5v14M5 12h14')
export const SearchIcon = drawn('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4 4')
export const SlidersIcon = drawn(
  'M5 8h8m4 0h2M5 16h2m4 0h8M15 10.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400ZM9 18.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400Z',
)
export const StarIcon = drawn(
  'm12 3.500 2.600 5.400 5.900.8-4.300 4.100 1 5.900L12 16.900l-5.200 2.800 1-5.900L3.500 9.700l5.900-.8L12 3.500Z',
)
export const SunIcon = drawn(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.600 5.600 7 7m10 10 1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400',
)
export const TrashIcon = drawn(
  'M4.500 6.500h15M9.500 6.500V4h5v2.500M6.500 6.500l.8 13h9.400l.8-13M10 10.500v5.500m4-5.500v5.500',
)
export const UploadIcon = drawn('M12 15V4.500m0 0L7.500 9M12 4.500 16.500 9M4.500 19.500h15')
export const UserIcon = drawn('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.500 8.500c.6-4 3.600-6 7.500-6s6.900 2 7.500 6')
