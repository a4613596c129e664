import type { Language } from '../define.ts'

/**
 * An amount in its own currency (ISO 4217, ETB by default) with Latin digits. A dollar sign means USD only; every other
 * currency except the birr is shown by its code (product.md §4). `digits`: number of decimals; by default the
 * currency's, if the amount has any.
 */
export function formatMoney(amount: number, lang: Language, currency = 'ETB', digits?: number): string {
  const locale = lang === 'am' ? 'am-ET-u-nu-latn' : 'en-US'
  const decimals = digits ?? (Number.isInteger(amount) ? 0 : undefined)
  const fraction = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const currencyDisplay = currency === 'USD' ? 'narrowSymbol' : currency === 'ETB' ? 'symbol' : 'code'
  return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay, ...fraction }).format(amount)
}
