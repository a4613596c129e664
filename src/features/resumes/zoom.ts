/** As wide as the place is, or per cent of the size on paper. */
export type Zoom = typeof FIT | number
export const FIT = 'fit'

/** Pixels of a point: a screen has 96 of them to an inch. */
export const PIXELS = 96 / 72
const STEPS = [25, 50, 75, 100, 125, 150, 200, 300] as const

/** The next larger step; the same where there is none. */
export const closer = (shown: number): number => STEPS.find((step) => step > shown) ?? shown
/** The next smaller step; the same where there is none. */
export const farther = (shown: number): number => STEPS.findLast((step) => step < shown) ?? shown
