/** One hue in eleven steps, light to dark, as `#rrggbb`. */
type Scale = Readonly<
  Record<'50' | '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900' | '950', string>
>

/**
 * The colours of the interface. Everything else names a semantic token of `system.ts`; a literal colour in a feature is
 * a defect.
 */
export const palette = {
  blue: {
    50: '#eff5ff',
    100: '#dce8fe',
    200: '#bfd5fd',
    300: '#93b8fb',
    400: '#6395f6',
    500: '#3f76ec',
    600: '#2259d1',
    700: '#1d49ab',
    800: '#1d3f8b',
    900: '#1c366d',
    950: '#152346',
  },
  amber: {
    50: '#fffaeb',
    100: '#fef0c7',
    200: '#fddf8b',
    300: '#fbc84e',
    400: '#f8b127',
    500: '#e8930c',
    600: '#c26c06',
    700: '#9a4e09',
    800: '#7d3e0f',
    900: '#683411',
    950: '#3b1a05',
  },
  emerald: {
    50: '#ecfdf4',
    100: '#d1fae3',
    200: '#a7f3cb',
    300: '#6ee7ae',
    400: '#34d28c',
    500: '#10b470',
    600: '#05915a',
    700: '#06744a',
    800: '#095c3d',
    900: '#0a4b33',
    950: '#042a1e',
  },
  red: {
    50: '#fef2f1',
    100: '#fee2e0',
    200: '#fecac6',
    300: '#fda59f',
    400: '#f8736a',
    500: '#ee4940',
    600: '#d22f27',
    700: '#b0241d',
    800: '#91221c',
    900: '#79231e',
    950: '#420d0a',
  },
  gray: {
    50: '#f6f7f9',
    100: '#eceef2',
    200: '#dde1e8',
    300: '#c3c9d4',
    400: '#939cab',
    500: '#6c7686',
    600: '#525b6a',
    700: '#3d4552',
    800: '#2a313c',
    900: '#1b2129',
    950: '#10141a',
  },
} as const satisfies Record<string, Scale>

interface Shades {
  readonly light: string
  readonly dark: string
}

/** Surfaces step lighter in the dark theme and colours step softer; the dark theme is not the light one inverted. */
export const surfaces = {
  page: { light: '#f6f7f9', dark: '#0e1217' },
  panel: { light: '#ffffff', dark: '#161b22' },
  subtle: { light: '#f6f7f9', dark: '#1b2129' },
  muted: { light: '#eceef2', dark: '#222933' },
  emphasized: { light: '#dde1e8', dark: '#2e3743' },
} as const satisfies Record<string, Shades>

export const inks = {
  body: { light: '#171c24', dark: '#e9ecf1' },
  muted: { light: '#525b6a', dark: '#a9b2c0' },
  subtle: { light: '#5e6878', dark: '#98a2b2' },
  error: { light: '#b0241d', dark: '#fda59f' },
  warning: { light: '#8a4508', dark: '#fbc84e' },
  success: { light: '#06693f', dark: '#6ee7ae' },
  info: { light: '#1d49ab', dark: '#93b8fb' },
} as const satisfies Record<string, Shades>

/** `control` outlines what can be typed in or pressed: at least 3:1 against its surface. `hairline` only divides. */
export const lines = {
  hairline: { light: '#dfe3ea', dark: '#2a323d' },
  strong: { light: '#c3c9d4', dark: '#3d4755' },
  control: { light: '#868f9e', dark: '#6d7889' },
} as const satisfies Record<string, Shades>

/** What stands on a filled button of each kind. */
export const solids = {
  primary: { light: { fill: palette.blue[600], ink: '#ffffff' }, dark: { fill: '#3567dc', ink: '#ffffff' } },
  secondary: {
    light: { fill: palette.amber[400], ink: '#2b1703' },
    dark: { fill: palette.amber[400], ink: '#2b1703' },
  },
  success: {
    light: { fill: palette.emerald[700], ink: '#ffffff' },
    dark: { fill: palette.emerald[700], ink: '#ffffff' },
  },
  danger: { light: { fill: palette.red[600], ink: '#ffffff' }, dark: { fill: '#c93a32', ink: '#ffffff' } },
} as const
