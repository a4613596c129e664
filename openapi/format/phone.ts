/**
 * An E.164 number for display: Ethiopian ones in their usual groups, `+251 91 123 4567`; any other text unchanged,
 * because grouping differs by country.
 */
export function formatPhone(e164: string): string {
  const groups = /^\+251(\d{2})(\d{3})(\d{4})$/.exec(e164)
  return groups ? `+251 ${groups[1]} ${groups[2]} ${groups[3]}` : e164
}
