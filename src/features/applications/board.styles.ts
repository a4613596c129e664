import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** The height of a card with the gap below it, in rem: cards are placed by it, so that only those in sight are drawn. */
export const CARD_STEP = 7
/** The width of a column, in rem. */
export const COLUMN_WIDTH = 17

const ring = { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' }

/** The looks of the board, written once: its cards are plain elements, because there may be thousands. */
export const boardStyles: SystemStyleObject = {
  display: 'flex',
  gap: '0.75rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: { base: 'x proximity', md: 'none' },
  // Room for rings of focus.
  padding: '0.25rem',
  margin: '-0.25rem',
  paddingBottom: '0.75rem',
  '& .column': {
    flex: `0 0 ${COLUMN_WIDTH}rem`,
    maxWidth: 'calc(100vw - 3rem)',
    height: 'max(22rem, calc(100dvh - 20rem))',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderRadius: 'l3',
    scrollSnapAlign: 'start',
  },
  '& .column[data-open]': { borderColor: 'primary.solid', borderStyle: 'dashed' },
  '& .column[data-closed]': { opacity: '0.55' },
  '& .column[data-over]': { bg: 'primary.subtle', borderStyle: 'solid' },
  '& .head': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.5rem',
    minHeight: '3rem',
    paddingInline: '0.875rem 0.5rem',
    fontWeight: '600',
    textStyle: 'sm',
  },
  '& .head h2': { flex: '1 1 auto', minWidth: '0', overflowWrap: 'anywhere' },
  '& .count': { color: 'fg.muted', fontWeight: '500', fontVariantNumeric: 'tabular-nums', ms: '0.375rem' },
  '& .cards': { flex: '1 1 auto', overflowY: 'auto', overscrollBehaviorY: 'contain', paddingInline: '0.5rem' },
  '& .cards ul': { position: 'relative', listStyle: 'none' },
  '& .none': { color: 'fg.muted', textStyle: 'sm', padding: '0.375rem' },
  '& li': {
    position: 'absolute',
    insetInline: '0',
    height: `${CARD_STEP - 0.5}rem`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    columnGap: '0.25rem',
    padding: '0.5rem 0.25rem 0.5rem 0.75rem',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    textStyle: 'sm',
    overflow: 'hidden',
    cursor: 'grab',
    userSelect: 'none',
  },
  '& li[data-dragged]': { opacity: '0.4' },
  '& li[data-held]': { borderColor: 'primary.solid', boxShadow: 'md' },
  '& li button': { borderRadius: 'l1', cursor: 'pointer', _focusVisible: ring },
  '& .name': {
    textAlign: 'start',
    fontWeight: '600',
    minHeight: '2rem',
    lineClamp: '2',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
  '& .about': { color: 'fg.muted', textStyle: 'xs', alignSelf: 'end', overflow: 'hidden' },
  '& .unfit': { color: 'secondary.fg', fontWeight: '600' },
  '& .tools': { gridRow: '1 / 3', gridColumn: '2', display: 'flex', flexDirection: 'column', gap: '0.125rem' },
  '& .tool': {
    width: '2rem',
    minHeight: '2rem',
    flex: '1 1 0',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: 'fg.muted',
    _hover: { color: 'fg', bg: 'bg.muted' },
    '@media (pointer: coarse)': { width: '2.75rem' },
  },
  '& .grip': { cursor: 'grab' },
}
