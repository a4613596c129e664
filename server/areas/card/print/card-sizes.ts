/** The card and its bleed in millimetres. Printers here cut cards to 85 × 55. */
export const CARD = { width: 85, height: 55, bleed: 3 } as const
/** Everything that must not be cut off keeps this distance from the edges, in millimetres. */
export const MARGIN = 6
/** The smallest em of a text in millimetres: 6 points. */
export const LEAST = 2.12
/** The frame of the portrait: the left of the card, reaching into the bleed on three sides. */
export const FRAME = { x: -3, y: -3, width: 36, height: 61 } as const
