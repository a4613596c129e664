/** The product's own colours as a person would choose them, for its own pages. */
export const BRAND = { primary: '#2259d1', second: '#a85c08', text: '#1b212b' } as const
