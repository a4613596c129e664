import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <chakra.svg
    viewBox="0 0 160 112"
    width="10rem"
    height="7rem"
    aria-hidden="true"
    focusable="false"
    fill="none"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    css={{
      '& .ink': { stroke: '{colors.border.control}' },
      '& .fill': { fill: '{colors.bg.panel}', stroke: '{colors.border.control}' },
      '& .tint': { fill: '{colors.primary.muted}' },
      '& .line': { stroke: '{colors.primary.fg}' },
      '& .warm': { fill: '{colors.secondary.solid}' },
    }}
  >
    <ellipse className="tint" cx="80" cy="98" rx="58" ry="7" opacity=".7" />
    {children}
  </chakra.svg>
)

/** A shelf that waits for its first thing. */
export const EmptyDrawing = () => (
  <Drawing>
    <path className="fill" d="M38 40h84v52H38z" />
    <path className="ink" d="M38 58h84M66 74h28" />
    <path className="line" d="M80 30V12m-9 9h18" />
    <circle className="warm" cx="118" cy="30" r="6" />
  </Drawing>
)
/** A plug beside its socket. */
export const OfflineDrawing = () => (
  <Drawing>
    <path className="ink" d="M14 62h34" />
    <path className="fill" d="M48 46h18a14 14 0 0 1 0 32H48z" />
    <path className="line" d="M80 55h10M80 69h10" />
    <path className="fill" d="M112 46H98v32h14z" />
    <path className="ink" d="M112 62h34" />
    <circle className="warm" cx="89" cy="30" r="4" />
  </Drawing>
)
/** A door with its lock. */
export const RefusedDrawing = () => (
  <Drawing>
    <path className="fill" d="M56 50h48v42H56z" />
    <path className="line" d="M66 50V38a14 14 0 0 1 28 0v12" />
    <circle className="warm" cx="80" cy="68" r="5" />
    <path className="ink" d="M80 73v8" />
  </Drawing>
)
/** A sheet that did not arrive whole. */
export const FailedDrawing = () => (
  <Drawing>
    <path className="fill" d="M50 18h44l16 16v26l-12-8-10 12-12-10-12 12-14-10z" />
    <path className="ink" d="M94 18v16h16M62 36h20" />
    <path className="fill" d="m50 70 14 10 12-12 12 10 10-12 12 8v18H50z" />
    <circle className="warm" cx="124" cy="64" r="5" />
  </Drawing>
)
