import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { edge } from './recipes.ts'

const TONES = ['primary', 'secondary', 'success', 'danger', 'gray'] as const
const touch = '@media (pointer: coarse)'
const fine = '@media (pointer: fine)'
const ring = { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '2px' }

/**
 * The looks of small parts that stand in lists by the dozen, as classes of plain elements: a component of Chakra works
 * its styles out each time it is drawn, which for the rows of a list takes a slow phone longer than all the rest. The
 * build writes them into the style sheet with the other global styles.
 */
export const plainStyles: Readonly<Record<string, SystemStyleObject>> = {
  '.icon': { width: '1.25em', height: '1.25em', flexShrink: '0' },
  '.status-chip': {
    display: 'inline-block',
    px: '2.5',
    py: '0.5',
    borderRadius: 'full',
    textStyle: 'xs',
    fontWeight: '600',
    borderWidth: '1px',
  },
  ...Object.fromEntries(
    TONES.map((tone) => [
      `.status-chip[data-tone=${tone}]`,
      { bg: `${tone}.subtle`, color: `${tone}.fg`, borderColor: `${tone}.muted` },
    ]),
  ),
  '.filter-select': {
    position: 'relative',
    flex: '1 1 10rem',
    maxWidth: { base: 'none', sm: '14rem' },
    '& > select': {
      ...edge,
      height: '11',
      textOverflow: 'ellipsis',
      textStyle: 'md',
      lineHeight: 'normal',
      ps: '3',
      pe: '8',
    },
    '& > select > option': { bg: 'bg.panel' },
    '& > .icon': {
      position: 'absolute',
      pointerEvents: 'none',
      top: '50%',
      transform: 'translateY(-50%)',
      insetEnd: '2',
      color: 'fg.muted',
    },
  },
  '.tick': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '6',
    minWidth: '6',
    cursor: 'pointer',
    [touch]: { minHeight: '11', minWidth: '11' },
  },
  '.tick > input': {
    width: '1.125rem',
    height: '1.125rem',
    cursor: 'pointer',
    accentColor: '{colors.primary.solid}',
    _focusVisible: ring,
  },
  '.row-button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    width: '11',
    height: '11',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'sm',
    color: 'gray.fg',
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: 'fast',
    _hover: { bg: 'gray.subtle' },
    _expanded: { bg: 'gray.subtle' },
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
    _focusVisible: ring,
    [fine]: { width: '9', height: '9' },
  },
  '.row-button[data-drags]': { cursor: 'grab', touchAction: 'none' },
  '.row-name': {
    minHeight: '6',
    fontWeight: '600',
    textAlign: 'start',
    textDecoration: 'underline',
    borderRadius: 'l1',
    cursor: 'pointer',
    [touch]: { minHeight: '11' },
    _focusVisible: ring,
  },
}
