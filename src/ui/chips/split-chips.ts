import { fold } from '../../../openapi/text-fold.ts'

/**
 * What parts one short text from the next: commas of the scripts in use here (`,` `፣` `،`), semicolons (`;` `፤`), line
 * breaks, tabs.
 */
const PARTING = /[,፣،;፤\n\r\t]+/u
const BULLET = /^[\s•·*–-]+(?=\S)/u

export const hasParting = (text: string) => PARTING.test(text)

/**
 * The texts of a typed or pasted list, trimmed, without bullets, each once; two that differ in case or in an Ethiopic
 * homophone alone are one.
 */
export function splitChips(text: string): string[] {
  const seen = new Set<string>()
  const parts: string[] = []
  for (const part of text.split(PARTING)) {
    const chip = part.replace(BULLET, '').replace(/\s+/gu, ' ').trim()
    const key = fold(chip)
    if (chip === '' || seen.has(key)) continue
    seen.add(key)
    parts.push(chip)
  }
  return parts
}
