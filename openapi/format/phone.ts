/**
 * An E.164 number for display: Ethiopian ones in their usual groups, `+251 91 123 4567`; any other text unchanged,
 * because grouping differs by country.
 */
export function formatPhone(e164: string): string {
  const groups = /^\+251(\d{2})(\d{3})(\d{4})$/.exec(e164)
  return groups ? `+251 ${groups[1]} ${groups[2]} ${groups[3]}` : e164
}

/**
 * A telephone number as people write it (`0911 23 45 67`, `00251-911-234567`, `+251 (911) 234567`) as E.164; Ethiopian
 * where no country is told. What is no number stays as it is.
 */
export function asE164(text: string): string {
  const bare = text.trim().replaceAll(/[\s().\-\u2010-\u2013]/g, '')
  if (/^00[1-9]\d{6,14}$/.test(bare)) return `+${bare.slice(2)}`
  if (/^0[1-9]\d{8}$/.test(bare)) return `+251${bare.slice(1)}`
  if (/^251[1-9]\d{8}$/.test(bare)) return `+${bare}`
  return /^\+\d+$/.test(bare) ? bare : text
}
