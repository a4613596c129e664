/**
 * Sections below the screen are laid out when they are scrolled to, so that a long page paints as fast as a short one.
 * They stay available for search, screen readers and print; the margin keeps the outline of a focused link from being
 * cut off.
 */
export const partStyles = `
.part:not(.bio) > h2 + * { content-visibility: auto; contain-intrinsic-height: auto 24rem; overflow-clip-margin: 1rem }
`
