/**
 * Declares the Ethiopic font (68 kB, fetched by the browser once a glyph needs it). Anyone who shows or takes Amharic
 * calls it.
 */
export const loadAmharicFont = (): Promise<unknown> => import('./amharic.css')
