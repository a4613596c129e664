/**
 * What stands below the screen is laid out when it is scrolled to: a long page then paints as soon as a short one. Everything stays there
 * for search, voices and print; the margin keeps the outline of a focused link from being cut off.
 */
export const partStyles = `
.part:not(.bio) > h2 + * { content-visibility: auto; contain-intrinsic-size: auto 24rem; overflow-clip-margin: 1rem }
`
