import type { ResumeFact } from '../../../openapi/schemas/resume.ts'
import type { UseTexts } from '../../i18n/useTexts.ts'

/** What a fact is called in lists: its title and, where it has one, whose it was. */
export function nameOfFact({ texts }: ResumeFact, pick: UseTexts['pick']): string | null {
  const [title, organisation, description] = [texts.title, texts.organisation, texts.description].map(
    (text) => pick(text as Parameters<typeof pick>[0])?.text,
  )
  if (title && organisation) return `${title} · ${organisation}`
  return title ?? organisation ?? (description ? shortened(description) : null)
}
const SHORT = 80
const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text)
