import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig, mergeConfigs } from '@chakra-ui/react/styled-system'
import {
  animationStyles,
  breakpoints,
  buttonRecipe,
  dialogSlotRecipe,
  fieldSlotRecipe,
  globalCss,
  headingRecipe,
  inputRecipe,
  keyframes,
  layerStyles,
  linkRecipe,
  nativeSelectSlotRecipe,
  semanticTokens,
  spinnerRecipe,
  textareaRecipe,
  tokens,
} from '@chakra-ui/react/theme'
import { inks, lines, palette, solids, surfaces } from './palette.ts'

const FONT = "'Noto Sans Variable', 'Noto Sans Ethiopic Variable', system-ui, -apple-system, 'Segoe UI', sans-serif"

const shades = (s: { readonly light: string; readonly dark: string }) => ({ value: { _light: s.light, _dark: s.dark } })
const scale = (s: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(s).map(([step, value]) => [step, { value }]))

/** A palette a component can take by `colorPalette`: filled, tinted and outlined looks of one hue in both themes. */
const hue = (
  name: 'blue' | 'amber' | 'emerald' | 'red',
  solid: { light: { fill: string; ink: string }; dark: { fill: string; ink: string } },
  ink: { light: string; dark: string },
) => {
  const s = palette[name]
  return {
    solid: shades({ light: solid.light.fill, dark: solid.dark.fill }),
    contrast: shades({ light: solid.light.ink, dark: solid.dark.ink }),
    fg: shades(ink),
    subtle: shades({ light: s[50], dark: s[950] }),
    muted: shades({ light: s[100], dark: s[900] }),
    emphasized: shades({ light: s[200], dark: s[800] }),
    border: shades({ light: s[300], dark: s[700] }),
    focusRing: shades({ light: s[600], dark: s[400] }),
  }
}

/** Sizes in rem; the height of a line grows for Amharic by `--leading`, because Ethiopic letters are taller. */
const type = (fontSize: string, leading: number) => ({ value: { fontSize, lineHeight: `calc(${leading} * var(--leading, 1))` } })

const theme = defineConfig({
  preflight: true,
  cssVarsPrefix: 'sira',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    animationStyles,
    layerStyles,
    tokens: {
      ...tokens,
      colors: {
        transparent: { value: 'transparent' },
        current: { value: 'currentColor' },
        black: { value: '#0b0e12' },
        white: { value: '#ffffff' },
        blackAlpha: { 500: { value: 'rgba(8, 12, 18, 0.56)' } },
        ...Object.fromEntries(Object.entries(palette).map(([name, s]) => [name, scale(s)])),
      },
      fonts: { body: { value: FONT }, heading: { value: FONT }, mono: { value: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace" } },
    },
    semanticTokens: {
      shadows: semanticTokens.shadows ?? {},
      radii: { l1: { value: '6px' }, l2: { value: '10px' }, l3: { value: '14px' } },
      colors: {
        bg: {
          DEFAULT: shades(surfaces.page),
          panel: shades(surfaces.panel),
          subtle: shades(surfaces.subtle),
          muted: shades(surfaces.muted),
          emphasized: shades(surfaces.emphasized),
          inverted: shades({ light: inks.body.light, dark: inks.body.dark }),
          error: shades({ light: palette.red[50], dark: palette.red[950] }),
          warning: shades({ light: palette.amber[50], dark: palette.amber[950] }),
          success: shades({ light: palette.emerald[50], dark: palette.emerald[950] }),
          info: shades({ light: palette.blue[50], dark: palette.blue[950] }),
        },
        fg: {
          DEFAULT: shades(inks.body),
          muted: shades(inks.muted),
          subtle: shades(inks.subtle),
          inverted: shades({ light: surfaces.panel.light, dark: surfaces.page.dark }),
          error: shades(inks.error),
          warning: shades(inks.warning),
          success: shades(inks.success),
          info: shades(inks.info),
        },
        border: {
          DEFAULT: shades(lines.hairline),
          muted: shades(lines.hairline),
          subtle: shades(lines.hairline),
          emphasized: shades(lines.strong),
          control: shades(lines.control),
          error: shades({ light: palette.red[600], dark: palette.red[400] }),
          success: shades({ light: palette.emerald[600], dark: palette.emerald[400] }),
          warning: shades({ light: palette.amber[600], dark: palette.amber[400] }),
          info: shades({ light: palette.blue[500], dark: palette.blue[400] }),
        },
        primary: hue('blue', solids.primary, inks.info),
        secondary: hue('amber', solids.secondary, inks.warning),
        success: hue('emerald', solids.success, inks.success),
        danger: hue('red', solids.danger, inks.error),
        gray: {
          solid: shades({ light: palette.gray[900], dark: palette.gray[100] }),
          contrast: shades({ light: '#ffffff', dark: palette.gray[950] }),
          fg: shades({ light: palette.gray[800], dark: palette.gray[100] }),
          subtle: shades(surfaces.muted),
          muted: shades(surfaces.emphasized),
          emphasized: shades({ light: palette.gray[300], dark: palette.gray[700] }),
          border: shades(lines.control),
          focusRing: shades({ light: palette.blue[600], dark: palette.blue[400] }),
        },
      },
    },
    textStyles: {
      xs: type('0.8125rem', 1.4),
      sm: type('0.9375rem', 1.5),
      md: type('1rem', 1.55),
      lg: type('1.125rem', 1.5),
      xl: type('1.25rem', 1.4),
      '2xl': type('1.5rem', 1.3),
      '3xl': type('1.875rem', 1.25),
      label: { value: { fontSize: '0.9375rem', lineHeight: 'calc(1.4 * var(--leading, 1))', fontWeight: 'medium' } },
    },
    recipes: { button: buttonRecipe, heading: headingRecipe, input: inputRecipe, link: linkRecipe, spinner: spinnerRecipe, textarea: textareaRecipe },
    slotRecipes: { dialog: dialogSlotRecipe, field: fieldSlotRecipe, nativeSelect: nativeSelectSlotRecipe },
  },
})

/** What touch needs: targets of 44 px where the pointer is a finger. */
const touch = '@media (pointer: coarse)'

const ours = defineConfig({
  globalCss: {
    html: { colorPalette: 'primary', bg: 'bg', color: 'fg', fontSize: '100%', '&:lang(am)': { '--leading': '1.16' } },
    ':lang(am)': { '--leading': '1.16' },
    ':lang(en)': { '--leading': '1' },
    body: { textStyle: 'md', minHeight: '100dvh', overflowWrap: 'break-word' },
  },
  theme: {
    recipes: {
      button: {
        base: { fontWeight: '600', whiteSpace: 'normal', textAlign: 'center', lineHeight: 'calc(1.25 * var(--leading, 1))', py: '1.5', transitionDuration: 'fast' },
        variants: {
          size: {
            xs: { h: 'auto', minH: '8', [touch]: { minH: '11', minW: '11' } },
            sm: { h: 'auto', minH: '9', [touch]: { minH: '11', minW: '11' } },
            md: { h: 'auto', minH: '11' },
            lg: { h: 'auto', minH: '12' },
          },
          variant: { outline: { bg: 'bg.panel', '--outline-color': 'colors.border.control' } },
        },
      },
      input: {
        base: { bg: 'bg.panel' },
        variants: {
          size: { md: { textStyle: 'md', '--input-height': 'sizes.11' } },
          variant: { outline: { bg: 'bg.panel', borderColor: 'border.control', focusRingWidth: '2px' } },
        },
      },
      textarea: {
        base: { bg: 'bg.panel' },
        variants: { size: { md: { textStyle: 'md' } }, variant: { outline: { bg: 'bg.panel', borderColor: 'border.control', focusRingWidth: '2px' } } },
      },
      link: { base: { fontWeight: '500', textUnderlineOffset: '0.2em' } },
      heading: { base: { fontWeight: '650', letterSpacing: '-0.01em' } },
    },
    slotRecipes: {
      field: {
        slots: fieldSlotRecipe.slots,
        base: {
          label: { textStyle: 'label', userSelect: 'auto', flexWrap: 'wrap' },
          errorText: { textStyle: 'sm', fontWeight: '500' },
          helperText: { textStyle: 'xs', color: 'fg.muted' },
        },
      },
      nativeSelect: {
        slots: nativeSelectSlotRecipe.slots,
        variants: {
          size: { md: { root: { '--select-field-height': 'sizes.11' }, field: { textStyle: 'md' } } },
          variant: { outline: { field: { bg: 'bg.panel', borderColor: 'border.control', focusRingWidth: '2px' } } },
        },
      },
      dialog: { slots: dialogSlotRecipe.slots, base: { content: { textStyle: 'md', borderWidth: '1px', borderColor: 'border' }, title: { textStyle: 'xl', fontWeight: '650' } } },
    },
  },
})

/** The design system: only the recipes in use, every colour, space, radius and size a token. Prefix of the variables: `--sira-`. */
export const system = createSystem(mergeConfigs(defaultBaseConfig, theme, ours))
