/** A mean of ratings as it is shown. */
export const oneDecimal = (value: number): number => Math.round(value * 10) / 10
