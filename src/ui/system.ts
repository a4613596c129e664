import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig, mergeConfigs, type SystemContext } from '@chakra-ui/react/styled-system'
import { inks, lines, palette, solids, surfaces, weave } from './palette.ts'
import { plainStyles } from './plain.styles.ts'
import { recipes, slotRecipes } from './recipes.ts'
import { breakpoints, keyframes, textStyles, tokens } from './tokens.ts'

const shades = (s: { readonly light: string; readonly dark: string }) => ({ value: { _light: s.light, _dark: s.dark } })

interface Solid {
  readonly fill: string
  readonly ink: string
}
/** A palette a component can take by `colorPalette`: filled, tinted and outlined looks of one hue in both themes. */
const hue = (
  name: 'blue' | 'amber' | 'emerald' | 'red',
  solid: { readonly light: Solid; readonly dark: Solid },
  ink: { readonly light: string; readonly dark: string },
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

/** Depth is drawn by hairlines; a shadow is for what floats over the page. */
const shadow = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })

const theme = defineConfig({
  preflight: true,
  cssVarsPrefix: 'sira',
  cssVarsRoot: ':where(html, .chakra-theme)',
  globalCss: {
    html: {
      // Set once and inherited: set on every element they made the styles of a list of rows a fifth dearer to work out.
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
      '--global-color-border': 'colors.border',
      colorPalette: 'primary',
      bg: 'bg',
      color: 'fg',
      fontSize: '100%',
    },
    '[lang|=am]': { '--leading': '1.16' },
    '[lang|=en]': { '--leading': '1' },
    body: { textStyle: 'md', minHeight: '100dvh', overflowWrap: 'break-word' },
    '*::placeholder': { color: 'fg.muted', opacity: 1 },
    // The woven band and the mark of the documents (`src/documents/parts`), in the colours of the theme.
    '.band': { display: 'block' },
    '.band .a': { fill: 'weave.first' },
    '.band .b': { fill: 'weave.second' },
    '.band .c': { fill: 'bg.panel' },
    '.mark': { height: '0.86em', width: 'auto', fill: 'weave.first' },
    '*::selection': { bg: 'primary.emphasized' },
    ...plainStyles,
  },
  theme: {
    breakpoints,
    keyframes,
    tokens,
    textStyles,
    recipes,
    slotRecipes,
    semanticTokens: {
      radii: { l1: { value: '6px' }, l2: { value: '10px' }, l3: { value: '14px' } },
      shadows: {
        xs: shadow('0 1px 2px rgba(23, 28, 36, 0.16)', '0 1px 2px rgba(0, 0, 0, 0.6)'),
        md: shadow('0 4px 12px rgba(23, 28, 36, 0.14)', '0 4px 12px rgba(0, 0, 0, 0.6)'),
        lg: shadow('0 12px 28px rgba(23, 28, 36, 0.16)', '0 12px 28px rgba(0, 0, 0, 0.64)'),
      },
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
          emphasized: shades(lines.strong),
          control: shades(lines.control),
          error: shades({ light: palette.red[600], dark: palette.red[400] }),
          success: shades({ light: palette.emerald[600], dark: palette.emerald[400] }),
          warning: shades({ light: palette.amber[600], dark: palette.amber[400] }),
          info: shades({ light: palette.blue[500], dark: palette.blue[400] }),
        },
        weave: { first: shades(weave.first), second: shades(weave.second) },
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
  },
})

let made: SystemContext | undefined
/**
 * The design system: only what is in use, every colour, space, radius and size a token. Its variables begin with
 * `--sira-`. It is made when it is first asked for: that takes a slow phone a moment, and the start chooses which.
 */
export const designSystem = (): SystemContext => (made ??= createSystem(mergeConfigs(defaultBaseConfig, theme)))
