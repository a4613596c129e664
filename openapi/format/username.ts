/** A username as it is sent: lower case, without white space (specification §5). */
export const asUsername = (typed: string): string => typed.toLowerCase().replace(/\s+/gu, '')
