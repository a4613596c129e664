import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Where the pointer is a finger, targets are 44 px. */
const touch = '@media (pointer: coarse)'
const forced = '@media (forced-colors: active)'
const finger = { [touch]: { minH: '11', minW: '11' } }
const disabled = { opacity: '0.5', cursor: 'disabled' }

/** The edge and ring of everything that is typed in or chosen from. */
export const edge = {
  width: '100%',
  minWidth: '0',
  outline: '0',
  position: 'relative',
  appearance: 'none',
  textAlign: 'start',
  borderRadius: 'l2',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'bg.panel',
  color: 'fg',
  focusVisibleRing: 'inside',
  focusRingWidth: '2px',
  _disabled: disabled,
  _invalid: { focusRingColor: 'border.error', borderColor: 'border.error' },
} as const

const button = defineRecipe({
  className: 'sira-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    userSelect: 'none',
    position: 'relative',
    borderRadius: 'l2',
    verticalAlign: 'middle',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'button',
    flexShrink: '0',
    // A long text takes a second line where it would leave the window.
    maxWidth: '100%',
    outline: '0',
    isolation: 'isolate',
    fontWeight: 'semibold',
    // Amharic texts are longer and taller: a button grows instead of cutting them.
    lineHeight: 'calc(1.25 * var(--leading, 1))',
    textAlign: 'center',
    py: '1.5',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    _disabled: disabled,
    _icon: { flexShrink: '0' },
  },
  variants: {
    size: {
      xs: { minH: '8', minW: '8', textStyle: 'xs', px: '2.5', gap: '1', ...finger },
      sm: { minH: '9', minW: '9', textStyle: 'sm', px: '3.5', gap: '2', ...finger },
      md: { minH: '11', minW: '11', textStyle: 'sm', px: '4', gap: '2' },
      lg: { minH: '12', minW: '12', textStyle: 'md', px: '5', gap: '3' },
    },
    variant: {
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast', _hover: { bg: 'colorPalette.solid/90' } },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.control',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
      ghost: {
        bg: 'transparent',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.subtle' },
        _expanded: { bg: 'colorPalette.subtle' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})

const heading = defineRecipe({
  className: 'sira-heading',
  base: { fontFamily: 'heading', fontWeight: '650', letterSpacing: '-0.01em' },
  variants: { size: { lg: { textStyle: 'lg' } } },
  defaultVariants: { size: 'lg' },
})

const input = defineRecipe({
  className: 'sira-input',
  base: edge,
  variants: { size: { md: { textStyle: 'md', px: '3', height: '11' } }, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
})

const textarea = defineRecipe({
  className: 'sira-textarea',
  base: edge,
  variants: { size: { md: { textStyle: 'md', px: '3', py: '2', scrollPaddingBottom: '2' } }, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
})

const underlined = {
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationColor: 'currentColor/40',
} as const
const link = defineRecipe({
  className: 'sira-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    outline: 'none',
    gap: '1.5',
    cursor: 'button',
    borderRadius: 'l1',
    fontWeight: 'medium',
    color: 'colorPalette.fg',
    focusVisibleRing: 'outside',
  },
  variants: { variant: { underline: underlined, plain: { _hover: underlined } } },
  defaultVariants: { variant: 'plain' },
})

const spinner = defineRecipe({
  className: 'sira-spinner',
  base: {
    display: 'inline-block',
    borderColor: 'currentColor',
    borderStyle: 'solid',
    borderWidth: '2px',
    borderRadius: 'full',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
    animation: 'spin',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
  },
  variants: { size: { sm: { '--spinner-size': 'sizes.4' }, md: { '--spinner-size': 'sizes.5' } } },
  defaultVariants: { size: 'md' },
})

const field = defineSlotRecipe({
  className: 'sira-field',
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      width: '100%',
      position: 'relative',
      gap: '1.5',
    },
    label: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      textAlign: 'start',
      textStyle: 'label',
      _disabled: { opacity: '0.5' },
    },
    requiredIndicator: { color: 'fg.error', lineHeight: '1' },
    errorText: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'sm',
      fontWeight: 'medium',
      color: 'fg.error',
    },
    helperText: { textStyle: 'xs', color: 'fg.muted' },
  },
})

const nativeSelect = defineSlotRecipe({
  className: 'sira-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { height: 'fit-content', display: 'flex', width: '100%', position: 'relative' },
    field: {
      ...edge,
      height: '11',
      textStyle: 'md',
      lineHeight: 'normal',
      ps: '3',
      pe: '8',
      '& > option, & > optgroup': { bg: 'bg.panel' },
    },
    indicator: {
      position: 'absolute',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      pointerEvents: 'none',
      top: '50%',
      transform: 'translateY(-50%)',
      height: '100%',
      insetEnd: '2',
      color: 'fg.muted',
      _icon: { width: '1.25em', height: '1.25em' },
    },
  },
})

/** Above everything that was opened before it. */
const layer = (under = '') => `calc(var(--sira-z-index-popover) + var(--layer-index, 0)${under})`
/**
 * Under every dialog is room for a message (`Toaster`), which then covers none of its fields and buttons. A dialog that is
 * higher than the window reaches its end while no message stands there; when one comes, only the sight ends above it:
 * nothing moves, and one can scroll as far as before.
 */
export const UNDER_DIALOG = '6.5rem'
const AROUND_DIALOG = '1rem'
const hasMessage = 'body:has([data-messages] > :not(:empty)) &'
const dialog = defineSlotRecipe({
  className: 'sira-dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: {
      bg: 'blackAlpha.500',
      pos: 'fixed',
      left: 0,
      top: 0,
      w: '100dvw',
      h: '100dvh',
      zIndex: layer(' - 1'),
      _open: { animationName: 'fade-in', animationDuration: 'slow' },
      _closed: { animationName: 'fade-out', animationDuration: 'moderate' },
    },
    positioner: {
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'center',
      width: '100dvw',
      height: '100dvh',
      padding: AROUND_DIALOG,
      paddingBottom: `calc(${AROUND_DIALOG} + ${UNDER_DIALOG})`,
      scrollPaddingBottom: UNDER_DIALOG,
      [hasMessage]: {
        height: `calc(100dvh - ${UNDER_DIALOG})`,
        paddingBottom: AROUND_DIALOG,
        scrollPaddingBottom: '0',
      },
      position: 'fixed',
      left: 0,
      top: 0,
      overflow: 'auto',
      pointerEvents: 'auto',
      overscrollBehaviorY: 'none',
      zIndex: layer(),
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: '100%',
      outline: 0,
      m: 'auto',
      borderRadius: 'l3',
      borderWidth: '1px',
      borderColor: 'border',
      textStyle: 'md',
      bg: 'bg.panel',
      boxShadow: 'lg',
      zIndex: layer(),
      _open: { animationName: 'scale-in, fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'scale-out, fade-out', animationDuration: 'faster' },
    },
    header: { display: 'flex', gap: '2', flex: 0, px: '6', pt: '6', pb: '4' },
    body: { flex: '1', px: '6', pt: '2', pb: '6' },
    footer: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '3', px: '6', pt: '2', pb: '4' },
    title: { textStyle: 'lg', fontWeight: '650' },
    description: { color: 'fg.muted' },
    closeTrigger: { pos: 'absolute', top: '2', insetEnd: '2' },
  },
})

/** What hangs on a button, above what was opened before it. */
const hanging = {
  bg: 'bg.panel',
  color: 'fg',
  textAlign: 'start',
  boxShadow: 'lg',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  zIndex: layer(),
  outline: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: 'var(--available-height)',
  transformOrigin: 'var(--transform-origin)',
  _open: { animationName: 'scale-in, fade-in', animationDuration: 'fast' },
  _closed: { animationName: 'scale-out, fade-out', animationDuration: 'faster' },
} as const

const popover = defineSlotRecipe({
  className: 'sira-popover',
  slots: [
    'arrow',
    'arrowTip',
    'anchor',
    'trigger',
    'indicator',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: { content: hanging },
})

const menu = defineSlotRecipe({
  className: 'sira-menu',
  slots: [
    'arrow',
    'arrowTip',
    'content',
    'contextTrigger',
    'indicator',
    'item',
    'itemGroup',
    'itemGroupLabel',
    'itemIndicator',
    'itemText',
    'positioner',
    'separator',
    'trigger',
    'triggerItem',
  ],
  base: {
    content: { ...hanging, p: '1', minWidth: '12rem', maxWidth: 'min(20rem, calc(100vw - 1rem))' },
    itemGroupLabel: { px: '3', py: '2', textStyle: 'sm', color: 'fg.muted' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '11',
      px: '3',
      py: '1.5',
      borderRadius: 'l2',
      textStyle: 'sm',
      fontWeight: 'medium',
      cursor: 'pointer',
      userSelect: 'none',
      outline: '0',
      _checked: { color: 'primary.fg', fontWeight: '650' },
      _highlighted: { bg: 'bg.muted', [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      _disabled: disabled,
    },
  },
})

/** The looks of the components in use, and of no other; the keys are Chakra's. */
export const recipes = { button, heading, input, link, spinner, textarea }
export const slotRecipes = { dialog, field, menu, nativeSelect, popover }
