import { mailLink, ownPath, phoneLink } from '../../../openapi/format/safe-link.ts'
import { withScheme } from '../form/address.ts'

/**
 * The address of a link from what people type: `sira.example`, `me@sira.example`, `+251 911 234 567`, or the path of a
 * page of ours. Anything else stays as it was typed, for the schema to judge.
 */
export function linkOf(typed: string): string {
  const text = typed.trim()
  if (ownPath(text) !== null) return text
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return mailLink(text) ?? text
  return phoneLink(text.replaceAll(/[\s()-]/g, '')) ?? withScheme(text)
}
/** An address as people type it. */
export const typedOf = (href: string): string => href.replace(/^(mailto|tel):/, '')
