/** The card and its bleed, millimetres: the size that printers here cut (85 × 55). */
export const CARD = { width: 85, height: 55, bleed: 3 } as const
/** What must not be cut stays so far from every edge. */
export const MARGIN = 6
/** The least em of a text, millimetres: 6 points. */
export const LEAST = 2.12
/** The frame of the portrait: the left of the card, into the bleed on three sides. */
export const FRAME = { x: -3, y: -3, width: 36, height: 61 } as const
