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
    50: '#f9f6f3',
    100: '#f1ede9',
    200: '#e4deda',
    300: '#cec7c2',
    400: '#a19a93',
    500: '#7c746e',
    600: '#605954',
    700: '#48423e',
    800: '#332e2a',
    900: '#24201c',
    950: '#161310',
  },
} as const satisfies Record<string, Scale>

interface Shades {
  readonly light: string
  readonly dark: string
}

/**
 * The warm paper of the public pages (`src/documents`). Surfaces step lighter in the dark theme and colours step softer;
 * the dark theme is not the light one inverted.
 */
export const surfaces = {
  page: { light: '#fbf7f3', dark: '#14100e' },
  panel: { light: '#fffdfb', dark: '#1e1a17' },
  subtle: { light: '#f9f5f2', dark: '#25211e' },
  muted: { light: '#f2ede8', dark: '#2e2925' },
  emphasized: { light: '#e5ded9', dark: '#3e3833' },
} as const satisfies Record<string, Shades>

export const inks = {
  body: { light: '#1b212b', dark: '#ede9e5' },
  muted: { light: '#535a66', dark: '#b7b1ac' },
  subtle: { light: '#5c6370', dark: '#a49d98' },
  error: { light: '#b0241d', dark: '#fda59f' },
  warning: { light: '#8a4508', dark: '#fbc84e' },
  success: { light: '#06693f', dark: '#6ee7ae' },
  info: { light: '#1d49ab', dark: '#93b8fb' },
} as const satisfies Record<string, Shades>

/** `control` outlines what can be typed in or pressed: at least 3:1 against its surface. `hairline` only divides. */
export const lines = {
  hairline: { light: '#e1dbd6', dark: '#35312c' },
  strong: { light: '#cfc7c1', dark: '#47413d' },
  control: { light: '#8d847e', dark: '#827a74' },
} as const satisfies Record<string, Shades>

/** The two colours of the woven band (`brand.ts` of the documents), as they stand on paper. */
export const weave = {
  first: { light: '#2259d1', dark: '#77a3f9' },
  second: { light: '#a65a04', dark: '#e08f4b' },
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
