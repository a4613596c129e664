import { inks, palette, surfaces } from './palette.ts'

const named: unknown = { inks, palette, surfaces }

/**
 * A plain style sheet with the theme's colours for `theme(surfaces.page.dark)`; one that the theme does not have is an
 * error.
 */
export const withColours = (css: string): string =>
  css.replaceAll(/theme\(([\w.]+)\)/g, (call, path: string) => {
    let at = named
    for (const part of path.split('.'))
      at = typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[part] : undefined
    if (typeof at !== 'string') throw new Error(`${call} is no colour of the theme`)
    return at
  })
