import type { Language } from '../../../openapi/define.ts'
import { resolve } from '../../../openapi/format/names.ts'
import type { Localized } from '../../../openapi/schemas/primitives.ts'

/**
 * A text in the document's language; where it exists in the other alone, marked with that `lang` for voices and line
 * breaking.
 */
export function Text({ value, lang }: { value: Localized; lang: Language }) {
  const found = resolve(value, lang)
  if (found === null) return null
  return found.lang === lang ? found.text : <span lang={found.lang}>{found.text}</span>
}

/** Paragraphs as the person typed them: an empty line parts two, a single break stays. */
export function Paragraphs({ value, lang }: { value: Localized; lang: Language }) {
  const found = resolve(value, lang)
  if (found === null) return null
  const own = found.lang === lang ? undefined : found.lang
  return found.text.split(/\n[^\S\n]*\n\s*/).map((paragraph, index) => (
    <p key={index} lang={own}>
      {paragraph}
    </p>
  ))
}
