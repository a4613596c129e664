/** The colours of the product's own pages. */
export const BRAND = { primary: '#2259d1', second: '#a85c08', text: '#1b212b' } as const
