const PLAIN = /^-?\d+(\.\d+)?$/
const GROUPED = /^-?\d{1,3}([,\s’']\d{3})+(\.\d+)?$/

/**
 * What someone typed as a number: `12500.5`, or with its thousands parted (`12,500`, `12 500`, `12’500.5`). Null for
 * nothing. The text itself when it is no number, which validation then refuses: a comma that parts no thousands (`3,5`)
 * would otherwise make ten times what was meant.
 */
export function readNumber(text: string): number | string | null {
  const bare = text.trim()
  if (bare === '') return null
  return PLAIN.test(bare) || GROUPED.test(bare) ? Number(bare.replaceAll(/[,\s’']/g, '')) : text
}

/** The same for an amount of money: not below zero, at most two decimals. */
export function readAmount(text: string): number | string | null {
  const read = readNumber(text)
  return typeof read === 'number' && (!/^[^.]*(\.\d{1,2})?$/.test(text.trim()) || read < 0) ? text : read
}
