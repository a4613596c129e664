/** Lists with less room than this, in rem, show cards, and their filters behind a button. */
export const CARDS_BELOW = 40
