/**
 * What someone typed as an amount: a number with at most two decimals, however the thousands are parted (`12,500`, `12
 * 500`, `12’500.5`). Null for nothing; the text itself when it is no amount, which validation then refuses.
 */
export function readAmount(text: string): number | string | null {
  const bare = text.replace(/[\s\u00a0\u202f,’']/g, '')
  if (bare === '') return null
  return /^\d{1,12}(\.\d{1,2})?$/.test(bare) ? Number(bare) : text
}
