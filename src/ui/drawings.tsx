import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** A drawing of 160 × 112 over the thread of the start page. Decoration. */
export const Drawing = ({ children }: { readonly children: ReactNode }) => (
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
      '& .tint': { fill: '{colors.bg.muted}' },
      '& .line': { stroke: '{colors.weave.first}' },
      '& .cold': { fill: '{colors.weave.first}' },
      '& .warm': { fill: '{colors.weave.second}' },
    }}
  >
    <path className="ink" strokeWidth="1.5" d="M8 102h53M99 102h53" />
    <path className="warm" d="m61 102 6-4.500 6 4.500-6 4.500zM87 102l6-4.500 6 4.500-6 4.500z" />
    <path className="cold" d="m74 102 6-4.500 6 4.500-6 4.500z" />
    {children}
  </chakra.svg>
)

/** A folder with a sheet to be put into it. */
export const EmptyDrawing = () => (
  <Drawing>
    <path className="fill" d="M38 44h30l8 8h46v38H38z" />
    <path className="tint" d="M39 62h82v27H39z" />
    <path className="ink" d="M38 62h84" />
    <path className="line" d="M80 34V14m-9 10h18" />
    <path className="warm" d="m116 22 6 6-6 6-6-6z" />
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
    <path className="warm" d="m89 24 6 6-6 6-6-6z" />
  </Drawing>
)
/** A door with its lock. */
export const RefusedDrawing = () => (
  <Drawing>
    <path className="fill" d="M56 50h48v42H56z" />
    <path className="line" d="M66 50V38a14 14 0 0 1 28 0v12" />
    <path className="warm" d="m80 62 6 6-6 6-6-6z" />
    <path className="ink" d="M80 73v8" />
  </Drawing>
)
/** A sheet that did not arrive whole. */
export const FailedDrawing = () => (
  <Drawing>
    <path className="fill" d="M50 18h44l16 16v26l-12-8-10 12-12-10-12 12-14-10z" />
    <path className="ink" d="M94 18v16h16M62 36h20" />
    <path className="fill" d="m50 70 14 10 12-12 12 10 10-12 12 8v18H50z" />
    <path className="warm" d="m124 58 6 6-6 6-6-6z" />
  </Drawing>
)
